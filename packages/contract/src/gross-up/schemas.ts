import { LARGEST_SALARY } from '@oklad/engine'
import { PrivateCalculationRequest } from '../request/schemas.ts'
import { PrivateCalculationResponse } from '../response/schemas.ts'
import { type Static, Type } from '../schema/type.ts'

/** The fields that a gross-up has in place of the salary. */
export const targetFields = {
  target_net: Type.Integer({
    minimum: 100,
    maximum: 3 * LARGEST_SALARY,
    description: 'What the months are to pay on hand, kopecks a month.',
    examples: [15_000_000],
  }),
  basis: Type.Optional(
    Type.Enum(['annual', 'first_month', 'every_month'], {
      type: 'string',
      default: 'annual',
      description:
        'annual: one salary whose annual net is at least target_net × months; first_month: whose first month pays it; every_month: a salary for each month so that each month pays it.',
      examples: ['annual'],
    }),
  ),
}

/** The target alone: everything else is read as a private request. */
export const GrossUpTarget = Type.Object(targetFields)

const { gross_salary: _, ...privateFields } = PrivateCalculationRequest.properties

/** Body of `POST /api/v1/private-calc/gross-up`. */
export const GrossUpRequest = Type.Object(
  { ...targetFields, ...privateFields },
  { additionalProperties: false },
)
export type GrossUpRequest = Static<typeof GrossUpRequest>

const money = (description: string) =>
  Type.Integer({ minimum: 0, description: `${description} Kopecks.` })

/** Answer of `POST /api/v1/private-calc/gross-up`. */
export const GrossUpResponse = Type.Object(
  {
    basis: Type.Enum(['annual', 'first_month', 'every_month'], {
      type: 'string',
      description: 'What was compared with the target.',
    }),
    target_net: money('What was asked for, a month.'),
    gross_salary: Type.Optional(
      money('The smallest salary that brings it; left out with every_month.'),
    ),
    monthly_salaries: Type.Optional(
      Type.Array(money('The salary of the month.'), {
        minItems: 12,
        maxItems: 12,
        description: 'January first, 0 before the first paid month; with every_month.',
      }),
    ),
    net_reached: money('The net compared with the target: of the year, or of the first month.'),
    excess: money('What it is above the target.'),
    calculation: PrivateCalculationResponse,
  },
  { additionalProperties: false },
)
export type GrossUpResponse = Static<typeof GrossUpResponse>

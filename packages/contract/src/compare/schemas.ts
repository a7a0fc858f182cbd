import { type Static, type TSchema, Type } from '../schema/type.ts'

const closed = <Properties extends Record<string, TSchema>>(
  properties: Properties,
  description: string,
) => Type.Object(properties, { additionalProperties: false, description })

const money = (description: string) =>
  Type.Integer({ minimum: 0, description: `${description} Kopecks.` })

const employmentTypes = ['TD', 'GPH', 'SELF_EMPLOYED'] as const

const employmentType = (description: string) =>
  Type.Enum([...employmentTypes], { type: 'string', description })

const absence = Type.Enum(['regime_not_in_force', 'not_resident', 'income_limit_passed'], {
  type: 'string',
  description: 'Why the year is not compared under it.',
})

/** A year under one engagement. */
export const ComparedEngagement = closed(
  {
    employment_type: employmentType('TD, GPH or SELF_EMPLOYED.'),
    absent: Type.Optional(absence),
    gross_salary: Type.Optional(
      money('The monthly salary; left out where the months are paid different sums.'),
    ),
    annual_gross_income: Type.Optional(money('Gross income of all months.')),
    annual_net_income: Type.Optional(money('What all months pay on hand.')),
    annual_tax_amount: Type.Optional(money('Tax of all months.')),
    annual_contributions: Type.Optional(money('Contributions of all funds, accidents included.')),
    employer_total_cost: Type.Optional(money('Gross income with all contributions.')),
  },
  'A year under one engagement.',
)
export type ComparedEngagement = Static<typeof ComparedEngagement>

const best = (description: string) =>
  Type.Array(employmentType('One of the best.'), { minItems: 1, description })

/** The engagements side by side. */
export const ComparedSide = closed(
  {
    engagements: Type.Array(ComparedEngagement, {
      minItems: 3,
      maxItems: 3,
      description: 'TD, GPH and SELF_EMPLOYED, in this order.',
    }),
    best_for_employee: best('The largest net; several where they tie.'),
    best_for_employer: best('The smallest cost; several where they tie.'),
  },
  'The engagements side by side.',
)
export type ComparedSide = Static<typeof ComparedSide>

/** Where the lead of two engagements changes. */
export const BreakEven = closed(
  {
    between: Type.Array(employmentType('One of the two.'), {
      minItems: 2,
      maxItems: 2,
      description: 'The two that are compared.',
    }),
    ahead_at_first: Type.Enum([...employmentTypes, 'neither'], {
      type: 'string',
      description: 'Whose net is larger from the smallest salary on.',
    }),
    changes: Type.Array(
      closed(
        {
          gross_salary: money(
            'The monthly salary of the employment from which the lead is another.',
          ),
          ahead: Type.Enum([...employmentTypes, 'neither'], {
            type: 'string',
            description: 'Whose net is larger from it on; neither where they are the same.',
          }),
        },
        'One change of the lead.',
      ),
      { description: 'In the order of salaries.' },
    ),
  },
  'Where the lead of two engagements changes.',
)
export type BreakEven = Static<typeof BreakEven>

/** Answer of `POST /api/v1/private-calc/compare`. */
export const ComparisonResponse = closed(
  {
    at_equal_gross: ComparedSide,
    at_equal_cost: ComparedSide,
    break_evens: Type.Array(BreakEven, {
      description: 'At equal gross, within the yearly limit of the self-employed.',
    }),
    notice: Type.String({ description: 'What the law says of re-labelling employment.' }),
  },
  'The engagements compared at equal gross and at equal cost.',
)
export type ComparisonResponse = Static<typeof ComparisonResponse>

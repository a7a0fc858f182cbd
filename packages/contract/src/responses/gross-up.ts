import { grossUpFields } from '../fields/request-fields/gross-up.ts'
import { list, money, object, oneOf } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { asked } from './asked-by.ts'
import { PrivateCalculationResponse } from './private-calculation.ts'

/** Answer of `POST /api/v1/private-calc/gross-up`. */
export const GrossUpResponse = object({
  basis: oneOf(grossUpFields.basis.schema.enum, 'The net pay that is compared with the target.'),
  target_net: money('The net pay asked for, a month.'),
  'gross_salary?': money('The smallest salary that brings it; left out with every_month.'),
  'monthly_salaries?': asked(
    { basis: 'every_month' },
    list(money('The salary of the month.'), {
      minItems: 12,
      maxItems: 12,
      description: 'January first, 0 before the first paid month.',
    }),
  ),
  net_reached: money('The net pay compared with the target: of the year, or of the first month.'),
  excess: money('The part of it above the target.'),
  calculation: PrivateCalculationResponse,
})
export type GrossUpResponse = wire.GrossUpResponse

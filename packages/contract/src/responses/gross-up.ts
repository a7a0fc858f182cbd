import { grossUpFields } from '../fields/request-fields/gross-up.ts'
import { list, money, object, oneKeyOf } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { asked } from './asked-by.ts'
import { titled } from './figure.ts'
import { PrivateCalculationResponse } from './private-calculation.ts'

/** Answer of `POST /api/v1/private-calc/gross-up`. */
export const GrossUpResponse = object({
  basis: oneKeyOf(grossUpFields.basis.choices, 'The net pay that is compared with the target.'),
  target_net: titled(
    { en: 'Net pay wanted', ru: 'Нужно на руки' },
    money('The net pay asked for, a month.'),
  ),
  'gross_salary?': titled(
    { en: 'Monthly salary (оклад)', ru: 'Оклад в месяц' },
    money('The smallest salary that brings it; left out with every_month.'),
  ),
  'monthly_salaries?': asked(
    { basis: 'every_month' },
    list(titled({ en: 'Base pay', ru: 'Оклад' }, money('The salary of the month.')), {
      minItems: 12,
      maxItems: 12,
      description: 'January first, 0 before the first paid month.',
    }),
  ),
  net_reached: titled(
    { en: 'Net pay reached', ru: 'Выходит на руки' },
    money('The net pay compared with the target: of the year, or of the first month.'),
  ),
  excess: titled(
    { en: 'Above what was wanted', ru: 'Сверх нужного' },
    money('The part of it above the target.'),
  ),
  calculation: PrivateCalculationResponse,
})
export type GrossUpResponse = wire.GrossUpResponse

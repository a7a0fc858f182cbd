import { date, flag, list, money, object, text, whole } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { explained } from './explained.ts'
import { figure, sum, titled } from './figure.ts'
import { warnings } from './parts.ts'

/** Answer of `POST /api/v1/private-calc/vacation-pay`. */
export const VacationPayResponse = object('Pay by average earnings with its parts and dates.', {
  daily_average: titled(
    'daily_average',
    money(
      'The daily average of the first paid day, which is not a public holiday, not below the minimum.',
    ),
  ),
  days_counted: figure(
    'days_counted',
    text('The days that the earnings are divided by, with five decimals.', {
      pattern: '^[0-9]+[.][0-9]{5}$',
    }),
  ),
  'days?': text('The days of a compensation, where hired_on gives them.'),
  pay: sum('The pay before tax.', 'average_pay'),
  base_pay: sum('The part in the main tax base.', 'base_pay'),
  northern_pay: sum(
    'The part in the tax base of the allowances; none in payments before 2026.',
    'northern_pay',
  ),
  floor_applied: flag('Whether the minimum wage replaced the average of any day.'),
  last_day: date('The last day; public holidays lengthen a vacation.'),
  paid_on: date('The day of payment: the income and its tax belong to it.'),
  'warnings?': warnings,
})
export type VacationPayResponse = wire.VacationPayResponse

/** Answer of `POST /api/v1/private-calc/sick-pay`. */
export const SickPayResponse = object('Sick pay by day, by payer and by tax base.', {
  daily_average: sum(
    'The daily average, not below the lowest by the minimum wage.',
    'daily_average',
  ),
  lowest_applied: flag(
    'Whether the lowest average by the minimum wage replaced that of the earnings.',
  ),
  days: list(
    object({
      month: titled(
        { en: 'Month', ru: 'Месяц' },
        text('The month, YYYY-MM.', { pattern: '^[0-9]{4}-[0-9]{2}$' }),
      ),
      days: titled(
        { en: 'Days', ru: 'Дней' },
        whole('Calendar days with this pay.', { minimum: 1 }),
      ),
      day_pay: sum('The pay of a day.', 'sick_day'),
      employer: sum('Paid by the employer.', 'employer_days_pay'),
      fund: sum('Paid by the Social Fund.', 'fund_days_pay'),
    }),
    { minItems: 1, description: 'A row for each month and each pay of a day.' },
  ),
  employer_pay: sum(
    'Paid by the employer before tax: the first three days of an own illness.',
    'employer_pay',
  ),
  fund_pay: sum('Paid by the Social Fund, which withholds the tax of it.', 'fund_pay'),
  employer_base_pay: sum('The employer’s part in the main tax base.', 'base_pay'),
  employer_northern_pay: sum(
    'The employer’s part in the tax base of the allowances.',
    'northern_pay',
  ),
  'warnings?': warnings,
})
export type SickPayResponse = wire.SickPayResponse

/** Answer of `POST /api/v1/private-calc/vacation-pay/explain`: the pay with its breakdown. */
export const VacationPayExplanationResponse = explained(VacationPayResponse)
export type VacationPayExplanationResponse = wire.VacationPayExplanationResponse

/** Answer of `POST /api/v1/private-calc/sick-pay/explain`: the pay with its breakdown. */
export const SickPayExplanationResponse = explained(SickPayResponse)
export type SickPayExplanationResponse = wire.SickPayExplanationResponse

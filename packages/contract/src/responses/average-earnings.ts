import { date, flag, list, money, object, optional, text, whole } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { explained } from './explained.ts'
import { warnings } from './parts.ts'

/** Answer of `POST /api/v1/private-calc/vacation-pay`. */
export const VacationPayResponse = object(
  {
    daily_average: money('The daily average of the first day, not below the minimum.'),
    days_counted: text('The days that the earnings are divided by, with five decimals.', {
      pattern: '^[0-9]+[.][0-9]{5}$',
    }),
    days: optional(text('The days of a compensation, where hired_on gives them.')),
    pay: money('The pay before tax.'),
    base_pay: money('The part in the main tax base.'),
    northern_pay: money(
      'The part in the tax base of the allowances; none in payments before 2026.',
    ),
    floor_applied: flag('Whether the minimum wage replaced the average of any day.'),
    last_day: date('The last day; public holidays lengthen a vacation.'),
    paid_on: date('The day of payment: the income and its tax belong to it.'),
    warnings,
  },
  'Pay by average earnings with its parts and dates.',
)
export type VacationPayResponse = wire.VacationPayResponse

/** Answer of `POST /api/v1/private-calc/sick-pay`. */
export const SickPayResponse = object(
  {
    daily_average: money('The daily average, not below the lowest by the minimum wage.'),
    lowest_applied: flag(
      'Whether the lowest average by the minimum wage replaced that of the earnings.',
    ),
    days: list(
      object({
        month: text('The month, YYYY-MM.', { pattern: '^[0-9]{4}-[0-9]{2}$' }),
        days: whole('Calendar days with this pay.', { minimum: 1 }),
        day_pay: money('The pay of a day.'),
        employer: money('Paid by the employer.'),
        fund: money('Paid by the Social Fund.'),
      }),
      { minItems: 1, description: 'A row for each month and each pay of a day.' },
    ),
    employer_pay: money('Paid by the employer before tax: the first three days of an own illness.'),
    fund_pay: money('Paid by the Social Fund, which withholds the tax of it.'),
    employer_base_pay: money('The employer’s part in the main tax base.'),
    employer_northern_pay: money('The employer’s part in the tax base of the allowances.'),
    warnings,
  },
  'Sick pay by day, by payer and by tax base.',
)
export type SickPayResponse = wire.SickPayResponse

/** Answer of `POST /api/v1/private-calc/vacation-pay/explain`: the pay with its breakdown. */
export const VacationPayExplanationResponse = explained(VacationPayResponse)
export type VacationPayExplanationResponse = wire.VacationPayExplanationResponse

/** Answer of `POST /api/v1/private-calc/sick-pay/explain`: the pay with its breakdown. */
export const SickPayExplanationResponse = explained(SickPayResponse)
export type SickPayExplanationResponse = wire.SickPayExplanationResponse

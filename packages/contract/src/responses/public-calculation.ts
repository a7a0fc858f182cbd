import { money, object } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { echoed, month, months, warnings } from './parts.ts'

/** A month of the public answer, with the sums from the first month to this one. */
export const PublicMonth = object({
  month,
  monthly_gross_income: money('Gross income of the month.'),
  monthly_net_income: money('Net pay of the month.'),
  monthly_tax_amount: money('Tax withheld in the month.'),
  annual_gross_income: money('Gross income from the first month to this one.'),
  annual_net_income: money('Net pay from the first month to this one.'),
  annual_tax_amount: money('Tax withheld from the first month to this one.'),
})
export type PublicMonth = wire.PublicMonth

/** Answer of `POST /api/v1/calc`. */
export const PublicCalculationResponse = object({
  ...echoed,
  annual_gross_income: money('Gross income of all months.'),
  annual_net_income: money('Net pay of all months.'),
  annual_tax_amount: money('Tax withheld in all months.'),
  monthly_details: months(PublicMonth),
  'warnings?': warnings,
})
export type PublicCalculationResponse = wire.PublicCalculationResponse

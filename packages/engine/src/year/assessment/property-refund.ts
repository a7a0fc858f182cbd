import {
  type Kopecks,
  larger,
  minus,
  plus,
  smaller,
  times,
  total,
  ZERO,
} from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import type { DeductedYear, Taxed } from './deducted-year.ts'

/**
 * Computes the refund of a property deduction. The rest that the income of the year cannot absorb carries over: a
 * year whose whole income is deducted refunds all of its tax, and the last year refunds a part.
 * @param sums the deductions, and the income after the standard ones; kopecks
 * @param before the tax with the standard deductions alone
 * @param afterSocial the tax with the social deduction too
 * @param left the tax withheld that is not refunded yet, kopecks
 * @returns the refund of this year, and the total with later years, if each has this year's income, no other
 *   expenses and no family payment; kopecks
 * @source Tax Code, article 220
 */
export function propertyRefundOf(
  year: DeductedYear,
  { taxable, social, property }: Record<'taxable' | 'social' | 'property', Kopecks>,
  before: Taxed,
  afterSocial: Taxed,
  left: Kopecks,
) {
  const { granted, grantedStep } = year
  const both = [grantedStep, 'social_deduction', 'property_deduction'] as const
  const afterBoth = year.taxWith('with_property', total([granted, social, property]), both)
  const taxes = [afterSocial, afterBoth] as const
  const returned = ['social_return', 'family_payment'] as const
  const thisYear = year.saved('property_return', property, taxes, left, returned)

  const room = larger(minus(taxable, social), ZERO)
  const roomParts = ['taxable_income', 'social_deduction'] as const
  year.step('property_room', room, 'difference_not_below_zero', roomParts)
  const used = smaller(property, room)
  year.step('property_used', used, 'smallest', ['property_deduction', 'property_room'])
  const unused = minus(property, used)
  year.step('property_left', unused, 'difference', ['property_deduction', 'property_used'])
  const years = taxable === 0 ? 0 : timesIn(unused, taxable)
  year.step('property_full_years', years, 'whole_times', ['property_left', 'taxable_income'])
  const rest = taxable === 0 ? ZERO : minus(unused, times(taxable, years))
  const restParts = ['property_left', 'property_full_years', 'taxable_income'] as const
  year.step('property_rest', rest, 'rest', restParts)
  const aYear = smaller(before.tax, year.withheld)
  year.step('full_year_return', aYear, 'smallest', [before.due, year.withheldStep])
  const fullParts = ['property_full_years', 'full_year_return'] as const
  const fullYears = year.step('full_years_return', times(aYear, years), 'product', fullParts)
  const lastParts = [grantedStep, 'property_rest'] as const
  const afterRest = year.taxWith('last_property_year', plus(granted, rest), lastParts)
  const last = year.saved('last_year_return', rest, [before, afterRest], year.withheld, [])
  const ofAllYears = total([thisYear, fullYears, last])
  const totalParts = ['property_return', 'full_years_return', 'last_year_return'] as const
  year.step('property_return_total', ofAllYears, 'sum', totalParts)
  return { thisYear, total: ofAllYears }
}

import type { Figure, MakeFigure } from '../../breakdown/figures.ts'
import { type DeductedYear, taxSaved } from './deducted-year.ts'

/**
 * Makes the refund of a property deduction. The rest that the income of the year cannot absorb carries over: a
 * year whose whole income is deducted refunds all of its tax, and the last year refunds a part.
 * @param make by the rule of the deduction
 * @param sums the deductions, and the income after the standard ones
 * @param before the tax with the standard deductions alone
 * @param afterSocial the tax with the social deduction too
 * @param returned the tax that is refunded already
 * @returns the refund of this year, and the total with later years, if each has this year's income, no other
 *   expenses and no family payment
 * @source Tax Code, article 220
 */
export function propertyRefundOf(
  year: DeductedYear,
  make: MakeFigure,
  { taxable, social, property }: Record<'taxable' | 'social' | 'property', Figure>,
  [before, afterSocial]: readonly [Figure, Figure],
  returned: readonly (Figure | undefined)[],
) {
  const { granted, withheld } = year
  const afterBoth = year.taxWith('with_property', [granted, social, property])
  const taxes = [afterSocial, afterBoth, withheld] as const
  const thisYear = taxSaved(make, 'property_return', property, [...taxes, ...returned])
  const room = make('property_room', 'difference_not_below_zero', taxable, social)
  const used = make('property_used', 'smallest', property, room)
  const left = make('property_left', 'difference', property, used)
  const years = make('property_full_years', 'whole_times', left, taxable)
  const rest = make('property_rest', 'rest', left, years, taxable)
  const aYear = make('full_year_return', 'smallest', before, withheld)
  const fullYears = make('full_years_return', 'product', years, aYear)
  const afterRest = year.taxWith('last_property_year', [granted, rest])
  const last = taxSaved(make, 'last_year_return', rest, [before, afterRest, withheld])
  return { thisYear, total: make('property_return_total', 'sum', thisYear, fullYears, last) }
}

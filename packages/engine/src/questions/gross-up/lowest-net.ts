import { type Kopecks, smaller } from '../../money/kopecks.ts'
import type { PayslipYear } from '../../readings/payslips.ts'
import type { Terms } from '../../terms/terms.ts'

/**
 * Returns the lowest net pay of the months, kopecks. A first or last month that is paid in part does not
 * count if there are others.
 */
export function lowestNetOf(year: PayslipYear, terms: Partial<Terms>): Kopecks {
  const whole = wholeMonthsOf(year, terms)
  const counted = whole.length > 0 ? whole : year.months
  return counted.map(({ netIncome }) => netIncome).reduce(smaller)
}

/** The months of a year that are paid in whole. */
export function wholeMonthsOf(
  { months }: PayslipYear,
  terms: Partial<Terms>,
): PayslipYear['months'] {
  const { firstMonthPaid = 'full', lastMonthPaid = 'full' } = terms
  return months.slice(
    firstMonthPaid === 'full' ? 0 : 1,
    lastMonthPaid === 'full' ? months.length : -1,
  )
}

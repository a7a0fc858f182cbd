import type { Law } from '@oklad/law'
import { type Kopecks, larger, minus, plus, times, total, ZERO } from '../../money/kopecks.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { taxDueOn } from '../../withholding/tax-due.ts'
import type { TaxScales } from '../../withholding/tax-scales.ts'
import { incomeTo } from '../../withholding/taxed-income.ts'
import type { MonthFigures } from '../../year-figures.ts'
import type { Pay } from '../payments/pay.ts'
import { withhold } from '../payments/withheld.ts'

/** Tax by the day of the settlement and after it. Kopecks. */
export interface TaxByDate {
  /** Due by the day, less that withheld before the calculation; below 0 more was withheld. */
  readonly taxDue: Kopecks
  /** Above the tax due for the year, by deductions after that day. */
  readonly laterExcess: Kopecks
  /** Of later payments that could not pay it. */
  readonly notWithheld: Kopecks
}

interface YearOfSettlement {
  readonly terms: CompleteTerms
  readonly law: Law
  /** The pay to date, or for a flat rate the change of it. */
  readonly toDate: MonthFigures
  readonly later: readonly Pay[]
}

/**
 * Computes the tax due by the day, whether payments could pay it or not, and withholds that of later payments as if it
 * was withheld.
 */
export function taxByDate(
  { terms, law, toDate, later }: YearOfSettlement,
  scales: TaxScales,
): TaxByDate {
  const { incomeBefore } = terms
  const { deduction, ...income } = incomeTo(terms, [toDate])
  const { onAll } = taxDueOn(scales, { ...income, deduction })
  const toDay = { ...income, deductionGranted: deduction, taxWithheld: onAll }
  const excess = withhold({ terms: { ...terms, incomeBefore: toDay }, law, pays: later })
  return {
    taxDue: minus(onAll, incomeBefore.taxWithheld),
    laterExcess: larger(excess, ZERO),
    notWithheld: larger(minus(ZERO, excess), ZERO),
  }
}

/** Computes the tax of payments that are taxed one by one. */
export function flatTaxByDate(
  { terms, law, toDate, later }: YearOfSettlement,
  made: readonly Pay[],
  sign: 1 | -1,
): TaxByDate {
  withhold({ terms, law, pays: [...made, { figures: toDate }, ...later] })
  const ofMade = total(made.map(({ figures }) => figures.incomeTax))
  const taxDue = plus(ofMade, times(toDate.incomeTax, sign))
  return { taxDue, laterExcess: ZERO, notWithheld: ZERO }
}

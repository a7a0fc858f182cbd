import type { Kopecks } from '../money/kopecks.ts'
import { taxOfYear, type YearIncome } from '../tax-of-year.ts'
import type { TaxBases } from '../withholding.ts'
import type { EmployerIncome } from './circumstances.ts'

/** What the tax service finds when it adds up several employers. Kopecks. */
export interface Settlement {
  /** Tax on the union of all bases. */
  readonly taxDue: Kopecks
  readonly withheldHere: Kopecks
  /** What each of the other employers withheld, in their order. */
  readonly withheldElsewhere: readonly Kopecks[]
  /** What is left to pay by the notice; 0 when enough was withheld. */
  readonly notice: Kopecks
  /** What was withheld above the tax due, and can be claimed back. */
  readonly overpaid: Kopecks
  /** The day by which the notice is to be paid, `YYYY-MM-DD`. */
  readonly noticeDue: string
}

/**
 * Settles a year with several employers, each of which withheld on its own payments alone.
 * @param own income of the year here, with its deductions
 * @source Tax Code, article 228, paragraph 6
 */
export function settle(
  year: number,
  bases: TaxBases,
  own: YearIncome,
  withheldHere: number,
  others: readonly EmployerIncome[],
): Settlement {
  const taxDue = taxOfYear(bases, {
    baseIncome: sumOf(others, 'baseIncome') + own.baseIncome,
    allowancesIncome: sumOf(others, 'allowancesIncome') + own.allowancesIncome,
    deduction: own.deduction,
  })
  const left = taxDue - withheldHere - sumOf(others, 'taxWithheld')
  return {
    taxDue,
    withheldHere: withheldHere as Kopecks,
    withheldElsewhere: others.map(({ taxWithheld }) => taxWithheld),
    notice: Math.max(left, 0) as Kopecks,
    overpaid: Math.max(-left, 0) as Kopecks,
    noticeDue: `${year + 1}-12-01`,
  }
}

const sumOf = (employers: readonly EmployerIncome[], field: keyof EmployerIncome) =>
  employers.reduce((sum, employer) => sum + employer[field], 0)

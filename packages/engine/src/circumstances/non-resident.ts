import type { Law } from '../law/law.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import { toWholeRoubles, wholeRoublesIn } from '../money/rounding.ts'

/**
 * Tax on the pay of a non-resident: a flat rate on each month by itself, no deduction, no scale.
 * The base part is rounded by itself; the allowances have the rest of the month's tax.
 * @source Tax Code, article 224, paragraph 3; article 226, paragraph 3
 */
export class NonResidentWithholding {
  baseTax: Kopecks = ZERO
  allowancesTax: Kopecks = ZERO
  /** Whole percent. */
  readonly rate: number

  constructor(law: Law) {
    this.rate = law.figures.nonResidentRate.value
  }

  /** Withholds from one month's pay, kopecks. */
  withhold(basePay: number, allowances: number): void {
    const pay = basePay + allowances
    const tax = Math.min(toWholeRoubles(pay * this.rate), wholeRoublesIn(pay))
    const baseTax = Math.min(toWholeRoubles(basePay * this.rate), tax)
    this.baseTax = baseTax as Kopecks
    this.allowancesTax = (tax - baseTax) as Kopecks
  }
}

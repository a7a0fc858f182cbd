import type { Law } from './law/law.ts'
import { type Kopecks, ZERO } from './money/kopecks.ts'
import { toWholeRoubles, wholeRoublesIn } from './money/rounding.ts'
import type { Scale } from './scale.ts'

/** Which scales a resident's pay is taxed on. */
export interface TaxBases {
  /** The scale of base pay, or of all pay where there is one base. */
  readonly mainScale: Scale
  /** The scale of the allowances' own base; `null` where base pay and allowances share one. */
  readonly allowanceScale: Scale | null
}

/**
 * The bases of a tax year.
 * @param hasTaxPrivilege see `Terms`
 * @source Tax Code, article 210, paragraphs 3, 6.1, 6.2; article 224, paragraphs 1, 1.2
 */
export function taxBasesOf(law: Law, hasTaxPrivilege: boolean): TaxBases {
  const { mainScale, allowanceScale, privilegeScale } = law.figures
  if (hasTaxPrivilege && privilegeScale.value !== null) {
    return { mainScale: privilegeScale.value, allowanceScale: null }
  }
  return { mainScale: mainScale.value, allowanceScale: allowanceScale.value }
}

/**
 * Income tax withheld month after month, cumulatively from the start of the year: each month
 * withholds the whole-rouble tax on the base so far, less what was withheld before. A month's own
 * difference is never rounded.
 *
 * `baseTax` and `allowancesTax` hold what the last month withheld.
 * @source Tax Code, article 226, paragraph 3; article 52, paragraph 6
 */
export class Withholding {
  baseTax: Kopecks = ZERO
  allowancesTax: Kopecks = ZERO

  private basePaySoFar = 0
  private allowancesSoFar = 0
  private baseTaxSoFar = 0
  private allowancesTaxSoFar = 0
  private readonly mainScale: Scale
  private readonly allowanceScale: Scale | null

  constructor({ mainScale, allowanceScale }: TaxBases) {
    this.mainScale = mainScale
    this.allowanceScale = allowanceScale
  }

  /**
   * Withholds from one month's pay.
   *
   * A month never pays tax back and never withholds more than the whole roubles it pays, base
   * part first; what could not be withheld is due in a later month.
   * @param basePay kopecks, 0 or more
   * @param allowances kopecks, 0 or more
   */
  withhold(basePay: number, allowances: number): void {
    this.basePaySoFar += basePay
    this.allowancesSoFar += allowances

    const dueOnBase = toWholeRoubles(this.mainScale.taxOn(this.basePaySoFar))
    // Each base is rounded by itself. In a shared base the allowances' tax is what they add to it.
    const dueOnAll =
      this.allowanceScale === null
        ? toWholeRoubles(this.mainScale.taxOn(this.basePaySoFar + this.allowancesSoFar))
        : dueOnBase + toWholeRoubles(this.allowanceScale.taxOn(this.allowancesSoFar))

    const due = dueOnAll - this.baseTaxSoFar - this.allowancesTaxSoFar
    const pay = basePay + allowances
    const tax = due <= pay ? Math.max(due, 0) : wholeRoublesIn(pay)
    const baseTax = Math.min(dueOnBase - this.baseTaxSoFar, tax)
    this.baseTax = baseTax as Kopecks
    this.allowancesTax = (tax - baseTax) as Kopecks
    this.baseTaxSoFar += baseTax
    this.allowancesTaxSoFar += tax - baseTax
  }

  /** The rate of the main base (of the shared one, where shared) after the last month, percent. */
  get rate(): number {
    const shared = this.allowanceScale === null ? this.allowancesSoFar : 0
    return this.mainScale.rateAt(this.basePaySoFar + shared)
  }
}

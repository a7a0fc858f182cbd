import type { IncomeBefore } from './circumstances/circumstances.ts'
import type { Law } from './law/law.ts'
import { type Kopecks, ZERO } from './money/kopecks.ts'
import { toWholeRoubles, wholeRoublesIn } from './money/rounding.ts'
import type { Scale, Step } from './scale.ts'

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
  private deductionsSoFar = 0
  private baseTaxSoFar = 0
  private allowancesTaxSoFar = 0
  private readonly mainScale: Scale
  private readonly allowanceScale: Scale | null
  private mainStep: Step | undefined
  private allowanceStep: Step | undefined

  /**
   * @param bases of the tax year
   * @param before what the same employer paid and withheld earlier in the year: the sums start from it
   */
  constructor({ mainScale, allowanceScale }: TaxBases, before?: IncomeBefore) {
    this.mainScale = mainScale
    this.allowanceScale = allowanceScale
    if (before === undefined) return
    this.basePaySoFar = before.baseIncome
    this.allowancesSoFar = before.allowancesIncome
    this.deductionsSoFar = before.deductionGranted
    this.baseTaxSoFar = Math.min(this.dueOnBase(), before.taxWithheld)
    this.allowancesTaxSoFar = before.taxWithheld - this.baseTaxSoFar
  }

  /**
   * Withholds from one month's pay.
   *
   * A month never pays tax back and never withholds more than the whole roubles it pays, base
   * part first; what could not be withheld is due in a later month.
   * @param basePay kopecks, 0 or more
   * @param allowances kopecks, 0 or more
   * @param deduction of the month, kopecks, 0 or more: see `taxableBase`
   */
  withhold(basePay: number, allowances: number, deduction = 0): void {
    this.basePaySoFar += basePay
    this.allowancesSoFar += allowances
    this.deductionsSoFar += deduction

    const dueOnBase = this.dueOnBase()
    const due = this.dueOnAll(dueOnBase) - this.baseTaxSoFar - this.allowancesTaxSoFar
    const pay = basePay + allowances
    const tax = due <= pay ? Math.max(due, 0) : wholeRoublesIn(pay)
    const baseTax = Math.min(Math.max(dueOnBase - this.baseTaxSoFar, 0), tax)
    this.baseTax = baseTax as Kopecks
    this.allowancesTax = (tax - baseTax) as Kopecks
    this.baseTaxSoFar += baseTax
    this.allowancesTaxSoFar += tax - baseTax
  }

  /** The rate of the main base (of the shared one, where shared) after the last month, percent. */
  get rate(): number {
    const shared = this.allowanceScale === null ? this.taxableAllowances : 0
    return this.mainScale.stepOf(this.taxableBase + shared, this.mainStep).rate
  }

  /**
   * Base pay so far less the deductions so far, never below zero.
   * What base pay can not absorb carries on within the year, or reduces the allowances.
   * @source Tax Code, article 210, paragraph 3
   */
  private get taxableBase(): number {
    return Math.max(this.basePaySoFar - this.deductionsSoFar, 0)
  }

  private get taxableAllowances(): number {
    const spilled = Math.max(this.deductionsSoFar - this.basePaySoFar, 0)
    return Math.max(this.allowancesSoFar - spilled, 0)
  }

  private dueOnBase(): Kopecks {
    const base = this.taxableBase
    this.mainStep = this.mainScale.stepOf(base, this.mainStep)
    return toWholeRoubles(this.mainStep.taxOn(base))
  }

  /** Each base is rounded by itself. In a shared base the allowances' tax is what they add to it. */
  private dueOnAll(dueOnBase: number): number {
    const allowances = this.taxableAllowances
    if (this.allowanceScale === null) {
      return toWholeRoubles(this.mainScale.taxOn(this.taxableBase + allowances))
    }
    this.allowanceStep = this.allowanceScale.stepOf(allowances, this.allowanceStep)
    return dueOnBase + toWholeRoubles(this.allowanceStep.taxOn(allowances))
  }
}

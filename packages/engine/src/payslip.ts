import type { Kopecks } from './money/kopecks.ts'
import type { Month } from './terms.ts'

/** One month of the calculation. Sums are kopecks. */
export interface PayslipMonth {
  readonly month: Month
  readonly basePay: Kopecks
  /** The district coefficient's part and the northern allowance. */
  readonly allowances: Kopecks
  /** `basePay` + `allowances`. */
  readonly grossIncome: Kopecks
  /** Tax withheld on base pay. */
  readonly baseTax: Kopecks
  /** Tax withheld on the allowances. */
  readonly allowancesTax: Kopecks
  /** `baseTax` + `allowancesTax`. */
  readonly incomeTax: Kopecks
  /** `grossIncome` − `incomeTax`: what the month pays on hand. */
  readonly netIncome: Kopecks
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
  /** The rate of the main base after the month, whole percent. */
  readonly taxRate: number
}

/** A tax year from its first paid month to December. Sums are kopecks. */
export interface PayslipYear {
  readonly year: number
  readonly months: readonly PayslipMonth[]
  readonly grossIncome: Kopecks
  readonly incomeTax: Kopecks
  readonly netIncome: Kopecks
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
}

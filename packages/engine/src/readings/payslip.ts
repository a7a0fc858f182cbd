import type { Kopecks } from '../money/kopecks.ts'
import type { DeductionResult } from '../questions/refunds.ts'
import type { Settlement } from '../questions/settlement.ts'
import type { Month } from '../terms.ts'
import type { Notice } from '../year/notices.ts'

/** One month of a calculation. Sums are kopecks. */
export interface PayslipMonth {
  readonly month: Month
  readonly bonus: Kopecks
  /** Salary, bonus, and pay above the district coefficient of the law: the main tax base. */
  readonly basePay: Kopecks
  /** The district coefficient's part and the northern allowance. */
  readonly allowances: Kopecks
  /** `basePay` + `allowances`. */
  readonly grossIncome: Kopecks
  /** The deduction for children. */
  readonly childDeduction: Kopecks
  /** Tax withheld on base pay. */
  readonly baseTax: Kopecks
  /** Tax withheld on the allowances. */
  readonly allowancesTax: Kopecks
  /** `baseTax` + `allowancesTax`. */
  readonly incomeTax: Kopecks
  /** `grossIncome` − `incomeTax`. */
  readonly netIncome: Kopecks
  /** The rate of the main base after the month, whole percent. */
  readonly taxRate: number
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
  readonly accidentContribution: Kopecks
  /** Whether the payment is outside the regime of the self-employed. */
  readonly isOutsideRegime: boolean
}

/** The sums of a year, kopecks. */
export interface YearSums {
  readonly grossIncome: Kopecks
  readonly incomeTax: Kopecks
  readonly netIncome: Kopecks
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
  readonly accidentContribution: Kopecks
  /** Gross income with all contributions. */
  readonly employerCost: Kopecks
}

/** A tax year from its first paid month to December. */
export interface PayslipYear extends YearSums {
  readonly year: number
  readonly months: readonly PayslipMonth[]
  /** The part of the self-employed's registration deduction that was used. */
  readonly registrationDeductionUsed: Kopecks
  /** The deductions of the year and the tax that they give back. */
  readonly deductions: DeductionResult
  /** The settlement with other employers; `null` without them, and for a non-resident. */
  readonly settlement: Settlement | null
  readonly notices: readonly Notice[]
}

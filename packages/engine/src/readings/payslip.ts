import type { Kopecks } from '../money/kopecks.ts'
import type { DeductionResult } from '../questions/refunds.ts'
import type { Settlement } from '../questions/settlement.ts'
import type { PayslipMonth } from '../year/month.ts'
import type { Notice } from '../year/notices.ts'

/** A tax year from its first paid month to its last. Sums are kopecks. */
export interface PayslipYear {
  readonly year: number
  readonly months: readonly PayslipMonth[]
  readonly grossIncome: Kopecks
  readonly incomeTax: Kopecks
  readonly netIncome: Kopecks
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
  readonly accidentContribution: Kopecks
  readonly additionalContribution: Kopecks
  /** Gross income with all contributions. */
  readonly employerCost: Kopecks
  /** The part of the self-employed's registration deduction that was used. */
  readonly registrationDeductionUsed: Kopecks
  /** The deductions of the year and the tax refunded for them. */
  readonly deductions: DeductionResult
  /** The settlement with other employers; `null` without them, for a non-resident, before 2021. */
  readonly settlement: Settlement | null
  readonly notices: readonly Notice[]
}

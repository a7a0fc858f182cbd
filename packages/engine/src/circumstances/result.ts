import type { DetailedAccrual } from '../accrual.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { Month } from '../terms.ts'
import type { DeductionResult } from './expense-deductions.ts'
import type { Notice } from './notices.ts'
import type { Settlement } from './settlement.ts'

/** What circumstances add to one month. Sums are kopecks. */
export interface CircumstancesMonth {
  readonly month: Month
  readonly accrual: DetailedAccrual
  /** The deduction for children that the month had. */
  readonly childDeduction: Kopecks
  /** The part of the self-employed's registration deduction that the month used. */
  readonly registrationDeductionUsed: Kopecks
  /** Whether the payment is outside the regime of the self-employed. */
  readonly isOutsideRegime: boolean
  readonly accidentContribution: Kopecks
}

/** What circumstances add to a year. Sums are kopecks. */
export interface CircumstancesResult {
  readonly months: readonly CircumstancesMonth[]
  readonly registrationDeductionUsed: Kopecks
  readonly accidentContribution: Kopecks
  /** Gross pay with all contributions. */
  readonly employerCost: Kopecks
  readonly deductions: DeductionResult
  /** Where there are other employers: of residents alone, whose bases the tax service adds up. */
  readonly settlement: Settlement | undefined
  readonly notices: readonly Notice[]
}

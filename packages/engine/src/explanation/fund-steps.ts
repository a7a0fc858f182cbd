import type { MonthContributions } from '../payslip.ts'
import type { Period, Step } from './step.ts'

/** Explains what one month after another costs the employer above the pay. */
export interface ExplainsContributions {
  /** @param charged what the calculation has for the month */
  explain(period: Period, paySoFar: Step, charged: MonthContributions): FundSteps
}

/** A month's contributions by fund. */
export interface FundSteps {
  readonly pension: Step
  readonly medical: Step
  readonly social: Step
}

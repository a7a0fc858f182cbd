import type { Circumstances } from '../circumstances/circumstances.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { PayslipYear } from '../payslip.ts'
import type { Terms } from '../terms.ts'

/** Terms whose salary is what is sought. */
export interface TermsWithoutSalary extends Omit<Terms, 'grossSalary' | 'circumstances'> {
  readonly circumstances?: Omit<Circumstances, 'monthlySalaries'>
}

/**
 * What has to reach the target: the net of the year on average (`annual`), of the first paid month
 * (`firstMonth`), or of every single month (`everyMonth`).
 */
export type GrossUpBasis = 'annual' | 'firstMonth' | 'everyMonth'

/** What every way of finding a salary answers. Sums are kopecks. */
interface FoundForNet {
  /** The calculation of the salary that was found. */
  readonly year: PayslipYear
  /** The net compared with the target: of the first month under `firstMonth`, else of the year. */
  readonly netReached: Kopecks
  /** What it is above the target (times the months, where the year is compared), 0 or more. */
  readonly excess: Kopecks
}

/** The smallest single salary that brings a target on hand. */
export interface SalaryForNet extends FoundForNet {
  readonly basis: 'annual' | 'firstMonth'
  /** Base pay for a full month, before allowances and tax, kopecks. */
  readonly salary: Kopecks
}

/** A salary for each month, so that every month brings a target on hand. */
export interface MonthlySalariesForNet extends FoundForNet {
  readonly basis: 'everyMonth'
  /** Twelve sums, January first, 0 in the months before the first paid one, kopecks. */
  readonly monthlySalaries: readonly Kopecks[]
}

/** What a net target needs. */
export type GrossUp = SalaryForNet | MonthlySalariesForNet

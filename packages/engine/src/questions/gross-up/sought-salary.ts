import type { Kopecks } from '../../money/kopecks.ts'
import type { PayslipYear } from '../../readings/payslip.ts'
import { type CompleteTerms, completeTerms, type Terms } from '../../terms.ts'

/** Terms without the salary that is to be found. */
export type TermsWithoutSalary = Omit<Terms, 'grossSalary' | 'monthlySalaries'>

/**
 * The net pay compared with the target: of the year on average (`annual`), of the first paid month
 * (`firstMonth`), or of each month (`everyMonth`).
 */
export type GrossUpBasis = 'annual' | 'firstMonth' | 'everyMonth'

/** The part of the result that every basis has. Sums are kopecks. */
interface FoundForNet {
  /** The calculation with the salary that was found. */
  readonly year: PayslipYear
  /** The net pay compared: of the first month under `firstMonth`, else of the year. */
  readonly netReached: Kopecks
  /** `netReached` less the target (times the months, where the year is compared), 0 or more. */
  readonly excess: Kopecks
}

/** The smallest salary, the same in all months, that gives a target net pay. */
export interface SalaryForNet extends FoundForNet {
  readonly basis: 'annual' | 'firstMonth'
  /** Base pay for a full month, before allowances and tax, kopecks. */
  readonly salary: Kopecks
}

/** The smallest salary of each month that gives a target net pay in that month. */
export interface MonthlySalariesForNet extends FoundForNet {
  readonly basis: 'everyMonth'
  /** Twelve sums, January first, 0 in the months before the first paid one, kopecks. */
  readonly monthlySalaries: readonly Kopecks[]
}

/** The salary, or the salaries, for a target net pay. */
export type GrossUp = SalaryForNet | MonthlySalariesForNet

/**
 * Fills in the defaults and checks the terms.
 * @throws {RangeError} for terms out of their range, and for salaries that are already given
 */
export function completeTermsWithoutSalary(terms: TermsWithoutSalary): CompleteTerms {
  const complete = completeTerms({ ...terms, grossSalary: 0 as Kopecks })
  if (complete.monthlySalaries !== null) throw new RangeError('monthlySalaries must not be given')
  return complete
}

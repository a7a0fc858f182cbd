import { calculate } from '../calculate.ts'
import type { Law } from '../law/law.ts'
import { type Kopecks, LARGEST_SALARY } from '../money/kopecks.ts'
import type { PayslipYear } from '../payslip.ts'
import type { Terms } from '../terms.ts'
import type { LeastRise } from './least-rise.ts'
import { isOutsideRegime } from './outside-regime.ts'

/** What is to be reached, and how a salary answers it. */
export interface Sought {
  /** The net to be reached, kopecks, more than 99 for each compared month. */
  readonly goal: number
  readonly leastRise: LeastRise
  /** The terms under a salary. */
  readonly termsOf: (salary: Kopecks) => Terms
  /** What of a year is compared with the goal. */
  readonly comparedIn: (year: PayslipYear) => Pick<PayslipYear, 'grossIncome' | 'netIncome'>
  /** See `taxOwed`; `undefined` where no tax can be owed from before. */
  readonly taxOwed: ((year: PayslipYear) => number) | undefined
  readonly law: Law
}

/** A salary that reaches its goal, with its year. */
export interface Found {
  readonly salary: Kopecks
  readonly year: PayslipYear
  readonly net: Kopecks
}

/**
 * The smallest salary whose net reaches the goal, found from below: from a salary that falls short
 * to the next one that can reach it at all, none that could being passed over. Net is not
 * monotone, so a search by halves would not do. The proof is in docs/gross-up.md.
 * @returns `undefined` where no salary within the engine's (or the self-employed's) limit reaches it
 */
export function smallestSalary(sought: Sought): Found | undefined {
  const { goal, leastRise, comparedIn, taxOwed, law } = sought
  for (let salary = 0; salary <= LARGEST_SALARY; ) {
    const terms = sought.termsOf(salary as Kopecks)
    const year = calculate(terms, law)
    if (isOutsideRegime(terms, year, law)) return undefined
    const { grossIncome, netIncome } = comparedIn(year)
    if (netIncome >= goal) return { salary: salary as Kopecks, year, net: netIncome }
    const owed = taxOwed?.(year) ?? 0
    salary += leastRise.for(Math.max(goal - netIncome, goal + owed - grossIncome))
  }
  return undefined
}

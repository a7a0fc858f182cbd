import type { Law } from '@oklad/law'
import { type Kopecks, kopecks, minus, times } from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import { calculate, type PayslipYear } from '../../readings/payslips.ts'
import { type StatementMonth, statementOf } from '../../readings/statement.ts'
import { type Problem, refuse } from '../../terms/problem.ts'
import { checkOptions, choice, lawOfYear, optional, sumFrom } from '../../terms/term.ts'
import { countMonths } from '../../terms/terms.ts'
import { lastWhere } from '../last-where.ts'
import { checkedTermsWithoutSalary, largestSalary, type TermsWithoutSalary } from './gross-up.ts'

/** The largest salary within a cost. Sums are kopecks. */
export interface SalaryForCost {
  /** Base pay for a full month, before allowances and tax. */
  readonly salary: Kopecks
  /** The calculation with the salary that was found. */
  readonly year: PayslipYear
  /** The cost compared with the target: of the first month, or of the year. */
  readonly costReached: Kopecks
  /** The target (for a year: the target × the months) less `costReached`, 0 or more. */
  readonly unspent: Kopecks
}

/** Thrown if bonuses alone cost more than the target, or no accepted salary costs as much. */
export class UnreachableCostError extends RangeError {
  override readonly name = 'UnreachableCostError'
  /** The smallest and the largest target that can be reached, kopecks a month. */
  readonly smallest: Kopecks
  readonly largest: Kopecks

  constructor(smallest: Kopecks, largest: Kopecks) {
    super(`The cost that can be asked is ${smallest} ... ${largest} kopecks a month`)
    this.smallest = smallest
    this.largest = largest
  }
}

/** The cost that is asked for. */
export interface SalaryForCostOptions {
  /** Kopecks a month, 0 or more. */
  readonly cost: Kopecks
  /**
   * `annual`, the default: the cost of the year is at most `cost` times its months; `firstMonth`: the cost of the first
   * paid month is at most `cost`.
   */
  readonly basis?: 'annual' | 'firstMonth'
  /** Of the tax year, from `lawOf`. */
  readonly law: Law
}

const members = {
  cost: sumFrom(0),
  basis: optional(choice('annual', 'firstMonth')),
  law: lawOfYear,
}

/**
 * Finds the largest salary, to the kopeck, that costs an employer no more than a target. The cost is
 * pay with contributions and accident insurance. It never falls when the salary rises, so a binary
 * search finds the salary.
 *
 * @param terms of the calculation without its salary
 * @param options the cost, what it is measured by, and the law
 * @throws {UnreachableCostError} if bonuses alone cost more than the target, or if `LARGEST_SALARY` or
 *   the income limit of the contract type costs less
 * @throws {RangeError} for options or terms out of their range
 */
export function salaryForCost(
  terms: TermsWithoutSalary,
  options: SalaryForCostOptions,
): SalaryForCost {
  const problems: Problem[] = []
  checkOptions(problems, options, members)
  const complete = checkedTermsWithoutSalary(problems, terms)
  refuse(problems)
  const { cost, basis = 'annual', law } = options
  const months = basis === 'annual' ? countMonths(complete) : 1
  const goal = times(cost, months)
  const yearOf = (salary: number) => calculate({ ...complete, grossSalary: kopecks(salary) }, law)
  const costOf = (year: PayslipYear): Kopecks => {
    if (basis === 'annual') return year.employerCost
    return (statementOf(year).months[0] as StatementMonth).amounts.employerCost
  }
  const largest = largestSalary(complete, law)
  const smallestCost = costOf(yearOf(0))
  const largestCost = costOf(yearOf(largest))
  const smallest = timesIn(smallestCost + months - 1, months)
  // Where the cost is the same for every salary, the target above it by less than a kopeck a month is the only one.
  const largestTarget = Math.max(timesIn(largestCost, months), smallest)
  if (cost < smallest || cost > largestTarget) {
    throw new UnreachableCostError(kopecks(smallest), kopecks(largestTarget))
  }
  const salary = lastWhere((salary) => costOf(yearOf(salary)) <= goal, 0, largest)
  const year = yearOf(salary)
  const costReached = costOf(year)
  return { salary: kopecks(salary), year, costReached, unspent: minus(goal, costReached) }
}

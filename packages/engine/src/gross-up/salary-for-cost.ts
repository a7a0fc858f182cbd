import { calculate } from '../calculate.ts'
import type { Law } from '../law/law.ts'
import { type Kopecks, LARGEST_SALARY, ZERO } from '../money/kopecks.ts'
import { timesIn } from '../money/rounding.ts'
import type { PayslipYear } from '../payslip.ts'
import { statementOf } from '../statement.ts'
import { assertTerms } from '../terms.ts'
import { lastWhere } from './last-where.ts'
import { isOutsideRegime } from './outside-regime.ts'
import type { TermsWithoutSalary } from './sought-salary.ts'
import { UnreachableCostError } from './unreachable-cost-error.ts'

/** The largest salary within a cost. Sums are kopecks. */
export interface SalaryForCost {
  /** Base pay for a full month, before allowances and tax. */
  readonly salary: Kopecks
  /** The calculation of the salary that was found. */
  readonly year: PayslipYear
  /** What is compared: the cost of the first month, or of the year. */
  readonly costReached: Kopecks
  /** What the target (times the months, where the year is compared) has left, 0 or more. */
  readonly unspent: Kopecks
}

/**
 * The largest salary, to the kopeck, that costs an employer no more than a target: pay with the
 * contributions and the accident insurance on top of it. The cost never falls when the salary rises,
 * so that the salary is found by halves.
 *
 * @param terms of the calculation without its salary
 * @param targetCost kopecks a month, 0 or more
 * @param basis `annual`: the cost of the year is at most the target times its months;
 *   `firstMonth`: the cost of the first paid month is at most the target
 * @param law of the tax year, from `lawOf`
 * @throws {UnreachableCostError} where bonuses alone cost more, or where `LARGEST_SALARY`, or the
 *   limit of the self-employed, costs less
 * @throws {RangeError} for a target or terms out of their range
 */
export function salaryForCost(
  terms: TermsWithoutSalary,
  targetCost: Kopecks,
  basis: 'annual' | 'firstMonth',
  law: Law,
): SalaryForCost {
  if (!Number.isSafeInteger(targetCost) || targetCost < 0) {
    throw new RangeError('targetCost must be a whole number of kopecks, 0 or more')
  }
  assertTerms({ ...terms, grossSalary: ZERO })
  const months = basis === 'annual' ? 13 - terms.firstMonth : 1
  const goal = targetCost * months
  const yearOf = (grossSalary: number) =>
    calculate({ ...terms, grossSalary: grossSalary as Kopecks }, law)
  const costOf = (year: PayslipYear): number => {
    const { months: entries, total } = statementOf(year)
    return basis === 'annual' ? total.employerCost : (entries[0]?.amounts.employerCost ?? 0)
  }
  const isAccepted = (salary: number) => !isOutsideRegime(terms, yearOf(salary), law)

  const largest = isAccepted(LARGEST_SALARY)
    ? LARGEST_SALARY
    : lastWhere(isAccepted, LARGEST_SALARY)
  const smallestCost = costOf(yearOf(0))
  const largestCost = costOf(yearOf(largest))
  if (goal < smallestCost || goal > largestCost) {
    const aMonthOf = (cost: number) => timesIn(cost, months) as Kopecks
    throw new UnreachableCostError(aMonthOf(smallestCost + months - 1), aMonthOf(largestCost))
  }
  const salary = lastWhere((salary) => costOf(yearOf(salary)) <= goal, largest)
  const year = yearOf(salary)
  const costReached = costOf(year) as Kopecks
  return {
    salary: salary as Kopecks,
    year,
    costReached,
    unspent: (goal - costReached) as Kopecks,
  }
}

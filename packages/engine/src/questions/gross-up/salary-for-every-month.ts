import { type Kopecks, kopecks, SMALLEST_TARGET_NET } from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import { calculate } from '../../readings/payslips.ts'
import { type Problem, refuse } from '../../terms/problem.ts'
import { checkOptions, lawOfYear, sumFrom } from '../../terms/term.ts'
import { lastWhere } from '../last-where.ts'
import {
  checkedTermsWithoutSalary,
  type GrossUpOptions,
  largestSalary,
  type TermsWithoutSalary,
  UnreachableTargetError,
} from './gross-up.ts'
import { lowestNetOf, wholeMonthsOf } from './lowest-net.ts'

/** The unit of a salary that is easy to ask for: a thousand roubles, in kopecks. */
const ROUND_UNIT = 100_000

/** Tax in whole roubles makes net pay fall by up to this while the pay of a month rises a little, kopecks. */
const ROUNDING_OF_TAX = 300

/** The most by which the salary of a month exceeds the pay of one of its days, times. */
const DAYS = 31

/**
 * Finds a salary, the same in all months, with which the lowest net pay of a year, `lowestNetOf`, is at
 * least `net`. The salary is the smallest one but for
 * a child deduction: where it ends earlier in the year, some smaller salary can be enough as well.
 *
 * @param terms of the calculation without its salary
 * @param options the net pay and the law
 * @returns kopecks a month
 * @throws {UnreachableTargetError} if no salary up to `LARGEST_SALARY`, or up to the income limit of the
 *   contract type, gives the target
 * @throws {RangeError} for terms out of their range
 */
export function salaryForEveryMonth(
  terms: TermsWithoutSalary,
  options: Pick<GrossUpOptions, 'net' | 'law'>,
): Kopecks {
  const problems: Problem[] = []
  checkOptions(problems, options, { net: sumFrom(SMALLEST_TARGET_NET), law: lawOfYear })
  const complete = checkedTermsWithoutSalary(problems, terms)
  refuse(problems)
  const { net, law } = options
  const yearAt = (salary: number) => calculate({ ...complete, grossSalary: kopecks(salary) }, law)
  const lowestNetAt = (salary: number) => lowestNetOf(yearAt(salary), complete)
  const largest = largestSalary(complete, law)
  const largestNet = lowestNetAt(largest)
  if (largestNet < net) throw new UnreachableTargetError(largestNet)
  const isBelow = (salary: number) => lowestNetAt(salary) < net
  const found = lastWhere(isBelow, -1, largest) + 1
  const hasWhole = wholeMonthsOf(yearAt(found), complete).length > 0
  let salary = Math.max(found - ROUNDING_OF_TAX * (hasWhole ? 1 : DAYS), 0)
  while (isBelow(salary)) salary += 1
  return kopecks(salary)
}

/** Rounds a salary up to whole thousands of roubles: a sum that people ask for. Kopecks. */
export const roundSalaryUp = (salary: Kopecks): Kopecks =>
  kopecks(timesIn(salary + ROUND_UNIT - 1, ROUND_UNIT) * ROUND_UNIT)

/** Rounds a salary down to whole thousands of roubles: the round sum that a budget covers. Kopecks. */
export const roundSalaryDown = (salary: Kopecks): Kopecks =>
  kopecks(timesIn(salary, ROUND_UNIT) * ROUND_UNIT)

import type { Circumstances } from './circumstances/circumstances.ts'
import { type Kopecks, LARGEST_SALARY } from './money/kopecks.ts'

/** A month of the calendar year: 1 is January, 12 is December. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** What an employee is paid and how the year is taxed: all that a calculation is told. */
export interface Terms {
  /** Base pay for a full month (оклад), kopecks, 0 ... `LARGEST_SALARY`. */
  readonly grossSalary: Kopecks
  /** The district coefficient (районный коэффициент) in hundredths, 100 ... 200; 100 is none. */
  readonly districtCoefficient: number
  /** The northern allowance (процентная надбавка), whole percent of base pay, 0 ... 100. */
  readonly northernAllowance: number
  /** The first month paid; the calculation goes from it to December. */
  readonly firstMonth: Month
  /**
   * Whether the pay is that of a participant of the special military operation
   * (Tax Code, article 210, paragraph 6.1). It has no effect before 2025.
   */
  readonly hasTaxPrivilege: boolean
  /** Everything else that changes a payslip; left out where nothing does. */
  readonly circumstances?: Circumstances
}

const ranges = {
  grossSalary: [0, LARGEST_SALARY],
  districtCoefficient: [100, 200],
  northernAllowance: [0, 100],
  firstMonth: [1, 12],
} as const

/**
 * Checks terms that come from outside the type system.
 * @throws {RangeError} naming every term that is not a whole number within its range
 */
export function assertTerms(terms: Terms): void {
  if (
    within(terms.grossSalary, ranges.grossSalary) &&
    within(terms.districtCoefficient, ranges.districtCoefficient) &&
    within(terms.northernAllowance, ranges.northernAllowance) &&
    within(terms.firstMonth, ranges.firstMonth)
  ) {
    return
  }
  const problems = (Object.keys(ranges) as (keyof typeof ranges)[])
    .filter((name) => !within(terms[name], ranges[name]))
    .map((name) => `${name} must be a whole number ${ranges[name][0]} ... ${ranges[name][1]}`)
  throw new RangeError(problems.join('; '))
}

function within(value: number, [lowest, highest]: readonly [number, number]): boolean {
  return Number.isInteger(value) && value >= lowest && value <= highest
}

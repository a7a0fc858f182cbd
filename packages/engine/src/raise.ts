import { calculate } from './calculate.ts'
import type { Law } from './law/law.ts'
import { type Kopecks, LARGEST_SALARY } from './money/kopecks.ts'
import { timesIn } from './money/rounding.ts'
import { type Amounts, differenceOf, statementOf } from './statement.ts'
import type { Terms } from './terms.ts'

/** What a raise brings at some salary. */
export interface Raise {
  /** The salary before it, kopecks a month. */
  readonly salary: Kopecks
  /** What it adds to the year. Kopecks. */
  readonly added: Amounts
}

/**
 * What a raise of the salary adds to the sums of the year: how much of it arrives on hand, how much
 * is tax, and what it costs the employer.
 * @param terms before the raise
 * @param raise kopecks a month, 0 or more
 * @param law of the tax year, from `lawOf`
 * @throws {RangeError} for terms out of their range, a salary above `LARGEST_SALARY` included
 */
export function raiseOf(terms: Terms, raise: Kopecks, law: Law): Raise {
  const totalAt = (salary: number) =>
    statementOf(calculate({ ...terms, grossSalary: salary as Kopecks }, law)).total
  const { grossSalary } = terms
  return {
    salary: grossSalary,
    added: differenceOf(totalAt(grossSalary + raise), totalAt(grossSalary)),
  }
}

/** Whether a salary with a raise is still one that the engine accepts. */
export const isRaisable = (salary: Kopecks, raise: Kopecks): boolean =>
  salary + raise <= LARGEST_SALARY

/**
 * The same raise at salaries from nothing on, in even steps: the ladder of the marginal rates.
 * @param terms their own salary does not matter
 * @param raise kopecks a month, 0 or more
 * @param steps how many salaries, 1 or more
 * @param below the salaries are below it, kopecks; `LARGEST_SALARY` at most
 * @throws {RangeError} for terms out of their range
 */
export function raiseLadder(
  terms: Terms,
  raise: Kopecks,
  { steps, below }: { readonly steps: number; readonly below: Kopecks },
  law: Law,
): readonly Raise[] {
  const end = Math.min(below, LARGEST_SALARY - raise)
  return Array.from({ length: steps }, (_, step) =>
    raiseOf({ ...terms, grossSalary: timesIn(end * step, steps) as Kopecks }, raise, law),
  )
}

import type { Law } from '@oklad/law'
import { type Kopecks, LARGEST_SALARY, plus } from '../money/kopecks.ts'
import { calculate } from '../readings/payslips.ts'
import { type Amounts, differenceOf, statementOf } from '../readings/statement.ts'
import { checkedTerms } from '../terms/complete-terms.ts'
import { type Problem, refuse } from '../terms/problem.ts'
import { checkOptions, lawOfYear, sumFrom } from '../terms/term.ts'
import type { Terms } from '../terms/terms.ts'

/** The effect of a raise at some salary. */
export interface Raise {
  /** The salary before the raise, kopecks a month. */
  readonly salary: Kopecks
  /** The sums of the year after the raise less those before it. Kopecks. */
  readonly added: Amounts
}

/** The raise that is asked about. */
export interface RaiseOptions {
  /** Kopecks a month, 0 or more. */
  readonly raise: Kopecks
  /** Of the tax year, from `lawOf`. */
  readonly law: Law
}

/**
 * Computes by how much a raise of the salary changes the sums of the year: net pay, tax, cost. With
 * monthly salaries, every month that has one is raised.
 * @param terms before the raise
 * @param options the raise and the law
 * @throws {RangeError} for terms out of their range, also where the raised salary is above
 *   `LARGEST_SALARY`
 */
export function raiseOf(terms: Terms, options: RaiseOptions): Raise {
  const problems: Problem[] = []
  checkOptions(problems, options, { raise: sumFrom(0), law: lawOfYear })
  checkedTerms(problems, terms)
  refuse(problems)
  const { raise, law } = options
  const raised = (salary: Kopecks) => (salary === 0 ? salary : plus(salary, raise))
  const totalOf = (terms: Terms) => statementOf(calculate(terms, law)).total
  const { grossSalary, monthlySalaries = null } = terms
  const after =
    monthlySalaries === null
      ? { grossSalary: plus(grossSalary, raise) }
      : { monthlySalaries: monthlySalaries.map(raised) }
  return {
    salary: grossSalary,
    added: differenceOf(totalOf({ ...terms, ...after }), totalOf(terms)),
  }
}

/** Returns whether the salary after a raise is still accepted. */
export const isRaisable = (salary: Kopecks, raise: Kopecks): boolean =>
  salary + raise <= LARGEST_SALARY

import { calculate } from '../calculate.ts'
import type { Law } from '../law/law.ts'
import type { Terms } from '../terms.ts'
import { explainAccrual } from './explain-accrual.ts'
import { ExplainedContributions } from './explain-contributions.ts'
import { explainUnderCircumstances } from './explain-under-circumstances.ts'
import { ExplainedWithholding } from './explain-withholding.ts'
import { explainYear } from './explain-year.ts'
import { contributionsOf, explainPaySoFar, MonthSteps } from './month-steps.ts'
import type { Explanation, Step } from './step.ts'
import { Steps } from './steps.ts'
import { taxationOf } from './taxation.ts'

/**
 * Computes a year and says how: every step that a person needs to check each figure with a pen, in
 * the order of the reckoning, with its numbers, its rule and its source.
 *
 * The figures are those of `calculate`; `recompute` works each step out anew from its own inputs.
 *
 * @example
 * const { year, steps } = explain(terms, lawOf(2026))
 * steps.find(({ id }) => id === 'main_base_tax.12')?.value === year.months.at(-1)?.baseTax
 *
 * @throws {RangeError} as `calculate` does
 */
export function explain(terms: Terms, law: Law): Explanation {
  const year = calculate(terms, law)
  const steps = new Steps()
  if (terms.circumstances !== undefined && year.circumstances !== undefined) {
    explainUnderCircumstances(steps, terms, terms.circumstances, law, year, year.circumstances)
    return { year, steps: steps.written }
  }
  const withholding = new ExplainedWithholding(
    steps,
    taxationOf(law, terms.hasTaxPrivilege),
    undefined,
  )
  const contributions = new ExplainedContributions(steps, law)
  const months = new MonthSteps(steps)
  let paySoFar: Step | undefined
  for (const payslip of year.months) {
    const accrual = explainAccrual(steps, terms, payslip)
    const tax = withholding.explain(payslip, accrual, undefined)
    paySoFar = explainPaySoFar(steps, payslip.month, paySoFar, accrual.gross)
    const funds = contributions.explain(payslip.month, paySoFar, contributionsOf(payslip))
    months.add(payslip, accrual.gross, tax, funds)
  }
  explainYear(steps, year, months.byKind)
  return { year, steps: steps.written }
}

import type { FigureName, StepKind } from '../breakdown/names.ts'
import type { Operation } from '../breakdown/recompute.ts'
import { given, type Recorder, type Source } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { EmployerIncome } from '../terms.ts'
import { type TaxedIncome, type TaxScales, taxOfYear } from '../year/tax-due.ts'

/** The tax service's result for a year with several employers. Kopecks. */
export interface Settlement {
  /** The tax on the pay of all employers together. */
  readonly taxDue: Kopecks
  readonly withheldHere: Kopecks
  /** The tax withheld by each of the other employers, in their order. */
  readonly withheldElsewhere: readonly Kopecks[]
  /** The tax to pay by the tax notice; 0 if enough was withheld. */
  readonly notice: Kopecks
  /** The tax withheld above the tax due, which can be claimed back. */
  readonly overpaid: Kopecks
  /** The last day to pay the notice, `YYYY-MM-DD`. */
  readonly noticeDue: string
}

/**
 * Computes the settlement of a year with several employers, each of which withheld tax only on its own pay.
 *
 * The recorder must have the steps of the year at this employer: income, deductions and
 * `tax_withheld_here`.
 * @param own the year's income at this employer, with its deductions
 * @source Tax Code, article 228, paragraph 6
 */
export function settle(
  year: number,
  scales: TaxScales,
  own: TaxedIncome,
  withheldHere: number,
  others: readonly EmployerIncome[],
  recorder?: Recorder,
): Settlement {
  recorder?.at('all_employers')
  const step = (kind: StepKind, value: number, operation: Operation, ...sources: Source[]) =>
    recorder?.step(kind, value, operation, sources, rules.settlement)
  /** Adds the sums of the other employers to the one of this employer. */
  const union = (kind: StepKind, field: 'baseIncome' | 'allowancesIncome', name: FigureName) => {
    const sum = others.reduce((total, employer) => total + employer[field], own[field])
    step(kind, sum, 'sum', kind, ...others.map((employer) => given(name, employer[field])))
    return sum
  }
  const baseIncome = union('base_pay_so_far', 'baseIncome', 'base_income_elsewhere')
  const allowances = [
    'allowances_so_far',
    'allowancesIncome',
    'allowances_income_elsewhere',
  ] as const
  const allowancesIncome = union(...allowances)
  const { deduction } = own
  if (deduction > 0) {
    step('deductions_so_far', deduction, 'sum', recorder?.find('deductions_so_far', 'year'))
  }
  const taxDue = taxOfYear(scales, { baseIncome, allowancesIncome, deduction }, recorder)
  const elsewhere = others.map(({ taxWithheld }, index) => {
    recorder?.at(`employer_${index + 1}`)
    const withheld = given('withheld_elsewhere', taxWithheld)
    return step('tax_withheld_elsewhere', taxWithheld, 'given', withheld)
  })
  recorder?.at('all_employers')
  const everywhere = others.reduce((sum, { taxWithheld }) => sum + taxWithheld, withheldHere)
  step('tax_withheld_everywhere', everywhere, 'sum', 'tax_withheld_here', ...elsewhere)
  const notice = Math.max(taxDue - everywhere, 0)
  const difference = 'difference_not_below_zero'
  step('notice', notice, difference, 'tax_due', 'tax_withheld_everywhere')
  const overpaid = Math.max(everywhere - taxDue, 0)
  step('overpaid', overpaid, difference, 'tax_withheld_everywhere', 'tax_due')
  return {
    taxDue,
    withheldHere: withheldHere as Kopecks,
    withheldElsewhere: others.map(({ taxWithheld }) => taxWithheld),
    notice: notice as Kopecks,
    overpaid: overpaid as Kopecks,
    noticeDue: `${year + 1}-12-01`,
  }
}

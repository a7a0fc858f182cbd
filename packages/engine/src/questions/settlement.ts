import type { FigureName, StepKind } from '../breakdown/names.ts'
import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { EmployerIncome } from '../terms.ts'
import { type TaxedIncome, type TaxScales, taxOfYear } from '../year/tax-due.ts'

/** The result of the tax service adding up several employers. Kopecks. */
export interface Settlement {
  /** Tax on the union of all bases. */
  readonly taxDue: Kopecks
  readonly withheldHere: Kopecks
  /** The tax withheld by each of the other employers, in their order. */
  readonly withheldElsewhere: readonly Kopecks[]
  /** The rest, to be paid by the notice; 0 when enough was withheld. */
  readonly notice: Kopecks
  /** The tax withheld above the tax due, which can be claimed back. */
  readonly overpaid: Kopecks
  /** The day by which the notice is to be paid, `YYYY-MM-DD`. */
  readonly noticeDue: string
}

/**
 * Settles a year with several employers, each of which withheld on its own payments alone.
 *
 * The recorder has the steps of the year here: income, deductions and `tax_withheld_here`.
 * @param own income of the year here, with its deductions
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
  const { settlement: citation } = rules
  recorder?.at('all_employers')
  /** The year's sum here and elsewhere. */
  const union = (
    kind: StepKind,
    here: number,
    field: 'baseIncome' | 'allowancesIncome',
    name: FigureName,
  ) => {
    const sum = others.reduce((total, employer) => total + employer[field], here)
    const elsewhere = others.map((employer) => given(name, employer[field]))
    recorder?.step(kind, sum, 'sum', [kind, ...elsewhere], citation)
    return sum
  }
  const baseIncome = union('base_pay_so_far', own.baseIncome, 'baseIncome', 'base_income_elsewhere')
  const allowancesIncome = union(
    'allowances_so_far',
    own.allowancesIncome,
    'allowancesIncome',
    'allowances_income_elsewhere',
  )
  if (own.deduction > 0) {
    const ofYear = recorder?.find('deductions_so_far', 'year')
    recorder?.step('deductions_so_far', own.deduction, 'sum', [ofYear], citation)
  }
  const income = { baseIncome, allowancesIncome, deduction: own.deduction }
  const taxDue = taxOfYear(scales, income, recorder)
  const elsewhere = others.map(({ taxWithheld }, index) => {
    recorder?.at(`employer_${index + 1}`)
    const withheld = [given('withheld_elsewhere', taxWithheld)]
    return recorder?.step('tax_withheld_elsewhere', taxWithheld, 'given', withheld, citation)
  })
  recorder?.at('all_employers')
  const everywhere = others.reduce((sum, { taxWithheld }) => sum + taxWithheld, withheldHere)
  const parts = ['tax_withheld_here', ...elsewhere] as const
  recorder?.step('tax_withheld_everywhere', everywhere, 'sum', parts, citation)
  const notice = Math.max(taxDue - everywhere, 0)
  const owed = ['tax_due', 'tax_withheld_everywhere'] as const
  recorder?.step('notice', notice, 'difference_not_below_zero', owed, citation)
  const overpaid = Math.max(everywhere - taxDue, 0)
  const paid = ['tax_withheld_everywhere', 'tax_due'] as const
  recorder?.step('overpaid', overpaid, 'difference_not_below_zero', paid, citation)
  return {
    taxDue,
    withheldHere: withheldHere as Kopecks,
    withheldElsewhere: others.map(({ taxWithheld }) => taxWithheld),
    notice: notice as Kopecks,
    overpaid: overpaid as Kopecks,
    noticeDue: `${year + 1}-12-01`,
  }
}

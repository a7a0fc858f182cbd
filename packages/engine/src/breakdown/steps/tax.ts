import type { Citation, Scale } from '@oklad/law'
import { toWholeRoubles } from '../../money/rounding.ts'
import type { IncomeBefore } from '../../terms/terms.ts'
import type { TaxScales } from '../../withholding/tax-scales.ts'
import type { MonthFigures } from '../../year-figures.ts'
import { bracketsOf } from '../brackets.ts'
import type { FigureName, StepKind } from '../names.ts'
import { ruleCitations } from '../rule-citations.ts'
import { given, type StepRecorder } from '../step-recorder.ts'

/** Records the tax due. If there are no allowances, it records only the tax on base pay. */
export function recordTaxDue(
  recorder: StepRecorder,
  scales: TaxScales,
  { base, unabsorbed, allowances }: Record<'base' | 'unabsorbed' | 'allowances', number>,
  isReduced: boolean,
  onAll: number,
): void {
  const { main, mainCitation, allowances: allowancesScale, allowancesCitation } = scales
  const hasAllowances = recorder.has('allowances_so_far')
  const difference = (kind: StepKind, value: number, whole: StepKind, less: StepKind) =>
    recorder.step(kind, value, 'difference_not_below_zero', [whole, less], ruleCitations.taxBase)
  if (isReduced) difference('main_taxable_base', base, 'base_pay_so_far', 'deductions_so_far')
  if (isReduced && hasAllowances) {
    difference('unabsorbed_deductions', unabsorbed, 'deductions_so_far', 'base_pay_so_far')
    difference('allowances_taxable_base', allowances, 'allowances_so_far', 'unabsorbed_deductions')
  }
  const baseKind = isReduced ? 'main_taxable_base' : 'base_pay_so_far'
  const allowancesKind = isReduced ? 'allowances_taxable_base' : 'allowances_so_far'
  const tax = (kind: StepKind, of: StepKind, base: number, scale: Scale, citation: Citation) => {
    const brackets = bracketsOf(scale.brackets, base)
    const due = toWholeRoubles(scale.taxOn(base))
    recorder.step(kind, due, 'progressive_tax_to_roubles', [of], citation, brackets)
  }
  tax('main_base_due', baseKind, base, main, mainCitation)
  if (!hasAllowances) return
  if (allowancesScale === null) {
    const shared = base + allowances
    const parts = [baseKind, allowancesKind] as const
    recorder.step('shared_taxable_base', shared, 'sum', parts, allowancesCitation)
    tax('tax_due', 'shared_taxable_base', shared, main, mainCitation)
  } else {
    tax('allowances_due', allowancesKind, allowances, allowancesScale, allowancesCitation)
    const parts = ['main_base_due', 'allowances_due'] as const
    recorder.step('tax_due', onAll, 'sum', parts, ruleCitations.taxOfYear)
  }
}

export function recordIncomeBefore(recorder: StepRecorder, before: IncomeBefore): void {
  const { baseIncome, allowancesIncome, deductionGranted } = before
  const step = (kind: StepKind, name: FigureName, value: number) =>
    recorder.step(kind, value, 'given', [given(name, value)], ruleCitations.withholding)
  step('base_pay_so_far', 'base_income_before', baseIncome)
  if (allowancesIncome > 0) step('allowances_so_far', 'allowances_income_before', allowancesIncome)
  if (deductionGranted > 0) step('deductions_so_far', 'deductions_before', deductionGranted)
}

export function recordTaxBefore(
  recorder: StepRecorder,
  { taxWithheld }: IncomeBefore,
  baseTax: number,
  allowancesTax: number,
): void {
  const { withholding: rule } = ruleCitations
  if (!recorder.has('main_base_due')) {
    recorder.step('main_base_tax_so_far', 0, 'nothing', [], rule)
    recorder.step('allowances_tax_so_far', 0, 'nothing', [], rule)
    return
  }
  const withheld = given('tax_withheld_before', taxWithheld)
  recorder.step('main_base_tax_so_far', baseTax, 'smallest', ['main_base_due', withheld], rule)
  const rest = [withheld, 'main_base_tax_so_far'] as const
  recorder.step('allowances_tax_so_far', allowancesTax, 'difference', rest, rule)
}

export function recordIncome(
  recorder: StepRecorder,
  baseIncome: number,
  allowancesIncome: number,
  deductions: number,
): void {
  const base = recorder.hereOr('taxed_base', 'accrual_base')
  recordGrowth(recorder, 'base_pay_so_far', baseIncome, base)
  if (allowancesIncome > 0) {
    recordGrowth(recorder, 'allowances_so_far', allowancesIncome, 'accrual_allowances')
  }
  if (deductions > 0) {
    const parts = ['child_deduction', 'own_deduction'] as const
    recordGrowth(recorder, 'deductions_so_far', deductions, ...parts)
  }
}

/** Records the tax of a month. Without allowances it records no steps for their tax to date. */
export function recordTax(
  recorder: StepRecorder,
  { allowances, allowancesCitation, mainCitation }: TaxScales,
  { baseTax, allowancesTax, taxRate }: MonthFigures,
  left: number,
  baseTaxSoFar: number,
  allowancesTaxSoFar: number,
): void {
  const { withholding: rule, payment } = ruleCitations
  const hasAllowances = recorder.has('allowances_so_far')
  const tax = baseTax + allowancesTax
  const due = hasAllowances ? 'tax_due' : 'main_base_due'
  const withheld = ['main_base_tax_so_far', 'allowances_tax_so_far'] as const
  recorder.step('tax_left', left, 'difference', [due, ...withheld], rule)
  recorder.step('tax_to_withhold', tax, 'within_pay', ['tax_left', 'gross_income'], payment)
  const base = ['main_base_due', 'main_base_tax_so_far', 'tax_to_withhold'] as const
  recorder.step('main_base_tax', baseTax, 'difference_within', base, rule)
  const rest = ['tax_to_withhold', 'main_base_tax'] as const
  if (!hasAllowances) recorder.step('allowances_tax', 0, 'sum', [], rule)
  else if (allowances === null) {
    recorder.step('allowances_tax', allowancesTax, 'difference', rest, allowancesCitation)
  } else {
    const parts = ['allowances_due', 'allowances_tax_so_far', ...rest] as const
    recorder.step('allowances_tax', allowancesTax, 'difference_within', parts, rule)
  }
  recorder.step('income_tax', tax, 'sum', ['main_base_tax', 'allowances_tax'], rule)
  const isShared = hasAllowances && allowances === null
  const taxed = recorder.latest(isShared ? 'tax_due' : 'main_base_due')
  recorder.step('tax_rate', taxRate, 'rate_at', taxed.inputs, mainCitation, taxed.brackets)
  recordGrowth(recorder, 'main_base_tax_so_far', baseTaxSoFar, 'main_base_tax')
  if (hasAllowances) {
    recordGrowth(recorder, 'allowances_tax_so_far', allowancesTaxSoFar, 'allowances_tax')
  }
}

/** Records a sum of the year to date: the earlier sum plus the month's parts. */
function recordGrowth(
  recorder: StepRecorder,
  kind: StepKind,
  value: number,
  ...parts: StepKind[]
): void {
  recorder.step(kind, value, 'sum', [kind, ...parts], ruleCitations.withholding)
}

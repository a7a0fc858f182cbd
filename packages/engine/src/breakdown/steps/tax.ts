import type { Citation, Scale } from '@oklad/law'
import { firstTaxCode } from '@oklad/law/internal'
import { deductionNames, deductionSteps } from '../../deductions/names.ts'
import type { Draft } from '../../money/kopecks.ts'
import { toWholeRoubles } from '../../money/rounding.ts'
import type { IncomeBefore } from '../../terms/terms.ts'
import type { TaxScales } from '../../withholding/tax-scales.ts'
import type { TaxedIncome } from '../../withholding/taxed-income.ts'
import type { MonthDraft } from '../../year-figures.ts'
import { bracketsOf } from '../brackets.ts'
import type { FigureName, StepKind } from '../names.ts'
import { ruleCitations } from '../rule-citations.ts'
import { given } from '../step.ts'
import type { StepRecorder } from '../step-recorder.ts'

const grantedSteps = deductionNames.map((name) => deductionSteps[name].granted)
const taxOfYear = firstTaxCode('ст. 225 п. 1, 2')

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
    const step = recorder.citing(allowancesCitation)
    step('shared_taxable_base', shared, 'sum', baseKind, allowancesKind)
    tax('tax_due', 'shared_taxable_base', shared, main, mainCitation)
  } else {
    tax('allowances_due', allowancesKind, allowances, allowancesScale, allowancesCitation)
    const ofYear = recorder.citing(taxOfYear)
    ofYear('tax_due', onAll, 'sum', 'main_base_due', 'allowances_due')
  }
}

/** Records the income and the deductions before the first month, as far as there are any. */
export function recordIncomeBefore(recorder: StepRecorder, before: Draft<TaxedIncome>): void {
  const { baseIncome, allowancesIncome, deduction } = before
  const step = (kind: StepKind, name: FigureName, value: number) =>
    recorder.step(kind, value, 'given', [given(name, value)], ruleCitations.withholding)
  step('base_pay_so_far', 'base_income_before', baseIncome)
  if (allowancesIncome > 0) step('allowances_so_far', 'allowances_income_before', allowancesIncome)
  if (deduction > 0) step('deductions_so_far', 'deductions_before', deduction)
}

/** Records the tax withheld before the first month by base, kopecks; 0 without earlier pay. */
export function recordTaxBefore(
  recorder: StepRecorder,
  { allowancesIncome, taxWithheld }: IncomeBefore,
  baseTax: number,
  allowancesTax: number,
): void {
  const step = recorder.citing(ruleCitations.withholding)
  const withheld = given('tax_withheld_before', taxWithheld)
  if (allowancesIncome === 0) {
    if (recorder.has('main_base_due')) step('main_base_tax_so_far', baseTax, 'given', withheld)
    else step('main_base_tax_so_far', 0, 'nothing')
    step('allowances_tax_so_far', 0, 'nothing')
    return
  }
  step('main_base_tax_so_far', baseTax, 'smallest', 'main_base_due', withheld)
  step('allowances_tax_so_far', allowancesTax, 'difference', withheld, 'main_base_tax_so_far')
}

/** Records the income and the deductions to date, kopecks. */
export function recordIncome(
  recorder: StepRecorder,
  { baseIncome, allowancesIncome, deduction }: Draft<TaxedIncome>,
): void {
  const base = recorder.hereOr('taxed_base', 'accrual_base')
  const add = (kind: StepKind, value: number, ...parts: StepKind[]) =>
    recorder.step(kind, value, 'sum', [kind, ...parts], ruleCitations.withholding)
  add('base_pay_so_far', baseIncome, base)
  if (allowancesIncome > 0) add('allowances_so_far', allowancesIncome, 'accrual_allowances')
  if (deduction > 0) add('deductions_so_far', deduction, ...grantedSteps)
}

/** Records the tax of a month. Without allowances it records no steps for their tax to date. */
export function recordTax(
  recorder: StepRecorder,
  { allowances, allowancesCitation, mainCitation }: TaxScales,
  { baseTax, allowancesTax, taxRate }: MonthDraft,
  left: number,
  baseTaxSoFar: number,
  allowancesTaxSoFar: number,
): void {
  const step = recorder.citing(ruleCitations.withholding)
  const hasAllowances = recorder.has('allowances_so_far')
  const tax = baseTax + allowancesTax
  const due = hasAllowances ? 'tax_due' : 'main_base_due'
  step('tax_left', left, 'difference', due, 'main_base_tax_so_far', 'allowances_tax_so_far')
  const withinPay = recorder.citing(ruleCitations.payment)
  withinPay('tax_to_withhold', tax, 'within_pay', 'tax_left', 'gross_income')
  const base = ['main_base_due', 'main_base_tax_so_far', 'tax_to_withhold'] as const
  step('main_base_tax', baseTax, 'difference_within', ...base)
  const rest = ['tax_to_withhold', 'main_base_tax'] as const
  if (!hasAllowances) step('allowances_tax', 0, 'sum')
  else if (allowances === null) {
    recorder.step('allowances_tax', allowancesTax, 'difference', rest, allowancesCitation)
  } else {
    const parts = ['allowances_due', 'allowances_tax_so_far', ...rest] as const
    step('allowances_tax', allowancesTax, 'difference_within', ...parts)
  }
  step('income_tax', tax, 'sum', 'main_base_tax', 'allowances_tax')
  const isShared = hasAllowances && allowances === null
  const taxed = recorder.latest(isShared ? 'tax_due' : 'main_base_due')
  recorder.step('tax_rate', taxRate, 'rate_at', taxed.inputs, mainCitation, taxed.brackets)
  step('main_base_tax_so_far', baseTaxSoFar, 'sum', 'main_base_tax_so_far', 'main_base_tax')
  if (hasAllowances) {
    const parts = ['allowances_tax_so_far', 'allowances_tax'] as const
    step('allowances_tax_so_far', allowancesTaxSoFar, 'sum', ...parts)
  }
}

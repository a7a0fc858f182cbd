import type { FigureName, StepKind } from '../breakdown/names.ts'
import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import { wholeRoublesIn } from '../money/rounding.ts'
import type { CompleteTerms, IncomeBefore } from '../terms.ts'
import type { MonthFigures, YearFigures } from './month.ts'
import { type TaxScales, taxDueOn } from './tax-due.ts'

/**
 * Withholds a resident's income tax, cumulatively from the start of the year: each month withholds
 * the whole-rouble tax on the base to date, less the tax withheld before. Rounding applies to the tax
 * to date, never to the difference of a month.
 *
 * A month never pays tax back and never withholds more than the whole roubles of its pay; the tax on
 * base pay comes first. Tax that could not be withheld is due in a later month.
 * @source Tax Code, article 226, paragraph 3; article 52, paragraph 6
 */
export function withhold(
  terms: CompleteTerms,
  scales: TaxScales,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const before = terms.incomeBefore
  let baseIncome: number = before.baseIncome
  let allowancesIncome: number = before.allowancesIncome
  let deductions: number = before.deductionGranted
  const hasBefore = baseIncome + allowancesIncome + deductions + before.taxWithheld > 0
  const recorderBefore = hasBefore ? recorder?.at('before') : undefined
  if (recorderBefore !== undefined) recordIncomeBefore(recorderBefore, before)
  const dueBefore = taxDueOn(scales, baseIncome, allowancesIncome, deductions, recorderBefore)
  year.firstRate = dueBefore.rate
  // Tax withheld before counts first towards the tax due on base pay.
  let baseTaxSoFar = Math.min(dueBefore.onBase, before.taxWithheld)
  let allowancesTaxSoFar = before.taxWithheld - baseTaxSoFar
  if (recorder !== undefined) {
    recordTaxBefore(recorder.at('before'), before, baseTaxSoFar, allowancesTaxSoFar)
  }

  for (const month of year.months) {
    baseIncome += month.basePay
    allowancesIncome += month.allowances
    deductions += month.childDeduction + month.ownDeduction
    if (recorder !== undefined) {
      recordIncome(recorder.at(month.month), baseIncome, allowancesIncome, deductions)
    }
    const due = taxDueOn(scales, baseIncome, allowancesIncome, deductions, recorder)
    const left = due.onAll - baseTaxSoFar - allowancesTaxSoFar
    const pay = month.grossIncome
    const tax = left <= pay ? Math.max(left, 0) : wholeRoublesIn(pay)
    const baseTax = Math.min(Math.max(due.onBase - baseTaxSoFar, 0), tax)
    baseTaxSoFar += baseTax
    allowancesTaxSoFar += tax - baseTax
    month.baseTax = baseTax
    month.allowancesTax = tax - baseTax
    month.taxRate = due.rate
    if (recorder !== undefined) {
      recordTax(recorder, scales, month, left, baseTaxSoFar, allowancesTaxSoFar)
    }
  }
}

/** Records a sum of the year to date: the earlier sum plus the month's parts. */
function recordGrowth(
  recorder: Recorder,
  kind: StepKind,
  value: number,
  ...parts: StepKind[]
): void {
  recorder.step(kind, value, 'sum', [kind, ...parts], rules.withholding)
}

function recordIncomeBefore(recorder: Recorder, before: IncomeBefore): void {
  const { baseIncome, allowancesIncome, deductionGranted } = before
  const step = (kind: StepKind, name: FigureName, value: number) =>
    recorder.step(kind, value, 'given', [given(name, value)], rules.withholding)
  step('base_pay_so_far', 'base_income_before', baseIncome)
  if (allowancesIncome > 0) step('allowances_so_far', 'allowances_income_before', allowancesIncome)
  if (deductionGranted > 0) step('deductions_so_far', 'deductions_before', deductionGranted)
}

function recordTaxBefore(
  recorder: Recorder,
  { taxWithheld }: IncomeBefore,
  baseTax: number,
  allowancesTax: number,
): void {
  const { withholding: rule } = rules
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

function recordIncome(
  recorder: Recorder,
  baseIncome: number,
  allowancesIncome: number,
  deductions: number,
): void {
  recordGrowth(recorder, 'base_pay_so_far', baseIncome, 'accrual_base')
  if (allowancesIncome > 0) {
    recordGrowth(recorder, 'allowances_so_far', allowancesIncome, 'accrual_allowances')
  }
  if (deductions > 0) {
    const parts = ['child_deduction', 'own_deduction'] as const
    recordGrowth(recorder, 'deductions_so_far', deductions, ...parts)
  }
}

/** Records the tax of a month. Without allowances it records no steps for their tax to date. */
function recordTax(
  recorder: Recorder,
  { allowances, allowancesCitation, mainCitation }: TaxScales,
  { baseTax, allowancesTax, taxRate }: MonthFigures,
  left: number,
  baseTaxSoFar: number,
  allowancesTaxSoFar: number,
): void {
  const { withholding: rule, payment } = rules
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

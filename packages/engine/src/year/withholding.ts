import type { FigureName, StepKind } from '../breakdown/names.ts'
import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import { wholeRoublesIn } from '../money/rounding.ts'
import type { CompleteTerms, IncomeBefore } from '../terms.ts'
import { TaxDue, type TaxScales } from './tax-due.ts'
import type { YearFigures } from './year-figures.ts'

/**
 * Withholds a resident's income tax, cumulatively from the start of the year: each month withholds
 * the whole-rouble tax on the base so far, less the tax withheld before. A month's own difference
 * is never rounded.
 *
 * A month never pays tax back and never withholds more than the whole roubles it pays, base part
 * first; the tax that could not be withheld is due in a later month.
 * @source Tax Code, article 226, paragraph 3; article 52, paragraph 6
 */
export function withhold(
  terms: CompleteTerms,
  scales: TaxScales,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const before = terms.incomeBefore
  let { baseIncome, allowancesIncome, deductionGranted: deductions }: Sums = before
  const hasIncomeBefore = baseIncome + allowancesIncome + deductions + before.taxWithheld > 0
  const recorderBefore = hasIncomeBefore ? recorder?.at('before') : undefined
  if (recorderBefore !== undefined) recordIncomeBefore(recorderBefore, before)
  const due = new TaxDue(scales)
  due.compute(baseIncome, allowancesIncome, deductions, recorderBefore)
  year.firstRate = due.rate
  // The tax withheld before goes to base pay as far as it is due there.
  let baseTaxSoFar = Math.min(due.onBase, before.taxWithheld)
  let allowancesTaxSoFar = before.taxWithheld - baseTaxSoFar
  if (recorderBefore !== undefined) {
    recordTaxBefore(recorderBefore, before, baseTaxSoFar, allowancesTaxSoFar)
  } else if (recorder !== undefined) recordNoTaxBefore(recorder.at('before'))

  for (let index = terms.firstMonth - 1; index < 12; index++) {
    const basePay = year.basePay[index] as number
    const allowances = year.allowances[index] as number
    baseIncome += basePay
    allowancesIncome += allowances
    deductions += year.childDeduction[index] as number
    if (recorder !== undefined) {
      recordIncome(recorder.at(index + 1), baseIncome, allowancesIncome, deductions)
    }
    due.compute(baseIncome, allowancesIncome, deductions, recorder)
    const left = due.onAll - baseTaxSoFar - allowancesTaxSoFar
    const pay = basePay + allowances
    const tax = left <= pay ? Math.max(left, 0) : wholeRoublesIn(pay)
    const baseTax = Math.min(Math.max(due.onBase - baseTaxSoFar, 0), tax)
    baseTaxSoFar += baseTax
    allowancesTaxSoFar += tax - baseTax
    year.baseTax[index] = baseTax
    year.allowancesTax[index] = tax - baseTax
    year.taxRate[index] = due.rate
    if (recorder !== undefined) {
      recordTax(recorder, scales, { left, tax, baseTax, rate: due.rate })
      recordTaxSoFar(recorder, baseTaxSoFar, allowancesTaxSoFar)
    }
  }
}

type Sums = Record<'baseIncome' | 'allowancesIncome' | 'deductionGranted', number>

function recordIncomeBefore(recorder: Recorder, before: IncomeBefore): void {
  const step = (kind: StepKind, name: FigureName, value: number) =>
    recorder.step(kind, value, 'given', [given(name, value)], rules.withholding)
  step('base_pay_so_far', 'base_income_before', before.baseIncome)
  step('allowances_so_far', 'allowances_income_before', before.allowancesIncome)
  if (before.deductionGranted > 0) {
    step('deductions_so_far', 'deductions_before', before.deductionGranted)
  }
}

function recordTaxBefore(
  recorder: Recorder,
  { taxWithheld }: IncomeBefore,
  baseTax: number,
  allowancesTax: number,
): void {
  const withheld = given('tax_withheld_before', taxWithheld)
  const base = ['main_base_due', withheld] as const
  recorder.step('main_base_tax_so_far', baseTax, 'smallest', base, rules.withholding)
  const rest = [withheld, 'main_base_tax_so_far'] as const
  recorder.step('allowances_tax_so_far', allowancesTax, 'difference', rest, rules.withholding)
}

function recordNoTaxBefore(recorder: Recorder): void {
  recorder.step('main_base_tax_so_far', 0, 'nothing', [], rules.withholding)
  recorder.step('allowances_tax_so_far', 0, 'nothing', [], rules.withholding)
}

/** Records that a sum since the start of the year grows by the month's part. */
function recordGrowth(recorder: Recorder, kind: StepKind, value: number, part: StepKind): void {
  recorder.step(kind, value, 'sum', [kind, part], rules.withholding)
}

function recordIncome(
  recorder: Recorder,
  baseIncome: number,
  allowancesIncome: number,
  deductions: number,
): void {
  recordGrowth(recorder, 'base_pay_so_far', baseIncome, 'accrual_base')
  recordGrowth(recorder, 'allowances_so_far', allowancesIncome, 'accrual_allowances')
  if (deductions > 0) recordGrowth(recorder, 'deductions_so_far', deductions, 'child_deduction')
}

function recordTax(
  recorder: Recorder,
  { allowances, allowancesCitation, mainCitation }: TaxScales,
  { left, tax, baseTax, rate }: Record<'left' | 'tax' | 'baseTax' | 'rate', number>,
): void {
  const { withholding: rule, payment } = rules
  const leftParts = ['tax_due', 'main_base_tax_so_far', 'allowances_tax_so_far'] as const
  recorder.step('tax_left', left, 'difference', leftParts, rule)
  recorder.step('tax_to_withhold', tax, 'within_pay', ['tax_left', 'gross_income'], payment)
  const base = ['main_base_due', 'main_base_tax_so_far', 'tax_to_withhold'] as const
  recorder.step('main_base_tax', baseTax, 'difference_within', base, rule)
  if (allowances === null) {
    const rest = ['tax_to_withhold', 'main_base_tax'] as const
    recorder.step('allowances_tax', tax - baseTax, 'difference', rest, allowancesCitation)
  } else {
    const within = ['tax_to_withhold', 'main_base_tax'] as const
    const parts = ['allowances_due', 'allowances_tax_so_far', ...within] as const
    recorder.step('allowances_tax', tax - baseTax, 'difference_within', parts, rule)
  }
  recorder.step('income_tax', tax, 'sum', ['main_base_tax', 'allowances_tax'], rule)
  const exact = recorder.latest(allowances === null ? 'shared_exact_tax' : 'main_base_exact_tax')
  recorder.step('tax_rate', rate, 'rate_at', exact.inputs, mainCitation, exact.brackets)
}

function recordTaxSoFar(recorder: Recorder, baseTax: number, allowancesTax: number): void {
  recordGrowth(recorder, 'main_base_tax_so_far', baseTax, 'main_base_tax')
  recordGrowth(recorder, 'allowances_tax_so_far', allowancesTax, 'allowances_tax')
}

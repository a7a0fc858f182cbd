import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Law } from '../law/law.ts'
import { toWholeRoubles, wholeRoublesIn } from '../money/rounding.ts'
import type { CompleteTerms } from '../terms.ts'
import type { YearFigures } from '../year/year-figures.ts'

/**
 * Withholds the tax of a non-resident: a flat rate on each month by itself, no deduction, no scale.
 * The base part is rounded by itself; the allowances have the rest of the month's tax.
 * @source Tax Code, article 224, paragraph 3; article 226, paragraph 3
 */
export function withholdFromNonResident(
  { firstMonth }: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const rate = law.figures.nonResidentRate.value
  year.firstRate = rate
  for (let index = firstMonth - 1; index < 12; index++) {
    const pay = year.grossIncome[index] as number
    const due = toWholeRoubles(pay * rate)
    const tax = Math.min(due, wholeRoublesIn(pay))
    const dueOnBase = toWholeRoubles((year.basePay[index] as number) * rate)
    const baseTax = Math.min(dueOnBase, tax)
    year.baseTax[index] = baseTax
    year.allowancesTax[index] = tax - baseTax
    year.taxRate[index] = rate
    if (recorder !== undefined) {
      recordMonth(recorder.at(index + 1), law, { due, tax, dueOnBase, baseTax })
    }
  }
}

function recordMonth(
  recorder: Recorder,
  law: Law,
  { due, tax, dueOnBase, baseTax }: Record<'due' | 'tax' | 'dueOnBase' | 'baseTax', number>,
): void {
  const { value, citation } = law.figures.nonResidentRate
  const rate = given('non_resident_rate', value)
  recorder.step('tax_due', due, 'percent_to_whole_roubles', ['gross_income', rate], citation)
  recorder.step('tax_to_withhold', tax, 'within_pay', ['tax_due', 'gross_income'], rules.payment)
  const base = ['accrual_base', rate] as const
  recorder.step('main_base_due', dueOnBase, 'percent_to_whole_roubles', base, citation)
  const limited = ['main_base_due', 'tax_to_withhold'] as const
  recorder.step('main_base_tax', baseTax, 'smallest', limited, citation)
  const rest = ['tax_to_withhold', 'main_base_tax'] as const
  recorder.step('allowances_tax', tax - baseTax, 'difference', rest, citation)
  recorder.step('income_tax', tax, 'sum', ['main_base_tax', 'allowances_tax'], citation)
  recorder.step('tax_rate', value, 'given', [rate], citation)
}

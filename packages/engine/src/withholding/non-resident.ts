import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Law } from '../law/law.ts'
import { toWholeRoubles, wholeRoublesIn } from '../money/rounding.ts'
import type { YearFigures } from '../year-figures.ts'

/**
 * Withholds the tax of an ordinary non-resident: a flat rate on each month separately, without deductions or a scale.
 * The month's tax and the part of base pay are each rounded; the allowances get the rest.
 * @source Tax Code, article 224, paragraph 3; article 226, paragraph 3
 */
export function withholdFromNonResident(
  { figures }: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const { value: rate, citation } = figures.nonResidentRate
  year.firstRate = rate
  for (const month of year.months) {
    const due = toWholeRoubles(month.grossIncome * rate)
    const tax = Math.min(due, wholeRoublesIn(month.grossIncome))
    const dueOnBase = toWholeRoubles(month.basePay * rate)
    month.baseTax = Math.min(dueOnBase, tax)
    month.allowancesTax = tax - month.baseTax
    month.taxRate = rate
    if (recorder === undefined) continue
    recorder.at(month.month)
    const flat = given('non_resident_rate', rate)
    recorder.step('tax_due', due, 'percent_to_whole_roubles', ['gross_income', flat], citation)
    recorder.step('tax_to_withhold', tax, 'within_pay', ['tax_due', 'gross_income'], rules.payment)
    const base = ['accrual_base', flat] as const
    recorder.step('main_base_due', dueOnBase, 'percent_to_whole_roubles', base, citation)
    const limited = ['main_base_due', 'tax_to_withhold'] as const
    recorder.step('main_base_tax', month.baseTax, 'smallest', limited, citation)
    const rest = ['tax_to_withhold', 'main_base_tax'] as const
    recorder.step('allowances_tax', month.allowancesTax, 'difference', rest, citation)
    recorder.step('income_tax', tax, 'sum', ['main_base_tax', 'allowances_tax'], citation)
    recorder.step('tax_rate', rate, 'given', [flat], citation)
  }
}

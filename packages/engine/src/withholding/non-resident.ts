import type { Law } from '@oklad/law'
import type { Recorder } from '../breakdown/recorder.ts'
import { ruleCitations } from '../breakdown/rule-citations.ts'
import { given } from '../breakdown/step-recorder.ts'
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
    const { exemptIncome } = month
    const due = toWholeRoubles((month.grossIncome - exemptIncome) * rate)
    const tax = Math.min(due, wholeRoublesIn(month.grossIncome))
    const dueOnBase = toWholeRoubles((month.basePay - exemptIncome) * rate)
    month.baseTax = Math.min(dueOnBase, tax)
    month.allowancesTax = tax - month.baseTax
    month.taxRate = rate
    if (recorder === undefined) continue
    recorder.at(month.month)
    const flat = given('non_resident_rate', rate)
    const taxed = [recorder.hereOr('taxed_pay', 'gross_income'), flat] as const
    recorder.step('tax_due', due, 'percent_to_whole_roubles', taxed, citation)
    const within = ['tax_due', 'gross_income'] as const
    recorder.step('tax_to_withhold', tax, 'within_pay', within, ruleCitations.payment)
    const base = [recorder.hereOr('taxed_base', 'accrual_base'), flat] as const
    recorder.step('main_base_due', dueOnBase, 'percent_to_whole_roubles', base, citation)
    const limited = ['main_base_due', 'tax_to_withhold'] as const
    recorder.step('main_base_tax', month.baseTax, 'smallest', limited, citation)
    if (month.allowances === 0) recorder.step('allowances_tax', 0, 'sum', [], citation)
    else {
      const rest = ['tax_to_withhold', 'main_base_tax'] as const
      recorder.step('allowances_tax', month.allowancesTax, 'difference', rest, citation)
    }
    recorder.step('income_tax', tax, 'sum', ['main_base_tax', 'allowances_tax'], citation)
    recorder.step('tax_rate', rate, 'given', [flat], citation)
  }
}

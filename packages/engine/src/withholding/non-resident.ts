import { ruleCitations } from '../breakdown/rule-citations.ts'
import { given } from '../breakdown/step.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { minus, smaller, ZERO } from '../money/kopecks.ts'
import { toWholeRoubles, wholeRoublesIn } from '../money/rounding.ts'

/**
 * Withholds the tax of an ordinary non-resident: a flat rate on each month separately, without deductions or a scale.
 * The month's tax and the part of base pay are each rounded; the allowances get the rest.
 * @source Tax Code, article 224, paragraph 3; article 226, paragraph 3
 */
export function withholdFromNonResident({ law, year, recorder }: Calculation): void {
  const { value: rate, citation } = law.figures.nonResidentRate
  year.firstRate = rate
  year.excessTax = ZERO
  for (const month of year.months) {
    const { exemptIncome } = month
    const due = toWholeRoubles((month.grossIncome - exemptIncome) * rate)
    const tax = smaller(due, wholeRoublesIn(month.grossIncome))
    const dueOnBase = toWholeRoubles((month.basePay - exemptIncome) * rate)
    month.baseTax = smaller(dueOnBase, tax)
    month.allowancesTax = minus(tax, month.baseTax)
    month.taxRate = rate
    if (recorder === undefined) continue
    const step = recorder.at(month.month).citing(citation)
    const flat = given('non_resident_rate', rate)
    const pay = recorder.hereOr('taxed_pay', 'gross_income')
    step('tax_due', due, 'percent_to_whole_roubles', pay, flat)
    const withinPay = recorder.citing(ruleCitations.payment)
    withinPay('tax_to_withhold', tax, 'within_pay', 'tax_due', 'gross_income')
    const base = recorder.hereOr('taxed_base', 'accrual_base')
    step('main_base_due', dueOnBase, 'percent_to_whole_roubles', base, flat)
    step('main_base_tax', month.baseTax, 'smallest', 'main_base_due', 'tax_to_withhold')
    if (month.allowances === 0) step('allowances_tax', 0, 'sum')
    else
      step('allowances_tax', month.allowancesTax, 'difference', 'tax_to_withhold', 'main_base_tax')
    step('income_tax', tax, 'sum', 'main_base_tax', 'allowances_tax')
    step('tax_rate', rate, 'given', flat)
  }
}

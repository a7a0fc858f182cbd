import { given } from '../breakdown/step.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { premiumOf } from '../money/rounding.ts'
import { monthsAndBefore } from '../year-figures.ts'

/**
 * Charges work-accident insurance: the rate of the class of risk, with its discount or surcharge, on all
 * pay to date, without a limit, in kopecks.
 * @source Federal Law № 125-ФЗ of 24.07.1998, articles 20.1, 21; № 179-ФЗ of 22.12.2005
 */
export function chargeAccidentInsurance(calculation: Calculation): void {
  const { terms, year, recorder } = calculation
  const { accidents: citation } = calculation.contractType.citations
  if (terms.accidentRate === 0) {
    // The self-employed are not insured by law; under other contracts only the rate is not known.
    const operation = terms.contractType === 'selfEmployment' ? 'nothing' : 'sum'
    for (const month of year.months) {
      month.accidentContribution = 0
      recorder?.at(month.month).step('accident_contribution', 0, operation, [], citation)
    }
    return
  }
  const rate = given('accident_rate', terms.accidentRate)
  let pay = 0
  let due = 0
  for (const month of monthsAndBefore(calculation)) {
    const dueBefore = due
    pay += month.insuredPay
    due = premiumOf(pay, rate.value)
    month.accidentContribution = due - dueBefore
    if (recorder === undefined) continue
    recorder.at(month.month)
    recorder.step('accident_due', due, 'premium_to_kopeck', ['pay_so_far', rate], citation)
    if (month.month === 0) continue
    const { accidentContribution: charged } = month
    const { recordCharge } = recorder.steps
    recordCharge(recorder, 'accident_contribution', charged, 'accident_due', citation)
  }
}

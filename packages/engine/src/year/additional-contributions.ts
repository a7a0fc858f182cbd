import { given } from '../breakdown/step.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { percentOf } from '../money/rounding.ts'
import { monthsAndBefore } from '../year-figures.ts'

/**
 * Charges the additional pension contributions for harmful work: a rate by working conditions on all
 * pay to date, without a limit, in kopecks. Ordinary work has none, and no steps.
 * @source Tax Code, article 428; article 431, paragraphs 1 and 5
 */
export function chargeAdditionalContributions(calculation: Calculation): void {
  const { law, recorder } = calculation
  const { workingConditions } = calculation.terms
  // New months have none.
  if (workingConditions === 'ordinary') return
  const { value: rates, citation } = law.figures.additionalContributionRates
  const rate = given('additional_rate', rates[workingConditions])
  let pay = 0
  let due = 0
  for (const month of monthsAndBefore(calculation)) {
    const dueBefore = due
    pay += month.insuredPay
    due = percentOf(pay, rate.value)
    month.additionalContribution = due - dueBefore
    if (recorder === undefined) continue
    recorder.at(month.month)
    recorder.step('additional_due', due, 'percent_to_kopeck', ['pay_so_far', rate], citation)
    if (month.month === 0) continue
    const { additionalContribution: charged } = month
    recorder.steps.recordCharge(recorder, 'additional_contribution', charged, 'additional_due')
  }
}

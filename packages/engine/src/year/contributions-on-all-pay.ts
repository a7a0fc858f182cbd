import type { Citation } from '@oklad/law'
import type { Operation } from '../breakdown/recompute.ts'
import { given, type Input } from '../breakdown/step.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { ZERO } from '../money/kopecks.ts'
import { percentOf, premiumOf } from '../money/rounding.ts'
import { type MonthDraft, monthsAndBefore } from '../year-figures.ts'

/**
 * Charges work-accident insurance: the rate of the class of risk, with its discount or surcharge, on all
 * pay to date, without a limit, in kopecks.
 * @source Federal Law № 125-ФЗ of 24.07.1998, articles 20.1, 21; № 179-ФЗ of 22.12.2005
 */
export function chargeAccidentInsurance(calculation: Calculation): void {
  const { terms, year, recorder } = calculation
  const { accidents: citation } = calculation.contractType.citations
  if (terms.accidentRate > 0) {
    const rate = given('accident_rate', terms.accidentRate)
    chargeOnAllPay(calculation, 'accident', rate, [premiumOf, 'premium_to_kopeck'], citation)
    return
  }
  for (const month of year.months) month.accidentContribution = ZERO
  if (recorder === undefined) return
  // The self-employed are not insured by law; under other contracts only the rate is not known.
  const operation = terms.contractType === 'selfEmployment' ? 'nothing' : 'sum'
  for (const { month } of year.months) {
    recorder.at(month).step('accident_contribution', 0, operation, [], citation)
  }
}

/**
 * Charges the additional pension contributions for harmful work: a rate by working conditions on all
 * pay to date, without a limit, in kopecks. Ordinary work has none, and no steps.
 * @source Tax Code, article 428; article 431, paragraphs 1 and 5
 */
export function chargeAdditionalContributions(calculation: Calculation): void {
  const { workingConditions } = calculation.terms
  // New months have none.
  if (workingConditions === 'ordinary') return
  const { value: rates, citation } = calculation.law.figures.additionalContributionRates
  const rate = given('additional_rate', rates[workingConditions])
  const rounding = [percentOf, 'percent_to_kopeck'] as const
  chargeOnAllPay(calculation, 'additional', rate, rounding, citation)
}

/** @param citation sets the rate */
function chargeOnAllPay(
  calculation: Calculation,
  fund: 'accident' | 'additional',
  rate: Input,
  [dueOn, operation]: readonly [(pay: number, rate: number) => number, Operation],
  citation: Citation,
): void {
  const { terms, year, recorder } = calculation
  const [figure, kind] = [`${fund}Contribution`, `${fund}_due`] as const
  let pay = 0
  let due = 0
  const months: readonly MonthDraft[] = monthsAndBefore(terms, year)
  for (const month of months) {
    const charged = due
    pay += month.insuredPay
    due = dueOn(pay, rate.value)
    month[figure] = due - charged
    if (recorder === undefined) continue
    recorder.at(month.month).step(kind, due, operation, ['pay_so_far', rate], citation)
    if (month.month === 0) continue
    const { recordCharge } = recorder.steps
    recordCharge(recorder, `${fund}_contribution`, due - charged, kind, citation)
  }
}

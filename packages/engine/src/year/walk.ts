import type { Law } from '@oklad/law'
import type { Recorder } from '../breakdown/recorder.ts'
import { given } from '../breakdown/step.ts'
import type { ContractCitations } from '../contract-types/contract-citations.ts'
import { contractTypes } from '../contract-types/contract-types.ts'
import { accrue } from '../pay/accrual.ts'
import type { CompleteTerms } from '../terms/terms.ts'
import { monthsAndBefore, newYear, type YearFigures } from '../year-figures.ts'
import { chargeAccidentInsurance } from './accident-insurance.ts'
import { chargeAdditionalContributions } from './additional-contributions.ts'
import { chargeContributions } from './contributions.ts'
import { grantDeductions } from './deductions.ts'

/**
 * Computes a year: accrues pay, grants deductions, withholds tax and charges contributions. Each rule
 * goes through the months once, from the first paid one to the last, and fills its figures. Every
 * reading of a year (payslips, breakdown, columns) begins here.
 * @param year a new year, or one filled before with the same months, contract type, own deduction
 *   and working conditions
 * @param recorder records every figure as a step, if given
 * @throws {RangeError} for a contract type, a tariff or a calendar that the year does not have
 */
export function walkYear(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const { citations } = contractTypes[terms.contractType]
  walkPay(terms, law, year, recorder)
  if (recorder !== undefined) recordNetPay(recorder, terms, year, citations)
  chargeContributions(terms, law, year, recorder)
  chargeAccidentInsurance(terms, year, citations.accidents, recorder)
  chargeAdditionalContributions(terms, law, year, recorder)
}

/**
 * Computes only pay, deductions and tax, from which net pay follows. Searches compare the net pay of
 * hundreds of salaries; without contributions this takes half the time.
 * @param year as for `walkYear`; its contributions do not change
 * @throws {RangeError} for a contract type or a calendar that the year does not have
 */
export function walkPay(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures = newYear(terms),
  recorder?: Recorder,
): YearFigures {
  const contractType = contractTypes[terms.contractType]
  accrue(terms, law, year, contractType.citations, recorder)
  grantDeductions(terms, law, year, recorder)
  contractType.withhold(terms, law, year, recorder)
  for (const month of year.months) {
    month.incomeTax = month.baseTax + month.allowancesTax
    month.netIncome = month.grossIncome - month.incomeTax
  }
  return year
}

/** Records net pay, and the pay since January on which contributions are due. */
function recordNetPay(
  recorder: Recorder,
  terms: CompleteTerms,
  year: YearFigures,
  { payment, contributions }: ContractCitations,
): void {
  const { baseIncome, allowancesIncome } = terms.incomeBefore
  const [add, ofPayment] = [recorder.citing(contributions), recorder.citing(payment)]
  let pay = 0
  for (const { month, insuredPay, netIncome } of monthsAndBefore(terms, year)) {
    recorder.at(month)
    pay += insuredPay
    if (month === 0) {
      const base = given('base_income_before', baseIncome)
      add('gross_income', pay, 'sum', base, given('allowances_income_before', allowancesIncome))
    } else ofPayment('net_income', netIncome, 'difference', 'gross_income', 'income_tax')
    add('pay_so_far', pay, 'sum', 'pay_so_far', recorder.hereOr('insured_pay', 'gross_income'))
  }
}

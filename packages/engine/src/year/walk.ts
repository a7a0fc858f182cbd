import type { Recorder } from '../breakdown/recorder.ts'
import { given } from '../breakdown/step.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { accrue } from '../pay/accrual.ts'
import { monthsAndBefore, type YearFigures } from '../year-figures.ts'
import { chargeContributions } from './contributions.ts'
import {
  chargeAccidentInsurance,
  chargeAdditionalContributions,
} from './contributions-on-all-pay.ts'
import { grantDeductions } from './deductions.ts'

/**
 * Computes a year: accrues pay, grants deductions, withholds tax and charges contributions. Each rule
 * goes through the months once, from the first paid one to the last, and fills its figures. Every
 * reading of a year (payslips, breakdown, columns) begins here.
 * @param calculation of a new year, or of one filled before with the same months, contract type, own
 *   deduction and working conditions
 * @throws {RangeError} for a contract type, a tariff or a calendar that the year does not have
 */
export function walkYear(calculation: Calculation): void {
  walkPay(calculation)
  if (calculation.recorder !== undefined) recordNetPay(calculation, calculation.recorder)
  chargeContributions(calculation)
  chargeAccidentInsurance(calculation)
  chargeAdditionalContributions(calculation)
}

/**
 * Computes only pay, deductions and tax, from which net pay follows. Searches compare the net pay of
 * hundreds of salaries; without contributions this takes half the time.
 * @param calculation as for `walkYear`; its contributions do not change
 * @throws {RangeError} for a contract type or a calendar that the year does not have
 */
export function walkPay(calculation: Calculation): YearFigures {
  const { year } = calculation
  accrue(calculation)
  grantDeductions(calculation)
  calculation.contractType.withhold(calculation)
  for (const month of year.months) {
    month.incomeTax = month.baseTax + month.allowancesTax
    month.netIncome = month.grossIncome - month.incomeTax
  }
  return year
}

/** Records net pay, and the pay since January on which contributions are due. */
function recordNetPay(calculation: Calculation, recorder: Recorder): void {
  const { baseIncome, allowancesIncome } = calculation.terms.incomeBefore
  const { payment, contributions } = calculation.contractType.citations
  const [add, ofPayment] = [recorder.citing(contributions), recorder.citing(payment)]
  let pay = 0
  for (const { month, insuredPay, netIncome } of monthsAndBefore(calculation)) {
    recorder.at(month)
    pay += insuredPay
    if (month === 0) {
      const base = given('base_income_before', baseIncome)
      add('gross_income', pay, 'sum', base, given('allowances_income_before', allowancesIncome))
    } else ofPayment('net_income', netIncome, 'difference', 'gross_income', 'income_tax')
    add('pay_so_far', pay, 'sum', 'pay_so_far', recorder.hereOr('insured_pay', 'gross_income'))
  }
}

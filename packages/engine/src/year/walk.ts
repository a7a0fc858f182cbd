import type { Recorder } from '../breakdown/recorder.ts'
import { given } from '../breakdown/step.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { withholdTax } from '../contract-types/contract-types.ts'
import { grantDeductions } from '../deductions/deductions.ts'
import { accrue } from '../pay/accrual.ts'
import { monthsAndBefore, type YearFigures } from '../year-figures.ts'
import { chargeContributions } from './contributions.ts'
import {
  chargeAccidentInsurance,
  chargeAdditionalContributions,
} from './contributions-on-all-pay.ts'

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
  if (calculation.recorder !== undefined) recordPayToDate(calculation, calculation.recorder)
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
  accrue(calculation)
  grantDeductions(calculation)
  withholdTax(calculation)
  return calculation.year
}

/** Records the pay since January on which contributions are due. */
function recordPayToDate({ terms, year, contractType }: Calculation, recorder: Recorder): void {
  const { baseIncome, allowancesIncome } = terms.incomeBefore
  const add = recorder.citing(contractType.citations.contributions)
  let pay = 0
  for (const { month, insuredPay } of monthsAndBefore(terms, year)) {
    recorder.at(month)
    pay += insuredPay
    if (month === 0) {
      const base = given('base_income_before', baseIncome)
      add('gross_income', pay, 'sum', base, given('allowances_income_before', allowancesIncome))
    }
    add('pay_so_far', pay, 'sum', 'pay_so_far', recorder.hereOr('insured_pay', 'gross_income'))
  }
}

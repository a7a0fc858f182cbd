import { accrueMonth } from './accrual.ts'
import { assertCircumstances } from './circumstances/assert-circumstances.ts'
import { calculateUnderCircumstances } from './circumstances/calculate-under-circumstances.ts'
import { Contributions } from './contributions.ts'
import type { Law } from './law/law.ts'
import { type PayslipMonth, type PayslipYear, payslipMonth, payslipYear } from './payslip.ts'
import { assertTerms, type Terms } from './terms.ts'
import { taxBasesOf, Withholding } from './withholding.ts'

/**
 * Computes an employee's tax year: what each month pays, withholds and costs the employer.
 *
 * @example
 * const year = calculate(
 *   {
 *     grossSalary: roubles(150_000),
 *     districtCoefficient: 115,
 *     northernAllowance: 30,
 *     firstMonth: 1,
 *     hasTaxPrivilege: false,
 *   },
 *   lawOf(2026),
 * )
 * year.netIncome // kopecks
 *
 * @param terms see `Terms` for units and ranges
 * @param law of the tax year, from `lawOf`
 * @returns the months from `terms.firstMonth` to December and their sums, integer kopecks
 * @throws {RangeError} naming every term, or every circumstance, that is out of its range
 */
export function calculate(terms: Terms, law: Law): PayslipYear {
  assertTerms(terms)
  if (terms.circumstances !== undefined) {
    assertCircumstances(terms.circumstances)
    return calculateUnderCircumstances(terms, terms.circumstances, law)
  }
  const accrual = accrueMonth(terms)
  const withholding = new Withholding(taxBasesOf(law, terms.hasTaxPrivilege))
  const contributions = new Contributions(law)
  const grossIncome = accrual.basePay + accrual.allowances
  const { firstMonth } = terms
  const months = new Array<PayslipMonth>(13 - firstMonth)
  for (let month: number = firstMonth; month <= 12; month++) {
    withholding.withhold(accrual.basePay, accrual.allowances)
    contributions.charge(grossIncome)
    months[month - firstMonth] = payslipMonth(month, accrual, withholding, contributions)
  }
  return payslipYear(law.year, months)
}

import { accrueMonth } from './accrual.ts'
import { Contributions } from './contributions.ts'
import type { Law } from './law/law.ts'
import type { Kopecks } from './money/kopecks.ts'
import type { PayslipMonth, PayslipYear } from './payslip.ts'
import { assertTerms, type Month, type Terms } from './terms.ts'
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
 * @throws {RangeError} naming every term that is out of its range
 */
export function calculate(terms: Terms, law: Law): PayslipYear {
  assertTerms(terms)
  const { basePay, allowances } = accrueMonth(terms)
  const withholding = new Withholding(taxBasesOf(law, terms.hasTaxPrivilege))
  const contributions = new Contributions(law)
  const grossIncome = (basePay + allowances) as Kopecks

  const firstMonth = terms.firstMonth
  const months = new Array<PayslipMonth>(13 - firstMonth)
  let incomeTaxOfYear = 0
  let pensionOfYear = 0
  let medicalOfYear = 0
  let socialOfYear = 0

  for (let month: number = firstMonth; month <= 12; month++) {
    withholding.withhold(basePay, allowances)
    contributions.charge(grossIncome)
    const { baseTax, allowancesTax } = withholding
    const { pension, medical, social } = contributions
    const incomeTax = baseTax + allowancesTax
    incomeTaxOfYear += incomeTax
    pensionOfYear += pension
    medicalOfYear += medical
    socialOfYear += social
    months[month - firstMonth] = {
      month: month as Month,
      basePay,
      allowances,
      grossIncome,
      baseTax,
      allowancesTax,
      incomeTax: incomeTax as Kopecks,
      netIncome: (grossIncome - incomeTax) as Kopecks,
      pensionContribution: pension,
      medicalContribution: medical,
      socialContribution: social,
      taxRate: withholding.rate,
    }
  }

  const grossOfYear = grossIncome * months.length
  return {
    year: law.year,
    months,
    grossIncome: grossOfYear as Kopecks,
    incomeTax: incomeTaxOfYear as Kopecks,
    netIncome: (grossOfYear - incomeTaxOfYear) as Kopecks,
    pensionContribution: pensionOfYear as Kopecks,
    medicalContribution: medicalOfYear as Kopecks,
    socialContribution: socialOfYear as Kopecks,
  }
}

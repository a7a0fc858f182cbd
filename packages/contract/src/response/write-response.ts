import { calculate, type PayslipMonth, type PayslipYear } from '@oklad/engine'
import type { Language } from '../language.ts'
import type { CalculationKind } from '../request/calculation-kind.ts'
import type { Calculation } from '../request/read-request.ts'
import { extendedAnswer } from './extended-answer.ts'
import { warningsOf } from './warnings.ts'

/**
 * Computes a calculation and writes its answer as JSON text.
 *
 * The text is built from its fixed shape, field by field in the order of the schema: every value
 * is an integer, so that nothing needs escaping, and it takes a fraction of `JSON.stringify`.
 * @param language of the warnings, if there are any
 */
export function answerCalculation(
  kind: CalculationKind,
  calculation: Calculation,
  language: Language,
): string {
  const year = calculate(calculation.terms, calculation.law)
  const { grossSalary, districtCoefficient, northernAllowance } = calculation.terms
  const head = `{"gross_salary":${grossSalary},"territorial_multiplier":${districtCoefficient},"northern_coefficient":${
    northernAllowance + 100
  },"annual_gross_income":${year.grossIncome},"annual_net_income":${year.netIncome},"annual_tax_amount":${year.incomeTax},`
  const body = kind === 'public' ? publicMonths(year) : privateMonths(year)
  const warnings = warningsOf(calculation.law, language, year.circumstances?.notices)
  const { extended } = calculation
  if (extended === undefined || year.circumstances === undefined) {
    return warnings.length > 0
      ? `${head}${body},"warnings":${JSON.stringify(warnings)}}`
      : `${head}${body}}`
  }
  const answer = extendedAnswer(JSON.parse(`${head}${body}}`), extended, year.circumstances)
  return JSON.stringify(warnings.length > 0 ? { ...answer, warnings } : answer)
}

function publicMonths(year: PayslipYear): string {
  let grossIncome = 0
  let incomeTax = 0
  let text = '"monthly_details":['
  let written: PayslipMonth | undefined
  let figures = ''
  let separator = ''
  for (const month of year.months) {
    if (written === undefined || !sameFigures(month, written)) {
      written = month
      figures = `${month.grossIncome},"monthly_net_income":${month.netIncome},"monthly_tax_amount":${month.incomeTax},"annual_gross_income":`
    }
    grossIncome += month.grossIncome
    incomeTax += month.incomeTax
    text += `${separator}${monthHead(year, month.month)}${figures}${grossIncome},"annual_net_income":${grossIncome - incomeTax},"annual_tax_amount":${incomeTax}}`
    separator = ','
  }
  return `${text}]`
}

function privateMonths(year: PayslipYear): string {
  let text = `"annualFOMS":${year.medicalContribution},"annualFSS":${year.socialContribution},"annualPFR":${year.pensionContribution},"monthly_details":[`
  let written: PayslipMonth | undefined
  let figures = ''
  let separator = ''
  for (const month of year.months) {
    if (written === undefined || !sameFigures(month, written)) {
      written = month
      figures = `${month.grossIncome},"monthly_net_income":${month.netIncome},"monthly_tax_amount":${month.incomeTax},"monthly_base_gross_income":${month.basePay},"monthly_base_tax_amount":${month.baseTax},"monthly_north_gross_income":${month.allowances},"monthly_north_tax_amount":${month.allowancesTax},"monthlyFOMS":${month.medicalContribution},"monthlyFSS":${month.socialContribution},"monthlyPFR":${month.pensionContribution},"tax_rate":${month.taxRate}}`
    }
    text += separator + monthHead(year, month.month) + figures
    separator = ','
  }
  return `${text}]`
}

/** Most months of a salary are alike: their figures are written once and repeated. */
function sameFigures(one: PayslipMonth, other: PayslipMonth): boolean {
  return (
    one.baseTax === other.baseTax &&
    one.allowancesTax === other.allowancesTax &&
    one.pensionContribution === other.pensionContribution &&
    one.medicalContribution === other.medicalContribution &&
    one.socialContribution === other.socialContribution &&
    one.basePay === other.basePay &&
    one.allowances === other.allowances &&
    one.taxRate === other.taxRate
  )
}

const monthHeads = new Map<number, readonly string[]>()

/** The start of a month's entry up to its first figure: the same for every answer of a year. */
function monthHead({ year }: PayslipYear, month: number): string {
  let heads = monthHeads.get(year)
  if (heads === undefined) {
    heads = Array.from(
      { length: 12 },
      (_, index) =>
        `{"month":"${year}-${String(index + 1).padStart(2, '0')}-01T00:00:00Z","monthly_gross_income":`,
    )
    monthHeads.set(year, heads)
  }
  return heads[month - 1] as string
}

import { calculate, type PayslipYear } from '@oklad/engine'
import type { Language } from '../language.ts'
import type { Calculation } from '../request/calculation.ts'
import type { CalculationKind } from '../request/calculation-kind.ts'
import { extendedAnswer } from './extended-answer.ts'
import { type Piece, piece, TextWriter } from './text-writer.ts'
import { warningsOf } from './warnings.ts'
import { writePrivateMonths, writePublicMonths } from './write-months.ts'

// An answer is computed and written in one go, so that one writer serves them all in turn.
const writer = new TextWriter()

/**
 * Computes a calculation and writes its answer as JSON text.
 *
 * The text is written from its fixed shape, field by field in the order of the schema: every value
 * is an integer, so that nothing needs escaping, and it takes a fraction of `JSON.stringify`.
 * @param language of the warnings, if there are any
 */
export function answerCalculation(
  kind: CalculationKind,
  calculation: Calculation,
  language: Language,
): string {
  const year = calculate(calculation.terms, calculation.law)
  writer.clear()
  writeYear(calculation, year)
  if (kind === 'public') writePublicMonths(writer, year)
  else {
    writeContributions(year)
    writePrivateMonths(writer, year)
  }
  const warnings = warningsOf(calculation.law, language, year.circumstances?.notices)
  const { extended } = calculation
  if (extended === undefined || year.circumstances === undefined) {
    if (warnings.length === 0) {
      writer.write(CLOSE)
      return writer.text()
    }
    return `${writer.text()},"warnings":${JSON.stringify(warnings)}}`
  }
  const answer = extendedAnswer(JSON.parse(`${writer.text()}}`), extended, year.circumstances)
  return JSON.stringify(warnings.length > 0 ? { ...answer, warnings } : answer)
}

const CLOSE = piece('}')

const GROSS_SALARY = piece('{"gross_salary":')
const TERRITORIAL_MULTIPLIER = piece(',"territorial_multiplier":')
const NORTHERN_COEFFICIENT = piece(',"northern_coefficient":')
const ANNUAL_GROSS_INCOME = piece(',"annual_gross_income":')
const ANNUAL_NET_INCOME = piece(',"annual_net_income":')
const ANNUAL_TAX_AMOUNT = piece(',"annual_tax_amount":')
const ANNUAL_MEDICAL = piece(',"annualFOMS":')
const ANNUAL_SOCIAL = piece(',"annualFSS":')
const ANNUAL_PENSION = piece(',"annualPFR":')

function writeField(name: Piece, value: number): void {
  writer.write(name)
  writer.writeInteger(value)
}

function writeYear({ terms }: Calculation, year: PayslipYear): void {
  writeField(GROSS_SALARY, terms.grossSalary)
  writeField(TERRITORIAL_MULTIPLIER, terms.districtCoefficient)
  writeField(NORTHERN_COEFFICIENT, terms.northernAllowance + 100)
  writeField(ANNUAL_GROSS_INCOME, year.grossIncome)
  writeField(ANNUAL_NET_INCOME, year.netIncome)
  writeField(ANNUAL_TAX_AMOUNT, year.incomeTax)
}

function writeContributions(year: PayslipYear): void {
  writeField(ANNUAL_MEDICAL, year.medicalContribution)
  writeField(ANNUAL_SOCIAL, year.socialContribution)
  writeField(ANNUAL_PENSION, year.pensionContribution)
}

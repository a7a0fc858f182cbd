import { calculate, type PayslipMonth, type PayslipYear } from '@oklad/engine'
import type { Language } from '../language.ts'
import type { Calculation } from '../request/calculation.ts'
import type { CalculationKind } from '../request/calculation-kind.ts'
import { extendedAnswer } from './extended-answer.ts'
import { digitsIn, type Piece, piece, TextWriter } from './text-writer.ts'
import { warningsOf } from './warnings.ts'

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
  if (kind === 'public') writePublicMonths(year)
  else {
    writeContributions(year)
    writePrivateMonths(year)
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
const MONTHLY_DETAILS = piece(',"monthly_details":[')
const MONTHLY_GROSS_INCOME = piece(',"monthly_gross_income":')
const MONTHLY_NET_INCOME = piece(',"monthly_net_income":')
const MONTHLY_TAX_AMOUNT = piece(',"monthly_tax_amount":')
const MONTHLY_BASE_PAY = piece(',"monthly_base_gross_income":')
const MONTHLY_BASE_TAX = piece(',"monthly_base_tax_amount":')
const MONTHLY_ALLOWANCES = piece(',"monthly_north_gross_income":')
const MONTHLY_ALLOWANCES_TAX = piece(',"monthly_north_tax_amount":')
const MONTHLY_MEDICAL = piece(',"monthlyFOMS":')
const MONTHLY_SOCIAL = piece(',"monthlyFSS":')
const MONTHLY_PENSION = piece(',"monthlyPFR":')
const TAX_RATE = piece(',"tax_rate":')
const END_OF_MONTH = piece('},')
/** In place of the last comma. */
const END_OF_MONTHS = piece(']')

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

/** Most months of a salary are alike, so that an entry is mostly a copy of the one before. */
function writePrivateMonths({ year, months }: PayslipYear): void {
  const heads = monthHeads(year)
  writer.write(MONTHLY_DETAILS)
  let written: PayslipMonth | undefined
  let from = 0
  let to = 0
  for (const month of months) {
    const head = heads[month.month - 1] as Piece
    const start = writer.position
    if (written !== undefined && sameFigures(month, written)) {
      writer.repeat(from, to)
      writer.overwrite(start, head)
    } else {
      writer.write(head)
      writePublicFigures(month)
      writePrivateFigures(month)
      writer.write(END_OF_MONTH)
      written = month
    }
    from = start
    to = writer.position
  }
  writer.overwrite(to - 1, END_OF_MONTHS)
}

/** As the private months, but for the sums so far, which are put over those of the copied entry. */
function writePublicMonths({ year, months }: PayslipYear): void {
  const heads = monthHeads(year)
  const gross = new Place()
  const net = new Place()
  const tax = new Place()
  let grossIncome = 0
  let incomeTax = 0
  writer.write(MONTHLY_DETAILS)
  let written: PayslipMonth | undefined
  let from = 0
  let to = 0
  for (const month of months) {
    grossIncome += month.grossIncome
    incomeTax += month.incomeTax
    const netIncome = grossIncome - incomeTax
    const head = heads[month.month - 1] as Piece
    const start = writer.position
    if (
      written !== undefined &&
      sameFigures(month, written) &&
      gross.fits(grossIncome) &&
      net.fits(netIncome) &&
      tax.fits(incomeTax)
    ) {
      writer.repeat(from, to)
      writer.overwrite(start, head)
      gross.overwrite(start, grossIncome)
      net.overwrite(start, netIncome)
      tax.overwrite(start, incomeTax)
    } else {
      writer.write(head)
      writePublicFigures(month)
      gross.write(start, ANNUAL_GROSS_INCOME, grossIncome)
      net.write(start, ANNUAL_NET_INCOME, netIncome)
      tax.write(start, ANNUAL_TAX_AMOUNT, incomeTax)
      writer.write(END_OF_MONTH)
      written = month
    }
    from = start
    to = writer.position
  }
  writer.overwrite(to - 1, END_OF_MONTHS)
}

/** Where a sum so far stands in the entry of a month. It never falls. */
class Place {
  private offset = 0
  private digits = 0
  /** The least sum that is too long for the place. */
  private tooLong = 0

  write(start: number, name: Piece, sum: number): void {
    writer.write(name)
    this.offset = writer.position - start
    writer.writeInteger(sum)
    this.digits = digitsIn(sum)
    this.tooLong = 10 ** this.digits
  }

  fits(sum: number): boolean {
    return sum < this.tooLong
  }

  overwrite(start: number, sum: number): void {
    writer.overwriteInteger(start + this.offset, sum, this.digits)
  }
}

function writePublicFigures(month: PayslipMonth): void {
  writeField(MONTHLY_GROSS_INCOME, month.grossIncome)
  writeField(MONTHLY_NET_INCOME, month.netIncome)
  writeField(MONTHLY_TAX_AMOUNT, month.incomeTax)
}

function writePrivateFigures(month: PayslipMonth): void {
  writeField(MONTHLY_BASE_PAY, month.basePay)
  writeField(MONTHLY_BASE_TAX, month.baseTax)
  writeField(MONTHLY_ALLOWANCES, month.allowances)
  writeField(MONTHLY_ALLOWANCES_TAX, month.allowancesTax)
  writeField(MONTHLY_MEDICAL, month.medicalContribution)
  writeField(MONTHLY_SOCIAL, month.socialContribution)
  writeField(MONTHLY_PENSION, month.pensionContribution)
  writeField(TAX_RATE, month.taxRate)
}

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

const headsOfYears = new Map<number, readonly Piece[]>()

/** The starts of the months' entries: the same for every answer of a year. */
function monthHeads(year: number): readonly Piece[] {
  let heads = headsOfYears.get(year)
  if (heads === undefined) {
    heads = Array.from({ length: 12 }, (_, index) =>
      piece(`{"month":"${year}-${String(index + 1).padStart(2, '0')}-01T00:00:00Z"`),
    )
    headsOfYears.set(year, heads)
  }
  return heads
}

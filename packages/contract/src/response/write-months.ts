import type { PayslipMonth, PayslipYear } from '@oklad/engine'
import { digitsIn, type Piece, piece, type TextWriter } from './text-writer.ts'

/** The figures of a month's entry, in the order of its fields. */
type Figures = Float64Array

const publicFields = [
  'monthly_gross_income',
  'monthly_net_income',
  'monthly_tax_amount',
  'annual_gross_income',
  'annual_net_income',
  'annual_tax_amount',
]

const privateFields = [
  'monthly_gross_income',
  'monthly_net_income',
  'monthly_tax_amount',
  'monthly_base_gross_income',
  'monthly_base_tax_amount',
  'monthly_north_gross_income',
  'monthly_north_tax_amount',
  'monthlyFOMS',
  'monthlyFSS',
  'monthlyPFR',
  'tax_rate',
]

/** Writes `monthly_details` of the public answer: the months with the sums since the first one. */
export function writePublicMonths(writer: TextWriter, year: PayslipYear): void {
  let grossIncome = 0
  let incomeTax = 0
  publicEntries.write(writer, year, (month, figures) => {
    grossIncome += month.grossIncome
    incomeTax += month.incomeTax
    figures[0] = month.grossIncome
    figures[1] = month.netIncome
    figures[2] = month.incomeTax
    figures[3] = grossIncome
    figures[4] = grossIncome - incomeTax
    figures[5] = incomeTax
  })
}

/** Writes `monthly_details` of the private answer. */
export function writePrivateMonths(writer: TextWriter, year: PayslipYear): void {
  privateEntries.write(writer, year, privateFigures)
}

function privateFigures(month: PayslipMonth, figures: Figures): void {
  figures[0] = month.grossIncome
  figures[1] = month.netIncome
  figures[2] = month.incomeTax
  figures[3] = month.basePay
  figures[4] = month.baseTax
  figures[5] = month.allowances
  figures[6] = month.allowancesTax
  figures[7] = month.medicalContribution
  figures[8] = month.socialContribution
  figures[9] = month.pensionContribution
  figures[10] = month.taxRate
}

const MONTHLY_DETAILS = piece(',"monthly_details":[')
const END_OF_MONTH = piece('},')
/** In place of the last comma. */
const END_OF_MONTHS = piece(']')

/** 10⁰ to 10¹⁶: raising ten to a power anew each time is felt. */
const POWERS = Array.from({ length: 17 }, (_, exponent) => 10 ** exponent)

/**
 * Writes the entries of the months. A month is mostly like the one before it, so that its entry is
 * a copy of that one, with the few figures that differ put over the old ones; where a figure has
 * more or fewer digits, the entry is written anew.
 */
class MonthEntries {
  private readonly names: readonly Piece[]
  private readonly figures: Figures
  /** The figures of the entry that was written last, and where they stand in it. */
  private readonly written: Figures
  private readonly places: Int32Array
  private readonly digits: Int32Array
  /** The least and the first too large number of as many digits. */
  private readonly least: Float64Array
  private readonly tooLarge: Float64Array

  constructor(fields: readonly string[]) {
    const { length } = fields
    this.names = fields.map((field) => piece(`,"${field}":`))
    this.figures = new Float64Array(length)
    this.written = new Float64Array(length)
    this.places = new Int32Array(length)
    this.digits = new Int32Array(length)
    this.least = new Float64Array(length)
    this.tooLarge = new Float64Array(length)
  }

  write(
    writer: TextWriter,
    { year, months }: PayslipYear,
    figuresOf: (month: PayslipMonth, figures: Figures) => void,
  ): void {
    const heads = monthHeads(year)
    writer.write(MONTHLY_DETAILS)
    let from = 0
    let to = 0
    for (const month of months) {
      const head = heads[month.month - 1] as Piece
      const start = writer.position
      figuresOf(month, this.figures)
      if (to > 0 && this.fits()) {
        writer.repeat(from, to)
        writer.overwrite(start, head)
        this.overwrite(writer, start)
      } else {
        writer.write(head)
        this.writeAnew(writer, start)
        writer.write(END_OF_MONTH)
      }
      from = start
      to = writer.position
    }
    writer.overwrite(to - 1, END_OF_MONTHS)
  }

  private fits(): boolean {
    const { figures, least, tooLarge } = this
    for (let index = 0; index < figures.length; index++) {
      const figure = figures[index] as number
      if (figure < (least[index] as number) || figure >= (tooLarge[index] as number)) return false
    }
    return true
  }

  private overwrite(writer: TextWriter, start: number): void {
    const { figures, written, places, digits } = this
    for (let index = 0; index < figures.length; index++) {
      const figure = figures[index] as number
      if (figure === written[index]) continue
      writer.overwriteInteger(start + (places[index] as number), figure, digits[index] as number)
      written[index] = figure
    }
  }

  private writeAnew(writer: TextWriter, start: number): void {
    const { names, figures } = this
    for (let index = 0; index < figures.length; index++) {
      const figure = figures[index] as number
      const digits = digitsIn(figure)
      writer.write(names[index] as Piece)
      this.places[index] = writer.position - start
      this.digits[index] = digits
      this.least[index] = digits === 1 ? 0 : (POWERS[digits - 1] as number)
      this.tooLarge[index] = POWERS[digits] as number
      this.written[index] = figure
      writer.writeInteger(figure)
    }
  }
}

// An answer is written in one go, so that one of each serves them all in turn.
const publicEntries = new MonthEntries(publicFields)
const privateEntries = new MonthEntries(privateFields)

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

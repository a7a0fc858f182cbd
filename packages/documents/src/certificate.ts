import type { CodedSum, TaxPart } from '@oklad/contract/wire'
import { monthIn, payKinds } from '@oklad/engine/internal'
import {
  addSums,
  byLine,
  type LineKey,
  type LineSums,
  lineOf,
  noSums,
  type Paid,
  type TaxDue,
  taxDueOf,
} from './year-sums.ts'

/** The kinds of pay of which documents have an exempt part. */
const exemptKinds = Object.values(payKinds).flatMap(({ incomeCode, exempt }) =>
  exempt && exempt.code !== null ? [{ incomeCode, ...exempt }] : [],
)

/** The codes of such pay, with the code of its exempt part, which stands beside it. */
const exemptBeside: Readonly<Record<string, string>> = Object.fromEntries(
  exemptKinds.map(({ incomeCode, code }) => [incomeCode, code]),
)

/** The codes of exempt pay; the other deductions are standard ones. */
export const exemptCodes: ReadonlySet<string> = new Set(exemptKinds.map(({ code }) => code))

/**
 * Returns the most that is exempt in a year by code, kopecks; what is exempt in each payment has none.
 * @param sums of the law of the year, kopecks
 */
export function exemptInYear(
  sums: Readonly<Record<(typeof exemptKinds)[number]['sum'], number>>,
): ReadonlyMap<string, number> {
  const ofYear = exemptKinds.filter((kind) => kind.of === 'year')
  return new Map(ofYear.map(({ code, sum }) => [code, sums[sum]]))
}

/** The northern part of pay. */
const NORTHERN_PART = '2006'

/** The income of a month under one code, with the exempt part of it. Kopecks. */
export interface MonthIncome {
  /** 1 to 12: the month in which it was paid. */
  readonly month: number
  readonly income_code: string
  /** 0 in the only row of a line without income. */
  income: number
  /** Absent of a code without exempt pay. */
  readonly exempt?: CodedSum
}

/** The income of a person at one rate under one budget code. */
export interface CertificateLine extends LineSums, TaxDue, LineKey {
  /** Standard deductions by code. */
  readonly deductions: CodedSum[]
  /** By month, then by code. */
  readonly months: MonthIncome[]
}

/** The income certificate of a person: appendix 1 of 6-НДФЛ, and the certificate for the employee. */
export interface Certificate {
  readonly year: number
  readonly lines: readonly CertificateLine[]
}

/** A line with its income that has no row yet. */
type Room = { readonly line: CertificateLine; left: number }

/** The payments of one person in a tax year, added up to a certificate. */
export class PersonYear {
  readonly year: number
  readonly #rooms = new Map<string, Room>()
  readonly #standard = new Map<string, number>()

  constructor(year: number) {
    this.year = year
  }

  /** Adds payments; those of other tax years are left out. */
  add(payments: readonly Paid[]): void {
    for (const payment of payments) if (payment.tax_year === this.year) this.#addPayment(payment)
  }

  #addPayment({ date, tax_parts, income_codes, deduction_codes }: Paid): void {
    for (const part of tax_parts) {
      const { base, rate, budget_code } = part
      const key = lineOf(part)
      const room = this.#rooms.get(key) ?? { line: newLine({ base, rate, budget_code }), left: 0 }
      this.#rooms.set(key, room)
      addSums(room.line, part)
      room.left += part.income
    }
    const rooms = [...this.#rooms.values()]
    const ofBase = (base: TaxPart['base']) => rooms.filter(({ line }) => line.base === base)
    const exemptOf = (code: string) =>
      deduction_codes.find((sum) => sum.code === exemptBeside[code])?.amount ?? 0
    // Exempt pay is a deduction of the lowest bracket: it fills that first.
    for (const isExempt of [true, false]) {
      for (const { code, amount } of income_codes) {
        const north = code === NORTHERN_PART ? ofBase('north') : []
        let left = isExempt ? exemptOf(code) : amount - exemptOf(code)
        for (const room of north.length > 0 ? north : ofBase('main')) {
          const income = Math.min(left, room.left)
          if (income <= 0) continue
          const row = rowIn(room.line, monthIn(date), code)
          row.income += income
          if (isExempt && row.exempt) row.exempt.amount += income
          room.left -= income
          left -= income
        }
      }
    }
    // A deduction above the pay moves earlier income to a lower bracket.
    for (const room of rooms.filter(({ left }) => left < 0)) {
      for (const row of room.line.months.toReversed()) {
        const to = ofBase(room.line.base).find(({ left }) => left > 0)
        const income = Math.min(-room.left, row.income - (row.exempt?.amount ?? 0), to?.left ?? 0)
        if (to === undefined || income <= 0) continue
        row.income -= income
        room.left += income
        rowIn(to.line, row.month, row.income_code).income += income
        to.left -= income
      }
    }
    for (const { code, amount } of deduction_codes) {
      if (exemptCodes.has(code)) continue
      this.#standard.set(code, (this.#standard.get(code) ?? 0) + amount)
    }
  }

  /**
   * The certificate of the payments. Standard deductions above the income of the year are left out: the base is not
   * below 0. A line whose income a later deduction has moved to a lower bracket has the tax that was withheld in it and
   * not returned; the form demands a row of income there, which is 0.
   */
  certificate(): Certificate {
    const standard = new Map(this.#standard)
    const all = [...this.#rooms.values()].map(({ line }) => line).sort(byLine)
    const [anyRow] = all.flatMap(({ months }) => months)
    const lines = all
      .filter(({ income, tax_amount, returned }) => income > 0 || (anyRow && tax_amount > returned))
      .map((line): CertificateLine => {
        const beside = line.months.reduce((sum, { exempt }) => sum + (exempt?.amount ?? 0), 0)
        let left = line.deduction - beside
        const deductions: CodedSum[] = []
        for (const [code, rest] of standard) {
          const amount = Math.min(rest, left)
          if (amount <= 0) continue
          deductions.push({ code, amount })
          standard.set(code, rest - amount)
          left -= amount
        }
        const paid = line.months.filter(({ income }) => income > 0).sort(byMonth)
        const last = line.months.at(-1) ?? anyRow
        const months = paid.length === 0 && last ? [{ ...last, income: 0 }] : paid
        return { ...line, ...taxDueOf(line.rate, line), deductions, months }
      })
    return { year: this.year, lines }
  }
}

const newLine = (line: LineKey) => ({
  ...{ ...line, ...noSums(), ...taxDueOf(line.rate, noSums()) },
  ...{ deductions: [], months: [] },
})

const byMonth = (one: MonthIncome, other: MonthIncome) =>
  one.month - other.month || one.income_code.localeCompare(other.income_code)

/** The row of a month and a code, which is added where there is none. */
function rowIn({ months }: CertificateLine, month: number, income_code: string): MonthIncome {
  const found = months.find((row) => row.month === month && row.income_code === income_code)
  if (found) return found
  const code = exemptBeside[income_code]
  const row = { month, income_code, income: 0, ...(code && { exempt: { code, amount: 0 } }) }
  months.push(row)
  return row
}

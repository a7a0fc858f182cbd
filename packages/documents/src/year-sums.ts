import type { Payment, TaxPart } from '@oklad/contract/wire'
import { dayIn, monthIn, toWholeRoubles } from '@oklad/engine/internal'

/** A quarter of a year: 1 to 4. */
export type Quarter = 1 | 2 | 3 | 4
export const quarters: readonly Quarter[] = [1, 2, 3, 4]

/** The slots of a quarter: each of its months has days 1 to 22, and the rest. */
export const SLOTS_OF_QUARTER = 6

/** What documents take of a payment, or of tax that is returned on a day. */
export interface Paid
  extends Pick<Payment, 'date' | 'tax_year' | 'tax_amount' | 'income_codes' | 'deduction_codes'> {
  /** Those of tax that is returned by article 231 of the Tax Code have `returned`, kopecks. */
  readonly tax_parts: readonly (TaxPart & { readonly returned?: number })[]
  /** Whether its tax stays in its lines: it was paid before a recalculation. */
  readonly isMade?: boolean
  /** Of the return of tax: the sum, kopecks, which `PersonTax` divides between the lines. */
  readonly toReturn?: number
}

const sumNames = ['income', 'deduction', 'tax_base', 'tax_amount', 'returned'] as const

/** Sums of one line, kopecks. `returned` is tax that was withheld and given back. */
export type LineSums = Record<(typeof sumNames)[number], number>

export const noSums = (): LineSums =>
  Object.fromEntries(sumNames.map((name) => [name, 0])) as LineSums

/** Adds sums to others, which are changed. */
export function addSums(target: LineSums, sums: Paid['tax_parts'][number] | LineSums) {
  for (const name of sumNames) target[name] += sums[name] ?? 0
}

export const dueNames = ['due', 'not_withheld', 'over_withheld'] as const

/** Tax that is computed, and its difference to the tax withheld. Kopecks. */
export type TaxDue = Record<(typeof dueNames)[number], number>

const noDue = (): TaxDue => ({ due: 0, not_withheld: 0, over_withheld: 0 })

/** The rate of non-residents, whose payments are taxed one by one. */
export const FLAT_RATE = 30

/** Computes the tax of a person's line. */
export function taxDueOf(rate: number, { tax_base, tax_amount, returned }: LineSums): TaxDue {
  const withheld = tax_amount - returned
  const due = rate === FLAT_RATE ? withheld : toWholeRoubles(tax_base * rate)
  const difference = due - withheld
  return { due, not_withheld: Math.max(difference, 0), over_withheld: Math.max(-difference, 0) }
}

/** What tells lines apart. */
export type LineKey = Readonly<Pick<TaxPart, 'base' | 'rate' | 'budget_code'>>

/** One line of a year: the tax at one rate under one budget code. */
export interface YearLine extends LineKey {
  /** The sums of the 24 slots of the year. */
  readonly slots: LineSums[]
  /** How many payments the line has in each quarter. */
  readonly payments: number[]
  /** From January to the end of each quarter: how many persons have income of the line, and the tax computed. */
  readonly persons: number[]
  readonly due: TaxDue[]
}

/** The lines of one person from January to the end of each quarter. */
export type PersonLines = Map<string, LineSums[]>

/** The order of lines: the main base first, by rate. */
export const byLine = (one: LineKey, other: LineKey): number =>
  one.base.localeCompare(other.base) || one.rate - other.rate

/** The key of the line that a part of tax belongs to. */
export const lineOf = ({ base, rate, budget_code }: LineKey): string =>
  `${base} ${rate} ${budget_code}`

/** The key of the lines of a report that are one: those of both bases at one rate under one budget code. */
export const placeOf = (line: LineKey): string =>
  line.budget_code === null ? lineOf(line) : `${line.rate} ${line.budget_code}`

/** The quarter of a day, `YYYY-MM-DD`. */
export const quarterOf = (date: string): Quarter =>
  quarters.find((quarter) => monthIn(date) <= quarter * 3) as Quarter

/** The place of a payment among the 24 slots of its year. */
export const slotOf = ({ date }: Pick<Paid, 'date'>): number =>
  (monthIn(date) - 1) * 2 + Number(dayIn(date) > 22)

/**
 * The lines of a tax year, added up person by person. It keeps sums only: its size does not depend on the number of
 * persons.
 */
export class YearSums {
  readonly year: number
  readonly lines = new Map<string, YearLine>()
  /** Tax of the payments themselves by quarter, kopecks. */
  readonly tax: number[] = [0, 0, 0, 0]

  constructor(year: number) {
    this.year = year
  }

  /**
   * Adds payments of a person; those of other tax years are left out.
   * @param payments by date, as the service answers
   * @param person the lines of the same person's payments before, of another employment; it is changed
   */
  add(payments: readonly Paid[], person: PersonLines = new Map()): void {
    const own = payments.filter(({ tax_year }) => tax_year === this.year)
    this.#addPerson(person, -1)
    for (const payment of own) {
      const quarter = quarterOf(payment.date) - 1
      add(this.tax, quarter, payment.tax_amount)
      for (const part of payment.tax_parts) {
        const key = lineOf(part)
        const line = this.lines.get(key) ?? newLine(part)
        this.lines.set(key, line)
        addSums(line.slots[slotOf(payment)] as LineSums, part)
        add(line.payments, quarter, 1)
        const ofPerson = person.get(key) ?? quarters.map(noSums)
        person.set(key, ofPerson)
        for (const toDate of ofPerson.slice(quarter)) addSums(toDate, part)
      }
    }
    this.#addPerson(person, 1)
  }

  /**
   * Adds a person and the computed tax to the lines, or takes them back: a later deduction may leave a line without income
   * that it had. Lines that are one in a report count the person once.
   */
  #addPerson(person: PersonLines, sign: 1 | -1): void {
    const counted = quarters.map(() => new Set<string>())
    for (const [key, ofQuarters] of person) {
      const line = this.lines.get(key) as YearLine
      for (const [index, toDate] of ofQuarters.entries()) {
        const sums = taxDueOf(line.rate, toDate)
        for (const name of dueNames) (line.due[index] as TaxDue)[name] += sign * sums[name]
        const places = counted[index] as Set<string>
        if (toDate.income <= 0 || places.has(placeOf(line))) continue
        places.add(placeOf(line))
        add(line.persons, index, sign)
      }
    }
  }

  /** The lines with income or tax from January to the end of a quarter: the main base first, by rate. */
  linesTo(quarter: Quarter): readonly YearLine[] {
    return [...this.lines.values()]
      .filter((line) => {
        const { income, tax_amount } = sumsTo(line, quarter)
        return income > 0 || tax_amount > 0
      })
      .sort(byLine)
  }
}

/** The sums and the persons of a line from January to the end of a quarter. */
export function sumsTo({ slots, persons, due }: YearLine, quarter: Quarter) {
  const sums = noSums()
  for (const slot of slots.slice(0, quarter * SLOTS_OF_QUARTER)) addSums(sums, slot)
  return { ...sums, ...(due[quarter - 1] as TaxDue), persons: persons[quarter - 1] ?? 0 }
}

const newLine = ({ base, rate, budget_code }: TaxPart): YearLine => ({
  ...{ base, rate, budget_code },
  slots: Array.from({ length: quarters.length * SLOTS_OF_QUARTER }, noSums),
  payments: [0, 0, 0, 0],
  persons: [0, 0, 0, 0],
  due: quarters.map(noDue),
})

function add(counts: number[], index: number, count: number): void {
  counts[index] = (counts[index] ?? 0) + count
}

/** Adds up counts of the quarters to one. */
export const sumTo = (counts: readonly number[], quarter: Quarter): number =>
  counts.slice(0, quarter).reduce((sum, count) => sum + count, 0)

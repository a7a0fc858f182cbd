import { monthIn } from '@oklad/engine/internal'
import {
  addSums,
  byLine,
  type LineKey,
  type LineSums,
  lineOf,
  noSums,
  type Paid,
  taxDueOf,
} from './year-sums.ts'

type Part = Paid['tax_parts'][number]

/** A line without sums, to which tax is added. */
const emptyPart = ({ base, rate, budget_code }: LineKey): Part => ({
  ...{ base, rate, budget_code, income: 0, deduction: 0, tax_base: 0, tax_amount: 0 },
})

/** One line of a person with its sums since January, kopecks. */
interface PersonLine {
  readonly key: LineKey
  readonly sums: LineSums
}

/**
 * The tax of a person in a tax year, line by line: what is due, and what was withheld. The tax of a payment is one sum;
 * it goes to the lines in which tax is due, the main base first, by rate.
 */
export class PersonTax {
  #lines: PersonLine[] = []

  /** A person with the same sums. */
  copy(): PersonTax {
    const copy = new PersonTax()
    copy.#lines = this.#lines.map(({ key, sums }) => ({ key, sums: { ...sums } }))
    return copy
  }

  /** Tax due and not withheld of all lines together, kopecks; below 0 excess tax. */
  get left(): number {
    return this.#lines.reduce((sum, line) => sum + leftOf(line), 0)
  }

  /** Adds a payment as it was made. */
  addMade({ tax_parts }: Paid): void {
    for (const part of tax_parts) this.#addTo(part)
  }

  /** Adds the income and the deductions of a payment, and returns the tax that they make due, kopecks. */
  addIncome({ tax_parts }: Paid): number {
    const before = this.left
    for (const part of tax_parts) this.#addTo({ ...part, tax_amount: 0, returned: 0 })
    return this.left - before
  }

  /**
   * Divides the tax of payments between the lines, and adds them. At the end of some months, with the last payment by
   * then, excess tax of a line is set off against tax due of others: it is returned in its own line, and withheld in theirs.
   * @param payments by date; those that were made keep their tax in its lines
   * @param months 1 to 12
   */
  divide(payments: readonly Paid[], months: readonly number[]): readonly Paid[] {
    const lasts = new Set(
      months.map((month) => payments.findLastIndex(({ date }) => monthIn(date) <= month)),
    )
    return payments.map((payment, index) => {
      const divided = this.#divideOne(payment)
      return lasts.has(index) ? this.#setOff(divided) : divided
    })
  }

  #divideOne(payment: Paid): Paid {
    if (payment.isMade) {
      this.addMade(payment)
      return payment
    }
    if (payment.toReturn !== undefined) {
      return this.#withTax(payment, new Map(), this.#shares(this.#excess(), payment.toReturn))
    }
    this.addIncome(payment)
    const tax_parts = payment.tax_parts.map((part) => ({ ...part, tax_amount: 0 }))
    const due = this.#due()
    return this.#withTax({ ...payment, tax_parts }, this.#shares(due, payment.tax_amount))
  }

  /** Sets excess tax of lines off against tax due of others. */
  #setOff(payment: Paid): Paid {
    const [due, excess] = [this.#due(), this.#excess()]
    const amount = Math.min(totalOf(due), totalOf(excess))
    if (amount === 0) return payment
    const shares = [this.#shares(due, amount), this.#shares(excess, amount)] as const
    return { ...this.#withTax(payment, ...shares), tax_amount: payment.tax_amount + amount }
  }

  /** Tax due and not withheld by line. */
  #due(): readonly number[] {
    return this.#lines.map((line) => Math.max(leftOf(line), 0))
  }

  /** Excess tax by line. */
  #excess(): readonly number[] {
    return this.#lines.map((line) => Math.max(-leftOf(line), 0))
  }

  /** Divides an amount between the lines, each up to its own sum; what is left is of the first one. */
  #shares(most: readonly number[], amount: number): ReadonlyMap<string, number> {
    let left = amount
    const shares = this.#lines.map(({ key }, index): [string, number] => {
      const share = Math.min(most[index] ?? 0, left)
      left -= share
      return [lineOf(key), share]
    })
    const [first] = shares
    if (first) first[1] += left
    return new Map(shares)
  }

  /** Adds tax by line to the parts of a payment, and to the lines. */
  #withTax(
    payment: Paid,
    taxes: ReadonlyMap<string, number>,
    returns: ReadonlyMap<string, number> = new Map(),
  ): Paid {
    const parts = new Map(payment.tax_parts.map((part) => [lineOf(part), part]))
    for (const { key } of [...this.#lines]) {
      const line = lineOf(key)
      const [tax_amount, returned] = [taxes.get(line) ?? 0, returns.get(line) ?? 0]
      if (tax_amount + returned === 0) continue
      const part = parts.get(line) ?? emptyPart(key)
      this.#addTo({ ...emptyPart(key), tax_amount, returned })
      parts.set(line, {
        ...part,
        tax_amount: part.tax_amount + tax_amount,
        ...(returned > 0 && { returned: (part.returned ?? 0) + returned }),
      })
    }
    return { ...payment, tax_parts: [...parts.values()] }
  }

  #addTo(part: Part): void {
    const known = this.#lines.find(({ key }) => lineOf(key) === lineOf(part))
    const { base, rate, budget_code } = part
    const line = known ?? { key: { base, rate, budget_code }, sums: noSums() }
    addSums(line.sums, part)
    if (known) return
    this.#lines = [...this.#lines, line].sort((one, other) => byLine(one.key, other.key))
  }
}

const totalOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

const leftOf = ({ key, sums }: PersonLine): number => {
  const { not_withheld, over_withheld } = taxDueOf(key.rate, sums)
  return not_withheld - over_withheld
}

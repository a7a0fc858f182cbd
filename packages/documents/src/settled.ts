import type { Payment, TaxPart } from '@oklad/contract/wire'
import { FLAT_RATE, lineOf, type Paid } from './year-sums.ts'

/** A year that is recalculated to less pay, or to less tax. */
export interface Recalculated {
  /** The payments by date, as they were made until the day, and as they are right. */
  readonly was: readonly Payment[]
  readonly is: readonly Payment[]
  /** The day from which payments are made as they are right, `YYYY-MM-DD`. */
  readonly on: string
  /** Tax that is returned on a day, kopecks. */
  readonly returned?: { readonly on: string; readonly amount: number } | undefined
}

/** Why a year is not settled: more was due by the day, its rate is flat, or less tax is withheld too much than is returned. */
export type NotSettled = 'more' | 'flat' | 'excess'

/** A rouble: the most by which the rounding of the tax to date can differ. */
const ROUNDING = 100

/**
 * Settles a recalculation. Pay that was paid too much is no income of its day; its tax stays withheld. From the day of the
 * recalculation on it is set off against the tax at the same rate, unless it is returned.
 * @source Tax Code, article 226, paragraph 3; article 231
 */
export function settled({ was, is, on, returned }: Recalculated): readonly Paid[] | NotSettled {
  const keyOf = ({ date, month, kind }: Payment) => [date, month, kind].join()
  const made = new Map(was.filter(({ date }) => date < on).map((one) => [keyOf(one), one]))
  const right = new Map(is.map((one) => [keyOf(one), one]))
  if ([...was, ...is].some(({ tax_parts: [part] }) => part?.rate === FLAT_RATE)) return 'flat'
  /** Tax withheld too much, by line. */
  const excess = new Map<string, TaxPart>()
  const addExcess = (part: TaxPart, tax: number) => {
    const before = excess.get(lineOf(part))?.tax_amount ?? 0
    excess.set(lineOf(part), { ...part, tax_amount: before + tax })
  }
  const paid = [...made].map(([key, payment]): Paid => {
    const due = right.get(key)
    right.delete(key)
    const lines = new Map(due?.tax_parts.map((part) => [lineOf(part), part]))
    for (const part of due?.tax_parts ?? []) addExcess(part, -part.tax_amount)
    for (const part of payment.tax_parts) {
      addExcess(part, part.tax_amount)
      if (!lines.has(lineOf(part))) lines.set(lineOf(part), { ...part, ...NOTHING })
    }
    const taxOf = (line: string) =>
      payment.tax_parts.find((part) => lineOf(part) === line)?.tax_amount ?? 0
    const { income_codes = [], deduction_codes = [] } = due ?? {}
    const tax_parts = [...lines].map(([line, part]) => ({ ...part, tax_amount: taxOf(line) }))
    return { ...payment, income_codes, deduction_codes, tax_parts }
  })
  const isMore =
    [...right.values()].some(({ date }) => date < on) ||
    is.some((one) => one.gross_income > (made.get(keyOf(one))?.gross_income ?? one.gross_income)) ||
    [...excess.values()].some(({ tax_amount }) => tax_amount < -ROUNDING)
  if (isMore) return 'more'
  const pay = (payment: Payment) => {
    const tax_parts = payment.tax_parts.map((part) => {
      const before = excess.get(lineOf(part))?.tax_amount ?? 0
      const tax_amount = Math.max(part.tax_amount - before, 0)
      addExcess(part, tax_amount - part.tax_amount)
      return { ...part, tax_amount }
    })
    const tax_amount = tax_parts.reduce((sum, part) => sum + part.tax_amount, 0)
    paid.push({ ...payment, tax_amount, tax_parts })
  }
  const later = [...right.values()]
  const { on: date = '9', amount = 0 } = returned ?? {}
  for (const payment of later) if (payment.date < date) pay(payment)
  let left = amount
  const tax_parts = [...excess.values()].flatMap((part) => {
    const returned = Math.min(part.tax_amount, left)
    if (returned <= 0) return []
    left -= returned
    addExcess(part, -returned)
    return [{ ...part, ...NOTHING, tax_amount: 0, returned }]
  })
  if (left > 0) return 'excess'
  const { tax_year = 0 } = was[0] ?? {}
  const ofReturn = { date, tax_year, tax_amount: 0, income_codes: [], deduction_codes: [] }
  if (amount > 0) paid.push({ ...ofReturn, tax_parts })
  for (const payment of later) if (payment.date >= date) pay(payment)
  return paid
}

const NOTHING = { income: 0, deduction: 0, tax_base: 0 }

import type { Payment } from '@oklad/contract/wire'
import { carryTax, kopecks } from '@oklad/engine/internal'
import type { PersonTax } from './person-tax.ts'
import { FLAT_RATE, lineOf, type Paid } from './year-sums.ts'

/** A year that is recalculated to less pay or to less tax, or some of whose excess tax is returned. */
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
 * Settles a recalculation. The overpaid sum leaves the income of the day it was paid; the tax withheld that day stays
 * withheld. From the day of the recalculation on this tax is set off against the tax of later payments, unless it is returned.
 * @param earlier the tax of the person's payments before
 * @source Tax Code, article 226, paragraph 3; article 231
 */
export function settled(
  { was, is, on, returned }: Recalculated,
  earlier: PersonTax,
): readonly Paid[] | NotSettled {
  const keyOf = ({ date, month, kind }: Payment) => [date, month, kind].join()
  const made = new Map(was.filter(({ date }) => date < on).map((one) => [keyOf(one), one]))
  const right = new Map(is.map((one) => [keyOf(one), one]))
  if ([...was, ...is].some(({ tax_parts: [part] }) => part?.rate === FLAT_RATE)) return 'flat'
  const later = is.filter((one) => !made.has(keyOf(one)))
  const paid = [...made].map(([key, payment]) => rightly(payment, right.get(key)))
  const tax = earlier.copy()
  for (const payment of paid) tax.addMade(payment)
  const isMore =
    later.some(({ date }) => date < on) ||
    is.some((one) => one.gross_income > (made.get(keyOf(one))?.gross_income ?? one.gross_income)) ||
    tax.left > ROUNDING
  if (isMore) return 'more'
  let { left } = tax
  const pay = (payments: readonly Payment[]) => {
    const dues = payments.map((one) => ({
      due: kopecks(tax.addIncome(one)),
      pay: kopecks(one.gross_income),
    }))
    const carried = carryTax(dues, kopecks(left))
    left = carried.left
    return payments.map((one, index): Paid => ({ ...one, tax_amount: carried.taxes[index] ?? 0 }))
  }
  if (returned === undefined) return [...paid, ...pay(later)]
  const { on: date, amount } = returned
  const before = pay(later.filter((one) => one.date < date))
  if (amount > -left) return 'excess'
  left += amount
  const { tax_year = 0 } = is[0] ?? {}
  const nothing = { tax_amount: 0, income_codes: [], deduction_codes: [], tax_parts: [] }
  const ofReturn: Paid = { date, tax_year, ...nothing, toReturn: amount }
  return [...paid, ...before, ofReturn, ...pay(later.filter((one) => one.date >= date))]
}

/** A payment with the income that it should have had, and the tax that was withheld from it. */
function rightly(payment: Payment, due: Payment | undefined): Paid {
  if (payment === due) return payment
  const lines = new Map(due?.tax_parts.map((part) => [lineOf(part), { ...part, tax_amount: 0 }]))
  for (const part of payment.tax_parts) {
    const { tax_amount } = part
    lines.set(lineOf(part), { ...(lines.get(lineOf(part)) ?? { ...part, ...NOTHING }), tax_amount })
  }
  const { income_codes = [], deduction_codes = [] } = due ?? {}
  return { ...payment, income_codes, deduction_codes, tax_parts: [...lines.values()], isMade: true }
}

const NOTHING = { income: 0, deduction: 0, tax_base: 0 }

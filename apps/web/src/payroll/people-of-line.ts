import type { Payment } from '@oklad/contract/wire'
import {
  type OneByOne,
  type Paid,
  type Person,
  type Quarter,
  reportOf,
  type Section2,
  YearSums,
} from '@oklad/documents'
import { dayIn, monthIn } from '@oklad/engine/internal'

/** A line of 6-НДФЛ; without a rate it is one of section 1. */
export interface LineAsked extends Pick<Section2, 'budget_code'> {
  readonly line: string
  readonly rate?: number
  /** Of a line whose budget code is not known. */
  readonly base?: Section2['base']
}

/** A payment of a person in a line, kopecks. */
export interface LinePayment {
  readonly date: string
  /** What it is paid for: absent of tax that is returned. */
  readonly paidFor?: Pick<Payment, 'month' | 'kind'>
  readonly income: number
  readonly deduction: number
  readonly tax: number
}

/** What a person adds to a line, kopecks or persons, and the payments that it is made of. */
export interface LinePerson {
  /** Empty where the table names nobody. */
  readonly name: string
  readonly row: number
  readonly amount: number
  readonly payments: readonly LinePayment[]
}

type PersonPayments = Readonly<Record<'person', Person>> & {
  readonly row: number
  readonly payments: readonly Paid[]
}

export const nameOf = ({ surname, first_name, patronymic }: Person) =>
  [surname, first_name, patronymic].filter(Boolean).join(' ')

/** Finds the people who make a line of 6-НДФЛ, each by a report of that person alone. */
export async function peopleOfLine(
  people: OneByOne<PersonPayments>,
  { year, quarter }: { readonly year: number; readonly quarter: Quarter },
  asked: LineAsked,
): Promise<LinePerson[]> {
  const found: LinePerson[] = []
  for await (const { person, row, payments } of people) {
    const sums = new YearSums(year)
    sums.add(payments)
    const { section1, section2 } = reportOf(sums, quarter)
    const own =
      asked.rate === undefined
        ? section1.find(({ budget_code }) => budget_code === asked.budget_code)
        : section2.find((line) => isIn(line, asked))
    const amount = (own?.lines as Readonly<Record<string, number>> | undefined)?.[asked.line] ?? 0
    if (amount === 0) continue
    const ofLine = payments.filter((payment) => isInTime(payment, quarter, asked.line))
    found.push({
      ...{ name: nameOf(person), row, amount },
      payments: ofLine.flatMap((payment) => paidIn(payment, asked)),
    })
  }
  return found
}

const isIn = (part: Pick<Section2, 'budget_code' | 'rate' | 'base'>, asked: LineAsked): boolean =>
  part.budget_code === asked.budget_code &&
  (asked.rate === undefined || part.rate === asked.rate) &&
  (part.budget_code !== null || asked.base === undefined || part.base === asked.base)

/** Whether a payment is of the slot of a line such as 021, or of the time since January of others. */
function isInTime({ date }: Paid, quarter: Quarter, line: string): boolean {
  const [month, isLate] = [monthIn(date), dayIn(date) > 22]
  const slot = /^(?:0[23]|1[69])[1-6]$/.test(line) ? Number(line.at(-1)) : undefined
  if (slot === undefined) return month <= quarter * 3
  return (month - (quarter - 1) * 3 - 1) * 2 + (isLate ? 2 : 1) === slot
}

function paidIn(payment: Paid & Partial<Pick<Payment, 'month' | 'kind'>>, asked: LineAsked) {
  const { date, month, kind } = payment
  const parts = payment.tax_parts.filter((part) => isIn(part, asked))
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + of(part), 0)
  const paid: LinePayment = {
    date,
    ...(month && kind && { paidFor: { month, kind } }),
    income: sum((part) => part.income),
    deduction: sum((part) => part.deduction),
    tax: sum(({ tax_amount, returned = 0 }) => tax_amount - returned),
  }
  return paid.income === 0 && paid.deduction === 0 && paid.tax === 0 ? [] : paid
}

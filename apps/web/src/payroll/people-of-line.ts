import type { Payment } from '@oklad/contract/wire'
import {
  amountInLine,
  isInTimeOf,
  isOfLine,
  type LineAsked,
  type Paid,
  type Person,
  type Quarter,
} from '@oklad/documents'
import type { Employee, Period } from '@oklad/table/documents'

/** A payment of a person in a line, kopecks. */
export interface LinePayment {
  readonly date: string
  /** What it is paid for: absent of tax that is returned. */
  readonly paidFor?: Pick<Payment, 'month' | 'kind'>
  readonly income: number
  readonly deduction: number
  readonly tax: number
}

/** What a person adds to a line, kopecks or persons. */
export interface LinePerson extends Pick<Employee, 'number' | 'row'> {
  /** Empty where the table names nobody. */
  readonly name: string
  readonly amount: number
}

/** A payment without what no line shows, because all payments of a list are kept. */
type KeptPayment = Pick<Paid, 'date' | 'tax_parts'> &
  Partial<Pick<Payment, 'month' | 'kind' | 'gross_income'>>

/** A person with the payments that documents are made of. */
export interface PaidPerson extends Omit<LinePerson, 'amount'> {
  /** Of the tax year. */
  readonly payments: readonly KeptPayment[]
  /** In the next tax year: for December. */
  readonly late: readonly KeptPayment[]
  /** Accrued in the month of personal data; `undefined` without employment in it. Kopecks. */
  readonly accrued: number | undefined
}

export const nameOf = ({ surname, first_name, patronymic }: Person) =>
  [surname, first_name, patronymic].filter(Boolean).join(' ')

const kept = ({ date, tax_parts, month, kind, gross_income }: KeptPayment): KeptPayment => ({
  ...{ date, tax_parts },
  ...(month && kind && { month, kind, gross_income: gross_income ?? 0 }),
})

/** Keeps of a person what a document opens. */
export const paidPersonOf = ({
  number,
  row,
  person,
  paid,
  late,
  accrued,
}: Employee): PaidPerson => ({
  ...{ number, row, name: nameOf(person), accrued },
  ...{ payments: paid.map(kept), late: late.map(kept) },
})

/** Finds the people who make a line of 6-НДФЛ. */
export function peopleOfLine(
  people: readonly PaidPerson[],
  quarter: Quarter,
  asked: LineAsked,
): LinePerson[] {
  return people.flatMap(({ number, row, name, payments }) => {
    const amount = amountInLine(payments, quarter, asked)
    return amount === 0 ? [] : { number, row, name, amount }
  })
}

/** Returns the payments of a person that are in a line. */
export function paymentsInLine(
  { payments }: PaidPerson,
  quarter: Quarter,
  asked: LineAsked,
): readonly LinePayment[] {
  const isInTime = isInTimeOf(asked.line, quarter)
  return payments
    .filter(({ date }) => isInTime(date))
    .map((payment) => paidIn(payment, (part) => isOfLine(part, asked)))
    .filter(({ income, deduction, tax }) => income !== 0 || deduction !== 0 || tax !== 0)
}

/** Returns the payments of a person that the certificate of a period adds up. */
export const paymentsToDate = (
  { payments }: PaidPerson,
  { end }: Pick<Period, 'end'>,
): readonly LinePayment[] =>
  payments
    .filter(({ date }) => date.slice(0, 7) <= end)
    .map((payment) => paidIn(payment, () => true))

/** Returns the payments of a person for the month of personal data, with their whole pay. */
export const paymentsForMonth = (
  { payments, late }: PaidPerson,
  { end }: Pick<Period, 'end'>,
): readonly LinePayment[] =>
  [...payments, ...late]
    .filter(({ month }) => month?.startsWith(end))
    .map((payment) => ({
      ...paidIn(payment, () => true),
      income: payment.gross_income ?? 0,
    }))

function paidIn(
  { date, month, kind, tax_parts }: KeptPayment,
  isTaken: (part: KeptPayment['tax_parts'][number]) => boolean,
): LinePayment {
  const parts = tax_parts.filter(isTaken)
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + of(part), 0)
  return {
    date,
    ...(month && kind && { paidFor: { month, kind } }),
    income: sum((part) => part.income),
    deduction: sum((part) => part.deduction),
    tax: sum(({ tax_amount, returned = 0 }) => tax_amount - returned),
  }
}

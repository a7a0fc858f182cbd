import { readRoubles, sayIn } from '@oklad/contract/fields'
import type { Payment } from '@oklad/contract/wire'
import { employerTemplate, type Paid, type Report } from '@oklad/documents'
import { type Batch, dialects, TableError, xlsx } from '@oklad/table/browser'
import { computeDocuments, type Employee, readPeriod } from '@oklad/table/documents'
import { today } from '../input/today.ts'
import { openDocumentTable } from './document-table.ts'
import type { FileOrder, Sums } from './messages.ts'
import { nameOf } from './people-of-line.ts'
import type { Result } from './result.ts'
import { type ListYear, taxLessOf, taxReasons } from './tax-differences.ts'

/** The totals that are compared, with their columns in the file. */
const columnOfTotal = {
  grossIncome: 'annual_gross_income_rub',
  incomeTax: 'annual_tax_amount_rub',
  netIncome: 'annual_net_income_rub',
  employerCost: 'employer_total_cost_rub',
} as const satisfies Partial<Record<keyof Sums, string>>

export type TotalName = keyof typeof columnOfTotal
export const totalNames = Object.keys(columnOfTotal) as TotalName[]

/** Pay and its tax, kopecks. */
type PayAndTax = Pick<Sums, 'grossIncome' | 'incomeTax'>

/** Why 6-НДФЛ of the year has other sums than the list. */
const reasons = [
  ...(['selfEmployed', 'otherYears', 'notInList', 'unreported'] as const),
  ...taxReasons,
] as const
type Reason = (typeof reasons)[number]

/** A person with what 6-НДФЛ has less for one reason, kopecks. */
interface PersonLess extends PayAndTax {
  /** Empty where the table names nobody. */
  readonly name: string
  readonly row: number
}

/** A part of the differences: kopecks that 6-НДФЛ has less, for one reason, and the people who make it. */
interface Less extends PayAndTax {
  readonly reason: Reason
  /** None of the self-employed, whom 6-НДФЛ leaves out. */
  readonly people: readonly PersonLess[]
}

/** The totals of the written workbook, and those of 6-НДФЛ of the year with the reasons of its differences. */
export type Sources = Awaited<ReturnType<typeof compareSources>>

/**
 * Compares the totals of a list with the workbook, written and read again, and with 6-НДФЛ of the year, computed from the
 * payments of everybody by date.
 */
export async function compareSources(order: FileOrder, result: Result) {
  const file = await totalsOfWorkbook(result, order)
  const report = await reportOf(order, result)
  return { kind: 'sources', file, ...report } as const
}

/** The totals in the last row of the workbook; a column that it leaves out is 0 for everybody. */
async function totalsOfWorkbook({ columns, cells }: Result, { language }: FileOrder) {
  async function* written() {
    yield cells
  }
  async function* bytes() {
    for await (const piece of xlsx.write(columns, written(), dialects[language])) {
      yield piece as Uint8Array
    }
  }
  const { headers, read } = await xlsx.open({ bytes: bytes() }, 'calc')
  let last: Batch | undefined
  for await (const batch of read()) last = batch
  const total = ([name, column]: [string, string]) => {
    const title = columns.find((one) => one.name === column)?.title ?? ''
    const cell = last?.columns[headers.indexOf(title)]?.[(last?.size ?? 0) - 1]
    const sum = readRoubles(String(cell ?? 0))
    return [name, sum.ok ? sum.value : undefined]
  }
  const totals = Object.entries(columnOfTotal).map(total)
  return Object.fromEntries(totals) as Readonly<Record<TotalName, number | undefined>>
}

/** 6-НДФЛ of the year with the reasons of its differences; nothing where rows have problems, or the forms of the year are not known. */
async function reportOf(order: FileOrder, result: Result) {
  const nothing = { report: undefined, less: undefined }
  // Notices name nobody, so that rows need no numbers of people.
  const kind = 'notice'
  const period = readPeriod(`${order.currentYear}`, kind)
  if (period === undefined) return nothing
  try {
    const documents = await openDocumentTable(order, period.year)
    const options = { kind, period, employer: employerTemplate } as const
    const years = listYears(result)
    const found = new Map<Reason, PersonLess[]>()
    const onPerson = (person: Employee) => {
      const { row } = person
      const name = nameOf(person.person)
      for (const { reason, ...less } of lessOf(person, years, period.year)) {
        if (less.grossIncome === 0 && less.incomeTax === 0) continue
        const others = found.get(reason) ?? []
        found.set(reason, others)
        others.push({ name, row, ...less })
      }
    }
    const [say, date] = [sayIn(order.language), today()]
    const computed = await computeDocuments(documents, options, say, date, { onPerson })
    if (computed.problems.length > 0) return nothing
    const less = [...found].map(([reason, people]): Less => ({ reason, people, ...sumOf(people) }))
    const { grossIncome, incomeTax } = result.selfEmployed
    const selfEmployed: Less = { reason: 'selfEmployed', people: [], grossIncome, incomeTax }
    return { report: sumsOf(computed.report), less: [selfEmployed, ...less] }
  } catch (error) {
    if (error instanceof TableError) return nothing
    throw error
  }
}

/** Lines 120, and 160 without 190. */
const sumsOf = ({ section2 }: Report): PayAndTax => ({
  grossIncome: section2.reduce((sum, { lines }) => sum + lines['120'], 0),
  incomeTax: section2.reduce((sum, { lines }) => sum + lines['160'] - lines['190'], 0),
})

const sumOf = (all: readonly PayAndTax[]): PayAndTax => ({
  grossIncome: all.reduce((sum, one) => sum + one.grossIncome, 0),
  incomeTax: all.reduce((sum, one) => sum + one.incomeTax, 0),
})

/** The year of a row in the list, kopecks. */
type RowYear = PayAndTax & { readonly months: ListYear['months'] }

/** The year of each row that is calculated. */
function listYears({ people, rowsOfPeople, answerTo }: Result): ReadonlyMap<number, RowYear> {
  const rows = rowsOfPeople()
  return new Map(
    people.map(({ grossIncome, incomeTax }, place) => {
      const row = rows[place] ?? 0
      return [row, { grossIncome, incomeTax, months: () => deductionsIn(answerTo(row)) }] as const
    }),
  )
}

/** The deductions of the months of an answer, and whether it says that they have excess tax or tax not withheld. */
function deductionsIn(answer: ReturnType<Result['answerTo']>): ReturnType<ListYear['months']> {
  const { monthly_details = [], warnings = [] } = answer ?? {}
  const deduction = monthly_details.reduce(
    (sum, { monthly_deduction = 0, monthly_own_deduction = 0, monthly_notice_deduction = 0 }) =>
      sum + monthly_deduction + monthly_own_deduction + monthly_notice_deduction,
    0,
  )
  const codes = ['excess_tax', 'tax_not_withheld']
  return { deduction, hasExcess: warnings.some(({ code }) => codes.includes(code ?? '')) }
}

/** How much less 6-НДФЛ has of a person, by reason. */
function lessOf(
  person: Employee,
  years: ReadonlyMap<number, RowYear>,
  year: number,
): readonly (PayAndTax & { readonly reason: Reason })[] {
  const known = person.rows.flatMap((row) => years.get(row) ?? [])
  const [all, paid] = [sumOf(known), paidIn(person)]
  const pay = all.grossIncome - paid.grossIncome
  const whole = (reason: Reason) => [
    { reason, grossIncome: pay, incomeTax: all.incomeTax - paid.incomeTax },
  ]
  const [own] = known
  if (own === undefined || known.length < person.rows.length) return whole('notInList')
  if (known.length > 1 || person.startYear !== year) return whole('otherYears')
  const late = person.late.reduce((sum, { gross_income }) => sum + gross_income, 0)
  const rest = pay - late - paid.unreported
  const ofPay = { latePay: late, unreported: paid.unreported, unknown: rest }
  const ofTax = taxLessOf(person, { tax: own.incomeTax, months: own.months })
  return reasons.map((reason) => ({
    reason,
    grossIncome: (ofPay as OfReasons)[reason] ?? 0,
    incomeTax: (ofTax as OfReasons)[reason] ?? 0,
  }))
}

/** Kopecks by reason. */
type OfReasons = Readonly<Partial<Record<Reason, number>>>

/** What 6-НДФЛ has of a person, and the pay that it leaves out, kopecks. */
function paidIn({ paid }: Employee) {
  const sums = { grossIncome: 0, incomeTax: 0, unreported: 0 }
  for (const { tax_parts, gross_income } of paid as (Paid &
    Partial<Pick<Payment, 'gross_income'>>)[]) {
    const income = tax_parts.reduce((sum, part) => sum + part.income, 0)
    sums.grossIncome += income
    sums.unreported += (gross_income ?? income) - income
    for (const { tax_amount, returned = 0 } of tax_parts) sums.incomeTax += tax_amount - returned
  }
  return sums
}

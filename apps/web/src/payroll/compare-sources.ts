import { dayInMoscow } from '@oklad/answers/calculation'
import { readRoubles, sayIn } from '@oklad/contract/fields'
import { employerTemplate, type Report } from '@oklad/documents'
import { lawOf } from '@oklad/engine'
import { answering, type Batch, dialects, TableError, xlsx } from '@oklad/table/browser'
import { computeDocuments, readPeriod } from '@oklad/table/documents'
import type { FileOrder, Sums } from './messages.ts'
import { openFile } from './open-file.ts'
import type { Result } from './result.ts'

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
const reasons = ['selfEmployed', 'latePay', 'otherYears', 'unknown'] as const

/** A part of the differences: kopecks that 6-НДФЛ has less, for one reason. */
type Less = PayAndTax & { readonly reason: (typeof reasons)[number] }

/** The totals of the written workbook, and those of 6-НДФЛ of the year with the reasons of its differences. */
export type Sources = Awaited<ReturnType<typeof compareSources>>

/**
 * Compares the totals of a list with the workbook, written and read again, and with 6-НДФЛ of the year, computed from the
 * payments of everybody by date.
 */
export async function compareSources(order: FileOrder, result: Result) {
  const file = await totalsOfWorkbook(result, order)
  const report = await reportOf(order)
  const less = report && differences(result, report, order.currentYear)
  return { kind: 'sources', file, report: report?.sums, less } as const
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

/** 6-НДФЛ of the year; `undefined` where rows have problems, or the forms of the year are not known. */
async function reportOf(order: FileOrder) {
  // Notices name nobody, so that rows need no numbers of people.
  const kind = 'notice'
  const period = readPeriod(`${order.currentYear}`, kind)
  if (period === undefined) return undefined
  try {
    const { table, asked, batches } = await openFile(order, 'payments')
    const rows: Batch[] = []
    for await (const batch of batches()) rows.push(batch)
    const run = {
      ...asked,
      question: 'payments',
      detail: 'year',
      currentYear: period.year,
    } as const
    const prepared = answering(run)
    await prepared.survey(() => rows)
    const documents = { headers: table.headers, read: () => rows, ...prepared }
    const options = { kind, period, employer: employerTemplate } as const
    const date = dayInMoscow(Date.now())
    const computed = await computeDocuments(documents, options, sayIn(order.language), date)
    const { report, latePay, hasOtherYears, problems } = computed
    return problems.length > 0 ? undefined : { sums: sumsOf(report), latePay, hasOtherYears }
  } catch (error) {
    if (error instanceof TableError) return undefined
    throw error
  }
}

/** Lines 120, and 160 without 190. */
const sumsOf = ({ section2 }: Report): PayAndTax => ({
  grossIncome: section2.reduce((sum, { lines }) => sum + lines['120'], 0),
  incomeTax: section2.reduce((sum, { lines }) => sum + lines['160'] - lines['190'], 0),
})

/** How much less 6-НДФЛ has, by reason. */
function differences(
  { selfEmployed, total }: Result,
  { sums, latePay, hasOtherYears }: NonNullable<Awaited<ReturnType<typeof reportOf>>>,
  currentYear: number,
): readonly Less[] {
  const left = (name: keyof PayAndTax) => total[name] - sums[name] - selfEmployed[name]
  const pay = left('grossIncome') - latePay.gross_income
  const tax = left('incomeTax')
  // Pay for December is taxed by the scale of the year of its payment: its tax of the list is between nothing and the highest rate.
  const highest = latePay.gross_income * highestRateIn(currentYear + 1)
  const isTaxOfLatePay = pay === 0 && tax >= 0 && tax * 100 <= highest
  const rest = hasOtherYears ? 'otherYears' : 'unknown'
  return [
    { reason: 'selfEmployed', ...selfEmployed },
    { reason: 'latePay', grossIncome: latePay.gross_income, incomeTax: isTaxOfLatePay ? tax : 0 },
    { reason: rest, grossIncome: pay, incomeTax: isTaxOfLatePay ? 0 : tax },
  ]
}

/** Returns the highest rate of tax on pay, percent. */
function highestRateIn(year: number): number {
  const { mainScale, nonResidentRate } = lawOf(year).figures
  return Math.max(nonResidentRate.value, ...mainScale.value.brackets.map(({ rate }) => rate))
}

import { stepOfAmount } from '@oklad/answers/sections'
import { capitalised, monthName, unbroken } from '@oklad/contract/fields'
import type { StepKind } from '@oklad/contract/internal'
import type { AmountName } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { ratesIn, writeRates } from '../months/rate-rises.ts'
import { shortSums } from '../months/short-sums.ts'
import {
  furtherSums,
  type LeftOut,
  nameOfAmount,
  repeatedSums,
  statementSums,
  writSums,
  writTitle,
} from '../months/sums.ts'
import { monthsTexts } from '../texts/months.ts'

/** A cell of an exported table: a text, an amount, or whole percent. */
export type Cell = string | { readonly kopecks: number } | { readonly percent: number }
export type Rows = readonly (readonly Cell[])[]

/** A column of a year: its heading, its cells, and the sum of the year where it has one. */
interface YearColumn {
  /** The step of the breakdown whose value the sums are; absent of the names of months. */
  readonly step?: StepKind | undefined
  readonly heading: string
  readonly cells: readonly Cell[]
  readonly total?: Cell
}

const onPayslip = 'a sheet of paper is too narrow: the payslip of the month has it'
const ofBase = 'gross pay has it, and the payslip of the month'

/** Why the months on paper leave out sums that a file has. */
// biome-ignore format: one sum a line
export const leftOutOnPaper = (solved: Solved): LeftOut => ({
  ...repeatedSums(solved),
  accrual_base: ofBase,
  accrual_allowances: ofBase,
  contributions: 'the contributions stand by fund',
  accrual_bonus: onPayslip,
  other_pay: onPayslip,
  exempt_income: onPayslip,
  child_deduction: onPayslip,
  own_deduction: onPayslip,
  notice_deduction: onPayslip,
  writ_amount: onPayslip,
})

/**
 * The months of a year in columns, with every sum that is not 0.
 * @param onPaper the sums that paper has no room for; absent of a file, which has all sums, and those to date
 */
export function yearColumns(solved: Solved, words: Words, onPaper?: LeftOut): YearColumn[] {
  const leftOut = onPaper ?? {}
  const { language } = words
  const { months, total } = solved.statement
  const texts = monthsTexts[language]
  const heading = (name: AmountName) => nameOfAmount(name, words)
  const rates = months.map(({ taxRate }, index) =>
    ratesIn(solved, index).length > 1 ? writeRates(solved, index, words) : { percent: taxRate },
  )
  return [
    {
      heading: texts.month,
      cells: months.map(({ month }) => capitalised(monthName(month, language))),
      total: texts.total,
    },
    ...statementSums(solved, leftOut).map((name) => ({
      step: stepOfAmount(name),
      heading: heading(name),
      cells: months.map(({ amounts }) => ({ kopecks: amounts[name] })),
      total: { kopecks: total[name] },
    })),
    ...furtherSums(solved)
      .filter(({ step = '' }) => !(step in leftOut))
      .map(({ step, title, months, total }) => ({
        step,
        heading: unbroken(title[language]),
        cells: months.map((kopecks) => ({ kopecks })),
        total: { kopecks: total },
      })),
    ...('writ_amount' in leftOut ? [] : writSums(solved)).map(({ months, total }, index) => ({
      step: 'writ_amount' as const,
      heading: writTitle(index + 1, language),
      cells: months.map((kopecks) => ({ kopecks })),
      total: { kopecks: total },
    })),
    { heading: texts.rate, cells: rates },
    ...(onPaper ? [] : shortSums).map((name) => ({
      heading: texts.soFar(heading(name)),
      cells: months.map(({ yearToDate }) => ({ kopecks: yearToDate[name] })),
    })),
  ]
}

/** The year as a table: a header, the months, and the totals, which the last columns have not. */
export function yearTable(solved: Solved, words: Words, onPaper?: LeftOut): Rows {
  const columns = yearColumns(solved, words, onPaper)
  return [
    columns.map(({ heading }) => heading),
    ...solved.statement.months.map((_, index) => columns.map(({ cells }) => cells[index] ?? '')),
    columns.flatMap(({ total }) => total ?? []),
  ]
}

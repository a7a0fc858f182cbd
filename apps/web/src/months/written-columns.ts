import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { haveKopecks, writeAmount, writeRate } from '../money/write-amount.ts'
import type { Column } from './columns.ts'

/** The texts of a column. */
export interface WrittenColumn {
  readonly column: Column
  /** One text a month, in their order. */
  readonly months: readonly string[]
  /** Of the year; `undefined` for a rate and for a year to date. */
  readonly total: string | undefined
  /** The width of the longest text, in halves of a digit. */
  readonly halfDigits: number
}

/** Writes a column: with kopecks where any of its months has them, so that digits align. */
export function writtenColumn(
  column: Column,
  { statement }: Solved,
  { language, texts }: Words,
): WrittenColumn {
  const { amount, period } = column
  if (amount === 'taxRate') {
    const months = statement.months.map(({ taxRate }) => writeRate(taxRate, texts))
    return { column, months, total: undefined, halfDigits: halfDigitsOf(months) }
  }
  const amounts = statement.months.map(
    (month) => (period === 'month' ? month.amounts : month.yearToDate)[amount],
  )
  const withKopecks = haveKopecks(amounts)
  const months = amounts.map((one) => writeAmount(one, language, { withKopecks }))
  const total =
    period === 'month' ? writeAmount(statement.total[amount], language, { withKopecks }) : undefined
  const halfDigits = halfDigitsOf(total === undefined ? months : [...months, total])
  return { column, months, total, halfDigits: Math.max(LEAST_HALF_DIGITS, halfDigits) }
}

/** Columns are at least as wide as millions, so that they do not move while somebody types. */
const LEAST_HALF_DIGITS = 16

/** A space or a mark is half as wide as a digit. */
function halfDigitsOf(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length + text.replace(/\D/g, '').length))
}

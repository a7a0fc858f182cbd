import type { Language } from '@oklad/contract/form'
import type { Solved } from '../input/outcome.ts'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import type { Column } from './columns.ts'

/** A column as it is written. */
export interface WrittenColumn {
  readonly column: Column
  /** One of each month, in their order. */
  readonly months: readonly string[]
  /** Of the year; of what is a rate or a sum so far there is none. */
  readonly total: string | undefined
  /** How wide its longest figure is, in halves of a digit; as wide as the column has to be. */
  readonly halfDigits: number
}

/** Writes a column; kopecks where any of its months has them, so that figures stand under each other. */
export function writtenColumn(
  column: Column,
  { statement }: Solved,
  language: Language,
): WrittenColumn {
  const { amount, period } = column
  if (amount === 'taxRate') {
    const months = statement.months.map(({ taxRate }) => `${taxRate}\u00a0%`)
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

/** An amount keeps its place while one types: its column is no narrower than one of millions. */
const LEAST_HALF_DIGITS = 16

/** A space or a mark is half as wide as a digit. */
function halfDigitsOf(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length + text.replace(/\D/g, '').length))
}

import type { MonthSum } from '@oklad/answers/sections'
import { unbroken } from '@oklad/contract/fields'
import type { AmountName, Month } from '@oklad/engine'
import { minus, ZERO } from '@oklad/engine/internal'
import type { Asked } from '../breakdown/asked-figure.ts'
import { isUntaxed, type Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { haveKopecks, writeAmount, writeWhole } from '../money/write-amount.ts'
import { monthsTexts } from '../texts/months.ts'
import { writeRates } from './rate-rises.ts'
import { shortSums } from './short-sums.ts'
import { furtherSums, type LeftOut, nameOfAmount, repeatedSums, statementSums } from './sums.ts'

/** A column: an amount of the month or of the year to date, the rate, or a further sum. A `step` shows the amount after writs. */
type Column =
  | MonthSum
  | {
      readonly amount: AmountName | 'taxRate'
      readonly period: 'month'
      readonly step?: 'paid_out'
    }
  | { readonly amount: AmountName; readonly period: 'yearToDate' }

const ofMonth = (amount: AmountName | 'taxRate'): Column => ({ amount, period: 'month' })
const soFar = (amount: AmountName): Column => ({ amount, period: 'yearToDate' })

const paidOut: Column = { amount: 'netIncome', period: 'month', step: 'paid_out' }

const ofBase = 'gross pay has it, and the payslip of the month'
const byFund = 'all contributions stand together; the payslip has them by fund'

/** Why the detailed table has no column of a sum of a month. */
// biome-ignore format: one sum a line
export const leftOutOfMonths = (solved: Solved): LeftOut => ({
  ...repeatedSums(solved),
  accrual_base: ofBase,
  accrual_allowances: ofBase,
  pension_contribution: byFund,
  medical_contribution: byFund,
  social_contribution: byFund,
  accident_contribution: byFund,
  additional_contribution: byFund,
  writ_amount: 'the payslip has each writ',
  employer_cost: 'no month has it in an answer; the year ends with it',
})

/** The columns that everybody needs, the most important ones first. */
export const shortColumnsOf = ({ withheld }: Solved): readonly Column[] =>
  shortSums.toReversed().flatMap((name) => {
    if (name === 'netIncome' && withheld) return paidOut
    return name === 'incomeTax' ? [ofMonth(name), ofMonth('taxRate')] : ofMonth(name)
  })

/** All columns, the most important ones first. */
export function allColumnsOf(solved: Solved): readonly Column[] {
  const isShort = (name: AmountName) => (shortSums as readonly AmountName[]).includes(name)
  return [
    ...shortSums.toReversed().flatMap((name) => {
      const isPaidOut = name === 'netIncome' && solved.withheld
      return isPaidOut ? [ofMonth(name), paidOut] : ofMonth(name)
    }),
    ...statementSums(solved, leftOutOfMonths(solved))
      .filter((name) => !isShort(name))
      .map(ofMonth),
    ...furtherSums(solved).filter(({ step }) => step !== 'paid_out'),
    ofMonth('taxRate'),
    ...shortSums.map(soFar),
  ]
}

/**
 * Writes a column: its heading, a text for each month with the breakdown that it opens, the total of the year where it has
 * one, and the width of the longest text in halves of a digit. All texts have kopecks where any month has them, so that
 * digits align.
 * @param isWhole leaves the kopecks out
 */
export function writtenColumn(
  column: Column,
  { solved, paid }: Readonly<Record<'solved' | 'paid', Solved>>,
  words: Words,
  isWhole: boolean,
) {
  const { language, texts } = words
  if ('toDate' in column) return furtherColumn(column, words)
  const isPaidOut = 'step' in column
  const { statement, withheld } = isPaidOut ? paid : solved
  const { amount, period } = column
  const askedIn = (month: Month): Asked =>
    isPaidOut ? { step: `${column.step}.${month}` } : { ...column, month }
  if (amount === 'taxRate') {
    const months = statement.months.map((_, index) => writeRates(solved, index, words))
    const heading = monthsTexts[language].rate
    return { heading, months, askedIn, total: undefined, halfDigits: halfDigitsOf(months) }
  }
  const isOfMonth = period === 'month'
  const amounts = statement.months.map(
    (month) => (isOfMonth ? month.amounts : month.yearToDate)[amount],
  )
  const withKopecks = !isWhole && haveKopecks(amounts)
  const write = (sum: number) =>
    isWhole ? writeWhole(sum, language) : writeAmount(sum, language, { withKopecks })
  // Pay whose tax is not computed is no net pay.
  const isNet = isWhole && amount === 'netIncome' && solved.untaxed > 0
  const name = (isPaidOut && withheld?.after) || nameOfAmount(amount, words)
  const heading = isOfMonth ? name : monthsTexts[language].soFar(name)
  const months = amounts.map((sum, index) =>
    isNet && isUntaxed(solved, statement.months[index]) ? texts.months.outside : write(sum),
  )
  const total = isOfMonth &&
    !isNet && {
      text: write(minus(statement.total[amount], (isPaidOut && withheld?.sum) || ZERO)),
      asked: isPaidOut ? { step: `${column.step}.year` } : ({ amount, period: 'year' } as const),
    }
  const halfDigits = Math.max(
    LEAST_HALF_DIGITS,
    halfDigitsOf(total ? [...months, total.text] : months),
  )
  return { heading, months, askedIn, total, halfDigits }
}

/** Writes a column of a sum that a statement does not have. */
function furtherColumn({ title, step, months, total }: MonthSum, { language }: Words) {
  const withKopecks = haveKopecks(months)
  const texts = [...months, total].map((sum) => writeAmount(sum, language, { withKopecks }))
  const askedIn = (month: Month): Asked | undefined => step && { step: `${step}.${month}` }
  return {
    heading: unbroken(title[language]),
    months: texts.slice(0, -1),
    askedIn,
    // The sums of months have steps, that of the year has none.
    total: { text: texts.at(-1), asked: undefined },
    halfDigits: Math.max(LEAST_HALF_DIGITS, halfDigitsOf(texts)),
  }
}

/** Columns are at least as wide as millions, so that they do not move while somebody types. */
const LEAST_HALF_DIGITS = 16

/** A space or a mark is half as wide as a digit. */
function halfDigitsOf(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length + text.replace(/\D/g, '').length))
}

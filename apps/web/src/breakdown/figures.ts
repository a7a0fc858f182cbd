import type { AmountName } from '@oklad/engine'
import { funds } from '@oklad/engine/internal'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { partsInWords } from '../months/parts-in-words.ts'
import { taxedIn, writeRates } from '../months/rate-rises.ts'
import { nameOfAmount } from '../months/sums.ts'
import { breakdownTexts } from '../texts/breakdown.ts'
import { moneyBarTexts } from '../texts/money-bar.ts'
import { monthsTexts } from '../texts/months.ts'
import type { AskedFigure } from './asked-figure.ts'

/** The parts of amounts that have no step of their own. */
const parts: Readonly<Partial<Record<AmountName, readonly AmountName[]>>> = {
  contributions: funds,
  employerCost: ['grossIncome', 'contributions'],
}

/** Returns functions that say of a figure of the year what it is and what it is made of. */
export function figuresOf(solved: Solved, { language, texts }: Words) {
  const { statement } = solved
  const { year } = solved.year
  const words = breakdownTexts[language]
  function amountOf(figure: AskedFigure): number {
    if (figure.period === 'year') return statement.total[figure.amount]
    const entry = statement.months.find(({ month }) => month === figure.month)
    if (entry === undefined) return 0
    if (figure.amount === 'taxRate') return entry.taxRate
    return (figure.period === 'month' ? entry.amounts : entry.yearToDate)[figure.amount]
  }

  /** The parts of a figure without a step; of a zero none. */
  function partsOf(figure: AskedFigure): readonly AskedFigure[] {
    if (figure.amount === 'taxRate' || amountOf(figure) === 0) return []
    const { amount } = figure
    const named = figure.period === 'yearToDate' ? undefined : parts[amount]
    const months = statement.months
      .map(({ month }) => month)
      .filter((month) => figure.period === 'year' || month <= figure.month)
    const figures: readonly AskedFigure[] =
      named?.map((name) => ({ ...figure, amount: name })) ??
      months.map((month) => ({ amount, period: 'month', month }))
    return figures.filter((part) => amountOf(part) !== 0 || figures.length === 1)
  }

  /** A figure in words: `НДФЛ, октябрь 2026`. */
  function nameOf(figure: AskedFigure): string {
    const { amount, period } = figure
    const name =
      amount === 'taxRate' ? monthsTexts[language].rate : nameOfAmount(amount, { language, texts })
    if (period === 'year') return `${name}, ${moneyBarTexts[language].inYear(year)}`
    const { month } = figure
    return `${name}, ${period === 'month' ? words.ofMonth(month, year) : words.soFar(month)}`
  }

  /** The taxed income by rate where the tax of a month has several rates. */
  function ratesOf(figure: AskedFigure): readonly string[] {
    if (figure.period !== 'month') return []
    const { amount } = figure
    const at = statement.months.findIndex(({ month }) => month === figure.month)
    const { main, north } = taxedIn(solved, at)
    const isOfMain = amount === 'baseTax' || (amount === 'incomeTax' && north.length === 0)
    const parts = isOfMain || amount === 'taxRate' ? main : amount === 'allowancesTax' ? north : []
    if (parts.length < 2) return []
    const rates = amount === 'taxRate' ? `${writeRates(solved, at, { language, texts })}: ` : ''
    return [rates + partsInWords(parts, language)]
  }

  return { amountOf, partsOf, nameOf, ratesOf }
}

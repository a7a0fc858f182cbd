import { capitalised, monthName } from '@oklad/contract/fields'
import { type AmountName, amountNames } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { ratesIn, writeRates } from '../months/rate-rises.ts'
import { monthsTexts } from '../texts/months.ts'
import { writColumns } from '../writs/deducted-of.ts'

/** A cell of an exported table: a text, an amount, or whole percent. */
export type Cell = string | { readonly kopecks: number } | { readonly percent: number }
export type Rows = readonly (readonly Cell[])[]

/** The amounts that a file has with their sums since January. */
const sumsInFile: readonly AmountName[] = ['grossIncome', 'incomeTax', 'netIncome']
/** The amounts that a file has even where all of them are 0. */
const always = [...sumsInFile, 'contributions']

/**
 * The year as a table: a header, the amounts by month, and the totals.
 * @param only the amounts; of a file, all that are not 0, with sums since January
 */
export function yearTable(solved: Solved, words: Words, only?: AmountName[]): Rows {
  const { language, texts } = words
  const { months, total } = solved.statement
  const writs = writColumns(solved, language)
  const names = only ?? amountNames.filter((name) => total[name] !== 0 || always.includes(name))
  const soFar = only ? [] : sumsInFile
  return [
    [
      monthsTexts[language].month,
      ...names.map((name) => texts.amounts[name]),
      ...writs.map(({ title }) => title),
      monthsTexts[language].rate,
      ...soFar.map((name) => monthsTexts[language].soFar(texts.amounts[name])),
    ],
    ...months.map(({ month, amounts, yearToDate, taxRate }, index) => [
      capitalised(monthName(month, language)),
      ...names.map((name) => ({ kopecks: amounts[name] })),
      ...writs.map(({ months }) => ({ kopecks: months[index] ?? 0 })),
      ratesIn(solved, index).length > 1 ? writeRates(solved, index, words) : { percent: taxRate },
      ...soFar.map((name) => ({ kopecks: yearToDate[name] })),
    ]),
    [
      monthsTexts[language].total,
      ...names.map((name) => ({ kopecks: total[name] })),
      ...writs.map(({ total }) => ({ kopecks: total })),
    ],
  ]
}

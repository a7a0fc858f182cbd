import { capitalised, monthName } from '@oklad/contract/fields'
import { type AmountName, amountNames } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { monthsTexts } from '../texts/months.ts'

/** A cell of an exported table: a text, an amount, or whole percent. */
export type Cell = string | { readonly kopecks: number } | { readonly percent: number }
export type Rows = readonly (readonly Cell[])[]

/** The amounts that are exported even where all of them are 0. */
const always: readonly AmountName[] = ['grossIncome', 'incomeTax', 'netIncome', 'contributions']
/** The amounts whose sums since January are exported too. */
const soFar = ['grossIncome', 'incomeTax', 'netIncome'] as const

/** The year as a table: a header, every amount by month, and the totals. */
export function yearTable({ statement }: Solved, { language, texts }: Words): Rows {
  const { months, total } = statement
  const names = amountNames.filter((name) => total[name] !== 0 || always.includes(name))
  return [
    [
      monthsTexts[language].month,
      ...names.map((name) => texts.amounts[name]),
      monthsTexts[language].rate,
      ...soFar.map((name) => monthsTexts[language].soFar(texts.amounts[name])),
    ],
    ...months.map(({ month, amounts, yearToDate, taxRate }) => [
      capitalised(monthName(month, language)),
      ...names.map((name) => ({ kopecks: amounts[name] })),
      { percent: taxRate },
      ...soFar.map((name) => ({ kopecks: yearToDate[name] })),
    ]),
    [monthsTexts[language].total, ...names.map((name) => ({ kopecks: total[name] }))],
  ]
}

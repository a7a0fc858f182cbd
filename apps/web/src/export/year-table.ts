import { capitalised, monthName } from '@oklad/contract/fields'
import { type AmountName, amountNames } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'

/** A cell of an exported table. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'amount'; readonly kopecks: number }
  | { readonly kind: 'percent'; readonly percent: number }

const text = (text: string): Cell => ({ kind: 'text', text })
const amount = (kopecks: number): Cell => ({ kind: 'amount', kopecks })

/** The amounts that are exported even where all of them are 0. */
const always: readonly AmountName[] = ['grossIncome', 'incomeTax', 'netIncome', 'contributions']

/** The year as a table: a header, every amount by month, and the totals. */
export function yearTable(
  { statement }: Solved,
  { language, texts }: Words,
): readonly (readonly Cell[])[] {
  const { months, total } = statement
  const names = amountNames.filter((name) => total[name] !== 0 || always.includes(name))
  return [
    [
      text(texts.months.month),
      ...names.map((name) => text(texts.amounts[name])),
      text(texts.months.rate),
      text(texts.months.soFar(texts.amounts.grossIncome)),
      text(texts.months.soFar(texts.amounts.incomeTax)),
      text(texts.months.soFar(texts.amounts.netIncome)),
    ],
    ...months.map(({ month, amounts, yearToDate, taxRate }) => [
      text(capitalised(monthName(month, language))),
      ...names.map((name) => amount(amounts[name])),
      { kind: 'percent' as const, percent: taxRate },
      amount(yearToDate.grossIncome),
      amount(yearToDate.incomeTax),
      amount(yearToDate.netIncome),
    ]),
    [text(texts.months.total), ...names.map((name) => amount(total[name]))],
  ]
}

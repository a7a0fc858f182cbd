import { capitalised, monthName, unbroken } from '@oklad/contract/fields'
import { type AmountName, amountNames } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { ratesIn, writeRates } from '../months/rate-rises.ts'
import { furtherSums, nameOfAmount } from '../months/sums.ts'
import { monthsTexts } from '../texts/months.ts'

/** A cell of an exported table: a text, an amount, or whole percent. */
export type Cell = string | { readonly kopecks: number } | { readonly percent: number }
export type Rows = readonly (readonly Cell[])[]

/** The amounts that a file has with their sums since January. */
const sumsInFile: readonly AmountName[] = ['grossIncome', 'incomeTax', 'netIncome']
/** The amounts that a file has even where all of them are 0. */
const always = [...sumsInFile, 'contributions']

/** Why the months on paper leave out sums that a file has. */
// biome-ignore format: one sum a line
export const leftOutOnPaper: Readonly<Record<string, string>> = {
  monthly_bonus: 'a sheet of paper is too narrow: the payslip of the month has it',
  monthly_other_pay: 'the payslip of the month has each pay',
  monthly_exempt_income: 'the payslip of the month has it',
  monthly_deduction: 'the payslip of the month has it',
  monthly_own_deduction: 'the payslip of the month has it',
  monthly_notice_deduction: 'the payslip of the month has it',
}

/**
 * The year as a table: a header, the amounts by month, and the totals.
 * @param only the amounts; of a file, all that are not 0, with sums since January
 */
export function yearTable(solved: Solved, words: Words, only?: AmountName[]): Rows {
  const { language } = words
  const { months, total } = solved.statement
  const names = only ?? amountNames.filter((name) => total[name] !== 0 || always.includes(name))
  const soFar = only ? [] : sumsInFile
  const further = furtherSums(solved, words).filter(({ name }) => !only || !leftOutOnPaper[name])
  return [
    [
      monthsTexts[language].month,
      ...names.map((name) => nameOfAmount(name, words)),
      ...further.map(({ title }) => unbroken(title[language])),
      monthsTexts[language].rate,
      ...soFar.map((name) => monthsTexts[language].soFar(nameOfAmount(name, words))),
    ],
    ...months.map(({ month, amounts, yearToDate, taxRate }, index) => [
      capitalised(monthName(month, language)),
      ...names.map((name) => ({ kopecks: amounts[name] })),
      ...further.map(({ months }) => ({ kopecks: months[index] ?? 0 })),
      ratesIn(solved, index).length > 1 ? writeRates(solved, index, words) : { percent: taxRate },
      ...soFar.map((name) => ({ kopecks: yearToDate[name] })),
    ]),
    [
      monthsTexts[language].total,
      ...names.map((name) => ({ kopecks: total[name] })),
      ...further.map(({ total }) => ({ kopecks: total })),
    ],
  ]
}

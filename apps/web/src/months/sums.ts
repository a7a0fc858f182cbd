import { type MonthSum, monthSums, privateAnswer, stepOfAmount } from '@oklad/answers/sections'
import { type Language, unbroken } from '@oklad/contract/fields'
import { shortTitleOf } from '@oklad/contract/internal'
import type { AmountName } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { deductedOf } from '../writs/deducted-of.ts'

/** The answer of the service to the year that the page shows. Writs that may not take anything are no part of it. */
export function answerOf(solved: Solved, language: Language) {
  const { calculation, year } = solved
  const { deductions_after_tax: _, ...others } = calculation.request
  const request = deductedOf(solved) === undefined ? others : calculation.request
  return privateAnswer({ ...calculation, request }, language, { year })
}

/** The sums that the months have beside those of the statement. */
export const furtherSums = (solved: Solved, { language }: Pick<Words, 'language'>): MonthSum[] =>
  monthSums(answerOf(solved, language))

/** The name of a sum of a statement: the page's own word, or the short title of its figure. */
export function nameOfAmount(name: AmountName, { language, texts }: Words): string {
  const { [name]: own }: Readonly<Partial<Record<AmountName, string>>> = texts.amounts
  return own ?? unbroken(shortTitleOf(stepOfAmount(name), language))
}

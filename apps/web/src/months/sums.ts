import { monthSums, privateAnswer, stepOfAmount } from '@oklad/answers/sections'
import { type Language, unbroken } from '@oklad/contract/fields'
import { figureOf, type StepKind, shortTitleOf } from '@oklad/contract/internal'
import { type AmountName, amountNames, type PayslipYear } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { deductedOf } from '../writs/deducted-of.ts'
import { shortSums } from './short-sums.ts'

/** Makes something of a year once, for all parts of the page that show it. */
function onceAYear<Made>(make: (solved: Solved) => Made): (solved: Solved) => Made {
  const known = new WeakMap<PayslipYear, Made>()
  return (solved) => {
    const made = known.get(solved.year) ?? make(solved)
    known.set(solved.year, made)
    return made
  }
}

/**
 * The answer of the service to the year that the page shows. Writs that may not take anything are no part of it. The page
 * words its warnings itself.
 */
export const answerOf = onceAYear((solved) => {
  const { calculation, year } = solved
  const { deductions_after_tax: _, ...others } = calculation.request
  const request = deductedOf(solved) === undefined ? others : calculation.request
  return privateAnswer({ ...calculation, request }, 'en', { year })
})

/** The sums that the months have beside those of the statement. */
export const furtherSums = onceAYear((solved) => monthSums(answerOf(solved)))

/** The title of what a writ takes, by its number from 1. */
export const writTitle = (number: number, language: Language): string =>
  `${figureOf('writ_amount').title[language]} № ${number}`

/** What each writ takes from the months; none of one writ, which takes all that is withheld after tax. */
export const writSums = onceAYear((solved) => {
  const months = answerOf(solved).monthly_details.map(({ deductions_after_tax }) =>
    (deductions_after_tax ?? []).map(({ amount }) => amount),
  )
  const count = Math.max(...months.map(({ length }) => length))
  if (count < 2) return []
  return Array.from({ length: count }, (_, at) => {
    const taken = months.map((amounts) => amounts[at] ?? 0)
    return { months: taken, total: taken.reduce((sum, amount) => sum + amount, 0) }
  })
})

/** Why a place has no row or column of a sum, by the step of the sum. */
export type LeftOut = Readonly<Partial<Record<StepKind, string>>>

/** The sums that a year has even where all of them are 0. */
const always: ReadonlySet<AmountName> = new Set([...shortSums, 'contributions'])

/** The sums of a year without allowances that would only repeat others. */
export const repeatedSums = ({ statement: { total } }: Solved): LeftOut =>
  total.allowances > 0
    ? {}
    : { accrual_base: 'it is the gross pay', main_base_tax: 'it is the income tax' }

/** The sums of the statement that a place of the page has. */
export const statementSums = ({ statement: { total } }: Solved, leftOut: LeftOut): AmountName[] =>
  amountNames.filter(
    (name) => (total[name] !== 0 || always.has(name)) && !(stepOfAmount(name) in leftOut),
  )

/** The name of a sum of a statement: the page's own word, or the short title of its figure. */
export function nameOfAmount(name: AmountName, { language, texts }: Words): string {
  const { [name]: own }: Readonly<Partial<Record<AmountName, string>>> = texts.amounts
  return own ?? unbroken(shortTitleOf(stepOfAmount(name), language))
}

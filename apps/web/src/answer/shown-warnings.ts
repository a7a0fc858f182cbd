import { type Calculation, warningsOf } from '@oklad/answers/calculation'
import type { Language } from '@oklad/contract/fields'
import { calculate } from '@oklad/engine'
import { writeWhole } from '../money/write-amount.ts'

/** The warnings that the page tells in its own words, or by its figures. */
const inWordsOfThePage: readonly string[] = ['threshold_passed', 'contribution_limit_passed']

/** The sentences of the other warnings of a calculation; of its year where that is not calculated yet. */
export const shownWarnings = (
  calculation: Calculation,
  language: Language,
  { warnings } = calculate(calculation.terms, calculation.law),
): readonly string[] =>
  warningsOf(calculation, language, warnings, (amount) => `${writeWhole(amount, language)} ₽`)
    .filter(({ code }) => !inWordsOfThePage.includes(code))
    .map(({ detail }) => detail)

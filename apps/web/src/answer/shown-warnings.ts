import { type Calculation, warningsOf } from '@oklad/answers/calculation'
import type { Language } from '@oklad/contract/fields'
import { calculate } from '@oklad/engine'
import { writeWhole } from '../money/write-amount.ts'

/** The warnings of a calculation but for the rates, which the page tells by its figures; of its year where that is not calculated yet. */
export const warningsInWords = (
  calculation: Calculation,
  language: Language,
  { warnings } = calculate(calculation.terms, calculation.law),
) =>
  warningsOf(
    calculation,
    language,
    warnings.filter(({ code }) => code !== 'threshold_passed'),
    (amount) => `${writeWhole(amount, language)} ₽`,
  )

/** The sentences of the warnings but for that of lower contributions, which needs no care. */
export const shownWarnings = (...asked: Parameters<typeof warningsInWords>): readonly string[] =>
  warningsInWords(...asked).flatMap(({ code, detail }) =>
    code === 'contribution_limit_passed' ? [] : detail,
  )

import { compareCalculation } from './compare/compare-calculation.ts'
import type { InputProblem } from './errors/input-problems.ts'
import { explainCalculation } from './explanation/explain-calculation.ts'
import { answerGrossUp } from './gross-up/answer-gross-up.ts'
import type { Language } from './language.ts'
import type { CalculationKind } from './request/calculation-kind.ts'
import { parseJson } from './request/parse-json.ts'
import { type Reading, readCalculationRequest } from './request/read-request.ts'
import { answerCalculation } from './response/write-response.ts'

/** The answer to a request's body as JSON text, or everything that is wrong with it. */
export type Answer =
  | { readonly ok: true; readonly body: string }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }

/**
 * Answers the body of a request.
 * @param text the body, JSON
 * @param currentYear the calendar year in Moscow: the tax year where the request names none
 * @param language asked for only where the answer has words in it
 */
export type Answerer = (text: string, currentYear: number, language: () => Language) => Answer

/** Answers `POST /api/v1/calc` and `POST /api/v1/private-calc`. */
export const calculationAnswerer =
  (kind: CalculationKind): Answerer =>
  (text, currentYear, language) => {
    const reading = readCalculationRequest(kind, text, currentYear)
    if (!reading.ok) return reading
    const { calculation } = reading
    const hasWords = calculation.extended !== undefined || calculation.law.provisional
    return { ok: true, body: answerCalculation(kind, calculation, hasWords ? language() : 'en') }
  }

/** Answers `POST /api/v1/private-calc/explain`. */
export const answerExplanation: Answerer = (text, currentYear, language) =>
  written(readCalculationRequest('private', text, currentYear), (calculation) =>
    explainCalculation(calculation, language()),
  )

/** Answers `POST /api/v1/private-calc/compare`. */
export const answerComparison: Answerer = (text, currentYear, language) =>
  written(readCalculationRequest('private', text, currentYear), (calculation) =>
    compareCalculation(calculation, language()),
  )

/** Answers `POST /api/v1/private-calc/gross-up`. */
export const answerGrossUpRequest: Answerer = (text, currentYear, language) => {
  const { value, problems } = parseJson(text)
  if (value === undefined) return { ok: false, problems }
  const answer = answerGrossUp(value, currentYear, language)
  if (!answer.ok) return { ok: false, problems: [...problems, ...answer.problems] }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, body: JSON.stringify(answer.response) }
}

function written(
  reading: Reading,
  answer: (calculation: Extract<Reading, { ok: true }>['calculation']) => object,
): Answer {
  return reading.ok ? { ok: true, body: JSON.stringify(answer(reading.calculation)) } : reading
}

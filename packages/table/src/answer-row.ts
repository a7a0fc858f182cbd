import {
  type Answer,
  answerGrossUp,
  calculationOf,
  privateAnswer,
  yearProblems,
} from '@oklad/answers'
import {
  type GrossUpResponse,
  type Language,
  type PrivateCalculationResponse,
  validateRequest,
} from '@oklad/contract'
import type { Question } from './request-columns.ts'

/** The circumstances that all rows of a run share. */
export interface AnswerOptions {
  readonly question: Question
  /** The tax year of a row without a start date. */
  readonly currentYear: number
  /** The language of warnings and problems. */
  readonly language: Language
}

/** The answer to a row: the body that the service gives for the same request with `warnings`. */
export function answerTo(
  fields: object,
  { question, currentYear, language }: AnswerOptions,
): Answer<GrossUpResponse | PrivateCalculationResponse> {
  const problems = yearProblems(currentYear)
  const request = { ...fields, warnings: true }
  if (question === 'gross-up') {
    const reading = validateRequest('grossUp', request, problems)
    return reading.ok ? answerGrossUp(reading.request, currentYear, language) : reading
  }
  const reading = validateRequest('private', request, problems)
  if (!reading.ok) return reading
  return { ok: true, body: privateAnswer(calculationOf(reading.request, currentYear), language) }
}

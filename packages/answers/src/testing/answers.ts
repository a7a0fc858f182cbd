import type { Language } from '@oklad/contract/fields'
import type { ExplanationResponse } from '@oklad/contract/internal'
import { answerBreakdown } from '../breakdown/answer-breakdown.ts'
import { privateAnswer, publicAnswer } from '../calculation/answer-calculation.ts'
import type { Calculation } from '../calculation/calculation.ts'
import { readObject } from '../reading.ts'

/** An object of an answer or of a request. */
export type Fields = Record<string, unknown>

/**
 * The calculation that a request asks for, in 2026 where it names no year.
 * The public request has no start date, so the private one is read for both.
 */
export function calculationFor(request: Fields): Calculation {
  const reading = readObject('private', request, 2026)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.completed
}

/** The answer to a request, as it is sent. */
export function textOf(
  kind: 'public' | 'private',
  request: Fields,
  language: Language = 'en',
): string {
  const answer = kind === 'public' ? publicAnswer : privateAnswer
  return JSON.stringify(answer(calculationFor(request), language))
}

/** The answer to a request, as it is read. */
export const answerTo = (kind: 'public' | 'private', request: Fields) =>
  JSON.parse(textOf(kind, request))

/** The months of an answer. */
export const monthsOf = (answer: Fields) => answer['monthly_details'] as Fields[]

/** The breakdown of a request. */
export const breakdownOf = (request: Fields, language: Language = 'en'): ExplanationResponse =>
  answerBreakdown(calculationFor(request), language)

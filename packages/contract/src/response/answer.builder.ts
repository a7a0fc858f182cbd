import type { Language } from '../language.ts'
import type { Calculation } from '../request/calculation.ts'
import type { CalculationKind } from '../request/calculation-kind.ts'
import { readCalculation } from '../request/read-request.ts'
import { answerCalculation } from './write-response.ts'

/** An object of an answer. */
export type Fields = Record<string, unknown>

/**
 * What a request asks to be calculated, in 2026 where it names no year.
 * The public request has no start date, so the private one is read for both.
 */
export function calculationOf(request: Fields): Calculation {
  const reading = readCalculation('private', request, 2026)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.calculation
}

/** The answer to a request, as it is sent. */
export function textOf(kind: CalculationKind, request: Fields, language: Language = 'en'): string {
  return answerCalculation(kind, calculationOf(request), language)
}

/** The answer to a request, as it is read. */
export const answerTo = (kind: CalculationKind, request: Fields) =>
  JSON.parse(textOf(kind, request))

/** The months of an answer. */
export const monthsOf = (answer: Fields) => answer['monthly_details'] as Fields[]

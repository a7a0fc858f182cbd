import { plainCalculation } from '../request/calculation.ts'
import type { CalculationKind } from '../request/calculation-kind.ts'
import { parseJson } from '../request/parse-json.ts'
import { isPlainRequest } from '../request/plain-request.ts'
import { answerCalculation } from './write-response.ts'

/**
 * Answers the body of a calculation request that has the interface's own fields alone, each right
 * beyond doubt, for a year whose law is known: most requests are such.
 * @param kind which fields there may be
 * @param text the body, JSON
 * @param currentYear the calendar year in Moscow: the tax year where the request names none
 * @returns JSON text; `undefined` for every other body, which is for `calculationAnswerer`
 */
export function answerPlain(
  kind: CalculationKind,
  text: string,
  currentYear: number,
): string | undefined {
  const { value, problems } = parseJson(text)
  if (problems.length > 0 || !isPlainRequest(kind, value)) return undefined
  const calculation = plainCalculation(value, currentYear)
  return calculation.law.provisional ? undefined : answerCalculation(kind, calculation, 'en')
}

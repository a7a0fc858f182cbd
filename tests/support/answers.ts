import type { Answer } from './http.ts'

/** A month of an answer. */
type Month = Readonly<Record<string, unknown>> & { readonly month: string }

/** The answer of a calculation. */
export type Calculation = Readonly<Record<string, unknown>> & {
  readonly monthly_details: readonly Month[]
}

/** Reads an answer as a calculation. Throws with the status and the body if it is not one. */
export function calculationOf(answer: Answer): Calculation {
  if (answer.status !== 200) throw new Error(`${answer.status} instead of 200: ${answer.text}`)
  return answer.json as Calculation
}

/** The values of one field, month by month. */
export const column = (calculation: Calculation, field: string) =>
  calculation.monthly_details.map((month) => month[field])

/** The sum of one field over the months. All amounts are whole numbers far below 2^53. */
export const sumOf = (calculation: Calculation, field: string) =>
  calculation.monthly_details.reduce((sum, month) => sum + Number(month[field]), 0)

/** One problem of a request. */
export type InputProblem = Readonly<Record<string, unknown>> & {
  readonly pointer: string
  readonly code: string
  readonly detail: string
}

/** The problems of a request, by place. */
export const problemsIn = (answer: Answer) =>
  (answer.json['errors'] ?? []) as readonly InputProblem[]

/** The codes and places of the problems, without their sentences. */
export const problemCodes = (answer: Answer) =>
  problemsIn(answer).map(({ pointer, code }) => `${code} ${pointer}`)

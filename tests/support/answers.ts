import type { Answer } from './http.ts'

/** A month of an answer: sums, and the month itself as a text. */
export type Month = Readonly<Record<string, unknown>> & { readonly month: string }

/** The answer of a calculation. */
export type Calculation = Readonly<Record<string, unknown>> & {
  readonly monthly_details: readonly Month[]
}

/** An answer as a calculation; throws when it is none, with what it is. */
export function calculationOf(answer: Answer): Calculation {
  if (answer.status !== 200) throw new Error(`${answer.status} instead of 200: ${answer.text}`)
  return answer.json as Calculation
}

/** The values of one field, month by month. */
export const column = (calculation: Calculation, field: string) =>
  calculation.monthly_details.map((month) => month[field])

/** The same sums, added up; every one of them is a whole number far below 2^53. */
export const sumOf = (calculation: Calculation, field: string) =>
  calculation.monthly_details.reduce((sum, month) => sum + Number(month[field]), 0)

/** One thing that is wrong with a request. */
export type InputProblem = Readonly<Record<string, unknown>> & {
  readonly pointer: string
  readonly code: string
  readonly detail: string
}

/** What is wrong with a request, place by place. */
export const problemsIn = (answer: Answer) =>
  (answer.json['errors'] ?? []) as readonly InputProblem[]

/** The same without their sentences. */
export const problemCodes = (answer: Answer) =>
  problemsIn(answer).map(({ pointer, code }) => `${code} ${pointer}`)

import { answerRequest } from '@oklad/answers'
import { describeInputProblem, type Language } from '@oklad/contract/internal'

/** The tax year of requests without a start date. */
export const YEAR = 2026

export type Fields = Readonly<Record<string, unknown>>
export type Question = keyof typeof answerRequest

/**
 * The answer of the service's own function, in English unless asked otherwise.
 * @throws {Error} with the sentences of the problems of a wrong request
 */
export function asked<Body extends object>(
  question: Question,
  request: Fields,
  language: Language = 'en',
): Body {
  const answer = answerRequest[question](JSON.stringify(request), YEAR, () => language)
  if (answer.ok) return answer.body as Body
  const sentences = answer.problems.map((problem) => describeInputProblem(problem, 'en').detail)
  throw new Error(sentences.join(' '), { cause: request })
}

/** The pointers of everything that is wrong with a request; none of a right one. */
export function problemsOf(question: Question, request: Fields): readonly string[] {
  const answer = answerRequest[question](JSON.stringify(request), YEAR, () => 'en')
  return answer.ok ? [] : answer.problems.map(({ pointer }) => pointer)
}

import type { Language } from '../language.ts'
import { list, object, oneOf, text, whole } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { type ErrorCode, errorCatalogue, errorCodes } from './catalogue.ts'
import { describeInputProblem, type InputProblem, inputProblemSchema } from './input-problems.ts'

/** The most problems in one answer. A body can hold thousands. */
export const MOST_PROBLEMS = 100

/** An error as it goes over the wire: RFC 9457, `application/problem+json`. */
export const ProblemDocument = object('An error, by RFC 9457.', {
  type: text('The page that explains the error: /errors/{code}.', { format: 'uri-reference' }),
  title: text('The error in a few words, the same every time.'),
  status: whole('The HTTP status.', { minimum: 400, maximum: 599 }),
  detail: text('The error, its cause and the remedy, in the language of the request.'),
  code: oneOf(errorCodes, 'The kind of error: stable, for programs.'),
  request_id: text('The value of the header x-request-id.'),
  'errors?': list(inputProblemSchema, {
    minItems: 1,
    maxItems: MOST_PROBLEMS,
    description: 'Everything that is wrong with the input; present only where input is wrong.',
  }),
})
export type ProblemDocument = wire.ProblemDocument

/** The path of the page that explains an error. */
export const errorPage = (code: ErrorCode) => `/errors/${code}`

/**
 * The document of an error: the body of every answer that is not a success.
 * @param problems the input problems, for `malformed_json` and `invalid_request`
 */
export function problemDocument(
  code: ErrorCode,
  language: Language,
  requestId: string,
  problems: readonly InputProblem[] = [],
): ProblemDocument {
  const { status, title, [language]: detail } = errorCatalogue[code]
  return {
    type: errorPage(code),
    title: title[language],
    status,
    detail,
    code,
    request_id: requestId,
    ...(problems.length > 0 && {
      errors: problems.map((problem) => describeInputProblem(problem, language)),
    }),
  }
}

import type { Language } from '../language.ts'
import { type ErrorCode, errorCatalogue } from './catalogue.ts'
import { describeInputProblem, type InputProblem } from './input-problems.ts'
import type { ProblemDocument } from './schemas.ts'

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
  const { status, title, detail } = errorCatalogue[code]
  return {
    type: errorPage(code),
    title: title[language],
    status,
    detail: detail[language],
    code,
    request_id: requestId,
    ...(problems.length > 0 && {
      errors: problems.map((problem) => describeInputProblem(problem, language)),
    }),
  }
}

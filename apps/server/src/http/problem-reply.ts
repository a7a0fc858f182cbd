import { type ErrorCode, errorCatalogue, type InputProblem, problemDocument } from '@oklad/contract'
import type { Exchange, Reply } from './exchange.ts'
import { type Header, type HeaderSet, ownHeaders } from './header-set.ts'
import { languageOf } from './negotiation.ts'

/** What else an error answer may hold. */
export interface ProblemOptions {
  /** What is wrong with the input, place by place. */
  readonly problems?: readonly InputProblem[]
  /** The headers of the route; those of our own origin when left out. */
  readonly headers?: HeaderSet
  readonly more?: readonly Header[]
}

/** The answer for an error of the catalogue, in the caller's language. */
export function problemReply(
  exchange: Exchange,
  code: ErrorCode,
  { problems, headers = ownHeaders.problem, more = [] }: ProblemOptions = {},
): Reply {
  const language = languageOf(exchange)
  return {
    status: errorCatalogue[code].status,
    headers:
      more.length > 0 ? headers.inLanguage(language).with(more) : headers.inLanguage(language),
    body: JSON.stringify(problemDocument(code, language, exchange.requestId, problems)),
  }
}

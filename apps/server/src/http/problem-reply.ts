import { type ErrorCode, errorCatalogue, type InputProblem, problemDocument } from '@oklad/contract'
import type { Logger } from 'pino'
import type { Exchange, Reply } from './exchange.ts'
import { type Header, type HeaderSet, ownHeaders } from './header-set.ts'
import { languageOf } from './negotiation.ts'

/** The parts of an error answer that its code does not tell. */
export interface ProblemOptions {
  /** The problems of the input, place by place. */
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
    headers: headers.inLanguage(language).with(more),
    body: JSON.stringify(problemDocument(code, language, exchange.requestId, problems)),
  }
}

/** The answer to a request that failed; the cause is in the log alone. */
export function failedReply(exchange: Exchange, error: unknown, logger: Logger): Reply {
  logger.error({ err: error, request_id: exchange.requestId }, 'A request failed')
  return problemReply(exchange, 'internal_error')
}

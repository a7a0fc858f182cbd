import {
  type ErrorCode,
  errorCatalogue,
  type InputProblem,
  problemDocument,
} from '@oklad/contract/internal'
import type { Logger } from 'pino'
import { type Exchange, Refused, type Reply } from './exchange.ts'
import { type HeaderSet, openHeaders, ownHeaders } from './header-set.ts'
import { languageOf } from './negotiation.ts'

/** The parts of an error answer that do not follow from its code. */
interface ProblemOptions {
  /** The problems of the input, each with its place. */
  readonly problems?: readonly InputProblem[]
  /** In place of that of the catalogue. */
  readonly detail?: string
  /** In place of those of the route. */
  readonly headers?: HeaderSet
  readonly own?: Reply['own']
}

/**
 * Returns the answer for an error of the catalogue, in the caller's language. That of a service which refuses all has no data,
 * so pages of any origin may read it with its `Retry-After`.
 */
export function problemReply(
  exchange: Exchange,
  code: ErrorCode,
  options: ProblemOptions = {},
): Reply {
  const { status } = errorCatalogue[code]
  const refusesAll = status === 503
  const { problems, detail, own = refusesAll ? [['retry-after', '1']] : undefined } = options
  const { headers = (refusesAll ? openHeaders : exchange.headers).problem } = options
  const language = languageOf(exchange)
  return {
    status,
    headers: headers.inLanguage(language),
    body: JSON.stringify({
      ...problemDocument(code, language, exchange.requestId, problems),
      ...(detail !== undefined && { detail }),
    }),
    ...(own && { own }),
  }
}

/**
 * Returns the answer of a refusal, and 503 for a deadline of our own that has passed. Logs any other error, and returns the
 * answer 500, which does not show the cause.
 */
export function failedReply(exchange: Exchange, error: unknown, logger: Logger): Reply {
  if (error instanceof Refused) return problemReply(exchange, error.code)
  if (isLate(error)) return problemReply(exchange, 'overloaded')
  logger.error({ err: error, request_id: exchange.requestId }, 'A request failed')
  return problemReply(exchange, 'internal_error', { headers: ownHeaders.problem })
}

/** Whether an error is that of an `AbortSignal.timeout`, or of a function that such a signal has stopped. */
function isLate(error: unknown): boolean {
  const { name, cause } = Object(error) as { readonly name?: unknown; readonly cause?: unknown }
  return name === 'TimeoutError' || (name === 'AbortError' && isLate(cause))
}

import type { Logger } from 'pino'
import type { Exchange, Reply } from './exchange.ts'
import { problemReply } from './problem-reply.ts'

/** The answer to a request that failed; why it did is for the log alone. */
export function failedReply(exchange: Exchange, error: unknown, logger: Logger): Reply {
  logger.error({ err: error, request_id: exchange.requestId }, 'A request failed')
  return problemReply(exchange, 'internal_error')
}

import type { Exchange, Reply } from '../http/exchange.ts'
import { openHeaders } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'

/** The answer contains no data, so pages of any origin may read it with its `Retry-After`. */
const headers = openHeaders.problem.with([['retry-after', '1']])

/** Answers a refused request. Its headers are prepared, so that it takes as little work as possible. */
export const overloaded = (exchange: Exchange): Reply =>
  problemReply(exchange, 'overloaded', { headers })

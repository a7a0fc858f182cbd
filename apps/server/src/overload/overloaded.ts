import type { Exchange, Reply } from '../http/exchange.ts'
import { openHeaders } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'

/** The answer contains no data, so pages of any origin may read it with its `Retry-After`. */
export const retrySoon = { headers: openHeaders.problem, own: [['retry-after', '1']] } as const

/** Answers a refused request. */
export const overloaded = (exchange: Exchange): Reply =>
  problemReply(exchange, 'overloaded', retrySoon)

import type { Exchange, Reply } from '../http/exchange.ts'
import type { HeaderSet } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'
import { secondsUntilReset, withLimitFields } from './limit-fields.ts'
import type { Decision } from './limiter.ts'
import type { Policy } from './policy.ts'

/** The answer to a request beyond its limit. */
export function tooManyRequests(
  exchange: Exchange,
  policy: Policy,
  decision: Decision,
  headers: HeaderSet,
): Reply {
  const code = policy.name === 'failed-keys' ? 'too_many_failed_keys' : 'rate_limit_exceeded'
  const more = [['retry-after', String(secondsUntilReset(decision))]] as const
  return withLimitFields(problemReply(exchange, code, { headers, more }), policy, decision)
}

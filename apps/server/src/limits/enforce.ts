import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { HeadersOf } from './guard.ts'
import { secondsUntilReset, withLimitFields } from './limit-fields.ts'
import type { Decision } from './limiter.ts'
import type { Policy } from './policy.ts'

/** Lets the handler answer within the limit, and answers 429 beyond it; the limit is told with both. */
export function enforce(
  policy: Policy,
  decision: Decision,
  exchange: Exchange,
  next: Handler,
  problemHeaders: HeadersOf,
): Reply | Promise<Reply> {
  const tally = policy.tally[decision.countedBy]
  if (!decision.allowed) {
    tally.refused++
    return tooManyRequests(policy, decision, exchange, problemHeaders)
  }
  tally.allowed++
  const reply = next(exchange)
  return reply instanceof Promise
    ? reply.then((answered) => withLimitFields(answered, policy, decision))
    : withLimitFields(reply, policy, decision)
}

/** The answer to a request beyond its limit. */
export function tooManyRequests(
  policy: Policy,
  decision: Decision,
  exchange: Exchange,
  problemHeaders: HeadersOf,
): Reply {
  const code = policy.name === 'failed-keys' ? 'too_many_failed_keys' : 'rate_limit_exceeded'
  const headers = problemHeaders(exchange)
  const more = [['retry-after', String(secondsUntilReset(decision))]] as const
  return withLimitFields(problemReply(exchange, code, { headers, more }), policy, decision)
}

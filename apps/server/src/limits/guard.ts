import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import type { HeaderSet } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Decision, Policy } from './policy.ts'

/** The headers of a route's errors. */
export type HeadersOf = (exchange: Exchange) => HeaderSet

/** Stands before a handler: lets it answer, or answers itself. */
export type Guard = (
  exchange: Exchange,
  next: Handler,
  problemHeaders: HeadersOf,
) => Reply | Promise<Reply>

/** Lets everybody in. */
export const unguarded: Guard = (exchange, next) => next(exchange)

const codeOf = ({ name }: Policy) =>
  name.startsWith('failed-keys') ? 'too_many_failed_keys' : 'rate_limit_exceeded'

/** Answers a request within its limit by the handler, any other with 429; both tell the limit. */
export async function enforce(
  decision: Decision,
  exchange: Exchange,
  next: Handler,
  problemHeaders: HeadersOf,
): Promise<Reply> {
  const { policy, allowed, remaining, endsAt, countedBy } = decision
  policy.tally[countedBy][allowed ? 'allowed' : 'refused']++
  // At least one second, so that nobody is told to repeat at once.
  // biome-ignore lint/plugin/money: a time, not money
  const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000))
  const { status, headers, body } = allowed
    ? await next(exchange)
    : problemReply(exchange, codeOf(policy), {
        headers: problemHeaders(exchange),
        more: [['retry-after', String(seconds)]],
      })
  const rateLimit = `"${policy.name}";r=${remaining};t=${seconds}`
  return { status, headers: policy.addTo(headers), body, rateLimit }
}

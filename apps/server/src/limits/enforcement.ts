import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Eventual } from './guard.ts'
import type { Decision } from './policy.ts'

/** Carries out decisions, and counts them. */
export class Enforcement {
  /** The numbers of decisions by policy, decision and store, which a space parts. */
  readonly decisions = new Map<string, number>()

  /** Calls the handler if the decision allows it, otherwise answers 429. The service adds the limit to both. */
  enforce(decision: Decision, exchange: Exchange, next: Handler): Eventual<Reply> {
    const { policy, allowed, remaining, endsAt, countedBy } = decision
    const labels = `${policy.kind} ${allowed ? 'allowed' : 'refused'} ${countedBy}`
    this.decisions.set(labels, 1 + (this.decisions.get(labels) ?? 0))
    // At least one second, because a wait of 0 seconds means an immediate retry.
    // biome-ignore lint/plugin/money: a time, not money
    const seconds = Math.max(1, Math.ceil((endsAt - performance.now()) / 1000))
    exchange.addLimit = ({ status, headers, body, own }) => {
      const rateLimit = ['ratelimit', `"${policy.name}";r=${remaining};t=${seconds}`] as const
      const retry = status === 429 ? [['retry-after', String(seconds)] as const] : []
      return { status, headers: policy.addTo(headers), body, own: [rateLimit, ...(own ?? retry)] }
    }
    if (allowed) return next(exchange)
    const code = policy.kind === 'failed-keys' ? 'too_many_failed_keys' : 'rate_limit_exceeded'
    return problemReply(exchange, code)
  }
}

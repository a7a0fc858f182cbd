import type { Handler } from '../http/exchange.ts'
import { problemReply } from '../http/problem-reply.ts'
import { type Guard, when } from '../limits/guard.ts'
import type { Limits } from '../limits/limits.ts'
import type { KeyGate } from './key-gate.ts'

const challenge = [['www-authenticate', 'ApiKey realm="oklad", header="x-api-key"']] as const

/**
 * Lets the holders of a key in, before the body is read, as long as their limit has the points.
 * @param limits `undefined` where the limits are off
 * @param points what a request costs
 */
export function keyGuard(gate: KeyGate, limits: Limits | undefined, points: number): Guard {
  return (exchange, next, problemHeaders) => {
    const guesser = limits?.refusalOfGuesser(exchange)
    if (limits && guesser) return limits.enforce(guesser, exchange, next, problemHeaders)
    const admission = gate.admit(exchange)
    if ('refusal' in admission) {
      const headers = problemHeaders(exchange)
      const refuse: Handler = () =>
        problemReply(exchange, admission.refusal, { headers, more: challenge })
      // A caller without a key does not guess.
      if (limits === undefined || admission.refusal === 'api_key_missing') return refuse(exchange)
      return when(limits.countWrongKey(exchange), (decision) =>
        limits.enforce(decision, exchange, refuse, problemHeaders),
      )
    }
    exchange.keyId = admission.key.id
    if (limits === undefined) return next(exchange)
    return when(limits.spendByKey(admission.key, points), (decision) =>
      limits.enforce(decision, exchange, next, problemHeaders),
    )
  }
}

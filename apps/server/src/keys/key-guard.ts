import type { Handler } from '../http/exchange.ts'
import { problemReply } from '../http/problem-reply.ts'
import { type Guard, when } from '../limits/guard.ts'
import { type Limits, spender } from '../limits/limits.ts'
import type { KeyGate } from './key-gate.ts'

const challenge = [['www-authenticate', 'ApiKey realm="oklad", header="x-api-key"']] as const

/**
 * Returns a guard that admits requests with a valid key whose limit has enough points. It decides
 * before the body is read.
 * @param limits `undefined` if the limits are off
 * @param points the cost of a request
 */
export function keyGuard(gate: KeyGate, limits: Limits | undefined, points: number): Guard {
  return (exchange, next) => {
    const guesser = limits?.refusalOfGuesser(exchange)
    if (limits && guesser) return limits.enforce(guesser, exchange, next)
    const admission = gate.admit(exchange)
    if ('refusal' in admission) {
      const refuse: Handler = () => problemReply(exchange, admission.refusal, { own: challenge })
      // A request without a key is not a guess.
      if (limits === undefined || admission.refusal === 'api_key_missing') return refuse(exchange)
      return when(limits.countWrongKey(exchange), (decision) =>
        limits.enforce(decision, exchange, refuse),
      )
    }
    exchange.keyId = admission.key.id
    if (limits === undefined) return next(exchange)
    exchange.spend = spender((more) => limits.spendByKey(admission.key, more), points)
    return when(limits.spendByKey(admission.key, points), (decision) =>
      limits.enforce(decision, exchange, next),
    )
  }
}

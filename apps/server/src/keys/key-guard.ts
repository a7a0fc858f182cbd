import { prices } from '@oklad/contract/internal'
import type { Handler } from '../http/exchange.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Guard } from '../limits/guard.ts'
import type { Limits } from '../limits/limits.ts'
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
    const refusal = limits?.refuseGuesser(exchange, next)
    if (refusal !== undefined) return refusal
    const key = gate.admit(exchange)
    if (typeof key === 'string') {
      const refuse: Handler = () => problemReply(exchange, key, { own: challenge })
      if (limits === undefined) return refuse(exchange)
      // A request without a key is not a guess.
      return key === 'api_key_missing'
        ? limits.ofOther(prices.other.request)(exchange, refuse)
        : limits.refuseWrongKey(exchange, refuse)
    }
    exchange.keyId = key.id
    return limits === undefined ? next(exchange) : limits.byKey(key, points, exchange, next)
  }
}

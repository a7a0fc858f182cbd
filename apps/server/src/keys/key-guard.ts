import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { problemReply } from '../http/problem-reply.ts'
import { enforce, tooManyRequests } from '../limits/enforce.ts'
import type { Guard, HeadersOf } from '../limits/guard.ts'
import type { Limits } from '../limits/limits.ts'
import type { Admission, KeyGate } from './key-gate.ts'

const challenge = [['www-authenticate', 'ApiKey realm="oklad", header="x-api-key"']] as const

type Refusal = Extract<Admission, { refusal: unknown }>['refusal']

const refuse = (exchange: Exchange, refusal: Refusal, problemHeaders: HeadersOf): Reply =>
  problemReply(exchange, refusal, { headers: problemHeaders(exchange), more: challenge })

/** Lets the holders of a key in, before the body is read; as often as their limit allows. */
export function keyGuard(gate: KeyGate, limits: Limits | undefined): Guard {
  if (limits === undefined) {
    return (exchange, next, problemHeaders) => {
      const admission = gate.admit(exchange)
      if ('refusal' in admission) return refuse(exchange, admission.refusal, problemHeaders)
      exchange.keyId = admission.key.id
      return next(exchange)
    }
  }
  const { counter, failedKeys } = limits
  return (exchange, next, problemHeaders) => {
    const guessing = failedKeys.refusal(exchange)
    if (guessing !== undefined) {
      return tooManyRequests(failedKeys.policy, guessing, exchange, problemHeaders)
    }
    const admission = gate.admit(exchange)
    if ('refusal' in admission) {
      const refusal: Handler = () => refuse(exchange, admission.refusal, problemHeaders)
      // Without a key nothing was guessed.
      if (admission.refusal === 'api_key_missing') return refusal(exchange)
      return failedKeys
        .count(exchange)
        .then((decision) => enforce(failedKeys.policy, decision, exchange, refusal, problemHeaders))
    }
    const { key } = admission
    const policy = limits.policyFor(key)
    exchange.keyId = key.id
    return counter
      .count(policy, key.id)
      .then((decision) => enforce(policy, decision, exchange, next, problemHeaders))
  }
}

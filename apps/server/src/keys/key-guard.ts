import type { Exchange, Reply } from '../http/exchange.ts'
import type { HeaderSet } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Guard } from '../limits/guard.ts'
import { withLimitFields } from '../limits/limit-fields.ts'
import type { Limits } from '../limits/limits.ts'
import { tooManyRequests } from '../limits/too-many-requests.ts'
import type { Admission, KeyGate } from './key-gate.ts'

const challenge = [['www-authenticate', 'ApiKey realm="oklad", header="x-api-key"']] as const

type Refused = Extract<Admission, { refusal: unknown }>

const refuse = (exchange: Exchange, { refusal }: Refused, headers: HeaderSet): Reply =>
  problemReply(exchange, refusal, { headers, more: challenge })

/** Lets the holders of a key in, before the body is read; as often as their limit allows. */
export function keyGuard(gate: KeyGate, limits: Limits | undefined): Guard {
  if (limits === undefined) {
    return (exchange, next, problemHeaders) => {
      const admission = gate.admit(exchange)
      if ('refusal' in admission) return refuse(exchange, admission, problemHeaders(exchange))
      exchange.keyId = admission.key.id
      return next(exchange)
    }
  }
  const { counter, failedKeys } = limits
  return async (exchange, next, problemHeaders) => {
    const guessing = failedKeys.refusal(exchange)
    if (guessing !== undefined) {
      return tooManyRequests(exchange, failedKeys.policy, guessing, problemHeaders(exchange))
    }
    const admission = gate.admit(exchange)
    if ('refusal' in admission) {
      const reply = refuse(exchange, admission, problemHeaders(exchange))
      // Without a key nothing was guessed.
      if (admission.refusal === 'api_key_missing') return reply
      const decision = await failedKeys.count(exchange)
      return decision.allowed
        ? withLimitFields(reply, failedKeys.policy, decision)
        : tooManyRequests(exchange, failedKeys.policy, decision, problemHeaders(exchange))
    }
    exchange.keyId = admission.key.id
    const policy = limits.policyFor(admission.key)
    const decision = await counter.count(policy, admission.key.id)
    return decision.allowed
      ? withLimitFields(await next(exchange), policy, decision)
      : tooManyRequests(exchange, policy, decision, problemHeaders(exchange))
  }
}

import type { AddressOf } from './client-address.ts'
import type { Guard } from './guard.ts'
import type { LimitCounter } from './limit-counter.ts'
import { withLimitFields } from './limit-fields.ts'
import type { Policy } from './policy.ts'
import { tooManyRequests } from './too-many-requests.ts'

/** Lets an address in as often as its policy allows. */
export function addressGuard(policy: Policy, counter: LimitCounter, addressOf: AddressOf): Guard {
  return async (exchange, next, problemHeaders) => {
    const decision = await counter.count(policy, addressOf(exchange))
    if (decision.allowed) return withLimitFields(await next(exchange), policy, decision)
    return tooManyRequests(exchange, policy, decision, problemHeaders(exchange))
  }
}

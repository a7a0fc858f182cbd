import type { AddressOf } from './client-address.ts'
import { enforce } from './enforce.ts'
import type { Guard } from './guard.ts'
import type { LimitCounter } from './limit-counter.ts'
import type { Policy } from './policy.ts'

/** Lets an address in as often as its policy allows. */
export function addressGuard(policy: Policy, counter: LimitCounter, addressOf: AddressOf): Guard {
  return (exchange, next, problemHeaders) =>
    counter
      .count(policy, addressOf(exchange))
      .then((decision) => enforce(policy, decision, exchange, next, problemHeaders))
}

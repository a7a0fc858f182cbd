import type { RateLimit } from '@oklad/keys'
import type { CountedBy } from './limiter.ts'

/** What is limited: open methods by address, private ones by key, wrong keys by address. */
export type PolicyName = 'public' | 'private' | 'failed-keys'

/** How often a policy has decided what, by who counted. */
export type Tally = Readonly<Record<CountedBy, { allowed: number; refused: number }>>

/** A limit under a name, as the answers tell it. */
export interface Policy {
  readonly name: PolicyName
  readonly limit: RateLimit
  /** The value of the header `RateLimit-Policy`. */
  readonly field: string
  /** One for all limits of the same name. */
  readonly tally: Tally
}

/** A tally of nothing yet. */
export const newTally = (): Tally => ({
  memory: { allowed: 0, refused: 0 },
  redis: { allowed: 0, refused: 0 },
})

/** A policy and its header, as in draft-ietf-httpapi-ratelimit-headers-11. */
export function policyOf(name: PolicyName, limit: RateLimit, tally: Tally = newTally()): Policy {
  return { name, limit, field: `"${name}";q=${limit.requests};w=${limit.seconds}`, tally }
}

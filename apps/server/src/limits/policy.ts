import type { RateLimit } from '@oklad/keys'

/** What is limited: open methods by address, private ones by key, wrong keys by address. */
export type PolicyName = 'public' | 'private' | 'failed-keys'

/** A limit under a name, as the answers tell it. */
export interface Policy {
  readonly name: PolicyName
  readonly limit: RateLimit
  /** The value of the header `RateLimit-Policy`. */
  readonly field: string
}

/** A policy and its header, as in draft-ietf-httpapi-ratelimit-headers-11, section 3. */
export function policyOf(name: PolicyName, limit: RateLimit): Policy {
  return { name, limit, field: `"${name}";q=${limit.requests};w=${limit.seconds}` }
}

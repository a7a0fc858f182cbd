import type { RateLimit } from '@oklad/keys'
import type { HeaderSet } from '../http/header-set.ts'

/** Who counted: the workers of this service, or the Redis that all replicas share. */
export type CountedBy = 'memory' | 'redis'

/** How many requests were let through and refused, by who counted. */
export type Tally = Readonly<Record<CountedBy, { allowed: number; refused: number }>>

export const newTally = (): Tally => ({
  memory: { allowed: 0, refused: 0 },
  redis: { allowed: 0, refused: 0 },
})

/** Whether a request is let through, and what is left of its caller's limit. */
export interface Decision {
  readonly policy: Policy
  readonly allowed: boolean
  /** The points that are left in the window. */
  readonly remaining: number
  /** When the window ends and the count starts again at zero, milliseconds since 1970. */
  readonly endsAt: number
  readonly countedBy: CountedBy
}

/**
 * Counts points in windows of a fixed length, which begin with a caller's first request. A refused
 * request costs nothing.
 */
export interface Counter {
  spend(policy: Policy, caller: string, points: number): Decision | Promise<Decision>
}

/** A limit of points in a window, and how the answers tell it. */
export class Policy {
  readonly limit: RateLimit
  readonly tally: Tally
  /** The name in the headers `RateLimit` and `RateLimit-Policy`. */
  readonly name: string
  readonly #field: string
  readonly #headerSets = new WeakMap<HeaderSet, HeaderSet>()

  constructor(name: string, limit: RateLimit, tally: Tally) {
    this.name = name
    this.limit = limit
    this.tally = tally
    this.#field = `"${name}";q=${limit.points};w=${limit.seconds}`
  }

  /** The name of a caller's window. */
  windowOf(caller: string): string {
    return `oklad:${this.name}:${this.limit.points}/${this.limit.seconds}:${caller}`
  }

  /** What a request costs: never more than the whole limit, so that any limit lets it through. */
  costOf(points: number): number {
    return Math.min(points, this.limit.points)
  }

  decide(allowed: boolean, spent: number, endsAt: number, countedBy: CountedBy): Decision {
    const remaining = Math.max(0, this.limit.points - spent)
    return { policy: this, allowed, remaining, endsAt, countedBy }
  }

  /** The same headers with `RateLimit-Policy`, as in draft-ietf-httpapi-ratelimit-headers-11. */
  addTo(headers: HeaderSet): HeaderSet {
    let limited = this.#headerSets.get(headers)
    if (limited === undefined) {
      limited = headers.with([['ratelimit-policy', this.#field]])
      this.#headerSets.set(headers, limited)
    }
    return limited
  }
}

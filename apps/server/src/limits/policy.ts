import type { RateLimit } from '@oklad/keys'
import type { HeaderSet } from '../http/header-set.ts'

/** The kinds of limits: open methods by address, private methods by key, wrong keys and everything else by address. */
export type PolicyKind = 'public' | 'private' | 'failed-keys' | 'other'

/** Whether a request is let through, and what is left of its caller's limit. */
export type Decision = ReturnType<Policy['decide']>

/** The limit of an IPv6 /48 network is this many times the limit of one /64. */
const NETWORK_SHARE = 16

/**
 * A limit of points in windows of a fixed length, which begin with a caller's first request. A
 * refused request costs nothing.
 */
export class Policy {
  readonly kind: PolicyKind
  /** The points of a window. */
  readonly quota: number
  /** The length of a window. */
  readonly seconds: number
  /** The name in the headers `RateLimit` and `RateLimit-Policy`. */
  readonly name: string
  readonly #headerSets = new WeakMap<HeaderSet, HeaderSet>()

  /** @param isNetwork whether the limit is for /48 networks of IPv6 */
  constructor(kind: PolicyKind, { points, seconds }: RateLimit, isNetwork = false) {
    this.kind = kind
    this.name = isNetwork ? `${kind}-network` : kind
    this.quota = isNetwork ? points * NETWORK_SHARE : points
    this.seconds = seconds
  }

  /** Returns the name of a caller's window. */
  windowOf(caller: string): string {
    return `oklad:${this.name}:${this.quota}/${this.seconds}:${caller}`
  }

  /** Returns the cost of a request: at most the whole limit, so that any limit can allow it. */
  costOf(points: number): number {
    return Math.min(points, this.quota)
  }

  /**
   * @param endsAt when the window ends and the count starts again at zero, by the clock of `performance`: it goes
   *   on evenly when the time of day is set
   * @param countedBy the counter that decided: the workers of this service, or the Redis that all replicas share
   */
  decide(allowed: boolean, spent: number, endsAt: number, countedBy: 'memory' | 'redis') {
    /** The points that are left in the window. */
    const remaining = Math.max(0, this.quota - spent)
    return { policy: this as Policy, allowed, remaining, endsAt, countedBy }
  }

  /** Returns the headers with `RateLimit-Policy`, as in draft-ietf-httpapi-ratelimit-headers-11. */
  addTo(headers: HeaderSet): HeaderSet {
    let limited = this.#headerSets.get(headers)
    if (limited === undefined) {
      const field = `"${this.name}";q=${this.quota};w=${this.seconds}`
      limited = headers.with([['ratelimit-policy', field]])
      this.#headerSets.set(headers, limited)
    }
    return limited
  }
}

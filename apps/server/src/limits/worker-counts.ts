import type { RateLimit } from '@oklad/keys'
import type RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import { limiterOf } from './library-limiter.ts'
import type { Limiter } from './limiter.ts'
import { memoryOf } from './memory-limiter.ts'
import type { Policy } from './policy.ts'

/** How many requests one worker let through under a limit, by whose they were. */
export interface Counts {
  /** The policy, as the answers tell it. */
  readonly policy: string
  readonly limit: RateLimit
  readonly counts: readonly (readonly [key: string, count: number])[]
}

/** The longest that a count is kept back, milliseconds. */
const LONGEST_DELAY = 50

/** A count is told at once when it is this part of its limit. */
const SHARES = 20

/** The counter of one policy, and what it has counted that the others do not know of. */
interface Counter {
  readonly policy: Pick<Policy, 'field' | 'limit'>
  readonly library: RateLimiterMemory
  readonly untold: Map<string, number>
}

/**
 * Counts in the memory of a worker what all of them let through: each decides at once by what it
 * knows, and tells the others after it. What a caller can get beyond its limit is what the other
 * workers let through in the meantime.
 */
export class WorkerCounts {
  private readonly tell: (counts: readonly Counts[]) => void
  private readonly counters = new Map<string, Counter>()
  private timer: NodeJS.Timeout | undefined

  /** @param tell sends counts to the other workers */
  constructor(tell: (counts: readonly Counts[]) => void) {
    this.tell = tell
  }

  limiter(policy: Policy): Limiter {
    const counter = this.counterOf(policy)
    const own = limiterOf(counter.library, 'memory')
    return {
      consume: (key) =>
        own.consume(key).then((decision) => {
          if (decision.allowed) this.keep(counter, key)
          return decision
        }),
    }
  }

  /** Adds what another worker let through. */
  learn(news: readonly Counts[]): void {
    for (const { policy, limit, counts } of news) {
      const { library } = this.counterOf({ field: policy, limit })
      for (const [key, count] of counts) library.penalty(key, count)
    }
  }

  private counterOf(policy: Counter['policy']): Counter {
    let counter = this.counters.get(policy.field)
    if (counter === undefined) {
      counter = { policy, library: memoryOf(policy.limit), untold: new Map() }
      this.counters.set(policy.field, counter)
    }
    return counter
  }

  private keep({ policy, untold }: Counter, key: string): void {
    const count = (untold.get(key) ?? 0) + 1
    untold.set(key, count)
    if (count * SHARES >= policy.limit.requests) this.tellAll()
    else this.timer ??= setTimeout(() => this.tellAll(), LONGEST_DELAY).unref()
  }

  private tellAll(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const news: Counts[] = []
    for (const { policy, untold } of this.counters.values()) {
      if (untold.size === 0) continue
      news.push({ policy: policy.field, limit: policy.limit, counts: [...untold] })
      untold.clear()
    }
    this.tell(news)
  }
}

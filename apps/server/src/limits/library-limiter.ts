import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'
import type { CountedBy, Decision, Limiter } from './limiter.ts'

/** A limiter of the library, as far as it is used here. */
interface LibraryLimiter {
  consume(key: string): Promise<RateLimiterRes>
}

/** A limiter of the library as one of ours. It rejects when the store it counts in fails. */
export function limiterOf(limiter: LibraryLimiter, countedBy: CountedBy): Limiter {
  const allowed = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Decision => ({
    allowed: true,
    remaining: remainingPoints,
    resetsIn: msBeforeNext,
    countedBy,
  })
  // The library rejects with what is beyond the limit too.
  const refused = (reason: unknown): Decision => {
    if (!(reason instanceof RateLimiterRes)) throw reason
    return { allowed: false, remaining: 0, resetsIn: reason.msBeforeNext, countedBy }
  }
  return { consume: (key) => limiter.consume(key).then(allowed, refused) }
}

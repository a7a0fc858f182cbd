import type { RateLimit } from '@oklad/keys'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import { limiterOf } from './library-limiter.ts'
import type { Limiter } from './limiter.ts'

/** Counts in this process alone, in windows that begin with the first request of each key. */
export function memoryLimiter({ requests, seconds }: RateLimit): Limiter {
  const options = { points: requests, duration: seconds, keyPrefix: '' }
  return limiterOf(new RateLimiterMemory(options), 'memory')
}

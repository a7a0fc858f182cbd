import type { RateLimit } from '@oklad/keys'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import { limiterOf } from './library-limiter.ts'
import type { Limiter } from './limiter.ts'

/** Counts in this process alone, in windows that begin with the first request of each key. */
export const memoryLimiter = (limit: RateLimit): Limiter => limiterOf(memoryOf(limit), 'memory')

/** The library's own counter of a limit in this process. */
export const memoryOf = ({ requests, seconds }: RateLimit): RateLimiterMemory =>
  new RateLimiterMemory({ points: requests, duration: seconds, keyPrefix: '' })

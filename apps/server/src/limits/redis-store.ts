import type { RateLimit } from '@oklad/keys'
import { Redis } from 'ioredis'
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js'
import { limiterOf } from './library-limiter.ts'
import type { Limiter } from './limiter.ts'

/** Redis or Valkey, which the replicas share. */
export interface RedisStore {
  limiter(name: string, limit: RateLimit): Limiter
  /** Asks for what every request asks for; rejects when there is no answer. */
  probe(): Promise<unknown>
  /** Begins a new connection. */
  reconnect(): void
  close(): void
}

/** The longest pause between two attempts to connect, milliseconds. */
const LONGEST_PAUSE = 1000

/** How long an attempt may take, milliseconds. */
const CONNECT_TIMEOUT = 1000

/**
 * Connects to a store, again and again until it is there; requests never wait for that.
 * @param url `redis://` or, over TLS, `rediss://`, with the user and the password if there are any
 * @param onDisconnect called when an established connection is lost
 */
export function openRedisStore(url: string, onDisconnect: (error: unknown) => void): RedisStore {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT,
    retryStrategy: (attempts) => Math.min(attempts * 100, LONGEST_PAUSE),
    // A command is answered now or not at all: the insurance has counted the request by then.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
  })
  let lastError: unknown
  redis.on('error', (error) => {
    lastError = error
  })
  redis.on('close', () => onDisconnect(lastError ?? new Error('The connection was closed')))

  const limiter = (name: string, { requests, seconds }: RateLimit) =>
    limiterOf(
      new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        // A caller that is beyond its limit is refused from memory until the window ends.
        inMemoryBlockOnConsumed: requests + 1,
        points: requests,
        duration: seconds,
        keyPrefix: `oklad:${name}:${requests}/${seconds}`,
      }),
      'redis',
    )
  const probing = limiter('probe', { requests: 1_000_000, seconds: 1 })
  return {
    limiter,
    probe: async () => {
      if (redis.status !== 'ready') throw lastError ?? new Error('There is no connection')
      return probing.consume('')
    },
    reconnect: () => redis.disconnect(true),
    close: () => redis.disconnect(),
  }
}

import type { Logger } from 'pino'
import { InsuredLimiter } from './insured-limiter.ts'
import type { MakeLimiter } from './limit-counter.ts'
import type { Limiter } from './limiter.ts'
import type { Policy } from './policy.ts'
import type { RedisStore } from './redis-store.ts'
import { StoreHealth } from './store-health.ts'

/** Limiters that count in one store for all replicas, insured by the memory of this one. */
export class SharedLimiters {
  readonly health: StoreHealth
  private readonly insurance: MakeLimiter
  private store: RedisStore | undefined
  private closed = false

  /** @param insurance makes the limiters that count while the store does not answer */
  constructor(logger: Logger, insurance: MakeLimiter) {
    this.insurance = insurance
    this.health = new StoreHealth({
      logger,
      probe: async () => this.store?.probe(),
      reconnect: () => this.store?.reconnect(),
    })
  }

  /**
   * Loads the client and connects; until that is done, the insurance counts.
   * @param url `redis://` or `rediss://`
   */
  async connect(url: string): Promise<void> {
    const { openRedisStore } = await import('./redis-store.ts')
    if (this.closed) return
    this.store = openRedisStore(url, (error) => this.health.disconnected(error))
    this.health.start()
  }

  limiter(policy: Policy): Limiter {
    let inStore: Limiter | undefined
    const shared: Limiter = {
      consume: async (key) => {
        inStore ??= this.store?.limiter(policy.name, policy.limit)
        if (inStore === undefined) throw new Error('There is no store yet')
        return inStore.consume(key)
      },
    }
    return new InsuredLimiter(shared, this.insurance(policy), this.health)
  }

  close(): void {
    this.closed = true
    this.health.close()
    this.store?.close()
  }
}

import type { Decision, Limiter } from './limiter.ts'
import type { StoreHealth } from './store-health.ts'

/**
 * Counts in a store that all replicas share and, while that does not answer in time, in memory:
 * every replica by itself then, so that a caller may get as much from each of them.
 */
export class InsuredLimiter implements Limiter {
  private readonly shared: Limiter
  private readonly insurance: Limiter
  private readonly health: StoreHealth

  constructor(shared: Limiter, insurance: Limiter, health: StoreHealth) {
    this.shared = shared
    this.insurance = insurance
    this.health = health
  }

  consume(key: string): Promise<Decision> {
    const { health, insurance, shared } = this
    if (!health.isUp) return insurance.consume(key)
    return new Promise((resolve) => {
      const question = health.ask(() => resolve(insurance.consume(key)))
      shared.consume(key).then(
        (decision) => {
          if (health.answered(question)) resolve(decision)
        },
        (error) => health.failed(question, error),
      )
    })
  }
}

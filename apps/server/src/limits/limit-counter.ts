import { Later } from '../later.ts'
import type { Decision, Limiter } from './limiter.ts'
import type { Policy } from './policy.ts'

/** Makes the limiter of a policy. */
export type MakeLimiter = (policy: Policy) => Limiter

/** Counts requests under their policies. */
export class LimitCounter {
  private readonly makeLimiter: Later<MakeLimiter>
  private readonly limiters = new Map<string, Limiter>()

  /** @param loadLimiters loads what counts, when it is first needed */
  constructor(loadLimiters: () => Promise<MakeLimiter>) {
    this.makeLimiter = new Later(loadLimiters)
  }

  /** Loads what counts, so that the first caller does not wait for it. */
  async prepare(): Promise<void> {
    await this.makeLimiter.prepare()
  }

  /**
   * Counts a request, and what it is decided.
   * @param key whose it is: an address, or the id of an API key
   */
  count(policy: Policy, key: string): Promise<Decision> {
    const limiter = this.limiters.get(policy.field)
    return limiter === undefined ? this.makeAndCount(policy, key) : limiter.consume(key)
  }

  private async makeAndCount(policy: Policy, key: string): Promise<Decision> {
    const makeLimiter = await this.makeLimiter.get()
    // Another request may have come by while this one waited.
    const limiter = this.limiters.get(policy.field) ?? makeLimiter(policy)
    this.limiters.set(policy.field, limiter)
    return limiter.consume(key)
  }
}

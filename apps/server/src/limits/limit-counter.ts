import { Later } from '../later.ts'
import type { CountedBy, Decision, Limiter } from './limiter.ts'
import type { Policy, PolicyName } from './policy.ts'

/** Makes the limiter of a policy. */
export type MakeLimiter = (policy: Policy) => Limiter

/** How often a policy decided what. */
export interface DecisionCount {
  readonly policy: PolicyName
  readonly allowed: boolean
  readonly countedBy: CountedBy
  count: number
}

/** Counts requests under their policies, and how each of them was decided. */
export class LimitCounter {
  private readonly makeLimiter: Later<MakeLimiter>
  private readonly limiters = new Map<string, Limiter>()
  private readonly counts = new Map<string, DecisionCount>()

  /** @param loadLimiters loads what counts, when it is first needed */
  constructor(loadLimiters: () => Promise<MakeLimiter>) {
    this.makeLimiter = new Later(loadLimiters)
  }

  /** Loads what counts, so that the first caller does not wait for it. */
  async prepare(): Promise<void> {
    await this.makeLimiter.prepare()
  }

  /** What was decided so far. */
  get decisions(): Iterable<Readonly<DecisionCount>> {
    return this.counts.values()
  }

  /**
   * Counts a request.
   * @param key whose it is: an address, or the id of an API key
   */
  async count(policy: Policy, key: string): Promise<Decision> {
    const limiter = this.limiters.get(policy.field) ?? (await this.make(policy))
    const decision = await limiter.consume(key)
    this.note(policy.name, decision)
    return decision
  }

  private async make(policy: Policy): Promise<Limiter> {
    const makeLimiter = await this.makeLimiter.get()
    // Another request may have come by while this one waited.
    const limiter = this.limiters.get(policy.field) ?? makeLimiter(policy)
    this.limiters.set(policy.field, limiter)
    return limiter
  }

  private note(policy: PolicyName, { allowed, countedBy }: Decision): void {
    const key = `${policy} ${allowed} ${countedBy}`
    const known = this.counts.get(key)
    if (known === undefined) this.counts.set(key, { policy, allowed, countedBy, count: 1 })
    else known.count++
  }
}

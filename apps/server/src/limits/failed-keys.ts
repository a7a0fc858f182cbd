import type { Exchange } from '../http/exchange.ts'
import type { AddressOf } from './client-address.ts'
import type { LimitCounter } from './limit-counter.ts'
import type { Decision } from './limiter.ts'
import type { Policy } from './policy.ts'

/**
 * Counts wrong keys by address, so that keys can not be guessed. An address with too many is
 * refused with any key until its window ends: a right one among the guesses must not be told.
 */
export class FailedKeys {
  readonly policy: Policy
  private readonly counter: LimitCounter
  private readonly addressOf: AddressOf
  /** Until when addresses are refused, milliseconds since 1970. */
  private readonly refused = new Map<string, number>()

  constructor(policy: Policy, counter: LimitCounter, addressOf: AddressOf) {
    this.policy = policy
    this.counter = counter
    this.addressOf = addressOf
  }

  /** The decision on a caller that has sent too many wrong keys; none when it has not. */
  refusal(exchange: Exchange): Decision | undefined {
    if (this.refused.size === 0) return undefined
    const until = this.refused.get(this.addressOf(exchange))
    if (until === undefined) return undefined
    const resetsIn = until - Date.now()
    if (resetsIn <= 0) return undefined
    return { allowed: false, remaining: 0, resetsIn, countedBy: 'memory' }
  }

  /** Counts a wrong key. */
  async count(exchange: Exchange): Promise<Decision> {
    const address = this.addressOf(exchange)
    const decision = await this.counter.count(this.policy, address)
    if (!decision.allowed) this.refuse(address, decision.resetsIn)
    return decision
  }

  private refuse(address: string, milliseconds: number): void {
    this.refused.set(address, Date.now() + milliseconds)
    setTimeout(() => this.refused.delete(address), milliseconds).unref()
  }
}

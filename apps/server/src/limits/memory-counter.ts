import { LRUCache } from 'lru-cache'
import type { Decision, Policy } from './policy.ts'

/** How many windows are kept: about 26 MiB on Bun. */
const MOST_WINDOWS = 100_000

/**
 * Counts in the memory of this process. Memory is bounded: when there are too many callers, the
 * one that has not asked for the longest time is forgotten and begins a new window.
 */
export class MemoryCounter {
  readonly #windows: LRUCache<string, { spent: number; readonly endsAt: number }>
  /** Called with the points that this process lets through. */
  onSpent: (window: string, points: number, endsAt: number) => void = () => {}

  constructor(mostWindows = MOST_WINDOWS) {
    this.#windows = new LRUCache({ max: mostWindows })
  }

  /** Takes the points of a request from its caller's window if they are left there. */
  spend(policy: Policy, caller: string, points: number): Decision {
    const refusal = this.refusal(policy, caller, points)
    if (refusal !== undefined) return refusal
    const name = policy.windowOf(caller)
    const cost = policy.costOf(points)
    const { spent, endsAt } = this.add(name, cost, Date.now() + policy.seconds * 1000)
    this.onSpent(name, cost, endsAt)
    return policy.decide(true, spent, endsAt, 'memory')
  }

  /** The refusal of a request whose points are known to be spent; `undefined` for any other. */
  refusal(policy: Policy, caller: string, points: number): Decision | undefined {
    const window = this.#windows.get(policy.windowOf(caller))
    if (window === undefined || window.endsAt <= Date.now()) return undefined
    if (window.spent + policy.costOf(points) <= policy.quota) return undefined
    return policy.decide(false, window.spent, window.endsAt, 'memory')
  }

  /**
   * Adds points to a window, and returns it.
   * @param endsAt the end of the window if it begins now, milliseconds since 1970
   */
  add(name: string, points: number, endsAt: number) {
    const known = this.#windows.get(name)
    if (known === undefined || known.endsAt <= Date.now()) return this.set(name, points, endsAt)
    known.spent += points
    return known
  }

  /** Takes over the count of the store that all replicas share, and returns the window. */
  set(name: string, spent: number, endsAt: number) {
    const window = { spent, endsAt }
    this.#windows.set(name, window)
    return window
  }
}

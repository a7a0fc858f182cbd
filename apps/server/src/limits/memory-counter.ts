import { LRUCache } from 'lru-cache'
import type { Decision, Policy } from './policy.ts'

/** The largest number of windows in memory: about 26 MiB on Bun. */
const MOST_WINDOWS = 100_000

/**
 * Counts points in the memory of this process. Memory is bounded: when there are too many callers,
 * the counter forgets the one with the oldest last request, which then begins a new window.
 */
export class MemoryCounter {
  readonly #windows: LRUCache<string, { spent: number; readonly endsAt: number }>
  /** Called with the points that this process lets through. */
  onSpent: (window: string, points: number, endsAt: number) => void = () => {}

  constructor(mostWindows = MOST_WINDOWS) {
    this.#windows = new LRUCache({ max: mostWindows })
  }

  /** Charges a request to its caller's window if enough points are left. */
  spend(policy: Policy, caller: string, points: number): Decision {
    const name = policy.windowOf(caller)
    const window = this.#openWindow(name, performance.now() + policy.seconds * 1000)
    const cost = policy.costOf(points)
    const allowed = window.spent + cost <= policy.quota
    if (allowed) {
      window.spent += cost
      this.onSpent(name, cost, window.endsAt)
    }
    return policy.decide(allowed, window.spent, window.endsAt, 'memory')
  }

  /** Returns a refusal if the window has too few points left, otherwise `undefined`. */
  refusal(policy: Policy, caller: string, points: number): Decision | undefined {
    const window = this.#windows.get(policy.windowOf(caller))
    if (window === undefined || window.endsAt <= performance.now()) return undefined
    if (window.spent + policy.costOf(points) <= policy.quota) return undefined
    return policy.decide(false, window.spent, window.endsAt, 'memory')
  }

  /**
   * Adds points that another worker let through.
   * @param endsAt the end of its window, by the clock of `performance`
   */
  add(name: string, points: number, endsAt: number): void {
    this.#openWindow(name, endsAt).spent += points
  }

  /** Sets a window to the count of the store that all replicas share. */
  set(name: string, spent: number, endsAt: number): void {
    this.#windows.set(name, { spent, endsAt })
  }

  #openWindow(name: string, endsAt: number) {
    const known = this.#windows.get(name)
    if (known !== undefined && known.endsAt > performance.now()) return known
    const window = { spent: 0, endsAt }
    this.#windows.set(name, window)
    return window
  }
}

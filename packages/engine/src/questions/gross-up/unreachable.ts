import type { Kopecks } from '../../money/kopecks.ts'

/** Thrown where no accepted salary gives the target net pay. */
export class UnreachableTargetError extends RangeError {
  override readonly name = 'UnreachableTargetError'
  /**
   * The largest target that can be reached, kopecks a month: one kopeck more cannot. 0 where no
   * target can be reached.
   */
  readonly largestReachable: Kopecks

  constructor(largestReachable: Kopecks) {
    super(`The largest net that can be reached is ${largestReachable} kopecks a month`)
    this.largestReachable = largestReachable
  }
}

/** Thrown where bonuses alone cost more than the target, or no accepted salary costs as much. */
export class UnreachableCostError extends RangeError {
  override readonly name = 'UnreachableCostError'
  /** The smallest and the largest target that can be reached, kopecks a month. */
  readonly smallest: Kopecks
  readonly largest: Kopecks

  constructor(smallest: Kopecks, largest: Kopecks) {
    super(`The cost that can be asked is ${smallest} ... ${largest} kopecks a month`)
    this.smallest = smallest
    this.largest = largest
  }
}

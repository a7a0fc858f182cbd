import type { Kopecks } from '../money/kopecks.ts'

/** A net that no accepted salary brings, or none within the limit of the self-employed. */
export class UnreachableTargetError extends RangeError {
  override readonly name = 'UnreachableTargetError'
  /**
   * The target that can be asked instead, kopecks a month: it is reached, and a kopeck more is not.
   * 0 where no target can be asked.
   */
  readonly largestReachable: Kopecks

  constructor(largestReachable: Kopecks) {
    super(`The largest net that can be reached is ${largestReachable} kopecks a month`)
    this.largestReachable = largestReachable
  }
}

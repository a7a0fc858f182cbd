import type { Kopecks } from '../money/kopecks.ts'

/** A cost that the pay is above without any salary, or that no accepted salary comes to. */
export class UnreachableCostError extends RangeError {
  override readonly name = 'UnreachableCostError'
  /** The costs that can be asked instead, kopecks a month. */
  readonly smallest: Kopecks
  readonly largest: Kopecks

  constructor(smallest: Kopecks, largest: Kopecks) {
    super(`The cost that can be asked is ${smallest} ... ${largest} kopecks a month`)
    this.smallest = smallest
    this.largest = largest
  }
}

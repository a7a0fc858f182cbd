import { midpoint, timesIn } from '../money/rounding.ts'

/**
 * Binary search: returns the largest whole number for which `isTrue` is true. `isTrue` must be true
 * up to some number and false above it.
 * @param low a number that counts as true; returned if no larger number is true
 * @param high the largest number to try
 */
export function lastWhere(isTrue: (value: number) => boolean, low: number, high: number): number {
  let last = low
  let first = high + 1
  while (first - last > 1) {
    const value = midpoint(last, first)
    if (isTrue(value)) last = value
    else first = value
  }
  return last
}

/**
 * Returns what `lastWhere` does, with few tries if the number is near `start`.
 * @param start any number, from which the search widens in both directions
 */
export function lastNear(
  start: number,
  isTrue: (value: number) => boolean,
  low: number,
  high: number,
): number {
  let last = Math.min(Math.max(start, low), high)
  let first = high + 1
  for (let step = 1; last > low && !isTrue(last); step *= 64) {
    first = last
    last = Math.max(last - step, low)
  }
  let step = 1
  for (; last + step < first && isTrue(last + step); step *= 64) last += step
  return lastWhere(isTrue, last, Math.min(last + step, first) - 1)
}

/**
 * Returns the largest number whose value is within a limit, with few tries if values rise in proportion to their numbers.
 * @param valueAt never falls
 * @param near a number at which the proportion is seen
 */
export function lastWithin(
  limit: number,
  valueAt: (value: number) => number,
  near: number,
  high: number,
): number {
  const start = timesIn(near * limit, Math.max(valueAt(near), 1))
  return lastNear(start, (value) => valueAt(value) <= limit, 0, high)
}

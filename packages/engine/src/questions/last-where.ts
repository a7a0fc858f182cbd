import { midpoint } from '../money/rounding.ts'

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

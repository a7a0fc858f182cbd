import { midpoint } from '../money/rounding.ts'

/**
 * The last salary for which something holds that holds up to some salary and no further.
 * @param largest the largest salary looked at, kopecks
 * @returns kopecks; 0 where it holds for none above
 */
export function lastWhere(holds: (salary: number) => boolean, largest: number): number {
  let last = 0
  let first = largest + 1
  while (first - last > 1) {
    const salary = midpoint(last, first)
    if (holds(salary)) last = salary
    else first = salary
  }
  return last
}

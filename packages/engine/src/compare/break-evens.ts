import type { Engagement } from '../circumstances/circumstances.ts'
import type { Law } from '../law/law.ts'
import type { Kopecks } from '../money/kopecks.ts'
import { midpoint } from '../money/rounding.ts'
import type { Terms } from '../terms.ts'
import type { Ahead, BreakEvens } from './comparison.ts'
import { EqualGross } from './equal-gross.ts'

type Pair = readonly [Engagement, Engagement]
/** Who of a pair is ahead: the first, the second, or neither. */
type Side = 1 | -1 | 0

const PAIRS: readonly Pair[] = [
  ['employment', 'civilContract'],
  ['employment', 'selfEmployment'],
  ['civilContract', 'selfEmployment'],
]

/** Where the lead of each pair changes: see `BreakEvens`. */
export function breakEvensOf(
  terms: Terms,
  law: Law,
  hasSelfEmployment: boolean,
): readonly BreakEvens[] {
  if (law.figures.selfEmployment.value === null || terms.circumstances?.monthlySalaries) return []
  const equalGross = new EqualGross(terms, law)
  const points = equalGross.points()
  return PAIRS.filter((pair) => hasSelfEmployment || !pair.includes('selfEmployment')).map((pair) =>
    new LeadOfPair(pair, equalGross, points).breakEvens(),
  )
}

/**
 * Follows the lead of a pair over the points. Where a lead is clear (beyond all roundings) at
 * neighbouring points it is strict in between; where it is not, the salary at which it begins or
 * ends is found to the kopeck.
 */
class LeadOfPair {
  private readonly pair: Pair
  private readonly equalGross: EqualGross
  private readonly points: readonly number[]
  private readonly roundings: number
  private readonly fallOfTaxes: number

  constructor(pair: Pair, equalGross: EqualGross, points: readonly number[]) {
    this.pair = pair
    this.equalGross = equalGross
    this.points = points
    this.roundings = equalGross.roundingsOf(pair[0]) + equalGross.roundingsOf(pair[1])
    this.fallOfTaxes = equalGross.fallOfTax(pair[0]) + equalGross.fallOfTax(pair[1])
  }

  breakEvens(): BreakEvens {
    const stretches: { from: number; ahead: Side }[] = [{ from: 0, ahead: 0 }]
    this.points.forEach((point, index) => {
      const last = stretches.at(-1) as { from: number; ahead: Side }
      const clear = this.clearSide(point)
      if (last.ahead !== 0 && clear !== last.ahead) {
        const end = this.endOfLead(this.points[index - 1] ?? 0, 1, last.ahead, point)
        if (end !== undefined) stretches.push({ from: end, ahead: 0 })
      }
      const current = stretches.at(-1) as { from: number; ahead: Side }
      if (clear !== 0 && current.ahead !== clear) {
        const before = this.endOfLead(point, -1, clear, current.from)
        if (before === undefined) current.ahead = clear
        else stretches.push({ from: before + 1, ahead: clear })
      }
    })
    const [first, ...changes] = stretches
    return {
      between: this.pair,
      aheadAtFirst: this.nameOf(first?.ahead ?? 0),
      changes: changes.map(({ from, ahead }) => ({
        salary: from as Kopecks,
        ahead: this.nameOf(ahead),
      })),
    }
  }

  /**
   * The nearest salary at which a side is not strictly ahead.
   *
   * At equal gross the lead is the tax of the one behind less that of the one ahead, and tax does
   * not fall as the salary rises. So upwards the lead can not end before the tax of the one ahead
   * is as high as the other one is now, and downwards not before the tax of the one behind is as
   * low as the other one is now: all salaries up to there are passed over.
   * @param start the salary from which it is looked for
   * @param direction 1 is upwards, -1 downwards
   * @param last the last salary to be tried
   */
  private endOfLead(
    start: number,
    direction: 1 | -1,
    side: Side,
    last: number,
  ): number | undefined {
    const [ahead, behind] = side === 1 ? this.pair : ([this.pair[1], this.pair[0]] as const)
    const moving = direction === 1 ? ahead : behind
    const standing = direction === 1 ? behind : ahead
    let salary = start
    while (this.leadAt(salary) * side > 0) {
      const level = direction * this.equalGross.taxOf(standing, salary) - this.fallOfTaxes
      const reaches = (other: number) => direction * this.equalGross.taxOf(moving, other) >= level
      const next = nearestWhere(reaches, salary, direction, last)
      if (next === undefined) return undefined
      salary = next
    }
    return salary
  }

  private clearSide(salary: number): Side {
    const lead = this.leadAt(salary)
    if (Math.abs(lead) <= this.roundings) return 0
    return lead > 0 ? 1 : -1
  }

  private leadAt(salary: number): number {
    const [one, other] = this.pair
    return this.equalGross.taxOf(other, salary) - this.equalGross.taxOf(one, salary)
  }

  private nameOf(side: Side): Ahead {
    if (side === 0) return 'neither'
    return side === 1 ? this.pair[0] : this.pair[1]
  }
}

/**
 * The nearest salary beyond a start at which something holds that, once it holds, holds from there
 * on: by doubled steps, then by halves.
 */
function nearestWhere(
  holds: (salary: number) => boolean,
  start: number,
  direction: 1 | -1,
  last: number,
): number | undefined {
  const range = Math.abs(last - start)
  let missed = 0
  let reached = Math.min(1, range)
  while (!holds(start + direction * reached)) {
    if (reached === range) return undefined
    missed = reached
    reached = Math.min(reached * 2, range)
  }
  if (reached === 0) return undefined
  while (reached - missed > 1) {
    const between = midpoint(missed, reached)
    if (holds(start + direction * between)) reached = between
    else missed = between
  }
  return start + direction * reached
}

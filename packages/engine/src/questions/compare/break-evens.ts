import { contractTypes } from '../../contract-types/contract-types.ts'
import type { Law } from '../../law/law.ts'
import type { Kopecks } from '../../money/kopecks.ts'
import { midpoint } from '../../money/rounding.ts'
import type { CompleteTerms } from '../../terms.ts'
import { lastWhere } from '../gross-up/last-where.ts'
import type { Ahead, BreakEvens, ComparedContractType } from './comparison.ts'
import { EqualGross } from './equal-gross.ts'

type Pair = readonly [ComparedContractType, ComparedContractType]
/** The one of a pair that is ahead: 1 is the first, -1 the second, 0 neither. */
type Side = 1 | -1 | 0

const PAIRS: readonly Pair[] = [
  ['employment', 'civilContract'],
  ['employment', 'selfEmployment'],
  ['civilContract', 'selfEmployment'],
]

/**
 * The number of calculations up to which changes are found to the kopeck. Only two taxes that rise at
 * nearly the same rate need more: see `nearestEnd`. All in all there are at most so many, up to three
 * for each of some 250 points, and up to 120 for each later change.
 */
const EXACT_CALCULATIONS = 3_500

/** The most by which two taxes can fall below their bounds where a deduction ends, kopecks. */
const FALL_AT_DEDUCTION_ENDS = 200

/** Finds the salaries at which the lead of each pair changes: see `BreakEvens`. */
export function breakEvensOf(terms: CompleteTerms, law: Law): readonly BreakEvens[] {
  const limit = contractTypes.selfEmployment.incomeLimit(law)
  if (limit === null || terms.monthlySalaries !== null) return []
  const equalGross = new EqualGross(terms, law, limit)
  const points = equalGross.points()
  const pairs = PAIRS.filter((pair) => !terms.isNonResident || !pair.includes('selfEmployment'))
  // The pair of the two contracts, whose taxes are closest, comes last: it may need the most.
  return pairs
    .toReversed()
    .map((pair) => new LeadOfPair(pair, equalGross, points).breakEvens())
    .toReversed()
}

/** Salaries with the same one ahead. */
interface Stretch {
  readonly from: number
  ahead: Side
}

/**
 * Follows the lead of a pair over the points. A lead that is clear (beyond all roundings) at
 * neighbouring points is strict between them. Elsewhere the salary at which a lead begins or ends is
 * found to the kopeck.
 */
class LeadOfPair {
  private readonly pair: Pair
  private readonly equalGross: EqualGross
  private readonly points: readonly number[]
  private readonly roundings: number

  constructor(pair: Pair, equalGross: EqualGross, points: readonly number[]) {
    this.pair = pair
    this.equalGross = equalGross
    this.points = points
    this.roundings = equalGross.roundingsOf(pair[0]) + equalGross.roundingsOf(pair[1])
  }

  breakEvens(): BreakEvens {
    const stretches: Stretch[] = [{ from: 0, ahead: 0 }]
    let previous = 0
    for (let index = 0; index < this.points.length; index = this.next(index, stretches)) {
      const point = this.points[index] as number
      const last = stretches.at(-1) as Stretch
      const clear = this.clearSide(point)
      if (last.ahead !== 0 && clear !== last.ahead) {
        const end = this.nearestEnd(previous, point, last.ahead)
        if (end !== null) stretches.push({ from: end, ahead: 0 })
      }
      const current = stretches.at(-1) as Stretch
      if (clear !== 0 && current.ahead !== clear) {
        const before = this.nearestEndBelow(index, current.from, clear)
        if (before === null) current.ahead = clear
        else stretches.push({ from: before + 1, ahead: clear })
      }
      previous = point
    }
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

  /** The next point to look at: a clear lead is followed as far as it is certain to go on. */
  private next(index: number, stretches: readonly Stretch[]): number {
    const { ahead } = stretches.at(-1) as Stretch
    const point = this.points[index] as number
    let steps = 1
    while (ahead !== 0 && index + 2 * steps < this.points.length) {
      const further = this.points[index + 2 * steps] as number
      if (!this.isStrictBetween(point, further, ahead, FALL_AT_DEDUCTION_ENDS)) break
      steps *= 2
    }
    return index + steps
  }

  private nearestEndBelow(index: number, lowest: number, side: Side): number | null {
    let salary = this.points[index] as number
    for (let below = index - 1; salary > lowest; below--) {
      const point = Math.max(this.points[below] as number, lowest)
      const end = this.nearestEnd(salary, point, side)
      if (end !== null) return end
      salary = point
    }
    return null
  }

  /**
   * Finds the salary nearest to `start`, where a side is strictly ahead, at which it is not.
   *
   * A step is taken where the side is certain to be ahead all the way, and the next one is twice as
   * long; otherwise half the step is tried. A step of a kopeck needs no certainty. So a step ends at
   * a rouble of tax at the latest where the lead is a rouble, later where it is larger. A lead stays
   * within roundings (up to 13 roubles) for a few dozen roubles of tax where the rates differ by
   * some percent. It does so for thousands where they differ by a hundredth of a percent (allowances
   * of a hundredth of the pay, taxed at 13 % instead of 15 %).
   *
   * After `EXACT_CALCULATIONS` the answer can be another salary at which roundings end the lead, a
   * kopeck beyond one at which it is strict: a binary search between two neighbouring points takes
   * at most 40 salaries. A lead that is strict at both points then counts as strict between them.
   * @param end the last salary looked at; no point lies between
   * @returns `null` where the side is strictly ahead at all salaries up to `end`
   */
  private nearestEnd(start: number, end: number, side: Side): number | null {
    const isStrict = (salary: number) => this.leadAt(salary) * side > 0
    const direction = end > start ? 1 : -1
    let distance = 0
    const range = Math.abs(end - start)
    let step = range
    while (distance < range) {
      const salary = start + direction * distance
      step = Math.min(step, range - distance)
      const next = salary + direction * step
      if (step === 1 ? isStrict(next) : this.isStrictBetween(salary, next, side)) {
        distance += step
        step *= 2
      } else if (step === 1) return next
      else if (this.equalGross.calculations < EXACT_CALCULATIONS) step = midpoint(0, step)
      else if (isStrict(end)) return null
      else {
        const strict = (further: number) => isStrict(start + direction * further)
        return start + direction * (lastWhere(strict, distance, range) + 1)
      }
    }
    return null
  }

  /**
   * Whether a side is certain to be strictly ahead from one salary to another: pay does not change,
   * or the most tax of the one ahead is below the least tax of the one behind.
   */
  private isStrictBetween(one: number, other: number, side: Side, margin = 0): boolean {
    const low = Math.min(one, other)
    const high = Math.max(one, other)
    const [ahead, behind] = side === 1 ? this.pair : ([this.pair[1], this.pair[0]] as const)
    const { equalGross } = this
    return (
      equalGross.isSamePay(low, high) ||
      equalGross.mostTax(ahead, low, high) + margin < equalGross.leastTax(behind, low)
    )
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

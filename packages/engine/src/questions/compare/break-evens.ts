import { contractTypes } from '../../contract-types/contract-types.ts'
import type { Law } from '../../law/law.ts'
import { type Kopecks, LARGEST_SALARY } from '../../money/kopecks.ts'
import { midpoint, timesIn } from '../../money/rounding.ts'
import { type CompleteTerms, type ContractTypeName, completeTerms } from '../../terms.ts'
import { partsOfMonths } from '../../year/part-month.ts'
import { newYear } from '../../year-figures.ts'
import { lastWhere } from '../last-where.ts'
import { type OtherContractType, samePay } from './same-pay.ts'
import { type TaxBySalary, type TaxedYear, taxBySalary, taxedYear } from './tax-by-salary.ts'

/**
 * The contract type with the larger annual net pay; `neither` if both give the same, or if only
 * rounding makes the difference.
 */
export type Ahead = ContractTypeName | 'neither'

/** The employment salaries at which the lead of a pair of contract types changes, at equal gross pay. */
export interface BreakEvens {
  readonly between: readonly [ContractTypeName, ContractTypeName]
  /** The contract type that is ahead from a salary of 0. */
  readonly aheadAtFirst: Ahead
  /**
   * The changes in ascending order of salary, kopecks a month. From the salary of a change up to the
   * next one, or to the end of the range, `ahead` is strictly ahead. `neither` begins where a strict
   * lead ends.
   */
  readonly changes: readonly { readonly salary: Kopecks; readonly ahead: Ahead }[]
}

/** The number of equal steps that divide the range of salaries. */
const STEPS = 200

/**
 * The largest number of calculations for finding changes to the kopeck. Only two taxes that rise at
 * nearly the same rate need more: see `nearestEnd`. In total a comparison takes at most this number,
 * up to three for each of some 250 points, and up to 120 for each later change.
 */
const EXACT_CALCULATIONS = 3_400

/** The most by which two taxes can fall below their bounds at the end of a deduction, kopecks. */
const FALL_AT_DEDUCTION_ENDS = 200

/**
 * Finds the salaries at which the lead of each pair changes. It finds every lead that exceeds all
 * rounding at one of some 250 salaries.
 * @returns an empty list if self-employment is not in force, or if each month has its own salary
 */
export function breakEvensOf(terms: CompleteTerms, law: Law): readonly BreakEvens[] {
  const limit = contractTypes.selfEmployment.incomeLimit(law)
  if (limit === null || terms.monthlySalaries !== null) return []
  let calculations = 0
  /** Computes the year at each salary once. */
  const once = (termsAt: (salary: number) => CompleteTerms) => {
    const years = new Map<number, TaxedYear>()
    const figures = newYear(terms)
    return (salary: number) => {
      let year = years.get(salary)
      if (year === undefined) {
        calculations++
        year = taxedYear(termsAt(salary), law, figures)
        years.set(salary, year)
      }
      return year
    }
  }
  const employmentAt = once((salary) => ({ ...terms, grossSalary: salary as Kopecks }))
  const isWithinLimit = (salary: number) => employmentAt(salary).grossIncome <= limit
  const largest = lastWhere(isWithinLimit, 0, LARGEST_SALARY)
  const parts = partsOfMonths(law, terms)
  const taxOf = (contractType: OtherContractType) => {
    const same = completeTerms(samePay(terms, contractType, employmentAt(0).monthlyPay))
    const yearAt = once((salary) => ({ ...same, monthlySalaries: employmentAt(salary).monthlyPay }))
    return taxBySalary(same, yearAt, largest, parts)
  }
  const employment = taxBySalary(terms, employmentAt, largest, parts)
  const civilContract = taxOf('civilContract')
  const pairs: [TaxBySalary, TaxBySalary][] = [[employment, civilContract]]
  if (!terms.isNonResident) {
    const selfEmployment = taxOf('selfEmployment')
    pairs.push([employment, selfEmployment], [civilContract, selfEmployment])
  }
  const points = pointsOf([employment, civilContract], largest)
  const isExact = () => calculations < EXACT_CALCULATIONS
  // Employment and civil contract come last: their taxes are closest, so they may need the most.
  return pairs
    .toReversed()
    .map(([one, other]) => breakEvensOfPair(one, other, points, isExact))
    .toReversed()
}

/**
 * Returns salaries from 0 to the largest: in equal steps, in smaller steps at small salaries, and on
 * both sides of each salary at which a month loses the deduction for children.
 */
function pointsOf(taxes: readonly TaxBySalary[], largest: number): readonly number[] {
  const points = new Set([0, largest])
  for (let step = 1; step < STEPS; step++) points.add(timesIn(largest * step, STEPS))
  for (let small = 100; small < timesIn(largest, STEPS); small *= 2) points.add(small)
  for (const { yearAt } of taxes) {
    // At a rouble every month has pay. A month without pay may have no deduction for that reason.
    let { deduction } = yearAt(Math.min(100, largest))
    while (deduction > yearAt(largest).deduction) {
      const end = lastWhere((salary) => yearAt(salary).deduction >= deduction, 0, largest)
      points.add(end).add(end + 1)
      deduction = yearAt(end + 1).deduction
    }
  }
  return [...points].sort((one, other) => one - other)
}

/** A lead of one contract type over another: the one ahead has the lower tax at some salaries. */
interface Lead {
  readonly ahead: TaxBySalary
  readonly behind: TaxBySalary
  /** Returns whether enough calculations are left to find its ends to the kopeck. */
  readonly isExact: () => boolean
}

/** Finds the clear leads of a pair, and the salaries at which each begins and ends. */
function breakEvensOfPair(
  one: TaxBySalary,
  other: TaxBySalary,
  points: readonly number[],
  isExact: () => boolean,
): BreakEvens {
  let last = { salary: 0 as Kopecks, ahead: 'neither' as Ahead }
  const stretches = [last]
  const begin = (salary: number, ahead: Ahead) => {
    last = { salary: salary as Kopecks, ahead }
    stretches.push(last)
  }
  for (const [index, point] of points.entries()) {
    if (point < last.salary) continue
    const isFirst = one.taxAt(point) < other.taxAt(point)
    const lead = { ahead: isFirst ? one : other, behind: isFirst ? other : one, isExact }
    if (!isClear(lead, point)) continue
    const { contractType } = lead.ahead
    const { salary: lowest } = last
    const below = points.slice(0, index + 1).filter((salary) => salary > lowest)
    const before = endOfLead(lead, [lowest, ...below].reverse())
    if (before === null) last.ahead = contractType
    else begin(before + 1, contractType)
    const end = endOfLead(lead, points.slice(index))
    if (end === null) break
    begin(end, 'neither')
  }
  const [{ ahead: aheadAtFirst }, ...changes] = stretches as [typeof last]
  return { between: [one.contractType, other.contractType], aheadAtFirst, changes }
}

/** Returns whether a lead exceeds all rounding. */
const isClear = ({ ahead, behind }: Lead, salary: number) =>
  behind.taxAt(salary) - ahead.taxAt(salary) > ahead.roundings + behind.roundings

/** Returns whether pay is constant, or the leader's largest tax is below the other's smallest tax. */
function isStrictBetween({ ahead, behind }: Lead, from: number, to: number, margin = 0): boolean {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  return (
    ahead.yearAt(low).grossIncome === ahead.yearAt(high).grossIncome ||
    ahead.mostTax(low, high) + margin < behind.leastTax(low)
  )
}

/**
 * Follows a lead from point to point. It is strict between two neighbouring points at which it is
 * clear, and wherever the bounds of the taxes prove it.
 * @returns the first salary at which it is not strict; `null` if it is strict up to the last point
 */
function endOfLead(lead: Lead, points: readonly number[]): number | null {
  for (let index = 0; index < points.length - 1; ) {
    const from = points[index] as number
    const pointAfter = (steps: number) => points[index + steps] as number
    let steps = 1
    while (
      index + 2 * steps < points.length &&
      isStrictBetween(lead, from, pointAfter(2 * steps), FALL_AT_DEDUCTION_ENDS)
    ) {
      steps *= 2
    }
    const to = pointAfter(steps)
    if (steps === 1 && !(isClear(lead, from) && isClear(lead, to))) {
      const end = nearestEnd(lead, from, to)
      if (end !== null) return end
    }
    index += steps
  }
  return null
}

/**
 * Finds the salary nearest to `start` at which a lead is not strict. At `start` the lead is strict.
 *
 * The search goes in steps. If the bounds prove that the lead is strict along the whole step, the next
 * step is twice as long; otherwise the search tries half the step. A step of a kopeck needs no proof.
 * With a lead of one rouble, a step therefore covers at most one rouble of tax; with a larger lead it
 * covers more. The lead stays within rounding (up to 13 roubles) for a few dozen roubles of tax if the
 * rates differ by some percent, and for thousands if they differ by a hundredth of a percent
 * (allowances of a hundredth of the pay, taxed at 13 % instead of 15 %).
 *
 * After `EXACT_CALCULATIONS` a binary search of at most 40 salaries replaces the steps. It counts a
 * lead that is strict at both points as strict between them. It returns a salary at which rounding
 * ends the lead, a kopeck from one at which it is strict, but perhaps not the nearest to `start`.
 * @param end the neighbouring point
 * @returns `null` if the lead is strict at all salaries up to `end`
 */
function nearestEnd(lead: Lead, start: number, end: number): number | null {
  const direction = end > start ? 1 : -1
  const range = Math.abs(end - start)
  const salaryAt = (distance: number) => start + direction * distance
  const isStrict = (distance: number) => {
    const salary = salaryAt(distance)
    return lead.ahead.taxAt(salary) < lead.behind.taxAt(salary)
  }
  let step = range
  for (let distance = 0; distance < range; ) {
    step = Math.min(step, range - distance)
    const next = distance + step
    if (step === 1 ? isStrict(next) : isStrictBetween(lead, salaryAt(distance), salaryAt(next))) {
      distance = next
      step *= 2
    } else if (step === 1) return salaryAt(next)
    else if (lead.isExact()) step = midpoint(0, step)
    else return isStrict(range) ? null : salaryAt(lastWhere(isStrict, distance, range) + 1)
  }
  return null
}

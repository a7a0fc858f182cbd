import type { Law } from '@oklad/law'
import { memoised } from '@oklad/law/internal'
import { calculationOf, contractTypes } from '../../contract-types/contract-types.ts'
import { type Kopecks, kopecks, LARGEST_SALARY } from '../../money/kopecks.ts'
import { midpoint, timesIn } from '../../money/rounding.ts'
import { completeTerms } from '../../terms/complete-terms.ts'
import { type CompleteTerms, countMonths, payBefore } from '../../terms/terms.ts'
import { walkPay } from '../../year/walk.ts'
import { type MonthFigures, sumOf } from '../../year-figures.ts'
import { lastWhere, lastWithin } from '../last-where.ts'
import { type ComparedType, type OtherContractType, samePay, sameSalaries } from './same-pay.ts'

/** The contract type with the larger annual net pay; `neither` if only rounding makes a difference. */
export type Ahead = ComparedType | 'neither'

type Pair = readonly [ComparedType, ComparedType]

/** The employment salaries at which the lead of a pair of contract types changes, at equal gross pay. */
export interface BreakEvens {
  readonly between: Pair
  /** The contract type that is ahead from a salary of one rouble. */
  readonly aheadAtFirst: Ahead
  /**
   * The changes in ascending order of salary: whole roubles a month, in kopecks. `ahead` holds up to the
   * next change, or to the end of the range, but for rounding: see `breakEvensOf`.
   */
  readonly changes: readonly { readonly salary: Kopecks; readonly ahead: Ahead }[]
}

const ROUBLE = 100
/** The number of equal steps that divide the range of salaries. */
const STEPS = 200

/**
 * Finds the salaries, in whole roubles, at which the lead of each pair changes.
 *
 * It compares the years at some 250 salaries, see `pointsUpTo`, without the ones whose neighbours show enough. A lead counts
 * if it exceeds all rounding at one of them: a rouble a month and two roubles a year. It reaches over the neighbouring ones
 * at which its contract type has the lower tax, and a binary search finds the rouble at which it begins and ends.
 *
 * A change is exact: at its salary the lead has begun or ended, a rouble below it has not. Near a
 * change, rounding of the taxes to whole roubles can end and renew a lead several times; one of these
 * salaries is named, and in between the lead is never behind by more than all rounding.
 * The salaries reach to the income limit of self-employment, less earlier income where it is one of the pair.
 * @returns an empty list if self-employment is not in force, if each month has its own salary, or with absences; a pair
 *   without a salary within the limit is left out
 */
export function breakEvensOf(terms: CompleteTerms, law: Law): readonly BreakEvens[] {
  const limit = contractTypes.selfEmployment.incomeLimit(law)
  if (limit === null || terms.monthlySalaries !== null || terms.absentDays !== null) return []
  // One calculation for all salaries: each walk writes over its terms and months.
  const paid = { ...terms }
  const employment = calculationOf(paid, law)
  const employmentAt = (roubles: number) => {
    paid.grossSalary = kopecks(roubles * ROUBLE)
    return walkPay(employment).months
  }
  const yearsAt = yearsBySalary(terms, law, employmentAt)
  const rounding = ROUBLE * (countMonths(terms) + 2)
  const breakEvensWithin = (pay: number, pairs: readonly Pair[]) => {
    const payAt = (roubles: number) => sumOf(employmentAt(roubles), 'grossIncome')
    const highest = timesIn(LARGEST_SALARY, ROUBLE)
    const largest = lastWithin(pay, payAt, highest, highest)
    if (largest === 0) return []
    const points = pointsUpTo(largest, (roubles) => yearsAt(roubles).deductions)
    return pairs.map((between) => leadsOf(between, points, yearsAt, rounding))
  }
  const ofContracts = breakEvensWithin(limit, [['employment', 'civilContract']])
  if (terms.isNonResident) return ofContracts
  const ofSelfEmployment = breakEvensWithin(limit - payBefore(terms), [
    ['employment', 'selfEmployment'],
    ['civilContract', 'selfEmployment'],
  ])
  return [...ofContracts, ...ofSelfEmployment]
}

/** The tax of each contract type, and the deductions of all of them, kopecks. */
type Years = Readonly<Record<ComparedType | 'deductions', number>>

/** Returns a function that computes the years at a salary, each salary once. */
function yearsBySalary(
  terms: CompleteTerms,
  law: Law,
  employmentAt: (roubles: number) => readonly MonthFigures[],
): (roubles: number) => Years {
  const walkOf = (contractType: OtherContractType) => {
    const same = { ...completeTerms(samePay(terms, contractType, employmentAt(1), law)) }
    const calculation = calculationOf(same, law)
    return (monthlySalaries: readonly Kopecks[]) => {
      same.monthlySalaries = monthlySalaries
      return walkPay(calculation).months
    }
  }
  const civilContractWith = walkOf('civilContract')
  const selfEmploymentWith = walkOf('selfEmployment')
  return memoised((roubles: number): Years => {
    const employment = employmentAt(roubles)
    const salaries = sameSalaries(terms, employment)
    const civilContract = civilContractWith(salaries)
    return {
      employment: sumOf(employment, 'incomeTax'),
      civilContract: sumOf(civilContract, 'incomeTax'),
      selfEmployment: sumOf(selfEmploymentWith(salaries), 'incomeTax'),
      deductions: sumOf(employment, 'deduction') + sumOf(civilContract, 'deduction'),
    }
  })
}

/**
 * Returns salaries from a rouble to the largest: 200 in equal steps, smaller ones below the first step,
 * and the two on both sides of the end of a month's deduction.
 */
function pointsUpTo(largest: number, deductionsAt: (roubles: number) => number): number[] {
  const points = new Set([1, largest])
  for (let small = 2; small < timesIn(largest, STEPS); small *= 2) points.add(small)
  for (let step = 1; step < STEPS; step++) points.add(Math.max(timesIn(largest * step, STEPS), 1))
  const addEnds = (low: number, high: number) => {
    if (deductionsAt(low) === deductionsAt(high)) return
    const middle = midpoint(low, high)
    if (middle === low) points.add(low).add(high)
    else {
      addEnds(low, middle)
      addEnds(middle, high)
    }
  }
  addEnds(1, largest)
  return [...points].sort((one, other) => one - other)
}

/**
 * Returns the lead of the first one of a pair at each of the points, kopecks. It computes no more points of a stretch where
 * its two ends show that one contract type is ahead at all of them, because tax does not fall when pay rises, or that neither
 * is, as 0: with the same deductions one base for all pay has the higher rates, so the lead of employment over a civil
 * contract does not fall either.
 */
function leadsAt(
  points: readonly number[],
  [one, other]: Pair,
  yearsAt: (roubles: number) => Years,
  rounding: number,
): number[] {
  const stretch = (first: number, last: number): number[] => {
    const low = yearsAt(points[first] as number)
    const high = yearsAt(points[last] as number)
    const lead = low[other] - low[one]
    const isSure = low[other] - high[one] > 2 * rounding || high[other] - low[one] < -2 * rounding
    const isNeither =
      other === 'civilContract' &&
      low.deductions === high.deductions &&
      2 * Math.max(Math.abs(lead), Math.abs(high[other] - high[one])) <= rounding
    if (isSure || isNeither || last - first < 2) {
      return new Array(last - first).fill(isNeither ? 0 : lead)
    }
    const middle = midpoint(first, last)
    return [...stretch(first, middle), ...stretch(middle, last)]
  }
  const highest = yearsAt(points.at(-1) as number)
  return [...stretch(0, points.length - 1), highest[other] - highest[one]]
}

/**
 * Finds the leads of a pair that exceed `rounding` at one of the points, and where each begins and ends.
 */
function leadsOf(
  between: Pair,
  points: readonly number[],
  yearsAt: (roubles: number) => Years,
  rounding: number,
): BreakEvens {
  const [one, other] = between
  const leadAt = (roubles: number) => yearsAt(roubles)[other] - yearsAt(roubles)[one]
  const leads = leadsAt(points, between, yearsAt, rounding)
  let aheadAtFirst: Ahead = 'neither'
  const changes: { salary: Kopecks; ahead: Ahead }[] = []
  const change = (roubles: number, ahead: Ahead) => {
    const salary = kopecks(roubles * ROUBLE)
    // A lead can begin where the one before it ends.
    if (changes.at(-1)?.salary === salary) changes.pop()
    changes.push({ salary, ahead })
  }
  let end = 0
  for (const [index, point] of points.entries()) {
    const lead = leads[index] as number
    if (point < end || Math.abs(lead) <= rounding) continue
    const isAhead = (roubles: number) => leadAt(roubles) * lead > 0
    const isNotAhead = (roubles: number) => !isAhead(roubles)
    const isBehind = (roubles: number, place: number) =>
      (leads[place] || leadAt(roubles)) * lead <= 0
    const below = points.slice(0, index).findLast(isBehind)
    const above = points.find((roubles, place) => place > index && isBehind(roubles, place))
    const ahead = between[lead > 0 ? 0 : 1]
    if (below === undefined) aheadAtFirst = ahead
    else change(lastWhere(isNotAhead, Math.max(below, end - 1), point - 1) + 1, ahead)
    if (above === undefined) break
    end = lastWhere(isAhead, point, above - 1) + 1
    change(end, 'neither')
  }
  return { between, aheadAtFirst, changes }
}

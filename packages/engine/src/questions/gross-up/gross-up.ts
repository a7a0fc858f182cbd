import type { Law } from '../../law/law.ts'
import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import type { PayslipMonth } from '../../readings/payslip.ts'
import { calculate } from '../../readings/payslips.ts'
import type { CompleteTerms } from '../../terms.ts'
import { lastWhere } from './last-where.ts'
import type { CountedMonths } from './least-rise.ts'
import { smallestSalary } from './smallest-salary.ts'
import {
  completeTermsWithoutSalary,
  type GrossUp,
  type GrossUpBasis,
  type MonthlySalariesForNet,
  type SalaryForNet,
  type TermsWithoutSalary,
} from './sought-salary.ts'
import { UnreachableTargetError } from './unreachable.ts'

/** The smallest accepted target, kopecks a month: tax is withheld in whole roubles. */
export const SMALLEST_TARGET_NET = 100 as Kopecks

/**
 * Finds the smallest salary, to the kopeck, that gives a net pay.
 *
 * @param terms of the calculation without its salary
 * @param targetNet kopecks a month, 100 or more
 * @param basis `annual`: the net pay of the year is at least the target times its months;
 *   `firstMonth`: the net pay of the first paid month is at least the target;
 *   `everyMonth`: each month has its own salary, the smallest one, given those of the months before
 *   it, for which its net pay is at least the target
 * @param law of the tax year, from `lawOf`
 * @throws {UnreachableTargetError} where neither `LARGEST_SALARY` nor a salary within the income
 *   limit of the contract type gives the target
 * @throws {RangeError} for a target or terms out of their range
 */
export function grossUp(
  terms: TermsWithoutSalary,
  targetNet: Kopecks,
  basis: 'annual' | 'firstMonth' | undefined,
  law: Law,
): SalaryForNet
export function grossUp(
  terms: TermsWithoutSalary,
  targetNet: Kopecks,
  basis: 'everyMonth',
  law: Law,
): MonthlySalariesForNet
export function grossUp(
  terms: TermsWithoutSalary,
  targetNet: Kopecks,
  basis: GrossUpBasis | undefined,
  law: Law,
): GrossUp
export function grossUp(
  terms: TermsWithoutSalary,
  targetNet: Kopecks,
  basis: GrossUpBasis = 'annual',
  law: Law,
): GrossUp {
  if (!Number.isSafeInteger(targetNet) || targetNet < SMALLEST_TARGET_NET) {
    throw new RangeError(
      `targetNet must be a whole number of kopecks, ${SMALLEST_TARGET_NET} or more`,
    )
  }
  const complete = completeTermsWithoutSalary(terms)
  const find: Find =
    basis === 'everyMonth'
      ? (...target) => salariesOfMonths(complete, law, ...target)
      : (...target) => oneSalary(complete, basis, law, ...target)
  const found = find(targetNet, 'exact')
  if (found === null) throw new UnreachableTargetError(largestTarget(find, targetNet))
  return found
}

/** Finds the salaries for a target; `null` where there are none. */
type Find = (target: number, effort: CountedMonths['effort']) => GrossUp | null

function oneSalary(
  terms: CompleteTerms,
  basis: 'annual' | 'firstMonth',
  law: Law,
  ...[target, effort]: Parameters<Find>
): SalaryForNet | null {
  const months = basis === 'annual' ? 13 - terms.firstMonth : 1
  const goal = target * months
  const salary = smallestSalary(terms, law, { month: terms.firstMonth, months, effort }, goal)
  if (salary === null) return null
  const year = calculate({ ...terms, grossSalary: salary }, law)
  const { netIncome } = basis === 'annual' ? year : (year.months[0] as PayslipMonth)
  return { basis, salary, year, netReached: netIncome, excess: (netIncome - goal) as Kopecks }
}

function salariesOfMonths(
  terms: CompleteTerms,
  law: Law,
  ...[target, effort]: Parameters<Find>
): MonthlySalariesForNet | null {
  const monthlySalaries = new Array<Kopecks>(12).fill(ZERO)
  const termsOfMonths = { ...terms, monthlySalaries }
  for (let month: number = terms.firstMonth; month <= 12; month++) {
    const salary = smallestSalary(termsOfMonths, law, { month, months: 1, effort }, target)
    if (salary === null) return null
    monthlySalaries[month - 1] = salary
  }
  const year = calculate(termsOfMonths, law)
  const excess = (year.netIncome - target * (13 - terms.firstMonth)) as Kopecks
  return { basis: 'everyMonth', monthlySalaries, year, netReached: year.netIncome, excess }
}

/**
 * Finds the largest target that can be reached, below one that cannot. A quick search may pass over
 * a salary that reaches its target because the tax falls there, so an exact one continues from the
 * last target that the quick one reaches.
 */
function largestTarget(find: Find, unreachable: number): Kopecks {
  const none = SMALLEST_TARGET_NET - 1
  const isReached = (target: number) => find(target, 'exact') !== null
  let last = lastWhere((target) => find(target, 'quick') !== null, none, unreachable - 1)
  if (last > none && !isReached(last)) last = lastWhere(isReached, none, last - 1)
  let step = 1
  while (last + step < unreachable && isReached(last + step)) {
    last += step
    step *= 2
  }
  last = lastWhere(isReached, last, Math.min(last + step, unreachable) - 1)
  return (last === none ? 0 : last) as Kopecks
}

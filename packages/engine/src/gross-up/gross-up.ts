import type { Law } from '../law/law.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import { midpoint } from '../money/rounding.ts'
import type { PayslipMonth, PayslipYear } from '../payslip.ts'
import { assertTerms, type Terms } from '../terms.ts'
import { LeastRise } from './least-rise.ts'
import { type Found, smallestSalary } from './smallest-salary.ts'
import type {
  GrossUp,
  GrossUpBasis,
  MonthlySalariesForNet,
  SalaryForNet,
  TermsWithoutSalary,
} from './sought-salary.ts'
import { taxOwed } from './tax-owed.ts'
import { UnreachableTargetError } from './unreachable-target-error.ts'

/** The smallest net that can be asked, kopecks a month: a month holds back whole roubles only. */
export const SMALLEST_TARGET_NET = 100 as Kopecks

/**
 * The smallest salary, to the kopeck, that brings a net on hand.
 *
 * @param terms of the calculation without its salary
 * @param targetNet kopecks a month, 100 or more
 * @param basis `annual`: the net of the year is at least the target times its months;
 *   `firstMonth`: the net of the first paid month is at least the target;
 *   `everyMonth`: each month has a salary of its own, the smallest for the months before it, so
 *   that its net is at least the target
 * @param law of the tax year, from `lawOf`
 * @throws {UnreachableTargetError} where `LARGEST_SALARY`, or a salary within the year's limit of
 *   the self-employed, does not bring the target
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
      `targetNet must be a whole number of kopecks from ${SMALLEST_TARGET_NET} on`,
    )
  }
  assertTerms({ ...terms, grossSalary: ZERO })
  // From outside the type system: no salary would change a year whose months have their own.
  if (terms.circumstances !== undefined && 'monthlySalaries' in terms.circumstances) {
    throw new RangeError('monthlySalaries are what is sought')
  }
  const find: (target: Kopecks) => GrossUp | undefined =
    basis === 'everyMonth'
      ? (target) => salariesOfMonths(terms, target, law)
      : (target) => oneSalary(terms, target, basis, law)
  const found = find(targetNet)
  if (found === undefined) throw new UnreachableTargetError(largestTarget(find, targetNet))
  return found
}

function oneSalary(
  terms: TermsWithoutSalary,
  target: Kopecks,
  basis: 'annual' | 'firstMonth',
  law: Law,
): SalaryForNet | undefined {
  const months = basis === 'annual' ? 13 - terms.firstMonth : 1
  const found = smallestSalary({
    goal: target * months,
    leastRise: new LeastRise(terms, law, terms.firstMonth, months),
    termsOf: (grossSalary) => ({ ...terms, grossSalary }),
    comparedIn: basis === 'annual' ? (year) => year : (year) => year.months[0] as PayslipMonth,
    taxOwed: taxOwed(terms, law, months),
    law,
  })
  return found && { basis, salary: found.salary, ...reached(found, target * months) }
}

function salariesOfMonths(
  terms: TermsWithoutSalary,
  target: Kopecks,
  law: Law,
): MonthlySalariesForNet | undefined {
  const monthlySalaries = new Array<Kopecks>(12).fill(ZERO)
  const withSalary = (month: number, salary: Kopecks): Terms => ({
    ...terms,
    grossSalary: ZERO,
    circumstances: {
      ...terms.circumstances,
      monthlySalaries: monthlySalaries.with(month - 1, salary),
    },
  })
  let year: PayslipYear | undefined
  for (let month: number = terms.firstMonth; month <= 12; month++) {
    const found = smallestSalary({
      goal: target,
      leastRise: new LeastRise(terms, law, month, 1),
      termsOf: (salary) => withSalary(month, salary),
      comparedIn: ({ months }) => months[month - terms.firstMonth] as PayslipMonth,
      taxOwed: month === terms.firstMonth ? taxOwed(terms, law, 1) : undefined,
      law,
    })
    if (found === undefined) return undefined
    monthlySalaries[month - 1] = found.salary
    year = found.year
  }
  if (year === undefined) return undefined
  const goal = target * (13 - terms.firstMonth)
  return {
    basis: 'everyMonth',
    monthlySalaries,
    ...reached({ year, net: year.netIncome }, goal),
  }
}

function reached({ year, net }: Pick<Found, 'year' | 'net'>, goal: number) {
  return { year, netReached: net, excess: (net - goal) as Kopecks }
}

/** The largest target below an unreachable one that is reached: a kopeck more is not. */
function largestTarget(find: (target: Kopecks) => unknown, unreachable: number): Kopecks {
  let reachable = SMALLEST_TARGET_NET - 1
  let missed = unreachable
  while (missed - reachable > 1) {
    const target = midpoint(reachable, missed)
    if (find(target as Kopecks) === undefined) missed = target
    else reachable = target
  }
  return (reachable < SMALLEST_TARGET_NET ? 0 : reachable) as Kopecks
}

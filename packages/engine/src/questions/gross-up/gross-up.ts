import type { Law } from '@oklad/law'
import { incomeLeft } from '../../contract-types/contract-types.ts'
import {
  type Kopecks,
  kopecks,
  LARGEST_SALARY,
  SMALLEST_TARGET_NET,
  ZERO,
} from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import { calculate, type PayslipYear } from '../../readings/payslips.ts'
import { checkedTerms } from '../../terms/complete-terms.ts'
import { type Problem, refuse, wrongValue } from '../../terms/problem.ts'
import {
  checkedApart,
  checkOptions,
  choice,
  lawOfYear,
  optional,
  sumFrom,
} from '../../terms/term.ts'
import { type CompleteTerms, countMonths, type Terms } from '../../terms/terms.ts'
import { lastNear, lastWhere } from '../last-where.ts'
import type { AfterTaxDeduction } from '../writs/after-tax-deduction.ts'
import { computeDeductions } from '../writs/deduct-after-tax.ts'
import { checkWrits } from '../writs/writ-problems.ts'
import { type CountedMonths, withSmallestSalary } from './smallest-salary.ts'

/** The terms without the salary, which is to be found. */
export type TermsWithoutSalary = Omit<Terms, 'grossSalary' | 'monthlySalaries'>

/**
 * The net pay compared with the target: of the year on average (`annual`), of the first paid month
 * (`firstMonth`), or of each month (`everyMonth`).
 */
export type GrossUpBasis = 'annual' | 'firstMonth' | 'everyMonth'

/** The part of the result that every basis has. Sums are kopecks. */
interface FoundForNet {
  /** The calculation with the salary that was found. */
  readonly year: PayslipYear
  /** The net pay compared, after deductions: of the first month under `firstMonth`, else of the year. */
  readonly netReached: Kopecks
  /** `netReached` less the target (for a year: the target × the months), 0 or more. */
  readonly excess: Kopecks
}

/** The smallest salary, the same in all months, that gives a target net pay. */
export interface SalaryForNet extends FoundForNet {
  readonly basis: 'annual' | 'firstMonth'
  /** Base pay for a full month, before allowances and tax, kopecks. */
  readonly salary: Kopecks
}

/** The smallest salary of each month that gives a target net pay in that month. */
export interface MonthlySalariesForNet extends FoundForNet {
  readonly basis: 'everyMonth'
  /** Twelve sums, January first, 0 outside the paid months, kopecks. */
  readonly monthlySalaries: readonly Kopecks[]
}

/** The salary, or under `everyMonth` the salaries, for a target net pay. */
export type GrossUp<Basis = GrossUpBasis> = Basis extends 'everyMonth'
  ? MonthlySalariesForNet
  : SalaryForNet

/** Thrown if no accepted salary gives the target net pay. */
export class UnreachableTargetError extends RangeError {
  override readonly name = 'UnreachableTargetError'
  /**
   * The largest target that can be reached, kopecks a month; 0 if none can be reached.
   */
  readonly largestReachable: Kopecks

  constructor(largestReachable: Kopecks) {
    super(`The largest net that can be reached is ${largestReachable} kopecks a month`)
    this.largestReachable = largestReachable
  }
}

/** The net pay that is asked for. */
export interface GrossUpOptions<Basis extends GrossUpBasis = GrossUpBasis> {
  /** Kopecks a month, `SMALLEST_TARGET_NET` or more. */
  readonly net: Kopecks
  /**
   * `annual`, the default: the net pay of the year is at least `net` times its months; `firstMonth`: the net pay of the
   * first paid month is at least `net`; `everyMonth`: each month has its own salary, the smallest one, given
   * those of the months before it, for which its net pay is at least `net`.
   */
  readonly basis?: Basis | undefined
  /**
   * Deducted from the net pay, each month being one payment: the pay asked for is what is left. None by default; none with
   * `keepsMinimum` under `annual`.
   */
  readonly deductions?: readonly AfterTaxDeduction[]
  /** Of the tax year, from `lawOf`. */
  readonly law: Law
}

const members = {
  net: sumFrom(SMALLEST_TARGET_NET),
  basis: optional(choice('annual', 'firstMonth', 'everyMonth')),
  deductions: checkedApart,
  law: lawOfYear,
}

/**
 * Finds the smallest salary, to the kopeck, that gives a net pay.
 *
 * @example
 * grossUp({ children: 2 }, { net: roubles(150_000), law: lawOf(2026) }).salary // kopecks
 *
 * @param terms of the calculation without its salary
 * @param options the net pay, what it is measured by, and the law
 * @throws {UnreachableTargetError} if no salary up to `LARGEST_SALARY` and within the income limit of
 *   the contract type gives the net pay
 * @throws {RangeError} for options or terms out of their range
 */
export function grossUp<Basis extends GrossUpBasis = 'annual'>(
  terms: TermsWithoutSalary,
  options: GrossUpOptions<Basis>,
): GrossUp<Basis> {
  const problems: Problem[] = []
  checkOptions(problems, options, members)
  const counting = options?.basis ?? 'annual'
  checkWrits(problems, options?.deductions, 'deductions', counting)
  const complete = checkedTermsWithoutSalary(problems, terms)
  refuse(problems)
  const { net, deductions = [], law } = options
  // Throws for a tariff that the year does not have: the search itself computes no contributions.
  calculate(complete, law)
  const find: Find = (target, effort) =>
    termsForTarget(complete, law, counting, { effort, writs: deductions }, target)
  const found = find(net, 'exact')
  if (found === null) {
    const grossSalary = kopecks(largestSalary(complete, law))
    const { months } = calculate({ ...complete, grossSalary }, law)
    const { payments, total } = computeDeductions(months, deductions)
    const paid = payments.map(({ paidOut }) => paidOut)
    const likely = {
      annual: timesIn(total.paidOut, months.length),
      firstMonth: paid[0] ?? 0,
      everyMonth: Math.min(...paid),
    }[counting]
    throw new UnreachableTargetError(largestTarget(find, likely, deductions.length > 0, net))
  }
  const { grossSalary: salary, monthlySalaries } = found
  const year = calculate(found, law)
  const counted = counting === 'firstMonth' ? year.months.slice(0, 1) : year.months
  const netReached = computeDeductions(counted, deductions).total.paidOut
  const result = { year, netReached, excess: netReached - net * counted.length }
  const salaries = monthlySalaries === null ? { salary } : { monthlySalaries }
  return { basis: counting, ...salaries, ...result } as GrossUp<Basis>
}

/** Finds the terms with the salaries for a target; returns `null` if there are none. */
type Find = (target: number, effort: CountedMonths['effort']) => CompleteTerms | null

/**
 * Fills in the defaults, with a salary of 0, and adds a problem for every term that is out of its range, and for salaries
 * that are given: the salary is to be found.
 */
export function checkedTermsWithoutSalary(
  problems: Problem[],
  terms: TermsWithoutSalary,
): CompleteTerms {
  const given: Partial<Terms> = terms
  const isObject = typeof terms === 'object' && terms !== null
  if (isObject && given.grossSalary !== undefined) {
    problems.push(wrongValue('grossSalary', 'must not be given'))
  }
  const complete = checkedTerms(problems, isObject ? { ...terms, grossSalary: ZERO } : terms)
  if (complete.monthlySalaries !== null) {
    problems.push(wrongValue('monthlySalaries', 'must not be given'))
  }
  return complete
}

/** Returns the largest salary that is accepted and within the income limit of the contract type, kopecks. */
export function largestSalary(terms: CompleteTerms, law: Law): number {
  const left = incomeLeft(terms, law)
  if (left === null) return LARGEST_SALARY
  const yearOf = (salary: number) => calculate({ ...terms, grossSalary: kopecks(salary) }, law)
  return lastWhere((salary) => yearOf(salary).grossIncome <= left, 0, LARGEST_SALARY)
}

function termsForTarget(
  terms: CompleteTerms,
  law: Law,
  basis: GrossUpBasis,
  how: Pick<CountedMonths, 'effort' | 'writs'>,
  target: number,
): CompleteTerms | null {
  const { firstMonth, lastMonth } = terms
  if (basis !== 'everyMonth') {
    const months = basis === 'annual' ? countMonths(terms) : 1
    return withSmallestSalary(terms, law, { month: firstMonth, months, ...how }, target * months)
  }
  let found: CompleteTerms | null = { ...terms, monthlySalaries: new Array(12).fill(ZERO) }
  for (let month: number = firstMonth; month <= lastMonth && found !== null; month++) {
    found = withSmallestSalary(found, law, { month, months: 1, ...how }, target)
  }
  return found
}

/**
 * Finds the largest target that can be reached, below one that cannot. A quick search can miss a salary that reaches its
 * target only because the tax falls there, and misses most where writs round. So an exact search continues from the last
 * target that the quick one reaches, or after writs from the likely one.
 * @param likely a target near the largest
 */
function largestTarget(
  find: Find,
  likely: number,
  hasWrits: boolean,
  unreachable: number,
): Kopecks {
  const range = [SMALLEST_TARGET_NET - 1, unreachable - 1] as const
  const near = hasWrits
    ? likely
    : lastNear(likely, (target) => find(target, 'quick') !== null, ...range)
  const last = lastNear(near, (target) => find(target, 'exact') !== null, ...range)
  return kopecks(last < SMALLEST_TARGET_NET ? 0 : last)
}

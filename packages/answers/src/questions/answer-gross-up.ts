import type { GrossUpRequest, GrossUpResponse, InputProblem } from '@oklad/contract'
import {
  type CombinationProblem,
  camelCase,
  type Language,
  type RequestFieldName,
  type RightFields,
} from '@oklad/contract/fields'
import type { Answer } from '@oklad/contract/internal'
import {
  calculate,
  type GrossUp,
  grossUp,
  type Kopecks,
  kopecks,
  LARGEST_SALARY,
  type Law,
  SMALLEST_TARGET_NET,
  UnreachableTargetError,
} from '@oklad/engine'
import { ZERO } from '@oklad/engine/internal'
import { privateAnswer } from '../calculation/answer-calculation.ts'
import { type Calculation, lawStartedIn } from '../calculation/calculation.ts'
import { termsOf } from '../calculation/terms.ts'
import { writProblems, writsOf } from '../calculation/writs.ts'
import { yearProblems } from '../calculation/year-problems.ts'

/**
 * Finds the values that `yearProblems` finds, wrong writs, and subsistence minimums under the basis `annual`: they depend on the
 * debts that other writs have left.
 * @param currentYear the tax year of a request without `start_date`
 */
export function grossUpProblems(fields: RightFields, currentYear: number): CombinationProblem[] {
  const { basis = 'annual' } = fields as Partial<GrossUpRequest>
  return [...yearProblems(fields, currentYear), ...writProblems(fields, camelCase(basis))]
}

/**
 * Finds the smallest salary that brings the net pay of a valid request.
 * @param currentYear the tax year of a request without `start_date`
 * @param language of the warnings
 * @returns a problem of `target_net` where no salary brings it
 */
export function answerGrossUp(
  request: GrossUpRequest,
  currentYear: number,
  language: Language,
): Answer<GrossUpResponse> {
  const { basis = 'annual', target_net } = request
  const law = lawStartedIn(request, currentYear)
  let found: GrossUp
  try {
    found = grossUp(termsOf(request), {
      ...{ net: kopecks(target_net), basis: camelCase(basis), law },
      deductions: writsOf(request),
    })
  } catch (error) {
    if (!(error instanceof UnreachableTargetError)) throw error
    return { ok: false, problems: [unreachable(request, error.largestReachable, law)] }
  }
  return {
    ok: true,
    body: {
      basis,
      target_net,
      ...(found.basis === 'everyMonth'
        ? { monthly_salaries: [...found.monthlySalaries] }
        : { gross_salary: found.salary }),
      net_reached: found.netReached,
      excess: found.excess,
      calculation: privateAnswer({ ...solved(request, found), law }, language, found),
    },
  }
}

/** The problem of a target that no salary brings, with the field that limits it. */
function unreachable(request: GrossUpRequest, largest: Kopecks, law: Law): InputProblem {
  const isReachable = largest >= SMALLEST_TARGET_NET
  return {
    ...{ code: 'out_of_range', pointer: '/target_net', maximum: largest },
    ...(isReachable && { minimum: SMALLEST_TARGET_NET }),
    bounded_by: limitOf(request, isReachable, law),
  }
}

/** Returns the field that limits the target: one that leaves a month no paid day, before any that limits a sum. */
function limitOf(request: GrossUpRequest, isReachable: boolean, law: Law): RequestFieldName {
  const { basis = 'annual', employment_type } = request
  const paid = [ZERO, LARGEST_SALARY].map((grossSalary) =>
    calculate({ ...termsOf(request), grossSalary }, law).months.map((month) => month.grossIncome),
  )
  const [least = [], most = []] = paid
  const counted = basis === 'first_month' ? least.slice(0, 1) : least
  const unpaid = counted.flatMap((pay, index) => (pay === most[index] ? [index] : []))
  if (unpaid.length > 0 && (basis !== 'annual' || unpaid.length === counted.length)) {
    const isFirst = unpaid[0] === 0 && request.first_month === 'working_days'
    return isFirst ? 'first_month' : 'last_month'
  }
  if (employment_type === 'SELF_EMPLOYED')
    return isReachable ? 'employment_type' : 'monthly_bonuses'
  // Below the smallest target the tax of the income before takes all pay.
  return isReachable ? 'gross_salary' : 'income_before'
}

/** The request with the salary found; where each month has its own, the first one is echoed. */
function solved(request: GrossUpRequest, found: GrossUp): Pick<Calculation, 'request' | 'terms'> {
  const terms = termsOf(request)
  if (found.basis !== 'everyMonth') {
    return { request, terms: { ...terms, grossSalary: found.salary } }
  }
  const { monthlySalaries } = found
  const grossSalary = kopecks(monthlySalaries[(terms.firstMonth ?? 1) - 1] ?? Number.NaN)
  // Salaries that differ by month pass thresholds that the request does not show.
  return {
    request: { ...request, warnings: true },
    terms: { ...terms, grossSalary, monthlySalaries },
  }
}

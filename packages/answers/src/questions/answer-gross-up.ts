import type { GrossUpRequest, GrossUpResponse, InputProblem } from '@oklad/contract'
import {
  type CombinationProblem,
  camelCase,
  type Language,
  type MoreProblems,
} from '@oklad/contract/fields'
import type { Answer } from '@oklad/contract/internal'
import {
  calculate,
  type GrossUp,
  grossUp,
  type Kopecks,
  LARGEST_SALARY,
  type Law,
  SMALLEST_TARGET_NET,
  UnreachableTargetError,
} from '@oklad/engine'
import { privateAnswer } from '../calculation/answer-calculation.ts'
import { type Calculation, lawStartedIn } from '../calculation/calculation.ts'
import { excluded } from '../calculation/problems.ts'
import { termsOf } from '../calculation/terms.ts'
import { privateProblems, writsOf } from '../calculation/writs.ts'

/**
 * Finds the values that `privateProblems` finds, and living minimums under the basis `annual`: more pay in a month could then
 * leave less in a later one, where the debts of other writs are paid.
 * @param currentYear the tax year of a request without `start_date`
 */
export const grossUpProblems =
  (currentYear: number): MoreProblems =>
  (fields, isRight) => {
    const { basis = 'annual', deductions_after_tax = [] } = fields as Partial<GrossUpRequest>
    const problems = deductions_after_tax.flatMap(
      ({ keeps_minimum }, index): CombinationProblem[] => {
        if (keeps_minimum === undefined || basis !== 'annual') return []
        const path = `/deductions_after_tax/${index}`
        return [{ problem: excluded(path, 'keeps_minimum', 'basis'), beside: 'basis' }]
      },
    )
    return [...privateProblems(currentYear)(fields, isRight), ...problems]
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
      ...{ net: target_net as Kopecks, basis: camelCase(basis), law },
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
  const problem = { code: 'out_of_range', pointer: '/target_net', maximum: largest } as const
  if (largest >= SMALLEST_TARGET_NET) {
    return { ...problem, minimum: SMALLEST_TARGET_NET, bounded_by: 'gross_salary' }
  }
  // Either the first month has no day that is paid, or the tax of the income before takes all pay.
  const { months } = calculate({ ...termsOf(request), grossSalary: LARGEST_SALARY }, law)
  return { ...problem, bounded_by: months[0]?.grossIncome === 0 ? 'first_month' : 'income_before' }
}

/** The request with the salary found; where each month has its own, the first one is echoed. */
function solved(request: GrossUpRequest, found: GrossUp): Pick<Calculation, 'request' | 'terms'> {
  const terms = termsOf(request)
  if (found.basis !== 'everyMonth') {
    return { request, terms: { ...terms, grossSalary: found.salary } }
  }
  const { monthlySalaries } = found
  const grossSalary = monthlySalaries[(terms.firstMonth ?? 1) - 1] as Kopecks
  // Salaries that differ by month pass thresholds that the request does not show.
  return {
    request: { ...request, warnings: true },
    terms: { ...terms, grossSalary, monthlySalaries },
  }
}

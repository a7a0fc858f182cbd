import { camelCase } from '@oklad/contract/fields'
import { excluded, type InputProblem, missing, outside } from '@oklad/contract/internal'
import type { SickPayRequest, VacationPayRequest } from '@oklad/contract/wire'
import type { AveragePayTerms, SickLeaveTerms } from '@oklad/engine'
import { earlyDate } from '@oklad/engine/earnings-ranges'
import { averagePayProblems, sickPayProblems as problemsOfSickPay } from '@oklad/engine/internal'
import { MOST_DAYS } from '@oklad/engine/ranges'
import { camelled } from '../calculation/camelled.ts'
import { inputProblems } from '../calculation/engine-problems.ts'

/** The hundredths of a day that a request writes as `11.65`. */
export const days = (text: string | number): number => {
  const [whole = '', decimals = ''] = String(text).split('.')
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** The terms of the fields that are given. */
function averagePayTermsIn(request: Partial<VacationPayRequest>): Partial<AveragePayTerms> {
  const { kind, days: asked, hired_on: _, days_used: __, ...others } = request
  return {
    ...(camelled(others) as object),
    ...(kind !== undefined && { kind: camelCase(kind) }),
    ...(asked !== undefined && days(asked) > 0 && { dayHundredths: days(asked) }),
  } as Partial<AveragePayTerms>
}

/** The problems of members together, of a request for pay by average earnings. */
export function vacationPayProblems(request: Partial<VacationPayRequest>): InputProblem[] {
  const { kind, start_date, days: asked, hired_on, days_used } = request
  const problems: InputProblem[] = []
  const isReckoned = kind === 'compensation' && hired_on !== undefined
  if (kind !== undefined && asked === undefined && !isReckoned) problems.push(missing('/days'))
  if (hired_on !== undefined && start_date !== undefined && hired_on > start_date) {
    problems.push(outside('/hired_on', earlyDate.range.lowest, start_date))
  }
  if (hired_on !== undefined && (asked !== undefined || kind !== 'compensation')) {
    const beside = asked === undefined ? 'kind' : 'days'
    problems.push(excluded('hired_on', beside, 'daysReckoned'))
  }
  if (days_used !== undefined && hired_on === undefined) problems.push(missing('/hired_on'))
  if (asked !== undefined && days(asked) === 0) problems.push(outside('/days', '0.01', MOST_DAYS))
  const terms = averagePayTermsIn(request)
  // Nobody earns before the first day of work.
  const isHired = isReckoned && hired_on <= (start_date ?? '')
  const firstMonth = isHired ? hired_on.slice(0, 'YYYY-MM'.length) : undefined
  return [...problems, ...inputProblems(averagePayProblems(terms, firstMonth), terms)]
}

/** The terms of the fields that are given. */
export function sickLeaveTerms(request: SickPayRequest): SickLeaveTerms
export function sickLeaveTerms(request: Partial<SickPayRequest>): Partial<SickLeaveTerms>
export function sickLeaveTerms({
  territorial_multiplier,
  cause,
  ...request
}: Partial<SickPayRequest>): Partial<SickLeaveTerms> {
  const renamed = {
    cause: cause && camelCase(cause),
    district_coefficient: territorial_multiplier,
  }
  return camelled({ ...request, ...renamed }) as Partial<SickLeaveTerms>
}

/** The problems of members together, of a request for sick pay. */
export function sickPayProblems(request: Partial<SickPayRequest>): InputProblem[] {
  const terms = sickLeaveTerms(request)
  return inputProblems(problemsOfSickPay(terms), terms)
}

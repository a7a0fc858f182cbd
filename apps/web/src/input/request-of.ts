import { type Calculation, checkedYear } from '@oklad/answers/calculation'
import {
  type CombinationProblem,
  combinationProblems,
  type PrivateCalculationRequest,
  paymentFields,
  uselessFields,
  usualFields,
} from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import type { DetailName, Details } from './details.ts'
import { onDemand } from './on-demand.ts'

/** The rules of a raise, which are loaded with the first one. */
export const raiseRules = onDemand(() => import('./raise.ts'))

/** The rules of earlier earnings, which are loaded with the first absence. */
export const earningsRules = onDemand(() => import('./earnings.ts'))

/** A detail that was entered and is left out of the request, with the reason. */
export interface Ignored {
  readonly name: DetailName
  readonly reason: 'not_in_year' | 'unknown_in_year' | 'out_of_range' | 'lacks_average_month'
}

/** The details behind fields of a request that have another name. */
const detailOf: Readonly<Record<string, DetailName>> = {
  // The pay of absences has a largest salary.
  gross_salary: 'absences',
  earnings_before: 'earned_before',
}

/** Returns the detail that a problem leaves out, with the reason. */
function ignoredBy({ problem: { code, pointer }, beside }: CombinationProblem): Ignored {
  // Severance in other pay needs a field that is empty.
  if (code === 'missing_field' && beside === 'other_pay') {
    return { name: beside, reason: 'lacks_average_month' }
  }
  const field = pointer.split('/')[1] as DetailName
  const isOfYear = code === 'not_in_year' || code === 'unknown_in_year'
  return { name: detailOf[field] ?? field, reason: isOfYear ? code : 'out_of_range' }
}

/** The request of an input, and the details that it leaves out. */
interface MadeRequest {
  readonly request: PrivateCalculationRequest
  readonly calculation: Calculation
  readonly ignored: readonly Ignored[]
}

/**
 * Makes a valid request of details and a salary. Details that have no use under the contract type or
 * the residence are left out, as are the days of payment: the form hides them, and `reasonsOf` names the former. Details
 * that the tax year has no rule for, that exceed another detail or that lack one, are left out and returned in `ignored`.
 * @param currentYear the calendar year in Moscow: the tax year without `start_date`
 */
export function requestOf(details: Details, salary: Kopecks, currentYear: number): MadeRequest {
  const useful = without(
    details,
    new Set([...uselessFields(details), ...Object.keys(paymentFields)]),
  )
  const { raise: _, earned_before: _earned, absences: asked, ...given } = useful
  const { absences = asked, ...raised } = raiseRules.module.value?.afterRaise(useful, salary) ?? {}
  const request = {
    ...{ gross_salary: salary, ...usualFields(given), ...given, ...raised },
    ...(absences && {
      absences: absences.map(({ earned: __, ...absence }) => absence),
      ...earningsRules.module.value?.withEarnings(absences, useful),
    }),
  }
  const together = combinationProblems(request)
  const { problems, completed } = checkedYear(request, together.length === 0, currentYear)
  if (completed) return { request, calculation: completed, ignored: [] }
  const ignored = [...together, ...problems].map(ignoredBy)
  // Without a contract type that the year does not have, other details are useful.
  const names = new Set<string>(ignored.map(({ name }) => name))
  const rest = requestOf(without(details, names), salary, currentYear)
  return { ...rest, ignored: [...ignored, ...rest.ignored] }
}

const without = (details: Details, names: ReadonlySet<string>): Details =>
  Object.fromEntries(Object.entries(details).filter(([name]) => !names.has(name)))

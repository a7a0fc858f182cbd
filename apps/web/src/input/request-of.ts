import {
  calculationOfRight,
  combinationProblems,
  type PrivateCalculationRequest,
  uselessFields,
} from '@oklad/contract/form'
import type { Kopecks } from '@oklad/engine'
import type { DetailName, Details } from './input.ts'

/** A detail that is told and not counted, with the reason. */
export interface Ignored {
  readonly name: DetailName
  readonly reason: 'not_in_year' | 'out_of_range'
}

/** The request that an input makes, and what of the input it leaves out. */
export interface MadeRequest {
  readonly request: PrivateCalculationRequest
  readonly ignored: readonly Ignored[]
}

/**
 * The request that details make with a salary. What has no use under the contract chosen is not
 * asked for any more and is left out silently; what the year has no rule for, or what another detail
 * bounds, is left out and told.
 * @param currentYear the calendar year in Moscow: the tax year where none is told
 */
export function requestOf(details: Details, salary: Kopecks, currentYear: number): MadeRequest {
  const useless = uselessFields(details)
  const useful = without(details, useless)
  const request = { gross_salary: salary, ...useful }
  const ignored = combinationProblems(request, calculationOfRight(request, currentYear).law).map(
    ({ code, pointer }): Ignored => ({
      name: pointer.slice(1) as DetailName,
      reason: code === 'not_in_year' ? code : 'out_of_range',
    }),
  )
  if (ignored.length === 0) return { request, ignored }
  // Without a contract that the year does not know, other details may have no use.
  const rest = requestOf(
    without(useful, new Set(ignored.map(({ name }) => name))),
    salary,
    currentYear,
  )
  return { request: rest.request, ignored: [...ignored, ...rest.ignored] }
}

const without = (details: Details, names: ReadonlySet<string>): Details =>
  Object.fromEntries(Object.entries(details).filter(([name]) => !names.has(name)))

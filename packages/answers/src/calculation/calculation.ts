import type {
  PrivateCalculationRequest,
  PublicCalculationRequest,
  RightFields,
} from '@oklad/contract/fields'
import { type Law, lawOf, type Terms } from '@oklad/engine'
import { yearIn } from '@oklad/engine/internal'
import { type AbsentCalculation, withAbsences } from './absences.ts'
import { termsOf } from './terms.ts'

/** A valid request with its terms and its law: all that the engine and an answer need. */
export interface Calculation extends AbsentCalculation {
  readonly request: RightFields
  readonly terms: Terms
  /** Of the tax year in which the calculation starts. */
  readonly law: Law
}

/**
 * The calculation that a valid request asks for.
 * @param currentYear the calendar year in Moscow: the tax year of a request without `start_date`
 */
export function calculationOf(
  request: PrivateCalculationRequest | PublicCalculationRequest,
  currentYear: number,
): Calculation {
  const law = lawStartedIn(request, currentYear)
  const terms = termsOf(request)
  return 'absences' in request
    ? { request, law, ...withAbsences(request, terms, law) }
    : { request, terms, law }
}

/** The law of the year of `start_date`; of `currentYear` where there is none. */
export function lawStartedIn({ start_date }: RightFields, currentYear: number): Law {
  return lawOf(start_date === undefined ? currentYear : yearIn(start_date))
}

const ofYears = new Map<number, readonly string[]>()

/** The first day of each month as answers write it, January first: `2026-01-01T00:00:00Z`. */
export function monthStarts(year: number): readonly string[] {
  let starts = ofYears.get(year)
  if (starts === undefined) {
    const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
    starts = numbers.map((number) => `${year}-${number}-01T00:00:00Z`)
    ofYears.set(year, starts)
  }
  return starts
}

import { shareOf, yearIn } from '@oklad/engine/internal'
import { startDateOf, two } from '../details/start-date.ts'
import type { Absence, Details, RequestAbsence } from './details.ts'

/** The first of the twelve months before the first month of a calculation, `YYYY-MM-01`. */
export function earningsFrom(start_date: string | undefined): string {
  const { year, month } = startDateOf(start_date)
  return `${year - 1}-${two(month)}-01`
}

/** The months of twelve pays, `YYYY-MM`. */
export function monthsFrom(from: string): readonly string[] {
  const first = Number(from.slice('YYYY-'.length, 'YYYY-MM'.length))
  return Array.from({ length: 12 }, (_, index) => {
    const month = first + index
    return month > 12 ? `${yearIn(from) + 1}-${two(month - 12)}` : `${yearIn(from)}-${two(month)}`
  })
}

type Coefficients = Pick<
  Details,
  'territorial_multiplier' | 'northern_coefficient' | 'statutory_territorial_multiplier'
>

/** The part of a pay that is the coefficient and the allowance of the law, as in a month with the same terms; kopecks. */
function northernPayOf(pay: number, terms: Coefficients): number {
  const { territorial_multiplier: paid = 100, northern_coefficient: allowance = 100 } = terms
  const ofLaw = terms.statutory_territorial_multiplier ?? paid
  return shareOf(pay, ofLaw + allowance - 200, paid + allowance - 100)
}

/** A pay of a request, with its northern part where there is one. */
function payOf(pay: number, terms: Coefficients) {
  const northern_pay = northernPayOf(pay, terms)
  return { pay, ...(northern_pay > 0 && { northern_pay }) }
}

/**
 * The earnings of a request: those of other months do not count, and a month without pay was not employed.
 * @param terms with the coefficients that are counted
 */
export function earningsBefore(
  terms: Pick<Details, 'earned_before' | 'start_date'> & Coefficients,
) {
  const { earned_before: given, start_date } = terms
  if (given === undefined || given.from !== earningsFrom(start_date)) return {}
  const months = monthsFrom(given.from).map((month, index) => ({
    month,
    ...payOf(given.pays[index] ?? 0, terms),
  }))
  return { earnings_before: months.filter(({ pay }) => pay > 0) }
}

/** An absence as a request has it. @param terms with the coefficients that are counted */
export function requestAbsence(
  { earned, ...absence }: Absence,
  terms: Coefficients,
): RequestAbsence {
  if (earned === undefined || absence.kind !== 'sick') return absence
  const year = yearIn(absence.from)
  const earnings = earned.map((pay, index) => ({
    year: year - earned.length + index,
    ...payOf(pay, terms),
  }))
  return { ...absence, earnings }
}

/** The absences of a request, with the earnings that their pay is computed from. @param terms with the coefficients that are counted */
export const withEarnings = (
  absences: readonly Absence[],
  terms: Parameters<typeof earningsBefore>[0],
) => ({
  absences: absences.map((absence) => requestAbsence(absence, terms)),
  ...earningsBefore(terms),
})

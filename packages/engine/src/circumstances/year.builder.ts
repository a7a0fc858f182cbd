import { calculate } from '../calculate.ts'
import { lawOf } from '../law/law-of.ts'
import { type Kopecks, roubles, ZERO } from '../money/kopecks.ts'
import type { PayslipMonth, PayslipYear } from '../payslip.ts'
import { terms } from '../terms.builder.ts'
import type { Circumstances } from './circumstances.ts'
import type { CircumstancesMonth, CircumstancesResult } from './result.ts'

/** A year under circumstances, with what they add to it. */
export interface YearUnder {
  readonly year: PayslipYear
  readonly months: readonly PayslipMonth[]
  readonly result: CircumstancesResult
  readonly details: readonly CircumstancesMonth[]
}

/** Computes a year for a worked example: only what the example is about is said. */
export function yearUnder(
  taxYear: number,
  said: Parameters<typeof terms>[0],
  circumstances: Circumstances,
): YearUnder {
  const year = calculate({ ...terms(said), circumstances }, lawOf(taxYear))
  const result = year.circumstances
  if (result === undefined) throw new Error('The circumstances were not heeded')
  return { year, months: year.months, result, details: result.months }
}

/** Twelve sums, of which only some months have any; roubles, 1 is January. */
export function monthly(sums: Readonly<Record<number, number>>): Kopecks[] {
  return Array.from({ length: 12 }, (_, index) => {
    const sum = sums[index + 1]
    return sum === undefined ? ZERO : roubles(sum)
  })
}

/** The whole pay of a year as one payment in January, roubles. */
export const paidInJanuary = (sum: number): Circumstances => ({
  monthlyBonuses: monthly({ 1: sum }),
  bonusesAttractAllowances: false,
})

import type { Calculation } from '@oklad/answers/calculation'
import type { Kopecks, PayslipYear, Statement } from '@oklad/engine'
import { lowestNetOf } from '@oklad/engine/internal'
import type { Input } from './input.ts'

/** A year, in the parts that a typed amount is compared with. */
interface Reached {
  readonly calculation: Pick<Calculation, 'terms'>
  readonly year: PayslipYear
  readonly statement: Statement
}

/** What a year gives of the amount that is typed: the net pay or the cost of the month that the input names. Kopecks. */
export function reachedBy(
  { kind, basis }: Pick<Input, 'kind' | 'basis'>,
  { calculation, year, statement }: Reached,
): Kopecks {
  if (basis === 'every_month') return lowestNetOf(year, calculation.terms)
  const { months, average } = statement
  const amounts = basis === 'annual' ? average : (months[0]?.amounts ?? average)
  return kind === 'cost' ? amounts.employerCost : amounts.netIncome
}

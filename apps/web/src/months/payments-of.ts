import { type PaymentsOfYear, paymentsOf, usualPaydays } from '@oklad/engine'
import type { Details } from '../input/details.ts'
import type { Solved } from '../input/outcome.ts'

/** The payments of a year by date; `undefined` where tax is not withheld from each payment. */
export function paymentsIn(
  { calculation: { terms, law } }: Solved,
  { advance_day, final_day, advance_percent }: Details,
): PaymentsOfYear | undefined {
  const { value: transferDays } = law.figures.transferDays
  if (terms.contractType === 'selfEmployment' || transferDays === null) return undefined
  const paydays = {
    advanceDay: advance_day ?? usualPaydays.advanceDay,
    finalDay: final_day ?? usualPaydays.finalDay,
    advancePercent: advance_percent ?? usualPaydays.advancePercent,
  }
  return paymentsOf(terms, { paydays, law })
}

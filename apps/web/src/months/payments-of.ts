import { paydaysOf } from '@oklad/answers/breakdown'
import { type PaymentsOfYear, paymentsOf } from '@oklad/engine'
import type { Details } from '../input/details.ts'
import type { Solved } from '../input/outcome.ts'

/** The payments of a year by date; `undefined` where tax is not withheld from each payment. */
export function paymentsIn(
  { calculation: { terms, law } }: Solved,
  details: Details,
): PaymentsOfYear | undefined {
  const { value: transferDays } = law.figures.transferDays
  if (terms.contractType === 'selfEmployment' || transferDays === null) return undefined
  return paymentsOf(terms, { paydays: paydaysOf(details), law })
}

import type { Kopecks } from '../money/kopecks.ts'
import { taxWithin } from '../money/rounding.ts'

/** A payment that has tax of its own. Kopecks. */
export interface PaidLater {
  /** Its tax; below 0 where a deduction in it lowers that of earlier pay. */
  readonly due: number
  readonly pay: number
}

/** The tax of payments, and what is left after them, kopecks. */
export interface CarriedTax {
  readonly taxes: readonly Kopecks[]
  /** Above 0 tax that they could not pay, below 0 excess tax that theirs did not set off. */
  readonly left: number
}

/**
 * Withholds from payments their own tax and that which is left of earlier ones. Excess tax, below 0, is set off against
 * theirs until nothing is left of it.
 * @param payments by date
 * @param left tax due and not withheld before them, kopecks
 * @source Tax Code, article 226, paragraph 3; article 231, paragraph 1
 */
export function carryTax(payments: readonly PaidLater[], left: number): CarriedTax {
  const taxes: Kopecks[] = []
  let carried = left
  for (const { due, pay } of payments) {
    carried += due
    const tax = taxWithin(carried, pay)
    carried -= tax
    taxes.push(tax)
  }
  return { taxes, left: carried }
}

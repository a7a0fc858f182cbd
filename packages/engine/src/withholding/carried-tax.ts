import { type Kopecks, minus, plus } from '../money/kopecks.ts'
import { taxWithin } from '../money/rounding.ts'

/** A payment that has tax of its own. Kopecks. */
export interface PaidLater {
  /** Its tax; below 0 where a deduction in it lowers that of earlier pay. */
  readonly due: Kopecks
  readonly pay: Kopecks
}

/** The tax of payments, and what is left after them, kopecks. */
export interface CarriedTax {
  readonly taxes: readonly Kopecks[]
  /** Above 0 tax that they could not pay, below 0 excess tax that theirs did not set off. */
  readonly left: Kopecks
}

/**
 * Withholds from payments their own tax and that which is left of earlier ones. Excess tax, below 0, is set off against
 * theirs until nothing is left of it.
 * @param payments by date
 * @param left tax due and not withheld before them, kopecks
 * @source Tax Code, article 226, paragraph 3; article 231, paragraph 1
 */
export function carryTax(payments: readonly PaidLater[], left: Kopecks): CarriedTax {
  const taxes: Kopecks[] = []
  let carried = left
  for (const { due, pay } of payments) {
    carried = plus(carried, due)
    const tax = taxWithin(carried, pay)
    carried = minus(carried, tax)
    taxes.push(tax)
  }
  return { taxes, left: carried }
}

import { privateProblems, writsOf } from '@oklad/answers/breakdown'
import { deductAfterTax, type Payment } from '@oklad/engine'
import { currentYear } from '../input/current-year.ts'
import type { Solved } from '../input/outcome.ts'

/** The writs of a year; none where nothing may be deducted by them, as beside material aid. */
const countedWrits = ({ calculation: { request } }: Solved) =>
  privateProblems(currentYear)(request, true).length === 0 ? writsOf(request) : []

/** What writs take from each month; `undefined` without writs that count. */
export function deductedOf(solved: Solved) {
  const writs = countedWrits(solved)
  return writs.length === 0 ? undefined : deductAfterTax(solved.year.months, writs)
}

/** Payments with the net pay that is left of each after writs. */
export const paidOutOf = (
  solved: Solved,
  payments: readonly Payment[] = [],
): readonly Payment[] => {
  const { payments: deducted } = deductAfterTax(payments, countedWrits(solved))
  return payments.map((payment, index) => ({
    ...payment,
    netIncome: deducted[index]?.paidOut ?? payment.netIncome,
  }))
}

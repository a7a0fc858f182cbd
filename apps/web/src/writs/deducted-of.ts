import { privateProblems, writsOf } from '@oklad/answers/breakdown'
import type { Language } from '@oklad/contract/fields'
import { figureOf } from '@oklad/contract/internal'
import { deductAfterTax, type Kopecks, type Payment } from '@oklad/engine'
import { shareOf } from '@oklad/engine/internal'
import { currentYear } from '../input/current-year.ts'
import type { Solved } from '../input/outcome.ts'

/** The writs of a year; none where nothing may be deducted by them, as beside material aid. */
const countedWrits = ({ calculation: { request } }: Solved) =>
  privateProblems(currentYear)(request, true).length === 0 ? writsOf(request) : []

/** The deductions by writs from each month; `undefined` without writs that count. */
export function deductedOf(solved: Solved) {
  const writs = countedWrits(solved)
  return writs.length === 0 ? undefined : deductAfterTax(solved.year.months, writs)
}

/**
 * The year with what is paid out in place of the net pay of its months; without writs that count the same year.
 * @param language of the name of what writs take
 */
export function afterWrits(solved: Solved, language: Language): Solved {
  const deducted = deductedOf(solved)
  if (deducted === undefined) return solved
  const { statement } = solved
  const { payments, total } = deducted
  const name = figureOf('withheld_after_tax').title[language]
  const months = statement.months.map((month, index) => {
    const { paidOut: netIncome = month.amounts.netIncome } = payments[index] ?? {}
    return { ...month, amounts: { ...month.amounts, netIncome } }
  })
  const average = shareOf(total.paidOut, 1, months.length) as Kopecks
  const isAverage = solved.shown === statement.average
  const { netIncome = average } = isAverage ? {} : (months[0]?.amounts ?? {})
  return {
    ...{ ...solved, withheld: { name, sum: total.withheld } },
    ...{ shown: { ...solved.shown, netIncome }, statement: { ...statement, months } },
  }
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

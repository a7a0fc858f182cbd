import { writProblems, writsOf } from '@oklad/answers/breakdown'
import type { Language } from '@oklad/contract/fields'
import { figureOf } from '@oklad/contract/internal'
import { deductAfterTax, type Payment } from '@oklad/engine'
import { shareOf } from '@oklad/engine/internal'
import type { Solved } from '../input/outcome.ts'
import { detailsTexts } from '../texts/details.ts'

/** The writs of a year; none where nothing may be deducted by them, as beside material aid. */
const countedWrits = ({ calculation: { request } }: Solved) => {
  const writs = writsOf(request)
  return writProblems(request).length > 0 ? [] : writs
}

/** The deductions by writs from each month; `undefined` without writs that count. */
export function deductedOf(solved: Solved) {
  const writs = countedWrits(solved)
  return writs.length === 0 ? undefined : deductAfterTax(solved.year.months, writs)
}

/**
 * The year with what is paid out in place of the net pay of its months; without writs that count the same year.
 * @param language of the names of what writs take and leave
 */
export function afterWrits(solved: Solved, language: Language): Solved {
  const deducted = deductedOf(solved)
  if (deducted === undefined) return solved
  const { statement } = solved
  const { payments, total } = deducted
  const name = figureOf('withheld_after_tax').title[language]
  const { before, after, paidOut, notTaken } = detailsTexts[language].writs
  const months = statement.months.map((month, index) => {
    const { paidOut: netIncome = month.amounts.netIncome } = payments[index] ?? {}
    return { ...month, amounts: { ...month.amounts, netIncome } }
  })
  const average = shareOf(total.paidOut, 1, months.length)
  const isAverage = solved.shown === statement.average
  const { netIncome = average } = isAverage ? {} : (months[0]?.amounts ?? {})
  return {
    ...solved,
    ...{ shown: { ...solved.shown, netIncome }, statement: { ...statement, months } },
    withheld: { name, sum: total.withheld, before, after, paidOut, notTaken },
    withoutAllowance: solved.withoutAllowance && afterWrits(solved.withoutAllowance, language),
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

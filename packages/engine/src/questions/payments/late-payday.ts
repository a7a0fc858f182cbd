import { dateOf } from '@oklad/law/internal'
import type { Payment } from './payments.ts'

/** The calendar days after the end of a half of a month within which its pay is due. */
const DAYS_TO_PAY = 15

/**
 * Returns the first payment that comes later than 15 calendar days after the end of its half of the
 * month; `undefined` if there is none.
 * @param year of the months that are paid
 * @source Labour Code, article 136
 */
export const latePayment = (payments: readonly Payment[], year: number): Payment | undefined =>
  payments.find(({ date, month, kind }) => {
    // Pay for an absence has days of its own.
    if (kind !== 'advance' && kind !== 'final') return false
    const lastDay =
      kind === 'advance'
        ? dateOf(year, month, 15 + DAYS_TO_PAY)
        : dateOf(year, month + 1, DAYS_TO_PAY)
    return date > lastDay
  })

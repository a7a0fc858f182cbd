import type { Law } from '@oklad/law'
import { daysIn } from '@oklad/law/internal'
import { refuse, wrongValue } from '../terms/problem.ts'
import { type CompleteTerms, inMonth, type MonthPaid } from '../terms/terms.ts'

/** The part of a month that is paid: the paid days and all days of the month. */
export interface PartOfMonth {
  readonly paid: number
  readonly of: number
}

/** Returns whether any month has days that are not paid. */
export const hasPartMonths = ({ firstMonthPaid, lastMonthPaid, absentDays }: CompleteTerms) =>
  firstMonthPaid !== 'full' || lastMonthPaid !== 'full' || absentDays !== null

/**
 * Returns the part of a month that is paid: the first month from `firstDay`, the last month to
 * `lastDay`, each without `absentDays`; `null` if the month is paid in full.
 * @param month 1 is January
 * @throws {RangeError} if the month does not have `firstDay`, or if working days are needed and the
 *   calendar of the year is not known
 */
export function partOfMonth(
  { year, workingDays }: Law,
  terms: CompleteTerms,
  month: number,
): PartOfMonth | null {
  const { firstMonth, firstMonthPaid, lastMonth, lastMonthPaid, firstDay } = terms
  const startsLate = month === firstMonth && firstMonthPaid !== 'full'
  const endsEarly = month === lastMonth && lastMonthPaid !== 'full'
  if (!startsLate && !endsEarly && absentIn(terms, month).length === 0) return null
  const length = daysIn(year, month)
  if (startsLate && firstDay > length) {
    refuse([wrongValue('firstDay', `must be a day of the month, 1 ... ${length}`)])
  }
  if (workingDays === null && wayToPay(terms, month) !== 'calendarDays') {
    refuse([wrongValue('law', `must have the production calendar of ${year}`)])
  }
  return paidDays(terms, month, length, workingDays?.[month - 1] ?? [])
}

/**
 * Counts the paid days of a month to one of them, and all its days: calendar or working days, as the month is paid.
 * @param length the days of the month
 * @param to the last day that counts, by default that of the month
 */
export function paidDays(
  terms: CompleteTerms,
  month: number,
  length: number,
  workingDays: readonly number[],
  to = length,
): PartOfMonth {
  const { lastMonth, lastMonthPaid } = terms
  const absent = absentIn(terms, month)
  const from = firstDayIn(terms, month)
  const end = month === lastMonth && lastMonthPaid !== 'full' ? (terms.lastDay ?? length) : length
  const days =
    wayToPay(terms, month) === 'calendarDays'
      ? Array.from({ length }, (_, index) => index + 1)
      : workingDays
  const paid = days.filter(
    (day) => day >= from && day <= Math.min(end, to) && !absent.includes(day),
  )
  return { paid: paid.length, of: days.length }
}

/** Returns the first day of a month that is employed, 1 … 31. */
export const firstDayIn = (
  { firstMonth, firstMonthPaid, firstDay }: CompleteTerms,
  month: number,
): number => (month === firstMonth && firstMonthPaid !== 'full' ? firstDay : 1)

/** Returns the days of a month without salary. */
export const absentIn = ({ absentDays }: CompleteTerms, month: number) =>
  inMonth<readonly number[]>(month, absentDays, [])

/** Returns how a month is paid. */
export function wayToPay(
  { firstMonth, firstMonthPaid, lastMonth, lastMonthPaid }: CompleteTerms,
  month: number,
): MonthPaid {
  if (month === firstMonth && firstMonthPaid !== 'full') return firstMonthPaid
  return month === lastMonth ? lastMonthPaid : 'full'
}

import type { Law } from '../law/law.ts'
import { daysIn } from '../law/working-days.ts'
import type { CompleteTerms, MonthPaid } from '../terms/terms.ts'

/** The part of a month that is paid: the paid days and all days of the month. */
export interface PartOfMonth {
  readonly paid: number
  readonly of: number
}

/**
 * Returns the part of a month that is paid: the first month from `firstDay`, the last month to
 * `lastDay`; `null` if the month is paid in full.
 * @param month 1 is January
 * @throws {RangeError} if the month does not have `firstDay`, or if working days are needed and the
 *   calendar of the year is not known
 */
export function partOfMonth(law: Law, terms: CompleteTerms, month: number): PartOfMonth | null {
  const { firstMonth, firstMonthPaid, lastMonth, lastMonthPaid } = terms
  const startsLate = month === firstMonth && firstMonthPaid !== 'full'
  const endsEarly = month === lastMonth && lastMonthPaid !== 'full'
  if (!startsLate && !endsEarly) return null
  const length = daysIn(law.year, month)
  const from = startsLate ? terms.firstDay : 1
  const to = endsEarly ? Math.min(terms.lastDay ?? length, length) : length
  if (from > length) throw new RangeError(`firstDay must be a day of the month, 1 ... ${length}`)
  return wayToPay(terms, month) === 'calendarDays'
    ? { paid: Math.max(to - from + 1, 0), of: length }
    : { paid: workingDays(law, month, from, to), of: workingDays(law, month, 1) }
}

/** Returns how a month is paid. */
export function wayToPay(
  { firstMonth, firstMonthPaid, lastMonth, lastMonthPaid }: CompleteTerms,
  month: number,
): MonthPaid {
  if (month === firstMonth && firstMonthPaid !== 'full') return firstMonthPaid
  return month === lastMonth ? lastMonthPaid : 'full'
}

/**
 * Counts the working days of the five-day week in a month, from one of its days to another,
 * by default to its end.
 * @param month 1 is January
 * @throws {RangeError} if the year's production calendar is not known
 */
export function workingDays(
  { workingDays: days, year }: Law,
  month: number,
  from: number,
  to = 31,
) {
  if (days === null) throw new RangeError(`The production calendar of ${year} is not known`)
  return (days[month - 1] as readonly number[]).filter((day) => day >= from && day <= to).length
}

import type { Law } from '../law/law.ts'
import { daysIn } from '../law/working-days.ts'
import type { CompleteTerms } from '../terms.ts'

/** The part of a month that is paid: the paid days and all days of the month. */
export interface PartOfMonth {
  readonly paid: number
  readonly of: number
}

/**
 * Returns the part of the first month from `firstDay` to its end; `null` if it is paid in full.
 * @throws {RangeError} if the month does not have the day, or if working days are needed and the
 *   calendar of the year is not known
 */
export function partOfFirstMonth(
  law: Law,
  { firstMonth, firstDay, firstMonthPaid }: CompleteTerms,
): PartOfMonth | null {
  if (firstMonthPaid === 'full') return null
  const length = daysIn(law.year, firstMonth)
  if (firstDay > length)
    throw new RangeError(`firstDay must be a day of the month, 1 ... ${length}`)
  return firstMonthPaid === 'calendarDays'
    ? { paid: length - firstDay + 1, of: length }
    : { paid: workingDays(law, firstMonth, firstDay), of: workingDays(law, firstMonth, 1) }
}

/**
 * Counts the working days of the five-day week from a day to the end of its month.
 * @param month 1 is January
 * @throws {RangeError} if the year's production calendar is not known
 */
export function workingDays({ workingDays: days, year }: Law, month: number, fromDay: number) {
  if (days === null) throw new RangeError(`The production calendar of ${year} is not known`)
  return (days[month - 1] as readonly number[]).filter((day) => day >= fromDay).length
}

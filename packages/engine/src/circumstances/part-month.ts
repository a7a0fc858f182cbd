import type { Law } from '../law/law.ts'
import type { Circumstances } from './circumstances.ts'

/** The part of a month that is paid: so many days of so many. */
export interface PartOfMonth {
  readonly paid: number
  readonly of: number
}

/**
 * The part of the first month from a day to its end.
 * @throws {RangeError} for a day that the month has not, or working days of a year without a calendar
 */
export function partOfFirstMonth(
  law: Law,
  month: number,
  { by, fromDay }: NonNullable<Circumstances['partFirstMonth']>,
): PartOfMonth {
  const length = daysIn(law.year, month)
  if (!Number.isInteger(fromDay) || fromDay < 1 || fromDay > length) {
    throw new RangeError(`The month has days 1 ... ${length}`)
  }
  return by === 'calendarDays'
    ? { paid: length - fromDay + 1, of: length }
    : { paid: workingDays(law, month, fromDay), of: workingDays(law, month, 1) }
}

/**
 * The working days of the five-day week from a day to the end of its month.
 * @param month 1 is January
 * @throws {RangeError} where the year's production calendar is not known
 */
export function workingDays(law: Law, month: number, fromDay: number): number {
  const calendar = law.figures.productionCalendar.value
  if (calendar === null || law.provisional) {
    throw new RangeError(`The production calendar of ${law.year} is not known`)
  }
  let days = 0
  for (let day = fromDay; day <= daysIn(law.year, month); day++) {
    const date = `${twoDigits(month)}-${twoDigits(day)}`
    const weekday = new Date(Date.UTC(law.year, month - 1, day)).getUTCDay()
    const isWeekend = weekday === 0 || weekday === 6
    if (isWeekend ? calendar.worked.includes(date) : !calendar.off.includes(date)) days++
  }
  return days
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

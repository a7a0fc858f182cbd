import { memoised } from './memoised.ts'
import { type ProductionCalendar, productionCalendars } from './yearly-figures.ts'

/*
 * Working days of the five-day week by date. Dates are written `YYYY-MM-DD`, so that they compare and
 * sort as texts.
 */

/** Writes a date. A day after the end of the month is a day of the next month. */
export function dateOf(year: number, month: number, day: number): string {
  const isOfYear = month >= 1 && month <= 12 && day >= 1
  const isInMonth = isOfYear && (day <= 28 || day <= daysIn(year, month))
  // Without a `Date`, which takes ten times as long.
  if (isInMonth) return `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

const twoDigits = (number: number) => (number < 10 ? `0${number}` : `${number}`)

/**
 * Returns the number of days in a month.
 * @param month 1 is January; 13 is January of the next year
 */
export function daysIn(year: number, month: number): number {
  if (month === 2 && isLeap(year)) return 29
  // A `Date` takes several times as long.
  return MONTH_LENGTHS[month - 1] ?? new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Writes the date of a day of a month; of a day that the month does not have, its last one. */
export const dateWithin = (year: number, month: number, day: number): string =>
  dateOf(year, month, Math.min(day, daysIn(year, month)))

/** Returns the year of a date or of a month, `YYYY-MM`. */
export const yearIn = (date: string): number => Number(date.slice(0, 'YYYY'.length))

/** Returns the month of a date, 1 is January. */
export const monthIn = (date: string): number =>
  Number(date.slice('YYYY-'.length, 'YYYY-MM'.length))

/** Returns the day of the month of a date. */
export const dayIn = (date: string): number => Number(date.slice('YYYY-MM-'.length))

/** Compares by date, for `sort`. */
export const byDate = <Of extends string | number>(
  { date: one }: { readonly date: Of },
  { date: other }: { readonly date: Of },
): number => Number(one > other) - Number(one < other)

/** Returns the working days of each month of a year, January first. */
export const workingDaysOf = memoised((year: number): readonly (readonly number[])[] => {
  const { off, worked } = calendarOf(year)
  return Array.from({ length: 12 }, (_, index) => {
    const days = Array.from({ length: daysIn(year, index + 1) }, (_, day) => day + 1)
    return days.filter((day) => {
      const date = dateOf(year, index + 1, day)
      const name = date.slice('YYYY-'.length)
      return isWeekend(date) ? worked.includes(name) : !off.includes(name)
    })
  })
})

/** Returns whether a date is a working day. */
export function isWorkingDay(date: string): boolean {
  const ofMonth = workingDaysOf(yearIn(date))[monthIn(date) - 1] as readonly number[]
  return ofMonth.includes(dayIn(date))
}

/**
 * Returns the first working day from a date on, the date itself included.
 * @param step 1 to go forward, -1 to go back
 */
export const workingDayFrom = (date: string, step: 1 | -1): string =>
  step === 1 ? firstWorkingDay(date) : lastWorkingDay(date)

const firstWorkingDay = memoised((date: string): string =>
  isWorkingDay(date) ? date : firstWorkingDay(daysAfter(date, 1)),
)

const lastWorkingDay = memoised((date: string): string =>
  isWorkingDay(date) ? date : lastWorkingDay(daysAfter(date, -1)),
)

const isWeekend = (date: string) => new Date(date).getUTCDay() % 6 === 0

/** Returns the date some days after another one; before it, if the number is negative. */
export function daysAfter(date: string, days: number): string {
  return dateOf(yearIn(date), monthIn(date), dayIn(date) + days)
}

const HOLIDAYS_OF_JANUARY = ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08']
const OTHER_HOLIDAYS = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04']

/**
 * Returns whether a date is a public holiday, transferred days off not among them.
 * @source Labour Code, article 112
 */
export function isPublicHoliday(date: string): boolean {
  const day = date.slice('YYYY-'.length)
  return HOLIDAYS_OF_JANUARY.includes(day) || OTHER_HOLIDAYS.includes(day)
}

/**
 * Returns the calendar of a year. A year without a decree has the holidays of the law alone: one at a
 * weekend is off on the next Monday, but the transfers from January are not known.
 * @source Labour Code, article 112
 */
function calendarOf(year: number): ProductionCalendar {
  const known = productionCalendars.find(({ from }) => from === year)
  if (known !== undefined) return known.value
  const observed = OTHER_HOLIDAYS.map((day) => {
    const date = `${year}-${day}`
    const weekday = new Date(date).getUTCDay()
    return daysAfter(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0).slice('YYYY-'.length)
  })
  return { off: [...HOLIDAYS_OF_JANUARY, ...observed], worked: [] }
}

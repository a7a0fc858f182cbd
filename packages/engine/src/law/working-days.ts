import { type ProductionCalendar, productionCalendars } from './yearly-figures.ts'

/*
 * Working days of the five-day week by date. Dates are written `YYYY-MM-DD`, so that they compare and
 * sort as texts.
 */

/** Writes a date. A day after the end of the month is a day of the next month. */
export const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Returns the number of days in a month. */
export const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Returns whether a date is a working day. */
export function isWorkingDay(date: string): boolean {
  const day = date.slice('YYYY-'.length)
  const { off, worked } = calendarOf(Number(date.slice(0, 'YYYY'.length)))
  return isWeekend(date) ? worked.includes(day) : !off.includes(day)
}

/**
 * Returns the first working day from a date on, the date itself included.
 * @param step 1 to go forward, -1 to go back
 */
export function workingDayFrom(date: string, step: 1 | -1): string {
  return isWorkingDay(date) ? date : workingDayFrom(daysAfter(date, step), step)
}

const isWeekend = (date: string) => new Date(date).getUTCDay() % 6 === 0

function daysAfter(date: string, days: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return dateOf(year, month, day + days)
}

const HOLIDAYS_OF_JANUARY = ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08']
const OTHER_HOLIDAYS = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04']

const calendars = new Map(productionCalendars.map(({ from, value }) => [from, value]))

/**
 * Returns the calendar of a year. A year without a decree has the holidays of the law alone: one at a
 * weekend is off on the next Monday, but the transfers from January are not known.
 * @source Labour Code, article 112
 */
function calendarOf(year: number): ProductionCalendar {
  let calendar = calendars.get(year)
  if (calendar === undefined) {
    const observed = OTHER_HOLIDAYS.map((day) => {
      const date = `${year}-${day}`
      const weekday = new Date(date).getUTCDay()
      return daysAfter(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0).slice('YYYY-'.length)
    })
    calendar = { off: [...HOLIDAYS_OF_JANUARY, ...observed], worked: [] }
    calendars.set(year, calendar)
  }
  return calendar
}

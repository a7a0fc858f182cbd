import { fromMonth, type Language } from '@oklad/contract/fields'
import { daysIn } from '@oklad/engine/internal'
import { currentYear } from '../input/today.ts'

/** The parts of a `start_date`. */
export interface StartDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * Reads a `start_date`.
 * @param text `YYYY-MM-DD`; January 1st of the current year where `undefined`
 */
export function startDateOf(text: string | undefined): StartDate {
  const [year = currentYear, month = 1, day = 1] = text?.split('-').map(Number) ?? []
  return { year, month, day }
}

/** Writes a month or a day with two digits. */
export const two = (number: number) => String(number).padStart(2, '0')

/**
 * Writes a `start_date`; a day that the month does not have becomes its last one.
 * @returns `undefined` for January 1st of the current year, the date of a request without one
 */
export function writeStartDate({ year, month, day }: StartDate): string | undefined {
  if (year === currentYear && month === 1 && day === 1) return undefined
  return `${year}-${two(month)}-${two(Math.min(day, daysIn(year, month)))}`
}

/** The month of a date in words: `с января 2026`. */
export const writeStartMonth = ({ month, year }: StartDate, language: Language): string =>
  `${fromMonth(month, language)} ${year}`

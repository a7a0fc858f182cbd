/** The parts of a date as the wire has it, `2026-03-01`. */
export interface StartDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The first day that is paid; January 1st of the current year where none is told. */
export function startDateOf(text: string | undefined, currentYear: number): StartDate {
  const [year = currentYear, month = 1, day = 1] = text?.split('-').map(Number) ?? []
  return { year, month, day }
}

/** The tax year that is computed. */
export const yearOf = (text: string | undefined, currentYear: number): number =>
  startDateOf(text, currentYear).year

/** How many days a month has. */
export const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * A date as the wire has it; a day that the month does not have becomes its last one.
 * @returns `undefined` for the date that is meant where none is told
 */
export function writeStartDate(
  { year, month, day }: StartDate,
  currentYear: number,
): string | undefined {
  if (year === currentYear && month === 1 && day === 1) return undefined
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(month)}-${two(Math.min(day, daysIn(year, month)))}`
}

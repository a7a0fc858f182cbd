import type { Language } from '@oklad/contract/fields'

/** Formats made so far: making one takes longer than calculating a year. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Writes a calendar day.
 * @param day `2027-12-01`
 * @param dateStyle `long`: 1 декабря 2027 г.; `medium`: 1 дек. 2027 г.
 */
export function writeDay(
  day: string,
  language: Language,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  return formatOf(language, dateStyle, 'UTC').format(new Date(day))
}

/** Writes the present day in the reader's time zone. */
export function writeToday(language: Language): string {
  return formatOf(language, 'long', undefined).format(new Date())
}

function formatOf(
  language: Language,
  dateStyle: 'long' | 'medium',
  timeZone: 'UTC' | undefined,
): Intl.DateTimeFormat {
  const key = `${language} ${dateStyle} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle, timeZone })
  formats.set(key, format)
  return format
}

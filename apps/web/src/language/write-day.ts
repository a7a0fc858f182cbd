import type { Language } from '@oklad/contract/fields'

/** Formats made so far: making one takes longer than calculating a year. */
const formats = new Map<string, Intl.DateTimeFormat>()

type DayStyle = 'long' | 'medium' | 'day' | 'short'

/**
 * Writes a calendar day.
 * @param day `2027-12-01`
 * @param style `long`: 1 декабря 2027 г.; `medium`: 1 дек. 2027 г.; `day`: 1 декабря; `short`: 1 дек.
 */
export function writeDay(day: string, language: Language, style: DayStyle = 'long'): string {
  const key = `${language} ${style}`
  const parts: Intl.DateTimeFormatOptions =
    style === 'short' || style === 'day'
      ? { day: 'numeric', month: style === 'day' ? 'long' : style }
      : { dateStyle: style }
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(day))
}

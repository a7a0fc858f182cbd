import type { Language } from '@oklad/contract/fields'

/** Formats made so far: making one takes longer than calculating a year. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Writes a calendar day with its month in short: `1 дек. 2027 г.`
 * @param day `2027-12-01`
 * @param year the year of the days around it: of a day in it, `1 дек.`
 */
export function writeDay(day: string, language: Language, year?: number): string {
  const isOfYear = day.startsWith(`${year}`)
  const key = `${language} ${isOfYear}`
  const parts: Intl.DateTimeFormatOptions = isOfYear
    ? { day: 'numeric', month: 'short' }
    : { dateStyle: 'medium' }
  // The day stands first in both languages.
  const locale = language === 'en' ? 'en-GB' : language
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(day))
}

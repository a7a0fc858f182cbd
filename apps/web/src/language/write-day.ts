import type { Language } from '@oklad/contract/fields'

/** Formats made so far: making one takes longer than calculating a year. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Writes a calendar day with its month in short.
 * @param day `2027-12-01`
 * @param style `medium`: 1 дек. 2027 г.; `short`: 1 дек.
 */
export function writeDay(day: string, language: Language, style: 'medium' | 'short'): string {
  const key = `${language} ${style}`
  const parts: Intl.DateTimeFormatOptions =
    style === 'short' ? { day: 'numeric', month: style } : { dateStyle: style }
  // The day stands first in both languages.
  const locale = language === 'en' ? 'en-GB' : language
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(day))
}

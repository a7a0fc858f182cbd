import type { Language } from '../language.ts'

/** The months by name, January first. */
const names: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' '),
}
const genitives =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')
const prepositionals =
  'январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре'.split(' ')

/**
 * The name of a month.
 * @param month 1 is January
 */
export function monthName(month: number, language: Language): string {
  return names[language][month - 1] as string
}

/**
 * A month as a start: `from May`, `с мая`.
 * @param month 1 is January
 */
export function fromMonth(month: number, language: Language): string {
  return language === 'ru' ? `с ${genitives[month - 1]}` : `from ${monthName(month, language)}`
}

/**
 * A month as a time: `in May`, `в мае`.
 * @param month 1 is January
 */
export function inMonth(month: number, language: Language): string {
  return language === 'ru' ? `в ${prepositionals[month - 1]}` : `in ${monthName(month, language)}`
}

/**
 * Days of a month: `May 1, 9`, `1, 9 мая`.
 * @param days as a text
 * @param month 1 is January
 */
export function daysOfMonth(days: string, month: number, language: Language): string {
  return language === 'ru'
    ? `${days} ${genitives[month - 1]}`
    : `${monthName(month, language)} ${days}`
}

/**
 * A day of a year: `20 March`, `20 марта`.
 * @param date `YYYY-MM-DD`
 */
export function dayAndMonth(date: string, language: Language): string {
  const [, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${day} ${language === 'ru' ? genitives[month - 1] : monthName(month, language)}`
}

/**
 * A date for a sentence: `20 March 2026`, `20 марта 2026 года`.
 * @param date `YYYY-MM-DD`
 */
export const writeDate = (date: string, language: Language): string =>
  `${dayAndMonth(date, language)} ${date.slice(0, 4)}${language === 'ru' ? ' года' : ''}`

/**
 * A date for a table, in numbers: `2026-03-20`, `20.03.2026`.
 * @param date `YYYY-MM-DD`
 */
export const numericDate = (date: string, language: Language): string =>
  language === 'ru' ? date.split('-').reverse().join('.') : date

/**
 * Months as a list, those in a row as one range: `January to March, June`, `январь — март, июнь`.
 * @param months increasing, 1 is January
 */
export function monthsInRanges(months: readonly number[], language: Language): string {
  const ranges: number[][] = []
  for (const month of months) {
    const range = ranges.at(-1)
    if (range?.at(-1) === month - 1) range.push(month)
    else ranges.push([month])
  }
  const to = language === 'ru' ? ' — ' : ' to '
  return ranges
    .map((range) => {
      const names = range.map((month) => monthName(month, language))
      return range.length > 2 ? `${names[0]}${to}${names.at(-1)}` : names.join(', ')
    })
    .join(', ')
}

/** A text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

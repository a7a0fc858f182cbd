import { monthName } from '@oklad/contract/internal'
import { dayIn, daysIn } from '@oklad/engine/internal'
import { months } from './recognition/vocabulary.ts'

/** A longer text is no date. */
const LONGEST = 60

/** Excel counts days from here. */
const EPOCH = Date.UTC(1899, 11, 30)
const DAY = 86_400_000

/** The serial numbers of 2000 to 2099: any other number is no day. */
const SERIAL = { from: 36_526, to: 73_050 }

const monthPatterns = months.map((words, index) => {
  const all = `${words} | ${monthName(index + 1, 'ru')} | ${monthName(index + 1, 'en')}`
  return new RegExp(`^(?:${all.replaceAll('*', '\\p{L}*').split(' | ').join('|')})$`, 'u')
})

/**
 * Reads a date as people and programs write it: 2026-03-01, 01.03.2026, 1.3.26, 1 марта 2026, March 1, 2026, 20260301,
 * «01» марта 2026 г., «с 01.03.2026», with a time or without; the number of a day in a workbook; a month: 2026-03, 03.2026, март 2026.
 * A year of two digits is of 1950 to 2029; 03/04/2026 can be in March or in April, 01.03.35 in two centuries, 01.03 or 15 марта can lack a year, and 21:00 of UTC can be the next day.
 * @param endsMonth whether a month means its last day
 * @returns `YYYY-MM-DD`, not checked against the calendar; `undefined` where it cannot be read or has two meanings
 */
export function readDate(text: string, endsMonth: boolean): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text
  if (text.length > LONGEST || isMoment(text)) return undefined
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const serial = Number.parseInt(text, 10)
    if (serial < SERIAL.from || serial > SERIAL.to) return undefined
    return new Date(EPOCH + serial * DAY).toISOString().slice(0, 10)
  }
  // A time of the day says nothing.
  const [day = ''] = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .split(/(?:^|[ ,])\d{1,2}:\d\d/, 1)
  const words = day
    .replaceAll('ё', 'е')
    .replace(endsMonth ? /^по / : /^с /, '')
    .replace(/[«»"]/g, '')
    .replace(/^(\d{4}-\d\d-\d\d)t.*$/, '$1')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    .replace(/ ?(?:года|год|г)\.?$/, '')
  const parts = words.split(/[\s.,/-]+/).filter((part) => part !== '')
  const place = parts.findIndex((part) => monthOf(part) > 0)
  if (place >= 0) {
    const [first = '', last] = parts.filter((_, index) => index !== place)
    const month = String(monthOf(parts[place] ?? ''))
    // A day without a year; a workbook shows a month of a year as мар.26 and Mar-26.
    if (/^\d\d?[^\d]+$|^[a-z]+ \d\d?$/.test(words)) return undefined
    const [year, day] = last === undefined || first.length === 4 ? [first, last] : [last, first]
    return parts.length > 3 ? undefined : written(year, month, day, endsMonth)
  }
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\d+$/.test(part)))
    return undefined
  const [one = '', two = '', three] = parts
  // The service refuses 2026-1-1, and so does a table.
  if (/^\d{4}-(?:\d-|\d\d-\d$|\d$)/.test(words)) return undefined
  if (one.length === 4) return written(one, two, three, endsMonth)
  if (three === undefined) {
    const isDay = two.length < 4 && Number(two) <= 12
    return isDay ? undefined : written(two, one, undefined, endsMonth)
  }
  const isDayFirst = !words.includes('/') || one === two || Number(one) > 12
  if (isDayFirst) return written(three, two, one, endsMonth)
  return Number(two) > 12 ? written(three, one, two, endsMonth) : undefined
}

/** A time of UTC other than midnight: in Moscow a day begins at 21:00 of the day before. */
const MOMENT =
  /[t\s](?!00:00(?::00(?:\.0+)?)?\s*(?:z|utc|[+-]))\d\d:\d\d[\d:.,]*\s*(?:z|utc|[+-]00(?::?00)?)$/i

/** How accounting programs write that there is no day: `  .  .    `, 00.00.0000, 01.01.0001 0:00:00. */
const NO_DATE = /^(?:\s*\.[\s.]*|00\.00\.0000|01\.01\.0001|0001-01-01)(?:[ t]0?0:00(?::00)?)?$/i

/** Whether a text is a date that is not filled in. */
export const isNoDate = (text: string): boolean => text.length <= LONGEST && NO_DATE.test(text)

/** Whether a date, `YYYY-MM-DD`, is a day of the calendar. */
export const isDay = (date: string): boolean =>
  new Date(`${date}T00:00Z`).getUTCDate() === dayIn(date)

/** Whether a text is a moment of UTC within a day: the day depends on the time zone. */
export const isMoment = (text: string): boolean => MOMENT.test(text)

/** The number of a month, from 1; 0 of another word. */
const monthOf = (word: string) => monthPatterns.findIndex((pattern) => pattern.test(word)) + 1

/** A spreadsheet writes 2029 as 29, and 1992 as 92; of the years between nobody can tell. */
function yearOfTwo(digits: string): string | undefined {
  if (Number(digits) < 30) return `20${digits}`
  return Number(digits) < 50 ? undefined : `19${digits}`
}

function written(year: string, month: string, day: string | undefined, endsMonth: boolean) {
  if (!/^(?:\d{4}|\d\d)$/.test(year) || !/^\d{1,2}$/.test(month)) return undefined
  if (day !== undefined && !/^\d{1,2}$/.test(day)) return undefined
  const whole = year.length === 2 ? yearOfTwo(year) : year
  if (whole === undefined) return undefined
  const given = day ?? String(endsMonth ? daysIn(Number(whole), Number(month)) : 1)
  return [whole, month.padStart(2, '0'), given.padStart(2, '0')].join('-')
}

import type { Language } from '../language.ts'

/** A number read from a text, or the problem of the text. */
export type DecimalReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: DecimalProblem }

/** The problem of the text of a number. */
export type DecimalProblem = 'not_a_number' | 'too_many_decimals'

// Thousands may be separated by any space.
const PLAIN = /^(-?)(\d+|\d{1,3}(?:\p{Zs}\d{3})+)(?:[.,](\d+))?$/u
// Commas separate thousands only where a decimal point follows.
const COMMAS = /^(-?)(\d{1,3}(?:,\d{3})+)\.(\d+)$/

/**
 * Reads a decimal number digit by digit, without a binary fraction.
 * @param text such as `1500`, `1 500,5` or `1,500.50`
 * @param places the largest number of decimals
 * @returns the number in units of its last place: `1,15` with two places is 115. A number too
 *   large to be exact stays large, so that a check of its range refuses it.
 */
export function readDecimal(text: string, places: number): DecimalReading {
  const match = COMMAS.exec(text.trim()) ?? PLAIN.exec(text.trim())
  if (match === null) return { ok: false, problem: 'not_a_number' }
  const [, sign = '', whole = '', fraction = ''] = match
  if (fraction.length > places) return { ok: false, problem: 'too_many_decimals' }
  const digits = whole.replace(/\D/g, '') + fraction.padEnd(places, '0')
  // Adding 0 turns the -0 of `-0,00` into 0.
  return { ok: true, value: Number(sign + digits) + 0 }
}

/**
 * Reads an amount in roubles.
 * @param text such as `150000`, `150 000,50`, `150000.5` or `150,000.50`
 * @returns whole kopecks, not yet checked against any range
 */
export const readRoubles = (text: string): DecimalReading => readDecimal(text, 2)

/** Between thousands and before a unit, so that an amount stays on one line. */
const NO_BREAK_SPACE = '\u00a0'

const marks: Readonly<Record<Language, { readonly thousands: string; readonly decimal: string }>> =
  { en: { thousands: ',', decimal: '.' }, ru: { thousands: NO_BREAK_SPACE, decimal: ',' } }

/**
 * Writes a whole number of some fraction as a decimal: 5050 ten-thousandths are `0.505`. A negative
 * one has a minus sign, not a hyphen.
 * @param digits the decimals of the fraction, 1 or more
 * @param least how many of them are written even where they are zero
 */
export function writeDecimal(
  value: number,
  digits: number,
  least: number,
  language: Language,
): string {
  const { thousands, decimal } = marks[language]
  const text = String(Math.abs(value)).padStart(digits + 1, '0')
  const point = text.length - digits
  let end = text.length
  while (end > point + least && text[end - 1] === '0') end--
  let start = point
  let written = end === point ? '' : decimal + text.slice(point, end)
  for (; start > 3; start -= 3) written = thousands + text.slice(start - 3, start) + written
  return (value < 0 ? '−' : '') + text.slice(0, start) + written
}

/**
 * Writes an amount in roubles, without the unit: `1,234,567.80` or `1 234 567,80`. A negative one
 * has a hyphen, which programs read as a minus.
 * @param amount whole kopecks
 */
export const writeRoubles = (amount: number, language: Language): string =>
  (amount < 0 ? '-' : '') + writeDecimal(Math.abs(amount), 2, 2, language)

/** Writes an amount in roubles, without the unit, and without kopecks where it has none: `2,979,000` or `40 639,50`. */
export const shortRoubles = (amount: number, language: Language): string =>
  (amount < 0 ? '-' : '') + writeDecimal(Math.abs(amount), 2, amount % 100 === 0 ? 0 : 2, language)

/**
 * Writes an amount for a sentence, with its unit: `2,979,000 roubles`, `40 639,50 ₽`.
 * @param amount whole kopecks
 */
export function writeSum(amount: number, language: Language): string {
  const written = shortRoubles(amount, language)
  return language === 'ru' ? `${written}${NO_BREAK_SPACE}₽` : `${written} roubles`
}

/**
 * Writes a number given in hundredths with two decimals and no thousands: 115 is `1.15` or `1,15`.
 * @param hundredths a whole number
 */
export function writeHundredths(hundredths: number, language: Language): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  const sign = hundredths < 0 ? '-' : ''
  return sign + digits.slice(0, -2) + marks[language].decimal + digits.slice(-2)
}

/** Writes percent: `13%` in English, `13 %` in Russian, after a no-break space. */
export const writePercent = (percent: number | string, language: Language): string =>
  `${percent}${language === 'ru' ? NO_BREAK_SPACE : ''}%`

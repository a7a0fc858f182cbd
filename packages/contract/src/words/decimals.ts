import type { Language } from '../language.ts'

/** A number read from a text, or the problem of the text. */
export type DecimalReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: DecimalProblem }

/** The problem of the text of a number. */
export type DecimalProblem = 'not_a_number' | 'too_many_decimals'

// Thousands may be separated by the ordinary space and those of Russian typography.
const PLAIN = /^(-?)(\d+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)(?:[.,](\d+))?$/
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

const decimalMark: Record<Language, string> = { en: '.', ru: ',' }

/**
 * Writes a number given in hundredths with two decimals: 115 is `1.15` or `1,15`.
 * @param hundredths a whole number
 */
export function writeHundredths(hundredths: number, language: Language): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  const sign = hundredths < 0 ? '-' : ''
  return `${sign}${digits.slice(0, -2)}${decimalMark[language]}${digits.slice(-2)}`
}

/**
 * Separates thousands. Russian amounts have an ordinary space: it looks like the no-break one in a
 * terminal, `grep` finds it, and spreadsheets accept it.
 */
const thousands: Record<Language, string> = { en: ',', ru: ' ' }

/**
 * Writes an amount in roubles, without the unit: `1,234,567.80` or `1 234 567,80`.
 * @param amount whole kopecks
 */
export function writeRoubles(amount: number, language: Language): string {
  // The two decimals are too few to be separated.
  return writeHundredths(amount, language).replace(/\B(?=(?:\d{3})+(?!\d))/g, thousands[language])
}

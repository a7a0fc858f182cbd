import type { FigureUnit } from '@oklad/contract'
import type { Language } from '@oklad/contract/fields'

const marks: Readonly<Record<Language, { readonly thousands: string; readonly decimal: string }>> =
  { en: { thousands: ',', decimal: '.' }, ru: { thousands: ' ', decimal: ',' } }

/**
 * Writes a whole number of some fraction as a decimal: 5050 ten-thousandths are `0.505`.
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

const writers: Readonly<Record<FigureUnit, (value: number, language: Language) => string>> = {
  kopecks: (value, language) => writeDecimal(value, 2, 2, language),
  hundredths_of_kopeck: (value, language) => writeDecimal(value, 4, 2, language),
  thousandths_of_kopeck: (value, language) => writeDecimal(value, 5, 2, language),
  percent: (value) => `${value} %`,
  tenths_of_percent: (value, language) => `${writeDecimal(value, 1, 0, language)} %`,
  hundredths_of_percent: (value, language) => `${writeDecimal(value, 2, 0, language)} %`,
  days: String,
  times: String,
}

/** Writes a number of a breakdown for people: amounts in roubles, rates in percent. */
export const writeValue = (value: number, unit: FigureUnit, language: Language): string =>
  writers[unit](value, language)

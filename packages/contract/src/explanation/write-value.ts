import type { StepUnit } from '@oklad/engine'
import type { Language } from '../language.ts'
import { writeRoubles } from '../words/write-roubles.ts'

const decimalMark: Record<Language, string> = { en: '.', ru: ',' }

/**
 * Writes a whole number of some fraction as a decimal: 5050 ten-thousandths are `0.505`.
 * @param digits how many decimals the fraction has
 * @param least how many of them are written even where they are zero
 */
function writeFraction(value: number, digits: number, least: number, language: Language): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0')
  const whole = text.slice(0, -digits)
  const kept = text.slice(-digits).replace(/0+$/, '').padEnd(least, '0')
  const sign = value < 0 ? '-' : ''
  // The whole part is written as amounts are: as so many roubles without their kopecks.
  const grouped = writeRoubles(Number(whole) * 100, language).slice(0, -3)
  return kept === '' ? `${sign}${grouped}` : `${sign}${grouped}${decimalMark[language]}${kept}`
}

const writers: Record<StepUnit, (value: number, language: Language) => string> = {
  kopecks: writeRoubles,
  hundredths_of_kopeck: (value, language) => writeFraction(value, 4, 2, language),
  thousandths_of_kopeck: (value, language) => writeFraction(value, 5, 2, language),
  percent: (value) => `${value} %`,
  tenths_of_percent: (value, language) => `${writeFraction(value, 1, 0, language)} %`,
  hundredths_of_percent: (value, language) => `${writeFraction(value, 2, 0, language)} %`,
  days: String,
  times: String,
}

/** Writes a number of an explanation for people: amounts in roubles, rates in percent. */
export function writeValue(value: number, unit: StepUnit, language: Language): string {
  return writers[unit](value, language).replace('-', '−')
}

/** Writes ten-thousandths of a kopeck in roubles: `0.505505`. */
export function writeExactly(value: number, digits: number, language: Language): string {
  return writeFraction(value, digits, 2, language)
}

/** Writes an amount of whole roubles without its kopecks: `357,000`. */
export function writeWholeRoubles(value: number, language: Language): string {
  return writeRoubles(value, language).slice(0, -3)
}

import type { Language } from '../language.ts'

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

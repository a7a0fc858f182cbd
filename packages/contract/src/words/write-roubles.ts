import type { Language } from '../language.ts'
import { writeHundredths } from './write-hundredths.ts'

/**
 * The thousands of Russian amounts are parted by an ordinary space: in a terminal it looks like
 * the no-break one and, unlike it, is found by `grep` and understood where the amount is pasted.
 */
const thousands: Record<Language, string> = { en: ',', ru: ' ' }

/**
 * Writes an amount in roubles, without the unit: `1,234,567.80` or `1 234 567,80`.
 * @param amount whole kopecks
 */
export function writeRoubles(amount: number, language: Language): string {
  // The two decimals are too few to be parted.
  return writeHundredths(amount, language).replace(/\B(?=(?:\d{3})+(?!\d))/g, thousands[language])
}

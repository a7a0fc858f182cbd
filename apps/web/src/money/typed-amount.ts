import { type Language, readRoubles, writeRoubles } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'

/** An amount as it is typed: digits, spaces and one decimal mark. */
const TYPED = /^([\d\s]*)(?:([.,])(\d*))?$/

/**
 * Inserts thousands separators into an amount that is being typed: `150000,5` is `150 000,5`. A text
 * that is not an amount is returned as it is.
 */
export function groupedAsTyped(text: string): string {
  const match = TYPED.exec(text)
  if (match === null) return text
  const [, whole = '', mark = '', fraction = ''] = match
  const digits = whole.replace(/\s/g, '').replace(/^0+(?=\d)/, '')
  return `${digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ' ')}${mark}${fraction}`
}

/**
 * The caret in a text whose separators changed: before the same digits and mark.
 * @param caret in `before`
 */
export function caretIn(after: string, before: string, caret: number): number {
  let right = before.slice(caret).replace(/\s/g, '').length
  let position = after.length
  while (right > 0 && position > 0) {
    position -= 1
    if (after.charAt(position) !== ' ') right -= 1
  }
  return position
}

/** Reads a typed text: kopecks, `null` for an empty one, or `wrong`. */
export function readTyped(text: string): Kopecks | null | 'wrong' {
  // Pasted amounts may have a unit; a decimal mark is typed before its digits.
  const bare = text
    .replace(/(?:₽|руб\.?|rub|р\.?)\s*$/i, '')
    .replace(/[.,]$/, '')
    .trim()
  if (bare === '') return null
  const reading = readRoubles(bare.replace(/\s/g, ''))
  return reading.ok && reading.value >= 0 && Number.isSafeInteger(reading.value)
    ? (reading.value as Kopecks)
    : 'wrong'
}

/** Writes an amount as a person would type it: `150 000`, `150 000,50`. */
export function asTyped(amount: Kopecks, language: Language): string {
  return writeRoubles(amount, language)
    .replace(/[.,]00$/, '')
    .replaceAll(language === 'en' ? ',' : ' ', ' ')
}

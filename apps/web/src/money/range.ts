import type { Language } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import { type Period, readTyped } from './typed-amount.ts'

/** Between the two amounts of a range. */
const BETWEEN = /-|–|—|…|\.\.\.?|до| to /i

/** A longer text is no range. */
const LONGEST = 120

/** The words after a number, from the first letter on: `тыс` of `200-250 тыс`. */
function wordsIn(text: string): string {
  const start = text.search(/[^\d\s.,]/)
  return start === -1 ? '' : text.slice(start)
}

/** The two amounts of a range, kopecks; `undefined` for another text. */
export function rangeIn(
  text: string,
  language: Language,
  period?: Period,
): readonly [Kopecks, Kopecks] | undefined {
  if (text.length > LONGEST) return undefined
  const [first = '', second = '', ...more] = text.replace(/^\s*(?:от|from)\s/i, '').split(BETWEEN)
  if (first.trim() === '' || second.trim() === '' || more.length > 0) return undefined
  const words = wordsIn(first) === '' ? wordsIn(second) : ''
  const [least, most] = [`${first} ${words}`, second].map((one) => readTyped(one, language, period))
  return typeof least === 'number' && typeof most === 'number' ? [least, most] : undefined
}

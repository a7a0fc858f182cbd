import type { Language } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import { type Period, readTyped } from './typed-amount.ts'

/** Between the two amounts of a range. */
const BETWEEN = /-|–|—|…|\.\.\.?|до| to /i

/** The word after a number: `тыс` of `200-250 тыс`. */
const WORDS = /[^\d\s.,].*$/

/** The two amounts of a range, kopecks; `undefined` for another text. */
export function rangeIn(
  text: string,
  language: Language,
  period?: Period,
): readonly [Kopecks, Kopecks] | undefined {
  const [first = '', second = '', ...more] = text.replace(/^\s*(?:от|from)\s/i, '').split(BETWEEN)
  if (first.trim() === '' || second.trim() === '' || more.length > 0) return undefined
  const words = WORDS.test(first) ? '' : (WORDS.exec(second)?.[0] ?? '')
  const [least, most] = [`${first} ${words}`, second].map((one) => readTyped(one, language, period))
  return typeof least === 'number' && typeof most === 'number' ? [least, most] : undefined
}

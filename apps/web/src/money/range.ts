import type { Language } from '@oklad/contract/fields'
import { type Kopecks, roubles } from '@oklad/engine'
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

/** A number with the word for thousands or millions after it. Letters among digits, such as `15О000`, make it none. */
const NUMBER =
  /(?<![\p{L}\d])\d(?:[\d\s.,'’_]*\d)?(?:\s*(?:тыс|млн|mln|к|k|т|м|m))?(?![\p{L}\d])/giu

/** A word that multiplies the number before it, and is not read. */
const LARGER = /млрд|миллиард|трлн|триллион|billion|trillion|\bbn\b/iu

/** The smallest amount that is asked about: a smaller number, as of `150 сотен`, counts something else. */
const LEAST = roubles(1_000)

/** The one amount among other words and signs, such as `около 100 000` or `150'000`, kopecks; `undefined` where there are several. */
export function amountAmong(text: string, language: Language): Kopecks | undefined {
  if (text.length > LONGEST || LARGER.test(text)) return undefined
  const [only, ...more] = text.match(NUMBER) ?? []
  if (only === undefined || more.length > 0) return undefined
  const amount = readTyped(only.replace(/(?<=\d)['’_](?=\d{3}(?!\d))/g, ' '), language)
  return typeof amount === 'number' && amount >= LEAST ? amount : undefined
}

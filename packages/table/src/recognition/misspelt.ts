import leven from 'leven'
import {
  exactReader,
  forEachQuestion,
  knownHeaders,
  nameOf,
  type Question,
} from '../request-columns.ts'
import { plainTitle } from './header-words.ts'
import { terms } from './vocabulary.ts'

/** A shorter header is not compared with known ones: СН is one letter from many. */
const SHORTEST_MISSPELT = 5

/** A text that is compared, with a bit for each of its letters: most texts differ by more of them than a misspelt one. */
interface Compared {
  readonly text: string
  readonly letters: number
}

const compared = (text: string): Compared => ({
  text,
  letters: Array.from(text).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0),
})

/** The words of terms that a misspelt one may resemble. */
const termWords = Object.values(terms)
  .flatMap((words) => words.split(/ \| /))
  .map((word) => word.replace('*', ''))
  .filter((word) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST_MISSPELT)
  .map(compared)

const titlesOf = forEachQuestion((question) =>
  knownHeaders(question).map(({ name, title }) => ({ name, ...compared(title) })),
)

const sortedLetters = (text: string) => [...text].sort().join('')

function countOfBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Whether two texts differ by a letter, by two if they are long, or by letters that changed places. */
function resembles({ text: given, letters }: Compared, known: Compared): boolean {
  if (given === known.text || given.length < SHORTEST_MISSPELT) return false
  const maxDistance = given.length < 10 ? 1 : 2
  if (Math.abs(given.length - known.text.length) > maxDistance) return false
  // A changed letter takes one away and adds one.
  if (countOfBits(letters ^ known.letters) > 2 * maxDistance) return false
  if (leven(given, known.text, { maxDistance: maxDistance + 1 }) <= maxDistance) return true
  return given[0] === known.text[0] && sortedLetters(given) === sortedLetters(known.text)
}

/** The column whose header one resembles but for a letter or two, or one of whose words it has. */
export function misspelt(header: string, question: Question): readonly string[] | undefined {
  const title = plainTitle(header)
  const given = compared(title)
  const whole = titlesOf(question).find((one) => resembles(given, one))
  if (whole !== undefined) {
    const column = exactReader(question)(whole.name)
    return [column ? nameOf(column) : whole.name]
  }
  const words = title.split(' ').map(compared)
  const isTerm = words.some((word) => termWords.some((term) => resembles(word, term)))
  return isTerm ? [] : undefined
}

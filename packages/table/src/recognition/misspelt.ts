import leven from 'leven'
import { exactReader, knownHeaders, nameOf, type Question } from '../request-columns.ts'
import { plainTitle } from './header-words.ts'
import { terms } from './vocabulary.ts'

/** A shorter header is not compared with known ones: СН is one letter from many. */
const SHORTEST_MISSPELT = 5

/** The words of terms that a misspelt one may resemble. */
const termWords = Object.values(terms)
  .flatMap((words) => words.split(/ \| /))
  .map((word) => word.replace('*', ''))
  .filter((word) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST_MISSPELT)

const sortedLetters = (text: string) => [...text].sort().join('')

/** Whether two texts differ by a letter, by two if they are long, or by letters that changed places. */
function resembles(given: string, known: string): boolean {
  if (given === known || given.length < SHORTEST_MISSPELT) return false
  const maxDistance = given.length < 10 ? 1 : 2
  if (Math.abs(given.length - known.length) > maxDistance) return false
  if (leven(given, known, { maxDistance: maxDistance + 1 }) <= maxDistance) return true
  return given[0] === known[0] && sortedLetters(given) === sortedLetters(known)
}

/** The column whose header one resembles but for a letter or two, or one of whose words it has. */
export function misspelt(header: string, question: Question): readonly string[] | undefined {
  const title = plainTitle(header)
  const whole = knownHeaders(question).find((known) => resembles(title, known.title))
  if (whole !== undefined) {
    const column = exactReader(question)(whole.name)
    return [column ? nameOf(column) : whole.name]
  }
  const words = title.split(' ')
  const isTerm = words.some((word) => termWords.some((term) => resembles(word, term)))
  return isTerm ? [] : undefined
}

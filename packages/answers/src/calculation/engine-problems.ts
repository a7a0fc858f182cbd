import type { InputProblem } from '@oklad/contract/internal'
import type { Problem } from '@oklad/engine'
import { MOST_DAYS } from '@oklad/engine/ranges'

/** Terms of the engine whose fields have other names. */
const renamed: Readonly<Record<string, string>> = {
  dayHundredths: 'days',
  districtCoefficient: 'territorial_multiplier',
}

const fieldOf = (term: string) =>
  renamed[term] ?? term.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The names and the numbers of a place: `months[3].northernPay`. */
const partsOf = (path: string) => path.split(/[.[\]]+/).filter((part) => part !== '')

const topOf = (path: string) => partsOf(path)[0] ?? path

/** The place in a request, without the first slash: `months/3/northern_pay`. */
const placeOf = (path: string) => partsOf(path).map(fieldOf).join('/')

/**
 * Returns the problem of a request that a problem of the engine's terms is.
 * @throws {Error} for a value that the schema of the request should have refused
 */
export function inputProblem(problem: Problem): InputProblem {
  const place = placeOf(problem.path)
  const pointer = `/${place}`
  switch (problem.code) {
    case 'missing':
      return { code: 'missing_field', pointer }
    case 'repeated':
      return { code: 'duplicate_field', pointer }
    case 'notWhole':
      return { code: 'not_an_integer', pointer, minimum: 1, maximum: MOST_DAYS }
    case 'outOfRange': {
      const { lowest: minimum, highest: maximum } = problem
      return { code: 'out_of_range', pointer, minimum, maximum }
    }
    case 'wrongLength':
      return { code: 'wrong_length', pointer, minimum: problem.least, maximum: problem.most }
    case 'excluded': {
      const fields = [place, placeOf(problem.beside)]
      return { code: 'excluded_fields', pointer, fields, reason: problem.reason }
    }
    default:
      throw new Error(`The request has a value that no schema refuses: ${problem.path}`)
  }
}

/**
 * Returns the problems of a request whose right fields gave the terms. The schema has named what is missing or wrong by
 * itself: a field without a term has no other problem than that a rule needs it.
 */
export const inputProblems = (problems: readonly Problem[], terms: object): InputProblem[] =>
  problems
    .filter(({ code, path }) => code === 'missing' || Object.hasOwn(terms, topOf(path)))
    .map((problem) => inputProblem(problem))

import { startYears } from '@oklad/contract/fields'
import { type InputProblem, MOST_PROBLEMS, pointerTo, suggestField } from '@oklad/contract/internal'

/** A tax year, or the problem of its text. */
export type YearReading =
  | { readonly ok: true; readonly year: number }
  | { readonly ok: false; readonly problem: InputProblem }

/**
 * Reads a tax year whose law can be asked for.
 * @param name of the parameter, for the problem
 */
export function readLawYear(name: string, text: string): YearReading {
  const wrong = (code: 'not_an_integer' | 'out_of_range'): YearReading => ({
    ok: false,
    problem: { code, pointer: pointerTo('', name), ...startYears },
  })
  if (!/^\d+$/.test(text)) return wrong('not_an_integer')
  const year = text.length === 4 ? Number(text) : 0
  if (year < startYears.minimum || year > startYears.maximum) return wrong('out_of_range')
  return { ok: true, year }
}

/**
 * Finds the parameters of a query that a route does not have.
 * @param query without its question mark
 */
export const unknownParameters = (query: string, known: readonly string[] = []): InputProblem[] =>
  unknownNames([...new Set(new URLSearchParams(query).keys())], known).slice(0, MOST_PROBLEMS)

/** The problems of names that are not known, each with the known one that it may be. */
export const unknownNames = (names: readonly string[], known: readonly string[]): InputProblem[] =>
  names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const suggestion = suggestField(name, known)
      const pointer = pointerTo('', name)
      return { code: 'unknown_field', pointer, ...(suggestion && { suggestion }) }
    })

/** Two tax years, or everything that is wrong with the query. */
export type DifferenceReading =
  | { readonly ok: true; readonly from: number; readonly to: number }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }

const parameters = ['from', 'to'] as const

/**
 * Reads the query of a comparison: `from=2024&to=2025`.
 * @param query without its question mark
 */
export function readDifferenceQuery(query: string): DifferenceReading {
  const given = new URLSearchParams(query)
  const problems: InputProblem[] = []
  const years = parameters.map((name) => {
    const [text, ...more] = given.getAll(name)
    const pointer = pointerTo('', name)
    if (text === undefined) problems.push({ code: 'missing_field', pointer, ...startYears })
    if (more.length > 0) problems.push({ code: 'duplicate_field', pointer })
    if (text === undefined || more.length > 0) return 0
    const reading = readLawYear(name, text)
    if (!reading.ok) problems.push(reading.problem)
    return reading.ok ? reading.year : 0
  }) as [from: number, to: number]
  problems.push(...unknownParameters(query, parameters))
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
  return { ok: true, from: years[0], to: years[1] }
}

import type { Place } from '@oklad/answers/places'
import { everyPlace } from '@oklad/answers/places'
import { type Language, languages } from '@oklad/contract/fields'
import { roubles } from '@oklad/engine'
import { type Details, withDetail } from '../input/details.ts'
import { emptyInput, type Input } from '../input/input.ts'

const questions = ['salary', 'net', 'city', 'vacation', 'sick'] as const
export type Question = (typeof questions)[number]

/** The subject of an answer page, read from its path. */
export interface Subject {
  readonly language: Language
  readonly question: Question
  /** The last part of the path: whole roubles, or the name of a town. */
  readonly value: string
  /** The town of a `city` page. */
  readonly place: Place | undefined
  readonly input: Input
}

/** The salary of the pages of towns, roubles a month. */
export const CITY_SALARY = 100_000

/** The round sums, roubles a month, which are in the sitemap and among the neighbours. */
export const chosenAmounts: readonly number[] = [
  ...[30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 180, 200, 220, 250, 280, 300, 350, 400, 450, 500],
  ...[600, 700, 800, 900, 1000, 1200, 1500, 2000, 3000, 5000],
].map((thousands) => thousands * 1000)

/** The name of a place in a path: `komsomolsk-on-amur`. */
export const slugOf = ({ name }: Place) => name.en.toLowerCase().replace(/[^a-z]+/g, '-')

const placesBySlug = new Map(everyPlace.map((place) => [slugOf(place), place]))

export const pathOf = (language: Language, question: Question, value: string | number) =>
  `/${language}/${question}/${value}`

/** The input of a salary in a place, whose allowance depends on a seniority that is not known. */
export function inputIn(place: Place, salary: number): Input {
  const { districtCoefficient, northernAllowance, name } = place
  const details: Details = withDetail({}, 'territorial_multiplier', districtCoefficient)
  const amount = roubles(salary)
  const fullAllowance = northernAllowance || undefined
  return { ...emptyInput, amount, place: name.ru, fullAllowance, details }
}

/** Roubles as a path has them: digits only, at most ten of them. */
const AMOUNT = /^[1-9]\d{0,9}$/

/**
 * Reads the path of an answer page.
 * @returns the language alone where the path asks nothing that a page answers
 */
export function subjectOf(path: string): Subject | { readonly language: Language } {
  const [, first, second, value = '', ...rest] = path.split('/')
  const language = languages.find((known) => known === first) ?? 'en'
  const question = questions.find((known) => known === second)
  if (question === undefined || rest.length > 0) return { language }
  const place = question === 'city' ? placesBySlug.get(value) : undefined
  if (place !== undefined) {
    return { language, question, value, place, input: inputIn(place, CITY_SALARY) }
  }
  if (question === 'city' || !AMOUNT.test(value)) return { language }
  const amount = roubles(Number(value))
  const input: Input =
    question === 'net'
      ? { ...emptyInput, kind: 'net', basis: 'every_month', amount }
      : { ...emptyInput, amount }
  return { language, question, value, place, input }
}

import { everyStartYear, type Language, snakeCase } from '@oklad/contract/fields'
import {
  type Json,
  type LawDifferenceResponse,
  type LawFigureState,
  type LawResponse,
  type LawYear,
  type LawYearsResponse,
  operationNamed,
} from '@oklad/contract/internal'
import { EARLIEST_TAX_YEAR, type Figure, type Law, lawOf, lawVersion } from '@oklad/engine'
import { allFiguresOf, type LawFigureKey, lawFigureKeys, Scale } from '@oklad/engine/internal'

const { path: lawPath } = operationNamed('lawYears')

/** The tax years whose law can be asked for, with its addresses. */
export function lawYears(): LawYearsResponse {
  return {
    version: lawVersion(),
    years: everyStartYear.map((year) => ({
      ...writeYear(lawOf(year)),
      law: `${lawPath}/${year}`,
      changes: year === EARLIEST_TAX_YEAR ? null : `${lawPath}/diff?from=${year - 1}&to=${year}`,
    })),
  }
}

/**
 * Every figure of a tax year with its source.
 * @throws {RangeError} for a year whose law is not known
 */
export function lawDocument(year: number, language: Language): LawResponse {
  const law = lawOf(year)
  return {
    ...writeYear(law),
    figures: lawFigureKeys.map((key) => ({
      ...writeHeading(key, allFiguresOf(law)[key], language),
      ...writeState(allFiguresOf(law)[key]),
    })),
  }
}

/**
 * The figures whose values differ between two tax years, with both sources.
 * @throws {RangeError} for a year whose law is not known
 */
export function lawDifference(from: number, to: number, language: Language): LawDifferenceResponse {
  const [before, after] = [lawOf(from), lawOf(to)]
  return {
    from: writeYear(before),
    to: writeYear(after),
    figures: changedFigures(before, after).map((key) => ({
      ...writeHeading(key, allFiguresOf(after)[key], language),
      before: writeState(allFiguresOf(before)[key]),
      after: writeState(allFiguresOf(after)[key]),
    })),
  }
}

/** The figures whose values differ; one enacted anew with the same value does not. */
export function changedFigures(before: Law, after: Law): readonly LawFigureKey[] {
  const valueIn = (law: Law, key: LawFigureKey) =>
    JSON.stringify(wireValue(allFiguresOf(law)[key].value))
  return lawFigureKeys.filter((key) => valueIn(before, key) !== valueIn(after, key))
}

const writeYear = ({ year, figuresOf, provisional }: Law): LawYear => ({
  year,
  figures_of: figuresOf,
  provisional,
})

const writeHeading = (
  name: LawFigureKey,
  { title, unit }: Figure<unknown>,
  language: Language,
) => ({
  name: snakeCase(name),
  title: title[language],
  unit,
})

const writeState = ({ value, from, citation, checked }: Figure<unknown>): LawFigureState => ({
  value: wireValue(value) as LawFigureState['value'],
  from,
  citation: { ...citation },
  checked,
})

/**
 * The value of a figure as JSON: the engine's numbers under wire names, a scale as its brackets.
 * The last bracket has no top, for which JSON has no number.
 * @throws {TypeError} for a value that JSON cannot hold
 */
export function wireValue(value: unknown): Json {
  if (value instanceof Scale) {
    return value.brackets.map(({ upTo, rate }) => ({
      up_to: upTo === Number.POSITIVE_INFINITY ? null : upTo,
      rate,
    }))
  }
  if (Array.isArray(value)) return value.map(wireValue)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [snakeCase(name), wireValue(part)]),
    )
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (Number.isSafeInteger(value)) return value as number
  throw new TypeError(`A law figure cannot be written as JSON: ${String(value)}`)
}

import { type Figure, type Law, lawOf } from '@oklad/engine'
import type { Language } from '../language.ts'
import { startYears } from '../request/schemas.ts'
import { type FigureName, wireName } from './names.ts'
import type {
  LawDifferenceResponse,
  LawFigureState,
  LawResponse,
  LawYear,
  LawYearsResponse,
} from './schemas.ts'
import { figureNames, figureTitles } from './titles.ts'
import { wireValue } from './wire-value.ts'

/** Where the law is. */
export const LAW_PATH = '/api/v1/law'

/** The list of the tax years whose law can be asked for, and where it is. */
export function lawYears(): LawYearsResponse {
  const { minimum, maximum } = startYears
  const years = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
  return {
    years: years.map((year) => ({
      ...yearOf(lawOf(year)),
      law: `${LAW_PATH}/${year}`,
      changes: year === minimum ? null : `${LAW_PATH}/diff?from=${year - 1}&to=${year}`,
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
    ...yearOf(law),
    figures: figureNames.map((name) => ({
      ...described(law, name, language),
      ...stateOf(law.figures[name]),
    })),
  }
}

/**
 * The figures whose values differ between two tax years, in either direction, with both sources.
 * A figure that was only enacted anew with the same value does not differ.
 * @throws {RangeError} for a year whose law is not known
 */
export function lawDifference(from: number, to: number, language: Language): LawDifferenceResponse {
  const [before, after] = [lawOf(from), lawOf(to)]
  return {
    from: yearOf(before),
    to: yearOf(after),
    figures: changedFigures(before, after).map((name) => ({
      ...described(after, name, language),
      before: stateOf(before.figures[name]),
      after: stateOf(after.figures[name]),
    })),
  }
}

/** The names of the figures whose values differ. */
export function changedFigures(before: Law, after: Law): readonly FigureName[] {
  const valueIn = (law: Law, name: FigureName) => JSON.stringify(wireValue(law.figures[name].value))
  return figureNames.filter((name) => valueIn(before, name) !== valueIn(after, name))
}

const yearOf = ({ year, figuresOf, provisional }: Law): LawYear => ({
  year,
  figures_of: figuresOf,
  provisional,
})

const described = (law: Law, name: FigureName, language: Language) => ({
  name: wireName(name),
  title: figureTitles[name][language],
  unit: law.figures[name].unit,
})

const stateOf = ({ value, from, citation, checked }: Figure<unknown>): LawFigureState => ({
  value: wireValue(value) as LawFigureState['value'],
  from,
  citation: { ...citation },
  checked,
})

import {
  type CombinationProblem,
  fieldNamed,
  type MoreProblems,
  requestFieldNames,
} from '@oklad/contract/fields'
import type { Law } from '@oklad/engine'
import { engineName, type LawFigureKey } from '../law/figure-names.ts'
import { lawStartedIn } from './calculation.ts'

/** The fields of which a value needs a law figure. */
const dependentNames = requestFieldNames.filter((name) => fieldNamed(name).needsFigure)

/**
 * Finds values that the tax year has no rule for: self-employment before its law, a reduced tariff
 * or working days of a year whose figures are not known.
 * @param currentYear the tax year of a request without `start_date`
 */
export const yearProblems =
  (currentYear: number): MoreProblems =>
  (fields) => {
    const problems: CombinationProblem[] = []
    for (const name of dependentNames) {
      const value = fields[name]
      if (value === undefined) continue
      const figure = fieldNamed(name).needsFigure?.[String(value)]
      if (figure === undefined) continue
      const law = lawStartedIn(fields, currentYear)
      if (hasFigure(law, engineName(figure))) continue
      problems.push({
        problem: { code: 'not_in_year', pointer: `/${name}`, year: law.year },
        beside: 'start_date',
      })
    }
    return problems
  }

/** Whether the law of the year has a figure; the calendar of another year cannot stand in. */
export const hasFigure = ({ figures, provisional }: Law, key: LawFigureKey) =>
  figures[key].value !== null && !(provisional && key === 'productionCalendar')

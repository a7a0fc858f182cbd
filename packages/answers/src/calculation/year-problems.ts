import {
  type CombinationProblem,
  camelCase,
  fieldNamed,
  type MoreProblems,
  type RightFields,
  requestFieldNames,
} from '@oklad/contract/fields'
import { outside } from '@oklad/contract/internal'
import type { Law, LawFigures } from '@oklad/engine'
import { absenceProblems } from './absences.ts'
import { lawStartedIn } from './calculation.ts'

/** The fields of which a value needs a law figure. */
const dependentNames = requestFieldNames.filter((name) => fieldNamed(name).needsFigure)

/**
 * Finds values that the law of the tax year has no rule for, such as self-employment before its law,
 * values that need a figure which is not known yet, such as the next production calendar, and an
 * `end_date` before the first month or after the year.
 * @param currentYear the tax year of a request without `start_date`
 */
export const yearProblems =
  (currentYear: number): MoreProblems =>
  (fields, isRight) => {
    const problems = endProblems(fields, currentYear)
    for (const name of dependentNames) {
      const value = fields[name]
      if (value === undefined) continue
      const { needsFigure = {}, schema } = fieldNamed(name)
      const hasEffect = value !== (schema.default ?? 0)
      const needed = needsFigure[String(value)] ?? (hasEffect ? needsFigure['*'] : undefined)
      const figure = typeof needed === 'object' ? needed[fields.employment_type ?? 'TD'] : needed
      if (figure === undefined) continue
      const law = lawStartedIn(fields, currentYear)
      const code = lackOf(law, camelCase(figure) as keyof LawFigures)
      if (code === null) continue
      const problem = { code, pointer: `/${name}`, year: law.year } as const
      problems.push({ problem, beside: 'start_date' })
    }
    const law = lawStartedIn(fields, currentYear)
    return [...problems, ...absenceProblems(fields, isRight && problems.length === 0, law)]
  }

function endProblems(
  { start_date, end_date }: RightFields,
  currentYear: number,
): CombinationProblem[] {
  const start = start_date ?? `${currentYear}-01-01`
  if (end_date === undefined) return []
  const minimum = `${start.slice(0, '2026-03'.length)}-01`
  const maximum = `${start.slice(0, '2026'.length)}-12-31`
  if (end_date >= minimum && end_date <= maximum) return []
  return [{ problem: outside('/end_date', minimum, maximum), beside: 'start_date' }]
}

/**
 * Returns why a year cannot be computed with a figure: its law has no such rule, or the figure is not
 * known yet (the calendar of another year cannot replace it); `null` if it can.
 */
export function lackOf({ figures, workingDays }: Law, key: keyof LawFigures) {
  if (figures[key].value === null) return 'not_in_year'
  return key === 'productionCalendar' && workingDays === null ? 'unknown_in_year' : null
}

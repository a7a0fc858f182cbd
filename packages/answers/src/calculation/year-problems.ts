import {
  type CombinationProblem,
  camelCase,
  fieldNamed,
  isGiven,
  type PrivateCalculationRequest,
  type RightFields,
  requestFieldNames,
} from '@oklad/contract/fields'
import { outside } from '@oklad/contract/internal'
import { type Law, type LawFigures, WrongArgumentsError } from '@oklad/engine'
import { absenceProblems } from './absences.ts'
import { type Calculation, calculationOf, lawStartedIn } from './calculation.ts'
import { inputProblem } from './engine-problems.ts'

/** The fields of which a value needs a law figure. */
const dependentNames = requestFieldNames.filter((name) => fieldNamed(name).needsFigure)

/** A request whose fields are checked with the law of its year. */
export interface Checked<Completed = Calculation> {
  readonly problems: readonly CombinationProblem[]
  /** What the fields are completed to, if they are a whole request without problems. */
  readonly completed?: Completed | undefined
}

/**
 * Finds values that the law of the tax year has no rule for, such as self-employment before its law,
 * values that need a figure which is not known yet, such as the next production calendar, and an
 * `end_date` before the first month or after the year.
 * @param currentYear the tax year of a request without `start_date`
 */
export function yearProblems(fields: RightFields, currentYear: number): CombinationProblem[] {
  const law = lawStartedIn(fields, currentYear)
  return [...fieldProblems(fields, law, currentYear), ...absenceProblems(fields, law)]
}

/** The same without the problems of absences. */
function fieldProblems(fields: RightFields, law: Law, currentYear: number): CombinationProblem[] {
  const problems = endProblems(fields, currentYear)
  for (const name of dependentNames) {
    const value = fields[name]
    if (value === undefined) continue
    const { needsFigure = {}, schema } = fieldNamed(name)
    const hasEffect = value !== (schema.default ?? 0)
    const needed = needsFigure[String(value)] ?? (hasEffect ? needsFigure['*'] : undefined)
    const figure = typeof needed === 'object' ? needed[fields.employment_type ?? 'TD'] : needed
    if (figure === undefined) continue
    const code = lackOf(law, camelCase(figure) as keyof LawFigures)
    if (code === null) continue
    const problem = { code, pointer: `/${name}`, year: law.year } as const
    problems.push({ problem, beside: 'start_date' })
  }
  return problems
}

/**
 * Checks the fields of a request with the law of its year, and completes a whole request. Absences of a whole request
 * are checked once, when their pay is computed.
 * @param isWhole whether the fields are a whole request, without other problems
 * @param currentYear the tax year of a request without `start_date`
 */
export function checkedYear(fields: RightFields, isWhole: boolean, currentYear: number): Checked {
  const law = lawStartedIn(fields, currentYear)
  const problems = fieldProblems(fields, law, currentYear)
  const areComputed = isWhole && problems.length === 0 && isGiven(fields.absences)
  if (!areComputed) problems.push(...absenceProblems(fields, law))
  if (!isWhole || problems.length > 0) return { problems }
  try {
    return { problems, completed: calculationOf(fields as PrivateCalculationRequest, currentYear) }
  } catch (error) {
    if (!(error instanceof WrongArgumentsError)) throw error
    const found = error.problems.map((problem) => inputProblem(problem))
    return { problems: found.map((problem) => ({ problem, beside: 'start_date' })) }
  }
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

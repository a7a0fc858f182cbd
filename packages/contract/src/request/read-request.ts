import { type InputProblem, MOST_PROBLEMS } from '../errors/input-problems.ts'
import { compile } from '../schema/compile.ts'
import { type Calculation, lawAt } from './calculation.ts'
import type { CalculationKind } from './calculation-kind.ts'
import { calculationOfRight } from './circumstances-of.ts'
import { combinationProblems, type RightFields } from './combinations.ts'
import { parseJson } from './parse-json.ts'
import { isPlainRequest } from './plain-request.ts'
import { problemsOf } from './problems-of.ts'
import { PrivateCalculationRequest, PublicCalculationRequest } from './schemas.ts'

/** A request that could be read, or everything that is wrong with it. */
export type Reading =
  | { readonly ok: true; readonly calculation: Calculation }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }

const validators = {
  public: compile(PublicCalculationRequest),
  private: compile(PrivateCalculationRequest),
}

/**
 * Reads the body of a calculation request.
 * @param kind which fields there may be
 * @param text the body, JSON
 * @param currentYear the calendar year in Moscow: the tax year where none is given
 */
export function readCalculationRequest(
  kind: CalculationKind,
  text: string,
  currentYear: number,
): Reading {
  const { value, problems } = parseJson(text)
  if (value === undefined) return refused(problems)
  const reading = readCalculation(kind, value, currentYear)
  if (problems.length === 0) return reading
  return refused(reading.ok ? problems : [...problems, ...reading.problems])
}

/**
 * Reads a calculation request that is already an object: from a form or a command line.
 * @param kind which fields there may be
 * @param value the request, as parsed from JSON
 * @param currentYear the calendar year in Moscow: the tax year where none is given
 */
export function readCalculation(
  kind: CalculationKind,
  value: unknown,
  currentYear: number,
): Reading {
  if (isPlainRequest(kind, value)) return calculationOf(value, currentYear)
  const validator = validators[kind]
  if (validator.accepts(value)) return calculationOf(value, currentYear)
  const given = givenFields(value, validator.schema as Form)
  if (validator.accepts(given)) return calculationOf(given, currentYear)
  const problems = problemsOf(validator, given)
  const isUnknown = ({ code }: InputProblem) => code === 'unknown_field'
  return refused([
    ...problems.filter((problem) => !isUnknown(problem)),
    ...(kind === 'private' ? combinationsOfRightFields(given, problems, currentYear) : []),
    ...problems.filter(isUnknown),
  ])
}

/** The problems of combinations among the fields of a request that are right by themselves. */
function combinationsOfRightFields(
  given: unknown,
  problems: readonly InputProblem[],
  currentYear: number,
): InputProblem[] {
  if (problems.some(({ pointer }) => pointer === '')) return []
  const wrong = new Set(problems.map(({ pointer }) => pointer.split('/', 2)[1]))
  const right: RightFields = Object.fromEntries(
    Object.entries(given as object).filter(([name]) => !wrong.has(name)),
  )
  return combinationProblems(right, lawAt(right.start_date, currentYear), wrong)
}

function calculationOf(request: PrivateCalculationRequest, currentYear: number): Reading {
  const calculation = calculationOfRight(request, currentYear)
  const { extended, law } = calculation
  const problems = extended === undefined ? [] : combinationProblems(extended, law)
  return problems.length > 0 ? refused(problems) : { ok: true, calculation }
}

const refused = (problems: readonly InputProblem[]): Reading => ({
  ok: false,
  problems: problems.slice(0, MOST_PROBLEMS),
})

interface Form {
  readonly properties?: Readonly<Record<string, Form>>
  readonly items?: Form
}

/**
 * What is worth checking. `null` for an optional field counts as omitted, in objects within the
 * request too; for a required one that is "missing". Unknown fields stay, whatever they hold, but
 * no more of them than are told: each one takes its time, and a body can hold thousands.
 */
function givenFields(value: unknown, form: Form, unknown = { count: 0 }): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { properties, items } = form
  if (Array.isArray(value)) {
    return items === undefined ? value : value.map((item) => givenFields(item, items, unknown))
  }
  if (properties === undefined) return value
  const fields: [string, unknown][] = []
  for (const [name, field] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (known === undefined) {
      if (unknown.count++ < MOST_PROBLEMS) fields.push([name, field])
    } else if ((field ?? null) !== null) {
      fields.push([name, givenFields(field, known, unknown)])
    }
  }
  return Object.fromEntries(fields)
}

import { type Kopecks, type Law, lawOf, type Month, type Terms } from '@oklad/engine'
import type Type from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { type InputProblem, MOST_PROBLEMS } from '../errors/input-problems.ts'
import type { CalculationKind } from './calculation-kind.ts'
import { circumstancesOf, isExtended } from './circumstances-of.ts'
import { combinationProblems } from './combinations.ts'
import { parseJson } from './parse-json.ts'
import { isPlainRequest } from './plain-request.ts'
import { problemsOf } from './problems-of.ts'
import { PrivateCalculationRequest, PublicCalculationRequest } from './schemas.ts'

/** What a request asks to be calculated, in the engine's words. */
export interface Calculation {
  readonly terms: Terms
  readonly law: Law
  /** The extensions of the request, where it asks for more than the interface's own answer. */
  readonly extended?: PrivateCalculationRequest
}

/** A request that could be read, or everything that is wrong with it. */
export type Reading =
  | { readonly ok: true; readonly calculation: Calculation }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }

const forms = {
  public: { schema: PublicCalculationRequest, validator: Compile(PublicCalculationRequest) },
  private: { schema: PrivateCalculationRequest, validator: Compile(PrivateCalculationRequest) },
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
  const { schema, validator } = forms[kind]
  if (validator.Check(value)) return calculationOf(value, currentYear)
  const given = givenFields(value, schema.properties)
  if (validator.Check(given)) return calculationOf(given, currentYear)
  const problems = problemsOf(validator as Validator, schema as Type.TSchema, given)
  return refused(problems)
}

function calculationOf(request: PrivateCalculationRequest, currentYear: number): Reading {
  const { start_date } = request
  const law = lawOf(start_date === undefined ? currentYear : Number(start_date.slice(0, 4)))
  const terms: Terms = {
    grossSalary: request.gross_salary as Kopecks,
    districtCoefficient: request.territorial_multiplier ?? 100,
    northernAllowance: (request.northern_coefficient ?? 100) - 100,
    firstMonth: (start_date === undefined ? 1 : Number(start_date.slice(5, 7))) as Month,
    hasTaxPrivilege: request.has_tax_privilege ?? false,
  }
  if (!isExtended(request)) return { ok: true, calculation: { law, terms } }
  const problems = combinationProblems(request, law)
  if (problems.length > 0) return refused(problems)
  const circumstances = circumstancesOf(request)
  return {
    ok: true,
    calculation: { law, terms: { ...terms, circumstances }, extended: request },
  }
}

const refused = (problems: readonly InputProblem[]): Reading => ({
  ok: false,
  problems: problems.slice(0, MOST_PROBLEMS),
})

/**
 * What is worth checking. `null` for an optional field counts as omitted; for a required one that
 * is "missing". Unknown fields stay, whatever they hold, but no more of them than are told: each
 * one takes its time, and a body can hold thousands.
 */
function givenFields(value: unknown, known: object): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  let unknown = 0
  return Object.fromEntries(
    Object.entries(value).filter(([name, field]) =>
      Object.hasOwn(known, name) ? (field ?? null) !== null : unknown++ < MOST_PROBLEMS,
    ),
  )
}

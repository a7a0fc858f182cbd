import { type Kopecks, type Law, lawOf, type Month, type Terms } from '@oklad/engine'
import type Type from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { InputProblem } from '../errors/input-problems.ts'
import { parseJson } from './parse-json.ts'
import { problemsOf } from './problems-of.ts'
import { PrivateCalculationRequest, PublicCalculationRequest, startYears } from './schemas.ts'

/** What a request asks to be calculated, in the engine's words. */
export interface Calculation {
  readonly terms: Terms
  readonly law: Law
}

/** A request that could be read, or everything that is wrong with it. */
export type Reading =
  | { readonly ok: true; readonly calculation: Calculation }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }

/** Which of the two calculations is asked for. */
export type CalculationKind = 'public' | 'private'

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
  return problems.length > 0 ? { ok: false, problems } : readCalculation(kind, value, currentYear)
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
  const form = forms[kind]
  if (form.validator.Check(value)) return calculationOf(value, currentYear)
  const given = withoutNulls(value)
  if (form.validator.Check(given)) return calculationOf(given, currentYear)
  const problems = problemsOf(form.validator as Validator, form.schema as Type.TSchema, given)
  const year = yearProblem((given as { start_date?: unknown }).start_date)
  return { ok: false, problems: year ? [...problems, year] : problems }
}

function calculationOf(request: PrivateCalculationRequest, currentYear: number): Reading {
  const { start_date } = request
  const problem = yearProblem(start_date)
  if (problem !== undefined) return { ok: false, problems: [problem] }
  return {
    ok: true,
    calculation: {
      law: lawOf(start_date === undefined ? currentYear : Number(start_date.slice(0, 4))),
      terms: {
        grossSalary: request.gross_salary as Kopecks,
        districtCoefficient: request.territorial_multiplier ?? 100,
        northernAllowance: (request.northern_coefficient ?? 100) - 100,
        firstMonth: (start_date === undefined ? 1 : Number(start_date.slice(5, 7))) as Month,
        hasTaxPrivilege: request.has_tax_privilege ?? false,
      },
    },
  }
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A date that exists, in a year whose law is not known. */
function yearProblem(date: unknown): InputProblem | undefined {
  if (typeof date !== 'string' || !DATE.test(date)) return undefined
  const year = Number(date.slice(0, 4))
  if (year >= startYears.minimum && year <= startYears.maximum) return undefined
  return {
    code: 'out_of_range',
    pointer: '/start_date',
    minimum: `${startYears.minimum}-01-01`,
    maximum: `${startYears.maximum}-12-31`,
  }
}

/** `null` for an optional field counts as omitted; for a required one that is "missing". */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null))
}

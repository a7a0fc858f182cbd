import { Compile, type Validator } from 'typebox/schema'
import type { InputProblem } from '../errors/input-problems.ts'
import { MOST_PROBLEMS } from '../errors/problem-document.ts'
import { excluded } from '../errors/problems.ts'
import {
  combinationProblems,
  type MoreProblems,
  restricted,
  restrictedInComparison,
} from '../fields/combinations.ts'
import type { FieldSchema } from '../fields/field.ts'
import { type RequestKind, type Requests, requestForms, requests } from '../fields/request-kinds.ts'
import type { RightFields } from '../fields/requests.ts'
import { readJson } from '../json/read-json.ts'
import { problemsOf } from './problems-of.ts'

/** A valid request, or everything that is wrong with it. */
export type Reading<Kind extends RequestKind = RequestKind> =
  | { readonly ok: true; readonly request: Requests[Kind] }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }

const validators = new Map<RequestKind, Validator>()

/** The schema of a request, compiled to code with the first one: all of them took a seventh of the start of the service. */
function validatorOf(kind: RequestKind): Validator {
  const known = validators.get(kind)
  if (known !== undefined) return known
  const compiled = Compile(requests[kind]) as unknown as Validator
  validators.set(kind, compiled)
  return compiled
}

/** A gross-up finds the salary: `null` for it counts as omitted, any other value is refused. */
const forms: Readonly<Record<RequestKind, FieldSchema>> = {
  ...requestForms,
  grossUp: {
    ...requests.grossUp,
    properties: { ...requests.private.properties, ...requests.grossUp.properties },
  },
}

const excludableIn = (kind: RequestKind) =>
  kind === 'comparison' ? restrictedInComparison : restricted

/** Names the target beside a field of a private request that a gross-up has not. */
function withTarget(problem: InputProblem): InputProblem {
  const { pointer } = problem
  const name = pointer.slice(1)
  if (name === 'gross_salary') return { ...problem, suggestion: 'target_net' } as InputProblem
  return Object.hasOwn(requests.private.properties, name)
    ? excluded('', name, 'target_net', 'soughtSalary')
    : problem
}

/**
 * Reads the body of a request.
 * @param text the body, JSON
 * @param moreProblems finds problems of valid fields that need the law
 */
export function readRequest<Kind extends RequestKind>(
  kind: Kind,
  text: string,
  moreProblems?: MoreProblems,
): Reading<Kind> {
  const { value, problems } = readJson(text)
  if (value === undefined) return refused(problems)
  const reading = validateRequest(kind, value, moreProblems)
  if (problems.length === 0) return reading
  return refused(reading.ok ? problems : [...problems, ...reading.problems])
}

/**
 * Validates a request that is an object already: from a form or a command line.
 * @param value the request, as parsed from JSON
 * @param moreProblems finds problems of valid fields that need the law
 */
export function validateRequest<Kind extends RequestKind>(
  kind: Kind,
  value: unknown,
  moreProblems?: MoreProblems,
): Reading<Kind> {
  const validator = validatorOf(kind)
  const isRight = validator.Check(value)
  const given = isRight ? value : givenFields(value, forms[kind])
  const problems = isRight || validator.Check(given) ? [] : problemsOf(validator, given)
  const together = problemsTogether(kind, given, problems, moreProblems)
  if (problems.length + together.length === 0) {
    return { ok: true, request: given as Requests[Kind] }
  }
  const isUnknown = ({ code }: InputProblem) => code === 'unknown_field'
  return refused([
    ...problems.filter((problem) => !isUnknown(problem)),
    ...together,
    ...problems.filter(isUnknown).map(kind === 'grossUp' ? withTarget : (problem) => problem),
  ])
}

/** The problems of fields that are valid by themselves and exclude or bound each other. */
function problemsTogether(
  kind: RequestKind,
  given: unknown,
  problems: readonly InputProblem[],
  moreProblems: MoreProblems | undefined,
): InputProblem[] {
  if (kind === 'public') return []
  const excludable = excludableIn(kind)
  if (problems.length === 0) {
    return combinationProblems(given as RightFields, moreProblems, excludable)
  }
  if (problems.some(({ pointer }) => pointer === '')) return []
  const wrong = new Set(problems.map(({ pointer }) => pointer.split('/', 2)[1] as string))
  const right = Object.entries(given as object).filter(([name]) => !wrong.has(name))
  return combinationProblems(Object.fromEntries(right), moreProblems, excludable, wrong)
}

const refused = (problems: readonly InputProblem[]): Extract<Reading, { ok: false }> => ({
  ok: false,
  problems: problems.slice(0, MOST_PROBLEMS),
})

/**
 * Removes known fields that are `null`, in nested objects too: an optional one counts as omitted, a
 * required one becomes missing. Keeps at most MOST_PROBLEMS unknown fields: a body can hold
 * thousands, and finding a suggestion for each takes time. Of a list, only one item too many is kept.
 */
function givenFields(value: unknown, form: FieldSchema, unknown = { count: 0 }): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { properties, items } = form
  if (Array.isArray(value)) {
    if (items === undefined) return value
    // One item too many is enough to refuse a list.
    const given = value.slice(0, (form.maxItems ?? value.length) + 1)
    return given.map((item) => givenFields(item, items, unknown))
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

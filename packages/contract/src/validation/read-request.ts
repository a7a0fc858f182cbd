import { memoised } from '@oklad/law/internal'
import { Compile, type Validator } from 'typebox/schema'
import type { InputProblem } from '../errors/input-problems.ts'
import { MOST_PROBLEMS } from '../errors/problem-document.ts'
import { excluded } from '../errors/problems.ts'
import {
  type CombinationProblem,
  combinationProblems,
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

/** The schema of a request, compiled to code with the first one: all of them took a seventh of the start of the service. */
const validatorOf = memoised((kind: RequestKind) => Compile(requests[kind]) as unknown as Validator)

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
    ? excluded(name, 'target_net', 'soughtSalary')
    : problem
}

/** The valid part of a request, and what is wrong with it by its schema and by the rules between its fields. */
export interface Examined<Kind extends RequestKind = RequestKind> {
  /** The whole request, if nothing is wrong with it. */
  readonly request: Requests[Kind] | null
  /** The fields that are right by themselves; `null` where there is no object. */
  readonly fields: RightFields | null
  /** The names of the others. */
  readonly wrong: ReadonlySet<string>
  /** All problems but unknown fields. */
  readonly problems: readonly InputProblem[]
  readonly unknown: readonly InputProblem[]
}

/**
 * Examines the body of a request.
 * @param text the body, JSON
 */
export function examineText<Kind extends RequestKind>(kind: Kind, text: string): Examined<Kind> {
  const { value, problems } = readJson(text)
  if (value === undefined) {
    return { request: null, fields: null, wrong: new Set(), problems, unknown: [] }
  }
  const examined = examineRequest(kind, value)
  if (problems.length === 0) return examined
  return { ...examined, request: null, problems: [...problems, ...examined.problems] }
}

/**
 * Examines a request that is an object already: from a form or a command line.
 * @param value the request, as parsed from JSON
 */
export function examineRequest<Kind extends RequestKind>(
  kind: Kind,
  value: unknown,
): Examined<Kind> {
  const validator = validatorOf(kind)
  if (validator.Check(value)) return examinedRight(kind, value)
  const given = givenFields(value, forms[kind])
  if (validator.Check(given)) return examinedRight(kind, given)
  const all = problemsOf(validator, given)
  const isUnknown = ({ code }: InputProblem) => code === 'unknown_field'
  const problems = all.filter((problem) => !isUnknown(problem))
  const named = all.filter(isUnknown)
  const unknown = kind === 'grossUp' ? named.map(withTarget) : named
  const wrong = new Set(all.map(({ pointer }) => pointer.split('/', 2)[1] as string))
  const isObject = all.every(({ pointer }) => pointer !== '')
  if (!isObject) return { request: null, fields: null, wrong, problems, unknown }
  const right = Object.entries(given as object).filter(([name]) => !wrong.has(name))
  const fields: RightFields = Object.fromEntries(right)
  const together = rightOnes(problemsTogether(kind, fields), wrong)
  return { request: null, fields, wrong, problems: [...problems, ...together], unknown }
}

/** Examines a request of which the schema accepts every field. */
function examinedRight<Kind extends RequestKind>(kind: Kind, given: unknown): Examined<Kind> {
  const fields = given as RightFields
  const problems = problemsTogether(kind, fields).map(({ problem }) => problem)
  const request = problems.length === 0 ? (given as Requests[Kind]) : null
  return { request, fields, wrong: NO_NAMES, problems, unknown: NO_PROBLEMS }
}

const NO_NAMES: ReadonlySet<string> = new Set()
const NO_PROBLEMS: readonly InputProblem[] = []

/** The problems of fields that exclude or bound each other. The public request has none. */
const problemsTogether = (kind: RequestKind, fields: RightFields) =>
  kind === 'public' ? [] : combinationProblems(fields, excludableIn(kind))

/** The problems of fields together, without those beside a field that is wrong by itself. */
const rightOnes = (problems: readonly CombinationProblem[], wrong: ReadonlySet<string>) =>
  problems.filter(({ beside }) => !wrong.has(beside)).map(({ problem }) => problem)

/**
 * Returns a request that is examined, or everything that is wrong with it.
 * @param ofLaw the problems of its fields that need the law
 */
export function readingOf<Kind extends RequestKind>(
  { request, wrong, problems, unknown }: Examined<Kind>,
  ofLaw: readonly CombinationProblem[] = [],
): Reading<Kind> {
  if (request !== null && ofLaw.length === 0) return { ok: true, request }
  const all = [...problems, ...rightOnes(ofLaw, wrong), ...unknown]
  return { ok: false, problems: all.slice(0, MOST_PROBLEMS) }
}

/**
 * Reads the body of a request, by its schema and the rules between its fields.
 * @param text the body, JSON
 */
export const readRequest = <Kind extends RequestKind>(kind: Kind, text: string): Reading<Kind> =>
  readingOf(examineText(kind, text))

/**
 * Reads a request that is an object already, as `readRequest` does.
 * @param value the request, as parsed from JSON
 */
export const validateRequest = <Kind extends RequestKind>(
  kind: Kind,
  value: unknown,
): Reading<Kind> => readingOf(examineRequest(kind, value))

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

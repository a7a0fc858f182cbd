import {
  fieldNamed,
  type GrossUpRequest,
  isGiven,
  type PrivateCalculationRequest,
  type RequestFieldName,
  type RightFields,
} from '../fields/requests.ts'

type Fields = PrivateCalculationRequest & GrossUpRequest

/**
 * The request fields that bring a member of an answer; one of them is enough. A field brings it with
 * any value (`given`), with any but its default (`changed`), or with the one value named here.
 */
export type AskedBy = {
  readonly [Name in keyof Fields]?: 'given' | 'changed' | Exclude<Fields[Name], undefined>
}

const defaultOf = (name: string) => fieldNamed(name as RequestFieldName).schema.default

const disjunction = new Intl.ListFormat('en', { type: 'disjunction' })

/** The sentence that says which fields bring a member. */
export function appearsWith(askedBy: AskedBy): string {
  const fields = Object.entries(askedBy).map(([name, wanted]) => {
    if (wanted === 'given' || wanted === true) return name
    return wanted === 'changed' ? `${name} other than ${defaultOf(name)}` : `${name} ${wanted}`
  })
  return `Appears with ${disjunction.format(fields)}.`
}

/** A condition on requests. */
export interface Condition {
  /** The request fields that can meet it. */
  readonly fields: readonly string[]
  readonly isMetBy: (request: RightFields) => boolean
}

function conditionOf(askedBy: AskedBy): Condition {
  const fields = Object.keys(askedBy) as RequestFieldName[]
  return {
    fields,
    isMetBy: (request) => fields.some((name) => isMet(name, askedBy[name], request[name])),
  }
}

function isMet(name: RequestFieldName, wanted: unknown, value: unknown): boolean {
  if (wanted === 'given') return isGiven(value)
  return wanted === 'changed' ? isGiven(value) && value !== defaultOf(name) : value === wanted
}

/** Marks a property that only some requests bring. A symbol never reaches the wire. */
const CONDITION = Symbol('condition')

export interface Asked {
  readonly [CONDITION]: Condition
}

/** A property of an answer that request fields bring; its description says which. */
export const asked = <const S extends { readonly description?: string }>(
  askedBy: AskedBy,
  schema: S,
) => {
  const description = `${schema.description} ${appearsWith(askedBy)}`
  return { ...schema, description, [CONDITION]: conditionOf(askedBy) } as S & Asked
}

/** The condition under which answers have a property; `undefined` of one that every answer can have. */
export const conditionIn = (schema: Partial<Asked>): Condition | undefined => schema[CONDITION]

/** Marks a part of a property that only some of its fields fill. */
const FILLED = Symbol('filled')

export interface Filled {
  readonly [FILLED]: readonly string[]
}

/** A part of a property that other fields bring, too: without one of these its figure is 0. */
export const filledBy = <const S extends object>(fields: AskedBy, schema: S) =>
  ({ ...schema, [FILLED]: Object.keys(fields) }) as S & Filled

/** The fields of which a part of a property needs one to have a figure; `undefined` of another schema. */
export const fillersIn = (schema: Partial<Filled>): readonly string[] | undefined => schema[FILLED]

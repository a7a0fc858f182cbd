import {
  type GrossUpRequest,
  type PrivateCalculationRequest,
  type PublicCalculationRequest,
  type RequestFieldName,
  requestFields,
} from '@oklad/contract/fields'
import type { IncomeBefore, Terms, TermsWithoutSalary } from '@oklad/engine'

/** The terms that one field sets, as the field table says it. */
type FieldTerm =
  | { readonly month: 'firstMonth'; readonly day: 'firstDay' }
  | {
      [Term in keyof Terms]-?: {
        readonly term: Term
        readonly minus?: number
        readonly values?: Readonly<Record<string, Terms[Term]>>
        readonly properties?: Readonly<Record<string, keyof IncomeBefore>>
      }
    }[keyof Terms]

type ValueTerm = Exclude<FieldTerm, { readonly month: unknown }>

/** Does not compile where the table names a term, a word or a property that the engine has not. */
const table: Readonly<
  Record<RequestFieldName, { readonly schema: object; readonly term?: FieldTerm }>
> = requestFields

/** The engine's terms of a valid request: each field sets its term, by the field table. */
export function termsOf(request: PrivateCalculationRequest | PublicCalculationRequest): Terms
export function termsOf(request: GrossUpRequest): TermsWithoutSalary
export function termsOf(request: object): object {
  const terms: Record<string, unknown> = {}
  for (const name in request) {
    const field = table[name as RequestFieldName]?.term
    if (field === undefined) continue
    const value: unknown = request[name as never]
    if ('month' in field) {
      const date = String(value)
      terms[field.month] = Number(date.slice(5, 7))
      terms[field.day] = Number(date.slice(8, 10))
    } else {
      terms[field.term] = translated(value, field)
    }
  }
  return terms
}

/** The value of a field as the engine has it. */
function translated(value: unknown, { minus, values, properties }: ValueTerm): unknown {
  if (minus !== undefined) return Number(value) - minus
  if (values !== undefined) return values[String(value)]
  if (properties === undefined) return value
  return Array.isArray(value)
    ? value.map((item) => renamed(item, properties))
    : renamed(value as object, properties)
}

function renamed(value: object, properties: Readonly<Record<string, string>>): object {
  const sums: Record<string, unknown> = {}
  for (const name in properties) {
    sums[properties[name] as string] = value[name as never] ?? 0
  }
  return sums
}

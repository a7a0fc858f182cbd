import {
  type FieldSchema,
  type GrossUpRequest,
  type PrivateCalculationRequest,
  type PublicCalculationRequest,
  type RequestField,
  type RequestFieldName,
  type RightFields,
  requestFields,
  type ValueTerm,
} from '@oklad/contract/fields'
import type { Terms, TermsWithoutSalary } from '@oklad/engine'
import { dayIn, monthIn } from '@oklad/engine/internal'
import { countedOtherPay } from './other-pay.ts'

const table: Readonly<Record<RequestFieldName, RequestField>> = requestFields

/** The engine's terms of a valid request: each field sets its term, by the field table. */
export function termsOf(request: PrivateCalculationRequest | PublicCalculationRequest): Terms
export function termsOf(request: GrossUpRequest): TermsWithoutSalary
export function termsOf(request: object): object {
  const terms: Record<string, unknown> = {}
  for (const name in request) setTerm(terms, name, request[name as never])
  if ('other_pay' in request) terms['otherPay'] = countedOtherPay(request as RightFields)
  return terms
}

/** Sets the terms of one field of a request. */
export function setTerm(terms: Record<string, unknown>, name: string, value: unknown): void {
  const { schema, term: field } = table[name as RequestFieldName] ?? {}
  if (schema === undefined || field === undefined) return
  if ('month' in field) {
    const date = String(value)
    terms[field.month] = monthIn(date)
    terms[field.day] = dayIn(date)
  } else {
    terms[field.term] = translated(value, field, schema)
  }
}

/** The value of a field as the engine has it. */
function translated(
  value: unknown,
  { minus, values, properties }: ValueTerm,
  schema: FieldSchema,
): unknown {
  if (minus !== undefined) {
    return Array.isArray(value) ? value.map((item) => item - minus) : Number(value) - minus
  }
  if (values !== undefined) return values[String(value)]
  if (properties === undefined) return value
  return Array.isArray(value)
    ? value.map((item) => renamed(item, properties, schema.items))
    : renamed(value as object, properties, schema)
}

/** Renames the properties of an object. One left out has its default, or is 0. */
function renamed(
  value: object,
  names: Readonly<Record<string, string>>,
  { properties = {} }: Partial<FieldSchema> = {},
): object {
  const renamed: Record<string, unknown> = {}
  for (const name in names) {
    renamed[names[name] as string] = value[name as never] ?? properties[name]?.default ?? 0
  }
  return renamed
}

import {
  type FieldSchema,
  type GrossUpRequest,
  type PrivateCalculationRequest,
  type PublicCalculationRequest,
  type RequestField,
  type RequestFieldName,
  type RightFields,
  requestFields,
} from '@oklad/contract/fields'
import type {
  IncomeBefore,
  NoticeDeduction,
  OtherEmployer,
  Terms,
  TermsWithoutSalary,
} from '@oklad/engine'
import { dayIn, monthIn } from '@oklad/engine/internal'
import { countedOtherPay } from './other-pay.ts'

/** The terms that one field sets, as the field table says it. */
type FieldTerm =
  | { readonly month: 'firstMonth'; readonly day: 'firstDay' }
  | { readonly month: 'lastMonth'; readonly day: 'lastDay' }
  | {
      [Term in keyof Terms]-?: {
        readonly term: Term
        readonly minus?: number
        readonly values?: Readonly<Record<string, Terms[Term]>>
        readonly properties?: Readonly<
          Record<string, keyof (IncomeBefore & OtherEmployer & NoticeDeduction)>
        >
      }
    }[keyof Terms]

type ValueTerm = Exclude<FieldTerm, { readonly month: unknown }>

type FieldEntry = Pick<RequestField, 'schema'> & { readonly term?: FieldTerm }

/** Does not compile where the table names a term, a word or a property that the engine has not. */
const table: Readonly<Record<RequestFieldName, FieldEntry>> = requestFields

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

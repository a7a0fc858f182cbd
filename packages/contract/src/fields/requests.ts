import type * as wire from '../wire.ts'
import type { RequestField } from './field.ts'
import { grossUpFields } from './request-fields/gross-up.ts'
import { paymentFields } from './request-fields/payments.ts'
import { requestFields } from './request-fields.ts'

type Fields = typeof requestFields

/** The name of a field of the private request. */
export type RequestFieldName = keyof Fields

/** The names of the private request's fields, in the order of the wire. */
export const requestFieldNames = Object.keys(requestFields) as RequestFieldName[]

/** Everything the table holds about a field, whichever field it is. */
export const fieldNamed = (name: RequestFieldName): RequestField => requestFields[name]

type PublicName = {
  [Name in keyof Fields]: Fields[Name] extends { specifiedFor: 'public' } ? Name : never
}[keyof Fields]

type Described = Pick<RequestField, 'schema' | 'description'>

/** The schemas of a table of fields. */
type SchemasOf<Table extends Readonly<Record<string, Described>>> = {
  readonly [Name in keyof Table]: Table[Name]['schema']
}

/** The schemas of a table of fields, each with its description. The script of the page leaves them out. */
/* @__NO_SIDE_EFFECTS__ */
export function describedSchemas<const Table extends Readonly<Record<string, Described>>>(
  table: Table,
): SchemasOf<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { schema, description }]) => {
      const { examples, ...rules } = schema
      return [name, { ...rules, description, examples }]
    }),
  ) as SchemasOf<Table>
}

// A salary that is to be found has no earnings that absences could be paid by.
const {
  gross_salary: _,
  monthly_salaries: __,
  absences: ___,
  earnings_before: ____,
  ...others
} = requestFields
const fieldsBesideSalary: Omit<
  Fields,
  'gross_salary' | 'monthly_salaries' | 'absences' | 'earnings_before'
> = others

interface Tables {
  readonly calc: Fields
  readonly 'gross-up': typeof grossUpFields & typeof fieldsBesideSalary
  readonly payments: Fields & typeof paymentFields
}

const tables: Tables = {
  calc: requestFields,
  'gross-up': { ...grossUpFields, ...fieldsBesideSalary },
  payments: { ...requestFields, ...paymentFields },
}

/** The fields of the requests of each question: a calculation, a gross-up and payments by date. */
export const fieldsOf: Readonly<Record<keyof Tables, Readonly<Record<string, RequestField>>>> =
  tables

const properties = describedSchemas(requestFields)
const publicProperties = describedSchemas(
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ Object.entries<RequestField>(requestFields).filter(
      ([, { specifiedFor }]) => specifiedFor === 'public',
    ),
  ) as Pick<Fields, PublicName>,
)

/** The schema of a request: its only required field, and all of them. */
export interface RequestSchema<
  Required extends string,
  Table extends Readonly<Record<string, Described>>,
> {
  readonly type: 'object'
  readonly required: readonly [Required]
  readonly properties: SchemasOf<Table>
  readonly additionalProperties: false
}

const requestWith = <
  const Required extends string,
  Table extends Readonly<Record<string, Described>>,
>(
  required: Required,
  properties: SchemasOf<Table>,
): RequestSchema<Required, Table> => ({
  type: 'object',
  required: [required],
  properties,
  additionalProperties: false,
})

/** Body of `POST /api/v1/calc`. `null` for an optional field counts as omitted. */
export const PublicCalculationRequest: RequestSchema<
  'gross_salary',
  Pick<Fields, PublicName>
> = requestWith('gross_salary', publicProperties)
export type PublicCalculationRequest = wire.PublicCalculationRequest

/** Body of `POST /api/v1/private-calc`. `null` for an optional field counts as omitted. */
export const PrivateCalculationRequest: RequestSchema<'gross_salary', Fields> = requestWith(
  'gross_salary',
  properties,
)
export type PrivateCalculationRequest = wire.PrivateCalculationRequest

/** Body of `POST /api/v1/private-calc/gross-up`: a private request with a target for the salary. */
export const GrossUpRequest: RequestSchema<'target_net', Tables['gross-up']> = requestWith(
  'target_net',
  describedSchemas(tables['gross-up']),
)
export type GrossUpRequest = wire.GrossUpRequest

/** Body of `POST /api/v1/private-calc/payments`: a private request with the days of payment. */
export const PaymentsRequest: RequestSchema<'gross_salary', Tables['payments']> = requestWith(
  'gross_salary',
  describedSchemas(tables.payments),
)
export type PaymentsRequest = wire.PaymentsRequest

/** Fields of a private request, each valid by itself. */
export type RightFields = Partial<PrivateCalculationRequest>

/** Whether a field says anything: `null` and an empty list count as omitted. */
export const isGiven = (value: unknown): boolean =>
  (value ?? null) !== null && !(Array.isArray(value) && value.length === 0)

/**
 * Whether a request asks for more than the fields of the specification: it gives an extension.
 * Of the fields that ask for a part of the answer only `true` counts.
 */
export function asksForMore(request: RightFields): boolean {
  for (const name in request) {
    const value = request[name as RequestFieldName]
    // Fields of a gross-up or of payments alone are not in the table.
    const field: RequestField | undefined = fieldNamed(name as RequestFieldName)
    if (field === undefined || field.specifiedFor !== undefined || !isGiven(value)) continue
    if (field.group !== 'answer' || value === true) return true
  }
  return false
}

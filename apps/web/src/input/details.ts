import {
  absenceKinds,
  absenceLimits,
  type FieldGroup,
  LARGEST_SALARY,
  type PaymentsRequest,
  paymentFields,
  type RequestField,
  requestFields,
} from '@oklad/contract/fields'

/** The groups of the field table that are questions of the form. */
export type DetailGroup = Exclude<FieldGroup, 'pay' | 'answer' | 'payments'>

// The page assumes the present pay before the year: a link with another says that it cannot read it.
const { earnings_before: _, ...fieldsOfPage } = requestFields
/** The absences that the page has, in the order of a link. */
export const absencesSchema = {
  type: 'array',
  maxItems: absenceLimits.most,
  items: {
    type: 'object',
    required: ['kind', 'from', 'days'],
    properties: {
      kind: { type: 'string', enum: Object.keys(absenceKinds) },
      from: { type: 'string' },
      days: { type: 'integer', ...absenceLimits.days },
      insurance_months: { type: 'integer', ...absenceLimits.insuranceMonths },
    },
  },
} as const
/** A salary from a month on, with which the page makes the salaries of the months and the raises of vacations. */
const raiseSchema = {
  type: 'object',
  required: ['month', 'salary'],
  properties: {
    month: { type: 'integer', minimum: 1, maximum: 12 },
    salary: { type: 'integer', minimum: 1, maximum: LARGEST_SALARY },
    for_all: { type: 'boolean' },
  },
} as const
const fields = {
  ...fieldsOfPage,
  raise: {
    ...requestFields.monthly_salaries,
    schema: raiseSchema,
    group: 'bonuses',
    label: { en: 'New salary', ru: 'Новый оклад' },
  },
  absences: { ...requestFields.absences, schema: absencesSchema },
  // A question of the deductions, not of the days of payment.
  deductions_after_tax: { ...requestFields.deductions_after_tax, group: 'deductions' },
  ...paymentFields,
} as const
type Fields = typeof fields

/**
 * The name of a field of those groups, some of which only a link can hold, or of the days of payment.
 */
export type DetailName = {
  [Name in keyof Fields]: Fields[Name]['group'] extends 'pay' | 'answer' ? never : Name
}[keyof Fields]

/** Everything but the amount: the fields of a private request that differ from their defaults. */
export interface Details extends Pick<PaymentsRequest, Exclude<DetailName, 'raise'>> {
  /** For all employees, it indexes the pay of later vacations. */
  raise?: { readonly month: number; readonly salary: number; readonly for_all?: boolean }
}

/** Everything that the field table holds about a detail. */
export const fieldNamed = (name: DetailName): RequestField => fields[name]

/** The names of the details, in the order of the field table. */
export const detailNames = (Object.keys(fields) as DetailName[]).filter(
  (name) => !['pay', 'answer'].includes(fieldNamed(name).group),
)

/** The value that has the same effect as none: the default, or 0 for a number whose minimum is 0. */
export function neutralOf(name: DetailName): unknown {
  const { schema, isZeroMeant = false } = fieldNamed(name)
  return schema.default ?? (schema.minimum === 0 && !isZeroMeant ? 0 : undefined)
}

/** The days of payment among the details. */
export const paydaysOf = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).filter(([name]) => name in paymentFields))

/** Details with one more; with one fewer where the value is its neutral one or `undefined`. */
export function withDetail<Name extends DetailName>(
  details: Details,
  name: Name,
  value: Details[Name] | undefined,
): Details {
  const { [name]: _, ...others } = details
  return value === undefined || value === neutralOf(name) ? others : { ...others, [name]: value }
}

import {
  absenceKinds,
  type FieldGroup,
  type PaymentsRequest,
  paymentFields,
  type RequestField,
  rangeOf,
  requestFields,
} from '@oklad/contract/fields'
import { absentDays, insuranceMonths, LARGEST_SALARY, MOST_ABSENCES } from '@oklad/engine/ranges'

/** The groups of the field table that are questions of the form. */
export type DetailGroup = Exclude<FieldGroup, 'pay' | 'answer' | 'payments'>

/** The pay of two years or of twelve months, kopecks, in the order of time. */
const paysOf = (count: number) =>
  ({
    type: 'array',
    minItems: count,
    maxItems: count,
    items: { type: 'integer', minimum: 0, maximum: LARGEST_SALARY },
  }) as const
/** Who is ill, and whom an employee cares for. */
export const causes = ['own', 'child_under_8', 'child', 'relative', 'quarantine'] as const

/** The absences that the page has, in the order of a link. */
export const absencesSchema = {
  type: 'array',
  maxItems: MOST_ABSENCES,
  items: {
    type: 'object',
    required: ['kind', 'from', 'days'],
    properties: {
      kind: { type: 'string', enum: Object.keys(absenceKinds) },
      from: { type: 'string' },
      days: { type: 'integer', ...rangeOf(absentDays) },
      insurance_months: { type: 'integer', ...rangeOf(insuranceMonths) },
      cause: { type: 'string', enum: causes },
      earned: paysOf(2),
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
/** The twelve months before the first one, from which the page makes the earnings before the year. */
const earningsSchema = {
  type: 'object',
  required: ['from', 'pays'],
  properties: { from: { type: 'string' }, pays: paysOf(12) },
} as const
const { schema: ofNotices } = requestFields.notice_deductions
const { kind, month, amount } = ofNotices.items.properties
/** Deductions by a notice as a calculation needs them: only a certificate names the notice itself. */
const noticesSchema = {
  ...ofNotices,
  items: { ...ofNotices.items, properties: { kind, month, amount } },
} as const
// The page has the earnings before the year by its own names: a link with those of a request says that it cannot read them.
const { earnings_before: earningsBefore, ...fieldsOfPage } = requestFields
const fields = {
  ...fieldsOfPage,
  raise: {
    ...requestFields.monthly_salaries,
    schema: raiseSchema,
    group: 'bonuses',
    label: { en: 'New salary', ru: 'Новый оклад' },
  },
  absences: { ...requestFields.absences, schema: absencesSchema },
  notice_deductions: { ...requestFields.notice_deductions, schema: noticesSchema },
  earned_before: { ...earningsBefore, schema: earningsSchema },
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

/** An absence of a request. */
export type RequestAbsence = NonNullable<PaymentsRequest['absences']>[number]

/** An absence of the page. */
export interface Absence extends RequestAbsence {
  /** The pay of the two years before a sick leave, kopecks: the page makes `earnings` of it. */
  readonly earned?: readonly number[]
}

/** The names of the details that a request has in another form. */
type OwnName = 'raise' | 'absences' | 'earned_before'

/** Everything but the amount: the fields of a private request that differ from their defaults. */
export interface Details extends Pick<PaymentsRequest, Exclude<DetailName, OwnName>> {
  absences?: Absence[]
  /** Twelve pays of months, kopecks, the first one of the month that begins on `from`. */
  earned_before?: { readonly from: string; readonly pays: readonly number[] }
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

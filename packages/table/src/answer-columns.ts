import {
  type Asked,
  conditionIn,
  type FieldSchema,
  GrossUpResponse,
  isMoneySchema,
  PaymentsResponse,
  PrivateCalculationResponse,
  stepIn,
} from '@oklad/contract/internal'
import { monthIn } from '@oklad/engine/internal'
import type { AnswerBody, Detail } from './answer-row.ts'
import type { Question, Recognised } from './request-columns.ts'

/** The kind of the values of a column; `unsigned` are whole numbers of 64 bits without a sign, `decimal` numbers with places, `moment` times of UTC that their file does not call so. */
export type ColumnType =
  | 'text'
  | 'kopecks'
  | 'roubles'
  | 'whole'
  | 'unsigned'
  | 'flag'
  | 'number'
  | 'decimal'
  | 'moment'
  | 'date'

/** A column of the output. */
export interface OutputColumn {
  readonly name: string
  readonly type: ColumnType
  /** The title in a workbook, of a column of the answer to a list of people. */
  readonly title?: string
  /** Whether it passes through and has one sum in roubles for each person. */
  readonly isGivenSum?: boolean
}

/** A column of figures of the answer. */
export interface AnswerColumn extends OutputColumn {
  readonly value: (answer: AnswerBody, items: Items) => unknown
}

/** The months or payments of an answer that a row of the output has, see `rowsOf`. */
export type Items = readonly (AnswerBody | undefined)[]

type Get = AnswerColumn['value']
type Schema = FieldSchema & Partial<Asked>
type Schemas = Readonly<Record<string, Schema>>

const { calculation: _, ...grossUp } = GrossUpResponse.properties as unknown as Schemas
const { monthly_details, warnings, ...calculation } =
  PrivateCalculationResponse.properties as unknown as Schemas
const {
  payments,
  transfers,
  warnings: __,
  ...paidYear
} = PaymentsResponse.properties as unknown as Schemas

/** The members of an answer: of the question alone, of the year, and of the items of the list that is a long table. */
interface Members extends Readonly<Record<'own' | 'year' | 'item', Schemas>> {
  readonly list: string
}
const ofMonths = { list: 'monthly_details', item: monthly_details?.items?.properties ?? {} }
const answers: Readonly<Record<Question, Members>> = {
  calc: { own: {}, year: calculation, ...ofMonths },
  'gross-up': { own: grossUp, year: { ...grossUp, ...calculation }, ...ofMonths },
  payments: { own: {}, year: paidYear, list: 'payments', item: payments?.items?.properties ?? {} },
}

function typeOf(schema: FieldSchema & { anyOf?: readonly FieldSchema[] }): ColumnType {
  if (isMoneySchema(schema)) return 'kopecks'
  const type = schema.type ?? schema.anyOf?.[0]?.type
  return type === 'integer' ? 'whole' : type === 'boolean' ? 'flag' : 'text'
}

const member = (value: unknown, key: string | number): unknown =>
  (value as AnswerBody | undefined)?.[key]

/** The most items that a member has in the answers to a table; 0 of a member that none of them has. */
type MostItems = (schema: Schema) => number

/** The columns of a value: one, or one for each property or item, each under its own name. */
function columnsOf(name: string, schema: Schema, get: Get, most: MostItems): AnswerColumn[] {
  if (most(schema) === 0) return []
  const { properties, items, maxItems = 0 } = schema
  const inside = (key: string | number, suffix: string | number, schema: Schema) =>
    columnsOf(`${name}_${suffix}`, schema, (body, items) => member(get(body, items), key), most)
  if (properties) return Object.entries(properties).flatMap(([key, of]) => inside(key, key, of))
  if (items && maxItems > 0) {
    const length = Math.min(maxItems, most(schema))
    return Array.from({ length }, (_, index) => inside(index, index + 1, items)).flat()
  }
  const value: Get = items ? (body, items) => JSON.stringify(get(body, items)) : get
  return [{ name, type: typeOf(schema), value }]
}

/** The details of a warning are one text. */
const warningsColumn: AnswerColumn = {
  name: 'warnings',
  type: 'text',
  value: (answer) => {
    const warnings = answer['warnings'] as readonly { detail: string }[] | undefined
    return warnings?.reduce((text, { detail }) => (text ? `${text} ${detail}` : detail), '')
  },
}

/**
 * Makes the function that lists the rows of an answer. A row of months has those of the calendar
 * year, January first; a row of a long table has one month or payment.
 */
export function rowsOf(
  question: Question,
  detail: Detail,
): (answer: AnswerBody) => readonly Items[] {
  const { list } = answers[question]
  const itemsOf = (answer: AnswerBody) => answer[list] as readonly AnswerBody[]
  if (detail === 'long') return (answer) => itemsOf(answer).map((item) => [item])
  if (detail === 'year' || question === 'payments') return () => [[]]
  return (answer) => {
    const months = itemsOf(answer)
    const first = monthIn(String(months[0]?.['month']))
    return [[...Array(first - 1), ...months]]
  }
}

/** The sums of the absences of a year: who pays them, by their kinds and members. */
const absenceSums = {
  vacation_pay: ['vacation', 'pay'],
  sick_pay: ['sick', 'pay'],
  sick_pay_of_fund: ['sick', 'fund_pay'],
  business_trip_pay: ['business_trip', 'pay'],
  donor_day_pay: ['donor_day', 'pay'],
} as const

/** The columns of absences: their sums, and each one beside the months. */
const absenceColumns = (detail: Detail, schema: Schema, most: MostItems): AnswerColumn[] => {
  if (most(schema) === 0) return []
  const absencesIn = (answer: AnswerBody) => (answer['absence_pay'] ?? []) as readonly AnswerBody[]
  const sums = Object.entries(absenceSums).map(
    ([name, [kind, member]]): AnswerColumn => ({
      name,
      type: 'kopecks',
      value: (answer) =>
        absencesIn(answer)
          .filter((absence) => absence['kind'] === kind)
          .reduce((sum, absence) => sum + Number(absence[member]), 0),
    }),
  )
  const each = columnsOf('absence_pay', schema, (answer) => answer['absence_pay'], most)
  return [...sums, ...(detail === 'months' ? each : [])]
}

/** The columns of the contributions of a year. */
const contributionColumns: readonly string[] = Object.entries(calculation).flatMap(
  ([name, schema]) => (stepIn(schema)?.kind.endsWith('_contribution') ? [name] : []),
)

/** The employer's contributions of a year, kopecks. */
export const contributionsIn = (answer: AnswerBody): number =>
  contributionColumns.reduce((sum, name) => sum + Number(answer[name] ?? 0), 0)

/** The cost of a person to the employer. Everybody has one; an answer says it where its request has a field of the employer. */
const costColumn: AnswerColumn = {
  name: 'employer_total_cost',
  type: 'kopecks',
  value: (answer) => Number(answer['annual_gross_income']) + contributionsIn(answer),
}

/** The lists of an answer with payments: without absences and other pay a month has two. */
function paymentLists(hasOthers: boolean): Schemas {
  const most = hasOthers ? {} : { maxItems: 24 }
  return { payments: { ...payments, ...most }, transfers: { ...transfers, ...most } } as Schemas
}

const ofAnswer =
  (key: string): Get =>
  (answer) =>
    answer[key]

const ofItem =
  (key: string, index = 0): Get =>
  (_, items) =>
    items[index]?.[key]

/** The columns of the answers to a question. */
function columnsIn(
  question: Question,
  detail: Detail,
  most: MostItems,
  hasOthers = true,
): readonly AnswerColumn[] {
  const { own, year, item } = answers[question]
  const all = (schemas: Schemas, getOf = ofAnswer) =>
    Object.entries(schemas).flatMap(([key, schema]) =>
      key === 'absence_pay'
        ? absenceColumns(detail, schema, most)
        : key === costColumn.name
          ? [costColumn]
          : columnsOf(key, schema, getOf(key), most),
    )
  if (detail === 'long') return [...all(own), ...all(item, (key) => ofItem(key)), warningsColumn]
  // January first.
  const months = Array.from({ length: 12 }, (_, index) => index)
  const ofMonths = Object.entries(item)
    .filter(([key]) => key !== 'month')
    .flatMap(([key, schema]) =>
      months.flatMap((index) => columnsOf(`${key}_${index + 1}`, schema, ofItem(key, index), most)),
    )
  const details = question === 'payments' ? all(paymentLists(hasOthers)) : ofMonths
  return [...all(year), ...(detail === 'months' ? details : []), warningsColumn]
}

/** The names of all columns of answers; none of them is a misspelt field. */
export const answerColumnNames: ReadonlySet<string> = new Set([
  ...(['calc', 'gross-up', 'payments'] as const).flatMap((question) =>
    (['months', 'long'] as const).flatMap((detail) =>
      columnsIn(question, detail, () => Number.POSITIVE_INFINITY).map(({ name }) => name),
    ),
  ),
  'errors',
])

/**
 * The columns of the answers to a table: an answer has more members if its request has more fields.
 * @param fields the fields that its requests can have
 * @param columns a list whose items have columns of their own has no more items in an answer
 */
export function answerColumns(
  fields: ReadonlySet<string>,
  columns: readonly Recognised[],
  { question, detail }: { readonly question: Question; readonly detail: Detail },
) {
  const itemsOf = (field: string) => {
    const places = columns.flatMap(({ value }) => (value.field === field ? [value.steps[0]] : []))
    const areItems = places.length > 0 && !places.includes(undefined)
    return areItems ? new Set(places).size : Number.POSITIVE_INFINITY
  }
  return columnsIn(
    question,
    detail,
    (schema) => {
      const asking = conditionIn(schema)?.fields.filter((name) => fields.has(name))
      return asking ? Math.max(0, ...asking.map(itemsOf)) : Number.POSITIVE_INFINITY
    },
    fields.has('absences') || fields.has('other_pay'),
  )
}

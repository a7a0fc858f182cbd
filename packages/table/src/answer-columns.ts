import {
  type FieldSchema,
  fieldsOf,
  GrossUpResponse,
  isMoneySchema,
  PaymentsResponse,
  PrivateCalculationResponse,
} from '@oklad/contract'
import { type AnswerBody, type AnswerOptions, answerTo, type Detail } from './answer-row.ts'
import { type Question, requiredField } from './request-columns.ts'

/** The kind of the values of an output column. */
export type ColumnType = 'text' | 'kopecks' | 'roubles' | 'whole' | 'flag' | 'number' | 'date'

/** A column of figures of the answer. */
export interface AnswerColumn {
  readonly name: string
  readonly type: ColumnType
  readonly value: (answer: AnswerBody, items: Items) => unknown
}

/** The months or payments of an answer that a row of the output has, see `rowsOf`. */
type Items = readonly (AnswerBody | undefined)[]

type Get = AnswerColumn['value']
type Schemas = Readonly<Record<string, FieldSchema>>

const { calculation: _, ...grossUp } = GrossUpResponse.properties as unknown as Schemas
const { monthly_details, warnings, ...calculation } =
  PrivateCalculationResponse.properties as unknown as Schemas
const {
  payments,
  transfers,
  warnings: __,
  ...paidYear
} = PaymentsResponse.properties as unknown as Schemas

/** The members of the answers: of the question alone, of the year, and the list that is a long table. */
const answers = {
  calc: { own: {}, year: calculation, list: { monthly_details } },
  'gross-up': {
    own: grossUp,
    year: { ...grossUp, ...calculation },
    list: { monthly_details },
  },
  payments: { own: {}, year: paidYear, list: { payments } },
} as Readonly<Record<Question, Readonly<Record<'own' | 'year' | 'list', Schemas>>>>

function typeOf(schema: FieldSchema & { anyOf?: readonly FieldSchema[] }): ColumnType {
  if (isMoneySchema(schema)) return 'kopecks'
  const type = schema.type ?? schema.anyOf?.[0]?.type
  return type === 'integer' ? 'whole' : type === 'boolean' ? 'flag' : 'text'
}

const member = (value: unknown, key: string | number): unknown =>
  (value as AnswerBody | undefined)?.[key]

/** The columns of a value: one, or one for each property or item, each under its own name. */
function columnsOf(name: string, schema: FieldSchema, get: Get): AnswerColumn[] {
  const { properties, items, maxItems = 0 } = schema
  const inside = (key: string | number, suffix: string | number, schema: FieldSchema) =>
    columnsOf(`${name}_${suffix}`, schema, (answer, items) => member(get(answer, items), key))
  if (properties) return Object.entries(properties).flatMap(([key, of]) => inside(key, key, of))
  if (items && maxItems > 0) {
    return Array.from({ length: maxItems }, (_, index) => inside(index, index + 1, items)).flat()
  }
  const value: Get = items ? (answer, list) => JSON.stringify(get(answer, list)) : get
  return [{ name, type: typeOf(schema), value }]
}

const columnsOfAll = (schemas: Schemas) =>
  Object.entries(schemas).flatMap(([key, schema]) =>
    columnsOf(key, schema, (answer) => answer[key]),
  )

/** The details of a warning are one text. */
const warningsColumn: AnswerColumn = {
  name: 'warnings',
  type: 'text',
  value: (answer) => {
    const warnings = answer['warnings'] as readonly { detail: string }[] | undefined
    return warnings?.map(({ detail }) => detail).join(' ')
  },
}

/** The months of a year as columns, January first. */
const monthColumns = Object.entries(monthly_details?.items?.properties ?? {})
  .filter(([key]) => key !== 'month')
  .flatMap(([key, schema]) =>
    Array.from(
      { length: 12 },
      (_, index): AnswerColumn => ({
        name: `${key}_${index + 1}`,
        type: typeOf(schema),
        value: (_, months) => months[index]?.[key],
      }),
    ),
  )

/**
 * Makes the function that lists the rows of an answer. A row of months has those of the calendar
 * year, January first; a row of a long table has one month or payment.
 */
export function rowsOf(
  question: Question,
  detail: Detail,
): (answer: AnswerBody) => readonly Items[] {
  const [name = ''] = Object.keys(answers[question].list)
  const itemsOf = (answer: AnswerBody) => answer[name] as readonly AnswerBody[]
  if (detail === 'long') return (answer) => itemsOf(answer).map((item) => [item])
  if (detail === 'year' || question === 'payments') return () => [[]]
  return (answer) => {
    const months = itemsOf(answer)
    const first = Number(String(months[0]?.['month']).slice(5, 7))
    return [[...Array(first - 1), ...months]]
  }
}

/** Every column that the answer to a question can have. */
function everyColumn(question: Question, detail: Detail): readonly AnswerColumn[] {
  const { own, year, list } = answers[question]
  if (detail === 'long') {
    const items = Object.entries(Object.values(list)[0]?.items?.properties ?? {})
    const long = items.map(
      ([name, schema]): AnswerColumn => ({
        name,
        type: typeOf(schema),
        value: (_, [item]) => item?.[name],
      }),
    )
    return [...columnsOfAll(own), ...long, warningsColumn]
  }
  const lists = { payments, transfers } as Schemas
  const months = question === 'payments' ? columnsOfAll(lists) : monthColumns
  return [...columnsOfAll(year), ...(detail === 'months' ? months : []), warningsColumn]
}

/** The names of all columns of answers; none of them is a misspelt field. */
export const answerColumnNames: ReadonlySet<string> = new Set([
  ...(['calc', 'gross-up', 'payments'] as const).flatMap((question) =>
    (['months', 'long'] as const).flatMap((detail) =>
      everyColumn(question, detail).map(({ name }) => name),
    ),
  ),
  'errors',
])

/**
 * The columns of the answers to a table with some fields: an answer has more members if its request
 * has more fields, so a request is answered for each value that a field can have.
 * @param fields the fields that the table has columns for
 */
export function answerColumns(
  fields: ReadonlySet<string>,
  options: AnswerOptions,
): readonly AnswerColumn[] {
  const { question, detail } = options
  // All answers with payments have the same members.
  if (question === 'payments') return everyColumn(question, detail)
  const required = requiredField[question]
  const values = Object.entries(fieldsOf[question]).flatMap(([name, { schema }]): object[] => {
    const tried: readonly unknown[] =
      schema.type === 'boolean' ? [true] : (schema.enum ?? schema.examples ?? [])
    return fields.has(name) && name !== required ? tried.map((value) => ({ [name]: value })) : []
  })
  const tried = [{}, ...values].flatMap((value) => {
    const answer = answerTo({ [required]: 10_000_000, warnings: true, ...value }, options)
    return answer.ok
      ? rowsOf(question, detail)(answer.body).map((items) => [answer.body, items] as const)
      : []
  })
  return everyColumn(question, detail).filter(
    (column) =>
      column === warningsColumn || tried.some((row) => column.value(...row) !== undefined),
  )
}

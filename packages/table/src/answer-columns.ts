import {
  type FieldSchema,
  fieldNamed,
  GrossUpResponse,
  isMoneySchema,
  PrivateCalculationResponse,
  PrivateMonth,
  requestFieldNames,
} from '@oklad/contract'
import { type AnswerOptions, answerTo } from './answer-row.ts'
import type { Question } from './request-columns.ts'

/** How much of an answer becomes columns: the year, the year with its months, or a row a month. */
export type Detail = 'year' | 'months' | 'long'

/** The kind of the values of an output column. */
export type ColumnType = 'text' | 'kopecks' | 'roubles' | 'whole' | 'flag' | 'number' | 'date'

/** A column of figures of the answer. */
export interface AnswerColumn {
  readonly name: string
  readonly type: ColumnType
  /** The value of an answer; `month` is the index of the month of a long table's row. */
  readonly value: (answer: AnswerBody, month: number) => unknown
}

/** An answer as a reader of columns sees it. */
export type AnswerBody = Readonly<Record<string, unknown>>

type Get = AnswerColumn['value']

const typeOf = (schema: FieldSchema): ColumnType =>
  isMoneySchema(schema)
    ? 'kopecks'
    : schema.type === 'integer'
      ? 'whole'
      : schema.type === 'boolean'
        ? 'flag'
        : 'text'

/** The columns of a value: one, or one for each property or item, each under its own name. */
function columnsOf(name: string, schema: FieldSchema, get: Get): AnswerColumn[] {
  const { properties, items, maxItems } = schema
  if (properties !== undefined) {
    return Object.entries(properties).flatMap(([key, property]) =>
      columnsOf(`${name}_${key}`, property, (answer, month) => member(get(answer, month), key)),
    )
  }
  if (items !== undefined && maxItems !== undefined) {
    return Array.from({ length: maxItems }, (_, index) =>
      columnsOf(`${name}_${index + 1}`, items, (answer, month) =>
        member(get(answer, month), index),
      ),
    ).flat()
  }
  if (items === undefined) return [{ name, type: typeOf(schema), value: get }]
  const value: Get = (answer, month) => {
    const list = get(answer, month)
    return list === undefined ? undefined : JSON.stringify(list)
  }
  return [{ name, type: 'text', value }]
}

const member = (value: unknown, key: string | number): unknown =>
  (value as AnswerBody | undefined)?.[key]

const monthsOf = (answer: AnswerBody) => answer['monthly_details'] as readonly AnswerBody[]

/** The details of a warning are one text. */
const warningsColumn: AnswerColumn = {
  name: 'warnings',
  type: 'text',
  value: (answer) => {
    const warnings = answer['warnings'] as readonly { detail: string }[] | undefined
    return warnings?.map(({ detail }) => detail).join(' ')
  },
}

/** The months of a year as columns, January first: the details begin with the first month paid. */
const monthColumns = Object.entries(PrivateMonth.properties as Record<string, FieldSchema>)
  .filter(([key]) => key !== 'month')
  .flatMap(([key, schema]) =>
    Array.from({ length: 12 }, (_, index): AnswerColumn => {
      const value: Get = (answer) => {
        const months = monthsOf(answer)
        const first = Number(String(months[0]?.['month']).slice(5, 7))
        return months[index + 1 - first]?.[key]
      }
      return { name: `${key}_${index + 1}`, type: typeOf(schema), value }
    }),
  )

/** A month of a long table. */
const longColumns = Object.entries(PrivateMonth.properties as Record<string, FieldSchema>).map(
  ([key, schema]): AnswerColumn => ({
    name: key,
    type: typeOf(schema),
    value: (answer, month) => monthsOf(answer)[month]?.[key],
  }),
)

function calculationColumns(detail: Detail): AnswerColumn[] {
  if (detail === 'long') return [...longColumns, warningsColumn]
  const properties = PrivateCalculationResponse.properties as Record<string, FieldSchema>
  const year = Object.entries(properties)
    .filter(([key]) => key !== 'monthly_details' && key !== 'warnings')
    .flatMap(([key, schema]) => columnsOf(key, schema, (answer) => answer[key]))
  return [...year, ...(detail === 'months' ? monthColumns : []), warningsColumn]
}

/** Every column that the answer to a question can have. */
function everyColumn(question: Question, detail: Detail): readonly AnswerColumn[] {
  const calculation = calculationColumns(detail)
  if (question === 'calc') return calculation
  const { calculation: _, ...properties } = GrossUpResponse.properties
  const found = Object.entries(properties as Record<string, FieldSchema>).flatMap(([key, schema]) =>
    columnsOf(key, schema, (answer) => answer[key]),
  )
  const names = new Set(found.map(({ name }) => name))
  const inside = calculation
    .filter(({ name }) => !names.has(name))
    .map((column): AnswerColumn => {
      const value: Get = (answer, month) => column.value(answer['calculation'] as AnswerBody, month)
      return { ...column, value }
    })
  return [...found, ...inside]
}

/** The names of all columns of answers; none of them is a misspelt field. */
export function answerColumnNames(): ReadonlySet<string> {
  const all = (['calc', 'gross-up'] as const).flatMap((question) =>
    (['months', 'long'] as const).flatMap((detail) => everyColumn(question, detail)),
  )
  return new Set([...all.map(({ name }) => name), 'errors'])
}

/**
 * The columns of the answers to a table with some fields: an answer has more members if its request
 * has more fields, so a request is answered for each value that a field can have.
 * @param fields the fields that the table has columns for
 */
export function answerColumns(
  fields: ReadonlySet<string>,
  detail: Detail,
  options: AnswerOptions,
): readonly AnswerColumn[] {
  const { question } = options
  const base =
    question === 'calc' ? { gross_salary: 10_000_000 } : { target_net: 10_000_000, basis: 'annual' }
  const values = requestFieldNames.flatMap((name): object[] => {
    const { schema } = fieldNamed(name)
    const tried = schema.type === 'boolean' ? [true] : (schema.enum ?? schema.examples ?? [])
    return fields.has(name) && name !== 'gross_salary'
      ? tried.map((value) => ({ [name]: value }))
      : []
  })
  const bases = fields.has('basis') ? [{ basis: 'every_month' }] : []
  const answers = [{}, ...values, ...bases].flatMap((value) => {
    const answer = answerTo({ ...base, ...value }, options)
    return answer.ok ? [answer.body as AnswerBody] : []
  })
  return everyColumn(question, detail).filter(
    (column) =>
      column === warningsColumn ||
      column.name === 'warnings' ||
      answers.some((answer) => column.value(answer, 0) !== undefined),
  )
}

import {
  capitalised,
  type FieldSchema,
  type FieldUnit,
  fieldsOf,
  isMoney,
  type Language,
  monthName,
  type RequestField,
  type Text,
  textsIn,
} from '@oklad/contract/internal'
import { partTitles, wordsOfLists } from './part-titles.ts'
import { plainTitle } from './recognition/header-words.ts'
import { type SheetColumnName, sheetColumnEntries, sheetColumns } from './sheet-columns.ts'

/** The question that is asked for every row. */
export const questions = ['calc', 'gross-up', 'payments'] as const
export type Question = (typeof questions)[number]

/** One value of a request that a column of a table can hold. */
export interface RequestValue {
  /** The name of the column on the wire: `gross_salary`, `monthly_bonuses_3`. */
  readonly name: string
  /** The field of the request. */
  readonly field: string
  /** The steps from the field's value to this one: `[2]` for `monthly_bonuses_3`. */
  readonly steps: readonly (string | number)[]
  /** The schema of the value. */
  readonly schema: FieldSchema
  readonly unit: FieldUnit
  readonly choices: RequestField['choices']
  /** Whether a month without a day means its last day. */
  readonly endsMonth: boolean
}

/** A column that is understood. */
export interface Recognised {
  readonly value: RequestValue
  /** How its cells are written: as on the wire, as people write them, or in thousands of roubles. */
  readonly writing: 'wire' | 'people' | 'thousands'
  /** The column of people's tables that it is; absent of a field. */
  readonly sheet?: SheetColumnName
  /** The kind of the absence that it holds a part of. */
  readonly absence?: string | undefined
  /** Whether its numbers may need a unit, see `needsUnits`. */
  readonly needsUnits?: boolean
}

/** Makes something once for each question that is asked. */
export function forEachQuestion<Made>(make: (question: Question) => Made) {
  const made = new Map<Question, Made>()
  return (question: Question): Made => {
    const found = made.get(question) ?? make(question)
    made.set(question, found)
    return found
  }
}

/** The field without which a question cannot be asked. */
export const requiredField = {
  calc: 'gross_salary',
  'gross-up': 'target_net',
  payments: 'gross_salary',
} as const satisfies Readonly<Record<Question, string>>

const requiredFields: ReadonlySet<string> = new Set(Object.values(requiredField))

/** Whether a value is the pay of a month that a question is about. */
export const isPayAsked = ({ name }: RequestValue) => requiredFields.has(name)

/** Whether headers are names of the API, as programs write them: that of the pay is. */
export const areNamesOfApi = (headers: readonly string[]) =>
  headers.some((header) => requiredFields.has(header.replace(/_rub$/, '')))

/** Whether a column has the monthly pay that a question is about, as people write it: a request has it by its wire name. */
export const isPayOfPeople = ({ value, writing }: Recognised, question: Question): boolean =>
  writing !== 'wire' && [requiredField[question], 'monthly_salaries'].includes(value.field)

/** Whether a table is a list of people with the pay that is asked about. */
export const isListOfPeople = (
  columns: readonly { readonly recognised: Recognised | undefined }[],
  question: Question,
) => columns.some(({ recognised }) => recognised && isPayOfPeople(recognised, question))

/** The largest count beside sums, of days, months or places; every sum may be larger. */
const LARGEST_COUNT = 366

/**
 * The unit of a part of a value: not every part of a list of sums is a sum, and earnings among days are. By the shape of the
 * schema: the page is built without the descriptions that name kopecks.
 */
function unitOf(
  { field, unit }: Pick<RequestValue, 'field' | 'unit'>,
  schema: FieldSchema,
  name: string,
  step: string | number,
): Pick<RequestValue, 'unit' | 'choices'> {
  if (schema.enum) {
    const words = schema.enum.map((word) => [word, { en: word, ru: word }])
    const choices = textsIn(schema) ?? wordsOfLists[`${field} ${step}`]
    return { unit: 'choice', choices: choices ?? Object.fromEntries(words) }
  }
  const { type, maximum = Number.POSITIVE_INFINITY } = schema.items ?? schema
  const isCount = type === 'string' || type === 'boolean' || maximum <= LARGEST_COUNT
  const isOfUnit = isMoney(unit) ? !isCount : typeof step === 'number'
  const isPay = schema.type === 'integer' && name.endsWith('_pay')
  return { unit: isPay ? 'roubles' : isOfUnit ? unit : 'count', choices: undefined }
}

/** The value of a field itself, then its items and properties, each under its own name. */
function valuesOf(
  value: Omit<RequestValue, 'name' | 'steps'>,
  name = value.field,
  steps: RequestValue['steps'] = [],
): RequestValue[] {
  const { items, maxItems = 0, properties = {} } = value.schema
  const inside = (step: string | number, suffix: string | number, schema: FieldSchema) => {
    const ownName = `${name}_${suffix}`
    const unit = unitOf(value, schema, ownName, step)
    return valuesOf({ ...value, ...unit, schema }, ownName, [...steps, step])
  }
  return [
    { ...value, name, steps },
    // A list inside an item of a list has no columns of its own: a cell holds it whole.
    ...(items && steps.length === 0
      ? Array.from({ length: maxItems }, (_, index) => inside(index, index + 1, items)).flat()
      : []),
    ...Object.entries(properties).flatMap(([key, schema]) => inside(key, key, schema)),
  ]
}

/** Every value that a column of a question's table can hold. */
export const requestValues = (question: Question): readonly RequestValue[] =>
  Object.entries(fieldsOf[question])
    // Every row is asked for warnings: they have a column of the same name.
    .filter(([, { group }]) => group !== 'answer')
    .flatMap(([field, { schema, unit, choices, option }]) =>
      valuesOf({ field, schema, unit, choices, endsMonth: option?.endsMonth === true }),
    )

/** Whether a cell holds a value whole, as JSON. */
export const isWhole = ({ schema }: RequestValue) => /^(?:array|object)$/.test(schema.type)

/** Whether a value is a fraction: the list of its numerator and its denominator. */
export const isFraction = ({ schema: { minItems, maxItems } }: RequestValue) =>
  minItems === 2 && maxItems === 2

/** The title of a value in the words of the field table, without its unit; only wire names where it has none. */
function titleOfValue(value: RequestValue, question: Question) {
  const label = fieldsOf[question][value.field]?.label
  if (label === undefined || (isWhole(value) && !isFraction(value))) return undefined
  const [step, part = step] = value.steps
  const words = partTitles[String(part)]
  const number = typeof step === 'number' ? ` № ${step + 1}` : ''
  const insideIn = (language: Language) =>
    typeof part === 'number'
      ? `, ${monthName(part + 1, language)}`
      : words && `${number}: ${words[language]}`
  const titleIn = (language: Language) =>
    capitalised(label[language]) + (step === undefined ? '' : insideIn(language))
  return { en: titleIn('en'), ru: titleIn('ru') }
}

/** The endings of the names of columns whose sums are not in kopecks. */
const units = { _thousand_rub: 'thousands', _rub: 'people' } as const

/** Every column that a table of a question can have, by its name. */
export const columnsByName = forEachQuestion((question): ReadonlyMap<string, Recognised> => {
  const byName = new Map<string, Recognised>()
  const add = (column: Recognised) => {
    const { name, unit, schema } = column.value
    byName.set(name, column)
    if (!isMoney(unit) || schema.type !== 'integer') return
    for (const [ending, writing] of Object.entries(units)) {
      byName.set(name + ending, { ...column, writing })
    }
  }
  for (const value of requestValues(question)) add({ value, writing: 'wire' })
  for (const [name, { schema, unit, choices, absence, field }] of sheetColumnEntries) {
    const place = { field: absence ? 'absences' : (field ?? name), steps: absence?.steps ?? [] }
    // A last day that is given as a month is the last one of it.
    const endsMonth = /(?:^dismissal_date|_to)$/.test(name)
    const value = { name, ...place, schema, unit, choices, endsMonth }
    const writing = isMoney(unit) ? 'wire' : 'people'
    add({ value, writing, sheet: name, absence: absence?.kind })
  }
  return byName
})

/**
 * The name of a column, with the unit of its sums: `gross_salary_rub`.
 * @param column as it was understood
 */
export function nameOf({ value, writing }: Recognised): string {
  const ending = Object.entries(units).find(([, one]) => one === writing)?.[0] ?? ''
  return value.name + (isMoney(value.unit) ? ending : '')
}

/** A column that a person names: a coefficient is 1.15 there, but a sum has the unit of its name. */
export const asPeopleWrite = (column: Recognised): Recognised =>
  isMoney(column.value.unit) ? column : { ...column, writing: 'people' }

/** The title of a column in both languages, without its unit; the name of one without a title. */
export const titleOf = ({ value, sheet }: Recognised, question: Question): Text =>
  sheet
    ? sheetColumns[sheet].title
    : (titleOfValue(value, question) ?? { en: value.name, ru: value.name })

/** The columns of some names; a name that the question does not have is left out. */
export const columnsNamed = (names: readonly string[], question: Question) =>
  names.flatMap((name) => columnsByName(question).get(name) ?? [])

/** The title of a column by its name; `undefined` of a column that the question does not have. */
export function titleNamed(name: string, question: Question): Text | undefined {
  const column = columnsByName(question).get(name)
  return column && titleOf(column, question)
}

const UNIT = / (₽|р|руб|рубли|рублей|roubles|rub|коп|копейки|копеек|kopecks)$/

/**
 * Makes the function that knows the exact headers: the names of columns (`gross_salary`, `gross_salary_rub`),
 * and the titles of the field table in both languages, with or without their unit: «Оклад, ₽», «Оклад, коп.».
 */
export const exactReader = forEachQuestion((question) => {
  const byName = columnsByName(question)
  const byTitle = new Map<string, RequestValue>()
  for (const value of requestValues(question)) {
    const { headers = [] } = fieldsOf[question][value.field] ?? {}
    const ofField = value.steps.length === 0 ? headers : []
    for (const title of [...Object.values(titleOfValue(value, question) ?? {}), ...ofField]) {
      byTitle.set(plainTitle(title).replace(UNIT, ''), value)
    }
  }
  return (header: string): Recognised | undefined => {
    const named = byName.get(header.trim().toLowerCase())
    if (named !== undefined) return named
    const title = plainTitle(header)
    const value = byTitle.get(title) ?? byTitle.get(title.replace(UNIT, ''))
    const [, unit = ''] = byTitle.has(title) ? [] : (UNIT.exec(title) ?? [])
    if (value === undefined || (unit !== '' && !isMoney(value.unit))) return undefined
    return { value, writing: /^[кk]/.test(unit) ? 'wire' : 'people' }
  }
})

/** The names and titles that a misspelt header may resemble; items of a list have names alone. */
export const knownHeaders = forEachQuestion((question) =>
  requestValues(question)
    .flatMap((value) => [
      value.name,
      ...Object.values((value.steps.length < 2 && titleOfValue(value, question)) || {}),
    ])
    .map((name) => ({ name, title: plainTitle(name) })),
)

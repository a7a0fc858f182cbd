import {
  capitalised,
  type FieldSchema,
  type FieldUnit,
  fieldsOf,
  isMoney,
  languages,
  monthName,
  type RequestField,
} from '@oklad/contract'

/** The question that is asked for every row. */
export type Question = 'calc' | 'gross-up' | 'payments'
export const questions: readonly Question[] = ['calc', 'gross-up', 'payments']

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

/** How the cells of a column are written: as on the wire, or as people write them. */
type Writing = 'wire' | 'people'

/** A header that is understood. */
export interface Recognised {
  readonly value: RequestValue
  readonly writing: Writing
}

/** The field without which a question cannot be asked. */
export const requiredField: Readonly<Record<Question, string>> = {
  calc: 'gross_salary',
  'gross-up': 'target_net',
  payments: 'gross_salary',
}

/** The value of a field itself, then its items and properties, each under its own name. */
function valuesOf(
  value: Omit<RequestValue, 'name' | 'steps'>,
  name = value.field,
  steps: RequestValue['steps'] = [],
): RequestValue[] {
  const { items, maxItems = 0, properties = {} } = value.schema
  const inside = (step: string | number, suffix: string | number, schema: FieldSchema) =>
    valuesOf({ ...value, schema }, `${name}_${suffix}`, [...steps, step])
  return [
    { ...value, name, steps },
    ...(items
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

/** The title of a value in the words of the field table; only wire names where it has none. */
export function titlesOf({ field, steps, schema, unit }: RequestValue, question: Question) {
  const label = fieldsOf[question][field]?.label
  if (label === undefined || schema.type === 'array' || schema.type === 'object') return []
  const [step] = steps
  const isMonth = typeof step === 'number' && steps.length === 1
  if (step !== undefined && !isMonth) return []
  return languages.map((language) => {
    const month = isMonth ? `, ${monthName(step + 1, language)}` : ''
    return capitalised(label[language]) + month + (isMoney(unit) ? ', ₽' : '')
  })
}

const ROUBLES = / (?:₽|р|руб|рубли|рублей|roubles|rub)$/
const KOPECKS = / (?:коп|копейки|копеек|kopecks)$/

/** A header without case, marks and double spaces. */
const plainTitle = (header: string) =>
  header
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}₽]+/gu, ' ')
    .trim()

/**
 * Makes the function that understands headers. It knows wire names (`gross_salary`), wire names of
 * sums with `_rub` for roubles, and the titles of the field table in both languages, with or
 * without their unit: «Оклад», «Оклад, ₽», «Оклад, коп.».
 */
export function headerReader(question: Question): (header: string) => Recognised | undefined {
  const byName = new Map<string, Recognised>()
  const byTitle = new Map<string, RequestValue>()
  for (const value of requestValues(question)) {
    byName.set(value.name, { value, writing: 'wire' })
    if (isMoney(value.unit) && value.schema.type === 'integer') {
      byName.set(`${value.name}_rub`, { value, writing: 'people' })
    }
    const { headers = [] } = fieldsOf[question][value.field] ?? {}
    for (const title of [
      ...titlesOf(value, question),
      ...(value.steps.length === 0 ? headers : []),
    ]) {
      byTitle.set(plainTitle(title).replace(ROUBLES, ''), value)
    }
  }
  return (header) => {
    const named = byName.get(header.trim().toLowerCase())
    if (named !== undefined) return named
    const title = plainTitle(header)
    const value = byTitle.get(title.replace(ROUBLES, '').replace(KOPECKS, ''))
    if (value === undefined) return undefined
    const hasUnit = ROUBLES.test(title) || KOPECKS.test(title)
    if (hasUnit && !isMoney(value.unit)) return undefined
    return { value, writing: KOPECKS.test(title) ? 'wire' : 'people' }
  }
}

/** The names and titles that a misspelt header may resemble. */
export const knownHeaders = (question: Question): readonly string[] =>
  requestValues(question).flatMap((value) => [
    value.name,
    ...titlesOf(value, question).map((title) => title.replace(/, ₽$/, '')),
  ])

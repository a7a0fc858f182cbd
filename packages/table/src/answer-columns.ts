import type { absenceKinds } from '@oklad/contract/fields'
import {
  type Asked,
  conditionIn,
  type FieldSchema,
  type Filled,
  fillersIn,
  GrossUpResponse,
  isMoneySchema,
  type Language,
  monthName,
  PaymentsResponse,
  PrivateCalculationResponse,
  reportTitleIn,
  stepIn,
  type Text,
  textsIn,
  titleIn,
} from '@oklad/contract/internal'
import { monthIn } from '@oklad/engine/internal'
import type { AnswerBody, Detail } from './answer-row.ts'
import { columnsByName, exactReader, type Question, type Recognised } from './request-columns.ts'

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
  /** The title where people read it, of a column of the answer to a list of people. */
  readonly title?: string
  /** Its values in the words of the title, where the words of the API are others: «да», «в каждом месяце». */
  readonly words?: Readonly<Record<string, string>>
  /** Whether it passes through and has one sum in roubles for each person. */
  readonly isGivenSum?: boolean
}

/** A column of figures of the answer. */
export interface AnswerColumn extends OutputColumn {
  /** The title in both languages; absent of a term of the request, which is read again under its own name. */
  readonly titles: Text | undefined
  /** The texts of its values, of a closed list and of a flag. */
  readonly texts?: Readonly<Record<string, Text>> | undefined
  /** The fields of which it needs one to have a figure. */
  readonly fillers?: readonly string[] | undefined
  readonly value: (answer: AnswerBody, items: Items) => unknown
}

/** The months or payments of an answer that a row of the output has, see `rowsOf`. */
export type Items = readonly (AnswerBody | undefined)[]

type Get = AnswerColumn['value']
type Schema = FieldSchema & Partial<Asked & Filled>
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

export const yesNo: Readonly<Record<string, Text>> = {
  true: { en: 'yes', ru: 'да' },
  false: { en: 'no', ru: 'нет' },
}

const member = (value: unknown, key: string | number): unknown =>
  (value as AnswerBody | undefined)?.[key]

/** The most items that a member has in the answers to a table; 0 of a member that none of them has. */
type MostItems = (schema: Schema) => number

/** The title of the value of a schema. */
type TitleOf = (schema: Schema) => Text | undefined

/** A title of other titles, in both languages; none where one of them is missing. */
const joined = (
  titles: readonly (Text | undefined)[],
  write: (titles: readonly string[], language: Language) => string,
): Text | undefined => {
  const known = titles.filter((title) => title !== undefined)
  const writeIn = (language: Language) =>
    write(
      known.map((title) => title[language]),
      language,
    )
  return known.length < titles.length ? undefined : { en: writeIn('en'), ru: writeIn('ru') }
}

/** The columns of a value: one, or one for each property or item, each under its own name. */
function columnsOf(
  name: string,
  schema: Schema,
  get: Get,
  most: MostItems,
  titleOf: TitleOf = titleIn,
): AnswerColumn[] {
  if (most(schema) === 0) return []
  const { properties, items, maxItems = 0 } = schema
  const inside = (key: string | number, suffix: string | number, of: Schema, title: TitleOf) =>
    columnsOf(`${name}_${suffix}`, of, (body, items) => member(get(body, items), key), most, title)
  if (properties) {
    return Object.entries(properties).flatMap(([key, of]) => inside(key, key, of, titleOf))
  }
  if (items && maxItems > 0) {
    const length = Math.min(maxItems, most(schema))
    // «Выплата № 1: НДФЛ»
    const titleOfItem = (index: number) => (of: Schema) =>
      joined(of === items ? [titleOf(schema)] : [titleOf(schema), reportTitleIn(of)], (titles) =>
        titles.join(` № ${index + 1}: `).concat(of === items ? ` № ${index + 1}` : ''),
      )
    return Array.from({ length }, (_, index) =>
      inside(index, index + 1, items, titleOfItem(index)),
    ).flat()
  }
  const value: Get = items ? (body, items) => JSON.stringify(get(body, items)) : get
  const type = typeOf(schema)
  const texts = type === 'flag' ? yesNo : textsIn(schema)
  return [{ name, type, titles: titleOf(schema), texts, fillers: fillersIn(schema), value }]
}

/** The details of a warning are one text. */
const warningsColumn: AnswerColumn = {
  name: 'warnings',
  type: 'text',
  titles: { en: 'Warnings', ru: 'Предупреждения' },
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

/** The sums of the absences of a year, by their kinds: the column of each, its member and its titles. An unpaid one has none. */
// biome-ignore format: one sum a line
const sumsOfAbsences: Readonly<Record<keyof typeof absenceKinds, Readonly<Record<string, readonly [member: string, titles: Text]>>>> = {
  vacation: { vacation_pay: ['pay', { en: 'Vacation pay of the year', ru: 'Отпускные за год' }] },
  sick: {
    sick_pay: ['pay', { en: 'Sick pay of the employer of the year', ru: 'Больничный за счёт работодателя за год' }],
    sick_pay_of_fund: ['fund_pay', { en: 'Sick pay of the Social Fund of the year', ru: 'Больничный за счёт Социального фонда за год' }],
  },
  unpaid: {},
  business_trip: { business_trip_pay: ['pay', { en: 'Pay for business trips of the year', ru: 'Оплата командировок за год' }] },
  donor_day: { donor_day_pay: ['pay', { en: 'Pay for donor days of the year', ru: 'Оплата донорских дней за год' }] },
}

const absenceSums = Object.entries(sumsOfAbsences).flatMap(([kind, sums]) =>
  Object.entries(sums).map(([name, [member, titles]]) => ({ name, kind, member, titles })),
)

/** The columns of absences: their sums, and each one beside the months. */
const absenceColumns = (detail: Detail, schema: Schema, most: MostItems): AnswerColumn[] => {
  if (most(schema) === 0) return []
  const absencesIn = (answer: AnswerBody) => (answer['absence_pay'] ?? []) as readonly AnswerBody[]
  const sums = absenceSums.map(
    ({ name, kind, member, titles }): AnswerColumn => ({
      ...{ name, type: 'kopecks', titles },
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
  titles: titleIn(calculation['employer_total_cost'] ?? {}),
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

/** The titles of answers that say a term again, or as a term is called: by the title of the term they would be read as it. */
// biome-ignore format: one column a line
const ownTitles: Readonly<Record<string, Text>> = {
  gross_salary: { en: 'Salary found', ru: 'Найденный оклад' },
  basis: { en: 'What the net pay is of', ru: 'За какой срок сумма на руки' },
  territorial_multiplier: { en: 'District multiplier, %', ru: 'Множитель районного коэффициента, %' },
  northern_coefficient: { en: 'Northern multiplier, %', ru: 'Множитель северной надбавки, %' },
  monthly_net_income: { en: 'Net pay of the month', ru: 'На руки за месяц' },
}

/** The columns of the answers to a question. */
function columnsIn(
  question: Question,
  detail: Detail,
  most: MostItems,
  hasOthers = true,
): readonly AnswerColumn[] {
  const { own, year, item } = answers[question]
  const terms = columnsByName(question)
  const all = (schemas: Schemas, getOf = ofAnswer) =>
    Object.entries(schemas).flatMap(([key, schema]) =>
      key === 'absence_pay'
        ? absenceColumns(detail, schema, most)
        : key === costColumn.name
          ? [costColumn]
          : columnsOf(key, schema, getOf(key), most, /^annual/.test(key) ? titleOfYear : titleIn),
    )
  const titled = (columns: readonly AnswerColumn[]) =>
    columns.map(({ titles, ...column }) => {
      const { [column.name]: own } = ownTitles
      const isCalledSo = own && titles && exactReader(question)(titles.ru)
      return {
        ...column,
        titles: (terms.has(column.name) || isCalledSo ? undefined : titles) ?? own,
      }
    })
  if (detail === 'long') {
    return titled([...all(own), ...all(item, (key) => ofItem(key)), warningsColumn])
  }
  // January first.
  const months = Array.from({ length: 12 }, (_, index) => index)
  const ofMonths = Object.entries(item)
    .filter(([key]) => key !== 'month')
    .flatMap(([key, schema]) =>
      months.flatMap((index) => {
        const columns = columnsOf(`${key}_${index + 1}`, schema, ofItem(key, index), most)
        return columns.map((column) => ({ ...column, titles: inMonth(column, index + 1) }))
      }),
    )
  const details = question === 'payments' ? all(paymentLists(hasOthers)) : ofMonths
  return titled([...all(year), ...(detail === 'months' ? details : []), warningsColumn])
}

const titleOfYear: TitleOf = (schema) =>
  joined([titleIn(schema)], ([title], language) =>
    language === 'ru' ? `${title} за год` : `${title} of the year`,
  )

const inMonth = ({ titles }: AnswerColumn, month: number) =>
  joined([titles], ([title], language) => `${title}, ${monthName(month, language)}`)

/** The column of what is wrong with a row, beside those of the answer. */
export const errorsColumn: Omit<AnswerColumn, 'value'> = {
  ...{ name: 'errors', type: 'text' as const },
  titles: { en: 'Errors', ru: 'Ошибки' },
}

/** The names of all columns of answers, with their titles. */
export const answerTitles = (): ReadonlyMap<string, Text | undefined> =>
  new Map(
    [
      ...(['calc', 'gross-up', 'payments'] as const).flatMap((question) =>
        (['months', 'long'] as const).flatMap((detail) =>
          columnsIn(question, detail, () => Number.POSITIVE_INFINITY),
        ),
      ),
      errorsColumn,
    ].map(({ name, titles }) => [name, titles]),
  )

/**
 * Makes the function that says whether somebody in a list of people can have a figure in a column: the list has a field or
 * a kind of absence that brings it.
 */
function usedColumns(fields: ReadonlySet<string>, columns: readonly Recognised[]) {
  const absences = columns.filter(({ value }) => value.field === 'absences')
  const hasKind = (kind: string) =>
    absences.some(({ absence, sheet }) => (absence ?? (sheet && 'vacation') ?? kind) === kind)
  const kinds = new Map(absenceSums.map(({ name, kind }) => [name, kind]))
  const employers = fields.has('other_employers') ? itemsIn(columns, 'other_employers') : 0
  // The Social Fund is one more.
  const others = employers + (hasKind('sick') ? 1 : 0)
  return ({ name, fillers }: AnswerColumn): boolean => {
    const kind = kinds.get(name)
    const [, part] = /^settlement_(?:withheld_elsewhere_(\d+))?/.exec(name) ?? ['', 0]
    const isFilled = fillers?.some((field) => fields.has(field)) ?? true
    return isFilled && (kind === undefined || hasKind(kind)) && Number(part ?? 1) <= others
  }
}

/** The items that columns of a list can have; infinite where one of them has the list whole. */
function itemsIn(columns: readonly Recognised[], field: string): number {
  const places = columns.flatMap(({ value }) => (value.field === field ? [value.steps[0]] : []))
  const areItems = places.length > 0 && !places.includes(undefined)
  return areItems ? new Set(places).size : Number.POSITIVE_INFINITY
}

/**
 * The columns of the answers to a table: an answer has more members if its request has more fields.
 * @param fields the fields that its requests can have
 * @param columns a list whose items have columns of their own has no more items in an answer
 * @param isForPeople whether the columns that are empty or 0 for everybody are left out
 */
export function answerColumns(
  fields: ReadonlySet<string>,
  columns: readonly Recognised[],
  { question, detail }: { readonly question: Question; readonly detail: Detail },
  isForPeople = false,
) {
  const all = columnsIn(
    question,
    detail,
    (schema) => {
      const asking = conditionIn(schema)?.fields.filter((name) => fields.has(name))
      const items = asking?.map((field) => itemsIn(columns, field)) ?? [Number.POSITIVE_INFINITY]
      return Math.max(0, ...items)
    },
    fields.has('absences') || fields.has('other_pay'),
  )
  return isForPeople ? all.filter(usedColumns(fields, columns)) : all
}

import { isMoney, isNumeric, type Language, type Text, writeLimit } from '@oklad/contract/internal'
import type { Answering } from './answer-rows.ts'
import { isReadable, plain, valueIn } from './cells.ts'
import type { HeaderReading, InputColumn } from './header.ts'
import { type Entry, KEEP } from './mapping.ts'
import { isZero } from './recognition/value-shapes.ts'
import {
  asPeopleWrite,
  columnsNamed,
  nameOf,
  type Question,
  type Recognised,
  requiredField,
  titleOf,
} from './request-columns.ts'
import { examineColumns, mayKeep } from './settled-columns.ts'
import { shownText } from './shown-text.ts'
import { describeTableProblem, headerOf, namesIn, type TableProblem } from './table-error.ts'

/** What a column may hold, and what it would mean. */
export interface ColumnChoice {
  /** The name of a column, or `KEEP`. */
  readonly name: string
  /** What it is in words; the first value as it would be read: «Оклад, тыс. ₽: 150 → 150 000 ₽». */
  readonly meaning: string
}

/** The columns of a table, and the problems that no choice solves, as sentences. */
export type ColumnList = ReturnType<typeof listColumns>

/** A column of a table with what it is taken for, or with its question. */
export type ListedColumn = ColumnList['columns'][number]

const moneyUnits = {
  wire: { en: 'kopecks', ru: 'коп.' },
  people: { en: 'roubles', ru: '₽' },
  thousands: { en: 'thousands of roubles', ru: 'тыс. ₽' },
} as const

const asWire = { en: 'as in the API', ru: 'как в API' }

const SHOWN_VALUES = 3
/** A longer value is cut. */
const LONGEST_VALUE = 20

function shownValue(value: unknown): string {
  const text = shownText(String(plain(value)).slice(0, 10 * LONGEST_VALUE))
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

/** What the first value that says something would be: «150 → 150 000 ₽»; nothing of a value without a unit. */
function effectOf(values: readonly unknown[], column: Recognised, language: Language): string {
  const { unit } = column.value
  if (column.sheet || unit === 'count' || !isNumeric(unit)) return ''
  const shown = values.find((one) => !isZero(one) && isReadable(one, column))
  const value = valueIn(shown, column)
  if (typeof value !== 'number') return ''
  const mark = isMoney(unit) ? ' ₽' : ''
  return `: ${shownValue(shown)} → ${writeLimit(value, unit, language)}${mark}`
}

/** A column in words: its title and the unit of its cells. */
function columnInWords(column: Recognised, question: Question, language: Language): string {
  const { value, writing } = column
  const isSum = isMoney(value.unit)
  const unit = isSum ? moneyUnits[writing] : writing === 'wire' ? asWire : undefined
  const title = titleOf(column, question)[language]
  return unit === undefined ? title : `${title}, ${unit[language]}`
}

/** A column as a choice; of some values, the first one as it would be read. */
const choiceOf = (
  column: Recognised,
  question: Question,
  language: Language,
  values: readonly unknown[],
): ColumnChoice => ({
  name: nameOf(column),
  meaning: columnInWords(column, question, language) + effectOf(values, column, language),
})

/** Columns by their names as choices, as people write them; a name that the question does not have is left out. */
const choicesNamed = (
  names: readonly string[],
  question: Question,
  language: Language,
  values: readonly unknown[] = [],
): readonly ColumnChoice[] =>
  columnsNamed(names, question).map((column) =>
    choiceOf(asPeopleWrite(column), question, language, values),
  )

const kept = { en: 'pass through as it is', ru: 'оставить как есть' } as const

/** The choice to let a column pass. */
const keptChoice = (language: Language): ColumnChoice => ({ name: KEEP, meaning: kept[language] })

/**
 * Lists the columns of a table, a line for each: what it is taken for, or its question with the choices.
 * @param reading of the table, with its first values and everything that is said of its columns
 * @param found the problems of its columns: those of `examineColumns`, or of a later value
 */
export function listColumns(
  reading: HeaderReading,
  found: readonly TableProblem[],
  language: Language,
) {
  const { question, headers, samples = [] } = reading
  const { columns, reading: said } = examineColumns(reading)
  const asked = new Map(
    found.flatMap((problem) => (isAnswerable(problem) ? [[headerOf(problem), problem]] : [])),
  )
  const questionOf = (problem: TableProblem, values: readonly unknown[]) => ({
    code: problem.code,
    /** A sentence. */
    detail: describeTableProblem(problem, language),
    /** The answers that it may have. */
    choices: [
      ...choicesNamed(namesIn(problem), question, language, values),
      ...(mayKeep(problem) ? [keptChoice(language)] : []),
    ],
  })
  const listed = headers.flatMap((header, place) => {
    const { [place]: values = [] } = samples
    const recognised = columns[place]?.recognised
    const problem = asked.get(header)
    if (header === '' && !recognised) return []
    const isTaken = recognised && !problem
    return {
      header,
      /** The first ones, as texts. */
      values: values.slice(0, SHOWN_VALUES).map(shownValue),
      /** Whether the caller said what it holds, or that it passes. */
      isSaid: said.keep.includes(header) || Object.hasOwn(said.columns, header),
      /** What it is taken for; absent of a column that passes or has a question. */
      ...(isTaken && { taken: choiceOf(recognised, question, language, values) }),
      ...(problem && { question: questionOf(problem, values) }),
    }
  })
  const others = found.filter((problem) => !isAnswerable(problem))
  return {
    columns: listed,
    others: others.map((problem) => describeTableProblem(problem, language)),
  }
}

/** The columns that a list usually has, beside that of the question. */
const usual =
  'share_of_full_time town territorial_multiplier northern_coefficient children_count hire_date dismissal_date employment_type'

/** What any column of people may hold, in words: the pay that is asked about first, and to pass last. */
export const usualChoices = (question: Question, language: Language): readonly ColumnChoice[] => [
  ...choicesNamed([`${requiredField[question]}_rub`, ...usual.split(' ')], question, language),
  keptChoice(language),
]

/** Whether a choice for its column solves a problem. */
export const isAnswerable = (problem: TableProblem) =>
  mayKeep(problem) || namesIn(problem).length > 0

/** What the file of a mapping says of the columns. */
export const entriesOf = ({ columns }: ColumnList): (readonly [header: string, Entry])[] =>
  columns.map(({ header, taken, isSaid, question }) => [
    header,
    taken?.name ?? question?.choices.map(({ name }) => name) ?? (isSaid ? KEEP : null),
  ])

/**
 * What helps with a problem of a header: the columns that it may be, by name and in words, and whether it may pass through.
 * @param problem of a table
 */
export function remediesOf(problem: TableProblem, question: Question, language: Language) {
  return {
    header: shownText(headerOf(problem)),
    choices: choicesNamed(namesIn(problem), question, language),
    mayKeep: mayKeep(problem),
  }
}

// biome-ignore format: one text a line
const assumptions = {
  fullAllowance: { en: 'The northern allowance of a town is the full one. Give a lower one by the column "Northern seniority, years".', ru: 'Северная надбавка города — полная. Неполную задаёт столбец «Северный стаж, лет».' },
  accidents: { en: 'Accident insurance is 0.2% under an employment contract. Give another rate in a column "Accident insurance, %".', ru: 'Взносы на травматизм по трудовому договору — по тарифу 0,2 %. Другой тариф укажите в столбце «Взносы на травматизм, %».' },
  earnings: { en: 'Earnings before the year are not given: each earlier month counts as the first paid one. Give at least 12 months by columns such as "Earnings before the year № 1: month" (2025-12) and "Earnings before the year № 1: pay, ₽".', ru: 'Заработок до начала года не указан: каждый прежний месяц считается таким, как первый оплаченный. Укажите не меньше 12 месяцев столбцами вида «Заработок до начала расчёта № 1: месяц» (2025-12) и «Заработок до начала расчёта № 1: заработок, ₽».' },
} as const satisfies Readonly<Record<string, Text>>

/** Whether a column has absences that are paid by average earnings. */
const isOfAverage = ({ recognised }: InputColumn) =>
  recognised?.sheet === 'vacations' ||
  (recognised?.value.field === 'absences' && recognised.absence !== 'unpaid')

/** What became of the columns of a table, to be told before any result. */
export type ColumnsInWords = ReturnType<typeof columnsInWords>

/**
 * The columns of a table in words.
 * @param answering the input as understood
 */
export function columnsInWords(
  { input, hasUsual, columns, passed }: Answering,
  question: Question,
  language: Language,
) {
  const has = (field: string) => input.some(({ recognised }) => recognised?.value.field === field)
  const isFull = has('town') && !has('northern_seniority') && !has('northern_coefficient')
  const isAverageAssumed = input.some(isOfAverage) && !has('earnings_before')
  const passing = (isWritten: boolean) =>
    input.flatMap(({ header, recognised }, place) =>
      recognised === undefined && header !== '' && passed.includes(place) === isWritten
        ? [header]
        : [],
    )
  return {
    /** The headers that are understood, and as what. */
    understood: input.flatMap(({ header, recognised }) =>
      recognised ? [{ header, meaning: columnInWords(recognised, question, language) }] : [],
    ),
    /** The headers that pass through. */
    passing: passing(true),
    /** The headers that are answers of an earlier run, which the new ones replace. */
    replaced: passing(false),
    /** The headers that are names of the answer, and what they are called in the output. */
    renamed: passed.flatMap((place, index) => {
      const [header = '', name = ''] = [input[place]?.header, columns[index]?.name]
      return header === '' || name === header ? [] : [{ header, name }]
    }),
    /** What was assumed where there is no column. */
    assumed: [
      ...(isFull ? [assumptions.fullAllowance[language]] : []),
      ...(hasUsual ? [assumptions.accidents[language]] : []),
      ...(isAverageAssumed ? [assumptions.earnings[language]] : []),
    ],
  }
}

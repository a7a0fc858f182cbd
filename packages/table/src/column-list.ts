import { isMoney, isNumeric, type Language, writeLimit } from '@oklad/contract/internal'
import { isReadable, plain, readCell } from './cells.ts'
import { columnInWords, namedInWords } from './columns-in-words.ts'
import type { HeaderReading } from './header.ts'
import { type Entry, KEEP } from './mapping.ts'
import { isZero } from './recognition/value-shapes.ts'
import {
  asPeopleWrite,
  columnsByName,
  nameOf,
  type Question,
  type Recognised,
  requiredField,
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

/** A column of a table with what it is taken for, or with its question. */
export interface ListedColumn {
  readonly header: string
  /** The first values, as texts. */
  readonly values: readonly string[]
  /** What it is taken for; absent of a column that passes or has a question. */
  readonly taken?: ColumnChoice
  /** Whether the caller said what it holds, or that it passes. */
  readonly isSaid: boolean
  readonly question?: ColumnQuestion
}

/** What is asked about a column, in a sentence, and the answers that it may have. */
export interface ColumnQuestion {
  readonly code: TableProblem['code']
  readonly detail: string
  readonly choices: readonly ColumnChoice[]
}

/** The columns of a table, and the problems that no choice solves, as sentences. */
export interface ColumnList {
  readonly columns: readonly ListedColumn[]
  readonly others: readonly string[]
}

const kept = { en: 'pass through as it is', ru: 'оставить как есть' } as const

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
  const value = values.find((one) => !isZero(one) && isReadable(one, column))
  const reading = value === undefined ? undefined : readCell(value, column)
  if (column.sheet || unit === 'count' || !isNumeric(unit)) return ''
  if (!reading || !('value' in reading) || typeof reading.value !== 'number') return ''
  const mark = isMoney(unit) ? ' ₽' : ''
  return `: ${shownValue(value)} → ${writeLimit(reading.value, unit, language)}${mark}`
}

/**
 * Lists the columns of a table, a line for each: what it is taken for, or its question with the choices.
 * @param reading of the table, with its first values and everything that is said of its columns
 * @param found the problems of its columns: those of `examineColumns`, or of a later value
 */
export function listColumns(
  reading: HeaderReading,
  found: readonly TableProblem[],
  language: Language,
): ColumnList {
  const { question, headers, samples = [] } = reading
  const { columns, reading: said } = examineColumns(reading)
  const byName = columnsByName(question)
  const asked = new Map(
    found.flatMap((problem) => (isAnswerable(problem) ? [[headerOf(problem), problem]] : [])),
  )
  const choiceOf = (column: Recognised, values: readonly unknown[]): ColumnChoice => ({
    name: nameOf(column),
    meaning: columnInWords(column, question, language) + effectOf(values, column, language),
  })
  const listed = headers.flatMap((header, place): ListedColumn[] => {
    const { [place]: values = [] } = samples
    const recognised = columns[place]?.recognised
    const problem = asked.get(header)
    if (header === '' && !recognised) return []
    return [
      {
        header,
        values: values.slice(0, SHOWN_VALUES).map(shownValue),
        isSaid: said.keep.includes(header) || Object.hasOwn(said.columns, header),
        ...(recognised && !problem && { taken: choiceOf(recognised, values) }),
        ...(problem && {
          question: {
            code: problem.code,
            detail: describeTableProblem(problem, language),
            choices: [
              ...namesIn(problem).flatMap((name) => {
                const column = byName.get(name)
                return column ? [choiceOf(asPeopleWrite(column), values)] : []
              }),
              ...(mayKeep(problem) ? [{ name: KEEP, meaning: kept[language] }] : []),
            ],
          },
        }),
      },
    ]
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
  ...namedInWords([`${requiredField[question]}_rub`, ...usual.split(' ')], question, language),
  { name: KEEP, meaning: kept[language] },
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

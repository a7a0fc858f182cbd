import type { ColumnType } from './answer-columns.ts'
import { plain } from './cells.ts'
import { wordsOf } from './recognition/header-words.ts'
import { recogniser, type Verdict } from './recognition/recognise.ts'
import type { Question, Recognised } from './request-columns.ts'
import { TableError } from './table-error.ts'

/** A column of the input; one that is not understood is passed through. */
export interface InputColumn {
  readonly header: string
  readonly recognised: Recognised | undefined
  /** Whether it has no header, and no value was found in it. */
  readonly isEmpty?: boolean
}

/** The headers of a table, and everything that says what its columns are. */
export interface HeaderReading {
  readonly headers: readonly string[]
  readonly question: Question
  /** The types of the columns, where the file says them. */
  readonly types?: readonly ColumnType[] | undefined
  /** The first values of each column, see `sampled`; without them headers alone count. */
  readonly samples?: readonly (readonly unknown[])[] | undefined
  /** Whether a title above the header says that sums are in thousands. */
  readonly inThousands?: boolean | undefined
  /** Headers that are passed through whatever they look like. */
  readonly keep?: readonly string[] | undefined
  /** Columns by their headers, as the caller says: `gross_salary_rub`, `share_of_full_time`, «Доля ставки». */
  readonly columns?: Readonly<Record<string, string>> | undefined
  /** What was said of columns before, see `Mapping`; it counts where nothing else is said. */
  readonly mapping?: Readonly<Record<string, string>> | undefined
  /** The headers of `columns` of which the mapping says it: their sums may have another unit now. */
  readonly remembered?: ReadonlySet<string> | undefined
  /** Whether the columns that would be asked about pass through. */
  readonly keepsRest?: boolean | undefined
  /** The year that changes nothing in a header: «Оклад 2026». */
  readonly currentYear?: number | undefined
}

/** The rows at the top of a sheet among which the header is looked for. */
export const HEADER_WITHIN = 20

/** The header of a column that has values and none of its own, by its place from 0; its number from 1. */
export const headerAt = (place: number) => `Unnamed: ${place}`
export function numberOfUnnamed(header: string): number | undefined {
  const [, place] = /^Unnamed: (\d+)$/.exec(header) ?? []
  return place === undefined ? undefined : Number(place) + 1
}

/** Whether a cell is not empty. */
export const hasValue = (cell: unknown): boolean =>
  typeof cell === 'string' ? cell.trim() !== '' : (cell ?? null) !== null

/** The columns that a spreadsheet names by two letters, A to ZZ. */
export const MOST_COLUMNS = 702

/** @throws {TableError} if a table has more columns than are understood and read */
export function requireFewColumns(headers: readonly string[]): void {
  if (headers.length <= MOST_COLUMNS) return
  throw new TableError([{ code: 'too_many_columns', values: { most: MOST_COLUMNS } }])
}

type Row = readonly unknown[]

/** A header may be a date: the first day of a month is the month. */
const textOf = (cell: unknown) =>
  cell instanceof Date ? String(plain(cell)).replace(/-01$/, '') : String(cell ?? '').trim()

const SUM_SCORE = 1
const ONE_TERM = 4
const scores = new Map<Verdict['kind'], number>([
  ['understood', ONE_TERM],
  ['asked', 2],
  ['sum', SUM_SCORE],
])

/** How many headers of a row are terms of pay; certain ones count most. */
export function headerScore(question: Question): (row: Row) => number {
  const read = recogniser(question)
  // A longer text is a whole row of too many columns, with another separator.
  const scoreOf = (text: string) =>
    text.length < MOST_COLUMNS && /\p{L}/u.test(text)
      ? (scores.get(read(text, { isQuick: true })([]).kind) ?? 0)
      : 0
  const known = new Map<string, number>()
  return (row) =>
    row.slice(0, MOST_COLUMNS).reduce((all: number, cell) => {
      const text = textOf(cell)
      const own = known.get(text) ?? scoreOf(text)
      known.set(text, own)
      return all + own
    }, 0)
}

/** The most rows that a header has: a group, a title and a unit. */
const MOST_HEADER_ROWS = 3

/**
 * Finds the header among the first rows. It is the row with the most terms of pay of those that may be one: a
 * title above has far fewer cells, so an answer in a survey is no header. A header may have two or three rows, the last
 * one with units alone, and a row of column numbers below.
 * @param score known from a search in other rows of the table
 * @returns the headers, the index of the first row below them, and whether a title above says that sums are in thousands
 */
export function findHeader(
  rows: readonly Row[],
  question: Question,
  score = headerScore(question),
) {
  const filled = rows.map((row) => row.filter(hasValue).length)
  const mayBe = [...rows.keys()].filter((index) => {
    const own = filled[index] ?? 0
    const isWider = (before: number) => before * 2 <= own || before < own - 1
    return own > 0 && filled.slice(0, index).every(isWider)
  })
  const scores = mayBe.map((index) => score(rows[index] ?? []))
  const most = Math.max(0, ...scores)
  const top = mayBe.at(most > 0 ? scores.indexOf(most) : -1) ?? 0
  const [, ...others] = rows[top] ?? []
  // Certain terms only: with a wrong separator, cells of a list have words of several columns.
  const first = [...new Set(rows.map(([cell]) => textOf(cell)))]
  const isTurned = first.filter((text) => score([text]) >= ONE_TERM).length > 1
  if (isTurned && others.length > 0 && score(others) === 0) {
    throw new TableError([{ code: 'people_in_columns' }])
  }
  // A title above the header has one cell.
  const above = (filled[top - 1] ?? 0) > 1 ? rows[top - 1] : []
  const joined = joinedRows(rows.slice(top, top + MOST_HEADER_ROWS))
  const best = bestOf(joined.map(score))
  const units = joined[best + 1]
  const hasUnits = units !== undefined && areUnits(rows[top + best + 1] ?? [])
  const [header = [], size] = hasUnits ? [units, best + 2] : [joined[best], best + 1]
  const headers = (size > 1 ? header : underGroups(header, above, score)).map(textOf)
  const below = top + size
  return {
    headers,
    below: areColumnNumbers(rows[below] ?? []) ? below + 1 : below,
    inThousands: rows.slice(0, top).flat().some(isInThousands),
  }
}

/** The place of the highest score, of the first one of these. */
export const bestOf = (scores: readonly number[]) => scores.indexOf(Math.max(...scores))

/** The first row alone, then joined to each further one, as long as these are titles. */
function joinedRows(rows: readonly Row[]): Row[] {
  const isTitle = (cell: unknown) => cell instanceof Date || /\p{L}|%/u.test(textOf(cell))
  const areTitles = (row: Row) => row.every((cell) => !hasValue(cell) || isTitle(cell))
  const [first = [], ...others] = rows
  const joined: Row[] = [first]
  for (const row of others) {
    // «Премия» over the numbers of months; those of columns have no empty place.
    const areMonths = !hasValue(row[0]) && hasValue(first[0]) && areColumnNumbers(row)
    if (!areTitles(row) && !areMonths) break
    joined.push(twoRows(joined.at(-1) ?? [], row))
  }
  return joined
}

/** A header that is merged over two rows stands in the upper one; «с» means more with the group «Отпуск» above it. */
function underGroups(row: Row, above: Row = [], score: (row: Row) => number): Row {
  if (!above.some(hasValue)) return row
  return twoRows(above, row).map((both, index) => {
    const own = row[index]
    if (!hasValue(own)) return both
    // A group of sums, such as «Начислено», is nothing that «Сотрудник» means; a month alone is that of its group.
    const ofMonth = wordsOf(textOf(own)).isUnit && !wordsOf(both).isUnit
    const least = Math.max(score([own]), SUM_SCORE) + (ofMonth ? 0 : 1)
    return score([both]) < least ? own : both
  })
}

/** A header over several columns counts for each that has another one below. */
function twoRows(upper: Row, lower: Row): string[] {
  let over = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    if (hasValue(upper[index])) over = textOf(upper[index])
    return hasValue(lower[index]) ? `${over} ${textOf(lower[index])}`.trim() : textOf(upper[index])
  })
}

/** Whether every cell of a row is a unit: «руб.», «%», «чел.». */
const areUnits = (row: Row) =>
  row.some(hasValue) && row.every((cell) => !hasValue(cell) || wordsOf(textOf(cell)).isUnit)

/** Whether cells number the columns of a form: 1, 2, 3 … or А, Б, 1, 2 … */
export function areColumnNumbers(cells: readonly unknown[]): boolean {
  const texts = cells.filter(hasValue).map(textOf)
  const letters = texts.findIndex((text) => !/^[А-Я]$/.test(text))
  const isNext = (text: string, index: number) => text === String(index + 1)
  return texts.length > 2 && letters >= 0 && texts.slice(letters).every(isNext)
}

/** Whether a title says that sums are in thousands. */
const isInThousands = (cell: unknown) => wordsOf(textOf(cell)).concepts.has('thousands')

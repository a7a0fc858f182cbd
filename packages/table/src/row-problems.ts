import { describeInputProblem, fieldAt, type InputProblem } from '@oklad/contract/internal'
import { type CellOptions, cellProblem } from './cell-words.ts'
import { isReadable } from './cells.ts'
import { LONGEST_ROW } from './formats/format.ts'
import type { InputColumn } from './header.ts'
import {
  columnsByName,
  isWhole,
  type Question,
  type RequestValue,
  titleOf,
} from './request-columns.ts'
import { shownText } from './shown-text.ts'
import { describeTableProblem } from './table-error.ts'

/** One thing wrong with a row. */
export interface RowProblem {
  /** The number of the row as a reader of the file counts, from 1. */
  readonly row: number
  /** The header of the column; the name of the field where the row has no such column. */
  readonly column: string
  readonly code: InputProblem['code'] | 'unreadable' | 'no_person' | 'same_person'
  /** The problem and the remedy, in the caller's language. */
  readonly detail: string
}

/** Problems for which the form of the column's values says everything. */
const formProblems = [
  'missing_field',
  'not_an_integer',
  'wrong_type',
  'value_not_allowed',
  'impossible_date',
] as const

/** Problems of one cell, whatever the others hold. */
export const ofForm: ReadonlySet<string> = new Set([...formProblems, 'out_of_range'])

/** Where the values of a request come from. */
export interface Origin {
  readonly cellOf: (place: number) => unknown
  /** Whether they are values of a request, of a line of JSON or of SQL. */
  readonly isValue: boolean
  /** The pointer by the numbers of the columns: a list of the request has no holes. */
  readonly pathOf: (pointer: string) => string
}

const pathOf = ({ field, steps }: RequestValue) => `/${[field, ...steps].join('/')}`

/** The columns that are understood, with the pointers to their values. */
const understoodColumns = (columns: readonly InputColumn[]) =>
  columns.flatMap(({ header, recognised }, place) =>
    recognised ? [{ header, recognised, place, path: pathOf(recognised.value) }] : [],
  )
type UnderstoodColumn = ReturnType<typeof understoodColumns>[number]

/** Whether a problem is about how the cell of a column is written, which the column's form says. */
function isOfForm(
  { code, bounded_by, minimum }: InputProblem,
  pointer: string,
  { recognised, place, path }: UnderstoodColumn,
  origin?: Origin,
): boolean {
  const isForm =
    formProblems.some((form) => form === code) ||
    (code === 'out_of_range' && bounded_by === undefined)
  // A value may be written as in a list of people: a whole number as a text or as 1e2, "yes", 01.02.2026.
  const isOnlyWritten =
    origin?.isValue && code !== 'out_of_range' && isReadable(origin.cellOf(place), recognised)
  return (
    isForm &&
    !isOnlyWritten &&
    path === pointer &&
    !isWhole(recognised.value) &&
    // The form of a date of people says no limits.
    !(recognised.sheet && typeof minimum === 'string')
  )
}

/** Makes the functions that write the problems of rows in the words of their columns. */
export function rowProblems(
  columns: readonly InputColumn[],
  options: CellOptions & { readonly question: Question },
) {
  const { language, question } = options
  const understood = understoodColumns(columns)
  const isOfPeople = understood.some(({ recognised }) => recognised.writing !== 'wire')

  /** A problem of the request as a problem of the row. */
  function problemOf(row: number, problem: InputProblem, origin?: Origin): RowProblem {
    const { code } = problem
    const pointer = origin?.pathOf(problem.pointer) ?? problem.pointer
    if (code === 'malformed_json' || (code === 'wrong_type' && pointer === '')) {
      const noObject = { code: 'no_object', values: { line: row } } as const
      return { row, column: '', code, detail: describeTableProblem(noObject, language) }
    }
    const column = columnAt(pointer)
    if (column && isOfForm(problem, pointer, column, origin)) {
      return { ...unreadableCell(row, column, origin?.cellOf(column.place)), code }
    }
    const nameAt = (pointer: string) => wordsAt(origin?.pathOf(pointer) ?? pointer)
    const { detail } = describeInputProblem(problem, language, nameAt)
    return { row, column: column?.header ?? fieldAt(pointer), code, detail }
  }

  /** The column of a value; of a whole item, or of a part that has no column, the first one of the item. */
  function columnAt(pointer: string) {
    const item = /^\/[a-z_]+\/\d+/.exec(pointer)?.[0] ?? pointer
    return (
      understood.find(({ path }) => path === pointer) ??
      understood.find(({ path }) => path.startsWith(`${item}/`))
    )
  }

  /** The header or the title of the value that a pointer leads to; its name where it has none. */
  function wordsAt(pointer: string): string {
    const column = columnAt(pointer)
    if (column?.path === pointer || column?.path.startsWith(`${pointer}/`)) {
      return shownText(column.header)
    }
    const known = columnsByName(question)
    const titled =
      [...known.values()].find(({ sheet, value }) => sheet && pathOf(value) === pointer) ??
      known.get(fieldAt(pointer))
    return isOfPeople && titled ? titleOf(titled, question)[language] : fieldAt(pointer)
  }

  /** The problem of a cell that cannot be read as a value of its column. */
  function unreadableCell(
    row: number,
    { header, recognised }: UnderstoodColumn,
    cell: unknown,
  ): RowProblem {
    const detail = cellProblem(header, recognised, cell, options)
    return { row, column: header, code: 'unreadable', detail }
  }

  function unreadableRow(code: 'long_row' | 'overfull_row', row: number): RowProblem {
    const values = { line: row, most: LONGEST_ROW }
    const detail = describeTableProblem({ code, values }, language)
    return { row, column: '', code: 'unreadable', detail }
  }

  return { understood, isOfPeople, problemOf, columnAt, unreadableRow, unreadableCell }
}

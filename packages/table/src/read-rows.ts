import {
  describeInputProblem,
  fieldAt,
  type InputProblem,
  type Language,
  readJson,
} from '@oklad/contract'
import { cellProblem, readCell } from './cells.ts'
import { type Cells, LONGEST_ROW } from './formats/format.ts'
import type { InputColumn } from './header.ts'
import type { RequestValue } from './request-columns.ts'
import { describeTableProblem } from './table-error.ts'

/** One thing wrong with a row. */
export interface RowProblem {
  /** The number of the row as a reader of the file counts, from 1. */
  readonly row: number
  /** The header of the column; the name of the field where the row has no such column. */
  readonly column: string
  readonly code: InputProblem['code'] | 'unreadable'
  /** The problem and the remedy, in the caller's language. */
  readonly detail: string
}

/** The rows of a batch. */
interface GivenRows {
  /** The cells of every column, as they are passed through. */
  readonly cells: readonly Cells[]
  /** The values of lines, as a request has them. */
  readonly values?: readonly Cells[]
  /** The problems of each line. */
  readonly problems?: readonly (readonly RowProblem[])[]
}

/** A row as a request. */
export interface RowRequest {
  readonly request: Record<string, unknown>
  /** The problems of cells and lines that cannot be read. */
  readonly problems: readonly RowProblem[]
}

/** Problems for which the form of the column's values says everything. */
const ofForm = [
  'missing_field',
  'not_an_integer',
  'wrong_type',
  'value_not_allowed',
  'impossible_date',
]

/** Makes the functions that read the rows of a table whose headers are understood. */
export function rowReader(columns: readonly InputColumn[], language: Language) {
  const understood = columns.flatMap(({ header, recognised }, place) =>
    recognised ? [{ header, recognised, place, path: pathOf(recognised.value) }] : [],
  )

  /** A problem of the request as a problem of the row. */
  function problemOf(row: number, problem: InputProblem): RowProblem {
    const { code, pointer, bounded_by } = problem
    if (code === 'malformed_json' || (code === 'wrong_type' && pointer === '')) {
      const noObject = { code: 'no_object', values: { line: row } } as const
      return { row, column: '', code, detail: describeTableProblem(noObject, language) }
    }
    const column = understood.find(({ path }) => path === pointer)
    const isForm = ofForm.includes(code) || (code === 'out_of_range' && bounded_by === undefined)
    const hasForm = isForm && !/^(?:array|object)$/.test(column?.recognised.value.schema.type ?? '')
    const detail =
      column && hasForm
        ? cellProblem(column.header, column.recognised, language)
        : describeInputProblem(problem, language).detail
    return { row, column: column?.header ?? fieldAt(pointer), code, detail }
  }

  /** Reads lines into columns. A member that the first lines do not have is a problem: it has no column. */
  function readLines(lines: readonly string[], firstRow: number): GivenRows {
    const emptyColumn = () => Array<unknown>(lines.length).fill(undefined)
    const given = new Map(
      columns.map(({ header }) => [header, { cells: emptyColumn(), values: emptyColumn() }]),
    )
    const problems = lines.map((line, index) => {
      const row = firstRow + index
      if (line.length >= LONGEST_ROW) {
        const values = { line: row, most: LONGEST_ROW }
        const detail = describeTableProblem({ code: 'long_row', values }, language)
        return [{ row, column: '', code: 'unreadable', detail } as const]
      }
      if (line === '') return []
      const { value, problems } = readJson(line)
      const found = [...problems]
      if (problems.length === 0 && (typeof value !== 'object' || Array.isArray(value))) {
        found.push({ code: 'wrong_type', pointer: '', expected: 'object' })
      } else {
        for (const [name, member] of Object.entries(value ?? {})) {
          const column = given.get(name)
          if (column === undefined) found.push({ code: 'unknown_field', pointer: `/${name}` })
          else {
            column.values[index] = member
            // A number with a fraction is no value of a field, but passes through.
            column.cells[index] = typeof member === 'symbol' ? JSON.parse(line)[name] : member
          }
        }
      }
      return found.map((problem) => problemOf(row, problem))
    })
    const read = [...given.values()]
    return {
      cells: read.map(({ cells }) => cells),
      values: read.map(({ values }) => values),
      problems,
    }
  }

  /** The request of the row at an index of a batch. */
  function read(
    { cells, values, problems: ofLines }: GivenRows,
    index: number,
    row: number,
  ): RowRequest {
    const problems = [...(ofLines?.[index] ?? [])]
    // Every row is asked for warnings: they have a column.
    const request: Record<string, unknown> = { warnings: true }
    for (const { header, recognised, place } of understood) {
      const cell = (values ?? cells)[place]?.[index] ?? undefined
      // A line has the values of the request already.
      const isValue = values !== undefined && recognised.writing === 'wire' && cell !== undefined
      const reading = isValue ? { value: cell } : readCell(cell, recognised)
      if (reading === undefined) continue
      if ('value' in reading) {
        put(request, recognised.value, reading.value)
      } else {
        const detail = cellProblem(header, recognised, language)
        problems.push({ row, column: header, code: 'unreadable', detail })
      }
    }
    const employers = request['other_employers']
    // The columns of an employer may all be empty: this leaves out the holes of the list.
    if (Array.isArray(employers)) request['other_employers'] = employers.filter(() => true)
    return { request, problems }
  }

  return { readLines, read, problemOf }
}

const pathOf = ({ field, steps }: { field: string; steps: readonly (string | number)[] }) =>
  `/${[field, ...steps].join('/')}`

/**
 * Sets a value inside a field. A list of values by month has the lowest one in a month without a
 * cell: no pay, no bonus, no coefficient.
 */
function put(
  request: Record<string, unknown>,
  { field, steps, schema: { minimum = 0 } }: RequestValue,
  value: unknown,
): void {
  let target: Record<string | number, unknown> = request
  let key: string | number = field
  for (const step of steps) {
    const list = steps.length === 1 ? Array(12).fill(minimum) : []
    target[key] ??= typeof step === 'number' ? list : {}
    target = target[key] as Record<string | number, unknown>
    key = step
  }
  target[key] = value
}

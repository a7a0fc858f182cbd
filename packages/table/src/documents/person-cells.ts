import type { Say, Text } from '@oklad/contract/fields'
import {
  type Person,
  type PersonColumn,
  type PersonColumnName,
  personColumnOf,
  personColumns,
} from '@oklad/documents'
import type { ReadRow } from '../answer-rows.ts'
import { readDate } from '../dates.ts'
import type { RowProblem } from '../row-problems.ts'

/** What a row says of a person: texts as they are written, and dates as `YYYY-MM-DD`. */
export type PersonCells = Readonly<Partial<Record<PersonColumnName, string>>>

/** Refuses a row by a field of its person or request. */
export type Refuse = (
  row: number,
  field: string,
  text: Text,
  values?: Record<string, number>,
) => void

/** The field of the surest number of a person. */
export const surestFieldOf = ({ inn, snils }: Person) =>
  inn ? 'inn' : snils ? 'snils' : 'document_number'

/** Understands the columns of people in a table; the other columns are those of requests. */
export function personColumnsIn(headers: readonly string[], say: Say) {
  const places = headers.flatMap((header, place) => {
    const column = personColumnOf(header)
    return column === undefined ? [] : [[column, place] as const]
  })

  /** @param onOther called for a column that says something else than another one of the same meaning */
  function cellsOf(
    cellAt: ReadRow['cellAt'],
    onOther?: (column: PersonColumnName) => void,
  ): PersonCells {
    const cells: Partial<Record<PersonColumnName, string>> = {}
    for (const [column, place] of places) {
      const cell = cellAt(place)
      const text = String(cell ?? '').trim()
      if (/^(?:[-–—]*|нет|отсутствует)$/i.test(text)) continue
      const { digits = 0 }: PersonColumn = personColumns[column]
      // A spreadsheet drops the first zeros of a number.
      const written = /^\d+$/.test(text) ? text.padStart(digits, '0') : text
      const value = /_(?:date|on)$/.test(column) ? (readDate(text, false) ?? text) : written
      cells[column] ??= value
      if (cells[column] !== value) onOther?.(column)
    }
    const { document_series, ...others } = cells
    if (document_series === undefined) return cells
    return {
      ...others,
      document_number: `${document_series} ${cells.document_number ?? ''}`.trim(),
    }
  }

  /** A problem of a row, with the header of its field. */
  function problemOf(row: number, field: string, text: Text, values = {}): RowProblem {
    const place = (name: string) => places.find(([column]) => column === name)?.[1] ?? -1
    const title = personColumns[field as PersonColumnName]?.title
    const name = title ? say(title) : field
    const isName = /^(?:surname|first_name|patronymic)$/.test(field)
    const fullName = isName ? headers[place('full_name')] : undefined
    const part = field === 'surname' ? '' : ` (${name})`
    const column = headers[place(field)] ?? (fullName ? fullName + part : name)
    return { row, column, code: 'unreadable', detail: say(text, values) }
  }

  return { areNone: places.length === 0, cellsOf, problemOf }
}

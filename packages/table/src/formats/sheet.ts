import { HEADER_WITHIN, MOST_COLUMNS } from '../header.ts'
import { tooLarge } from './archive.ts'
import {
  isTrue,
  type ListedSheet,
  type SheetParts,
  textCollector,
  unescaped,
} from './workbook-parts.ts'
import { readXml } from './xml.ts'

/** The most rows of people in a sheet. */
export const MOST_ROWS = 100_000

/** The rows of a sheet above and below people: a title, the header, the total. */
const OTHER_ROWS = 20

/** The places of a sheet, from its first to its last cell. */
export const MOST_PLACES = 20_000_000

/** A part of a sheet, or all of it. */
export type Sheet = ReturnType<typeof readSheet>

interface CellParts {
  readonly row: number
  readonly column: number
  readonly type: string
  readonly style: number
  /** The text of the value; `undefined` without one. */
  value?: string
  formula?: string
}

/** A number of days in a workbook, as the moment of UTC. */
function dateOf(days: number, startsIn1904: boolean): Date {
  const sinceUnix = days + (startsIn1904 ? 1462 : 0) - 25_569
  // biome-ignore lint/plugin/money: milliseconds
  return new Date(Math.round(sinceUnix * 86_400_000))
}

/** The place of a cell by its name: A1 is 1, 1, and ZZ2 is 2, 702; `undefined` of another text. */
export function placeOf(name: string): readonly [row: number, column: number] | undefined {
  const [, letters = '', row] = /^([A-Z]{1,9})(\d{1,9})$/.exec(name) ?? []
  if (row === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return [Number(row), column]
}

/** Makes the function that reads the value of a cell by its type; `null` of an empty one. */
function valueReader({ strings, styles, startsIn1904 }: SheetParts, marked: readonly boolean[]) {
  const readers: Readonly<Record<string, (text: string, cell: CellParts) => unknown>> = {
    s: (text) => strings[Number(text)],
    str: unescaped,
    inlineStr: unescaped,
    b: (text) => isTrue(text) || (/^(?:0|false)$/.test(text) ? false : undefined),
    e: (text) => text,
    d: (text) => valid(new Date(/T[\d:.]+$/.test(text) ? `${text}Z` : text)),
    n(text, { style, column }) {
      const number = text.trim() === '' ? Number.NaN : Number(text)
      if (Number.isNaN(number)) return undefined
      const { isDate, mark } = styles[style] ?? {}
      if (isDate) return valid(dateOf(number, startsIn1904))
      if (mark === undefined || !marked[column - 1]) return number
      return `${mark === '%' ? Number((number * 100).toPrecision(15)) : number} ${mark}`
    },
  }
  return (cell: CellParts): unknown => {
    const { type, value, formula, row, column } = cell
    // A formula without a value is not empty, and what its value would be is not known.
    if (!value) return formula === undefined || type === 'str' ? null : `=${formula}`
    const read = Object.hasOwn(readers, type) ? readers[type] : undefined
    const found = read?.(value, cell)
    if (found === undefined)
      throw new Error(`the cell in row ${row}, column ${column} has no value`)
    return found
  }
}

const valid = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date)

/** Collects the cells of a sheet, or of its first rows, by column. */
function cellCollector(isTop: boolean) {
  const columns: unknown[][] = []
  let size = 0

  /** @throws {TableError} for a cell too far from the first */
  function add({ row, column }: CellParts, value: unknown): void {
    if (value === null) return
    size = Math.max(size, row)
    // A sheet is looked at before it is chosen: what is far in it matters only then.
    if (isTop && (row > HEADER_WITHIN || column > MOST_COLUMNS)) return
    const isFar = row > MOST_ROWS + OTHER_ROWS || column > MOST_COLUMNS
    while (columns.length < column && !isFar) columns.push([])
    if (isFar || size * columns.length > MOST_PLACES) throw tooLarge()
    const cells = columns[column - 1]
    if (cells) cells[row - 1] = value
  }

  return { columns, add, size: () => size }
}

/** What a sheet is read for. */
interface SheetOptions {
  /** Whether only its first rows are needed, among which the header is. */
  readonly isTop?: boolean
  /** The columns whose sums in other currencies and percentages get their mark, so that none is taken for roubles. */
  readonly marked?: readonly boolean[]
}

/**
 * Reads a sheet.
 * @throws {Error} for a cell that cannot be read
 * @throws {TableError} for a cell too far from the first
 */
export function readSheet(
  { path }: ListedSheet,
  parts: SheetParts,
  { isTop = false, marked = [] }: SheetOptions,
) {
  const cells = cellCollector(isTop)
  const [hidden, merged]: [number[], string[]] = [[], []]
  const hiddenColumns: (readonly [first: number, last: number])[] = []
  const read = valueReader(parts, marked)
  const inline = textCollector()
  let [isInData, isInside, row, column] = [false, '', 0, 0]
  let cell: CellParts | undefined

  readXml(parts.archive.text(path), {
    open(name, attributes) {
      const { r: place = '', t: type = 'n', s: style } = attributes
      if (name === 'sheetData') isInData = true
      else if (name === 'col' && isTrue(attributes['hidden'])) {
        const range = [Number(attributes['min']), Number(attributes['max'])] as const
        if (hiddenColumns.length < MOST_COLUMNS) hiddenColumns.push(range)
      } else if (name === 'mergeCell' && attributes['ref']) merged.push(attributes['ref'])
      else if (!isInData) return
      else if (name === 'row') {
        row = /^\d{1,9}$/.test(place) ? Number(place) : row + 1
        column = 0
        if (isTrue(attributes['hidden'])) hidden.push(row)
      } else if (name === 'c') {
        const [ownRow, ownColumn] = placeOf(place) ?? [row, column + 1]
        column = ownColumn
        cell = { row: ownRow, column, type, style: Number(style ?? Number.NaN) }
      } else if (cell && (name === 'v' || name === 'f' || name === 'is')) {
        isInside = name
        if (name === 'v') cell.value = ''
        if (name === 'f') cell.formula = ''
      }
      if (isInside === 'is') inline.open(name)
    },
    text(text) {
      if (isInside === 'is') inline.text(text)
      else if (cell && isInside === 'v') cell.value += text
      else if (cell && isInside === 'f') cell.formula += text
    },
    close(name) {
      if (name === 'sheetData') isInData = false
      if (isInside === 'is') inline.close(name)
      if (name === isInside) {
        isInside = ''
        const text = inline.take()
        if (cell && name === 'is') cell.value = text
      }
      if (name !== 'c' || !cell) return
      cells.add(cell, read(cell))
      cell = undefined
    },
    isDone: () => isTop && cells.size() > HEADER_WITHIN,
  })
  return {
    /** The cells by column; the first row is at 0. */
    columns: cells.columns,
    /** From the first row to the last one with a value. */
    size: cells.size(),
    /** The numbers of the rows that a filter or a person hides. */
    hidden,
    /** The first and the last place of hidden columns, from 1. */
    hiddenColumns,
    /** The ranges of merged cells, as they are written: `A1:A3`. */
    merged,
  }
}

import Table from 'cli-table3'

/** A column of a table: what it is called, and what it shows of a row. */
export interface Column<Row> {
  /** A line break makes the title two lines high. Where no column has a title, there is no head. */
  readonly title: string
  readonly align: 'left' | 'right'
  readonly cell: (row: Row) => string
  /** The cell under the line at the foot. Where no column has one, there is no foot. */
  readonly foot?: string
  /** Truncates the cells to this many characters. */
  readonly width?: number
}

type CharName = keyof typeof noLines

const noLines = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
}

/** Draws a line above the cells that have it. */
const lineAbove: Partial<Record<CharName, string>> = { mid: '─', 'mid-mid': '──' }

/**
 * Draws a table without a frame: a line under the head and one above the foot are all the lines.
 * @returns the lines of the table, without spaces at their ends
 */
export function writeTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): readonly string[] {
  const hasHead = columns.some(({ title }) => title !== '')
  const hasFoot = columns.some(({ foot }) => foot !== undefined)
  const table = new Table({
    chars: noLines,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
    colAligns: columns.map(({ align }) => align),
    colWidths: columns.map(({ width }) => width ?? null),
  })
  if (hasHead) table.push(columns.map(({ title }) => ({ content: title, vAlign: 'bottom' })))
  for (const [index, row] of rows.entries()) {
    const chars = hasHead && index === 0 ? lineAbove : {}
    table.push(columns.map(({ cell }) => ({ content: cell(row), chars })))
  }
  if (hasFoot) table.push(columns.map(({ foot = '' }) => ({ content: foot, chars: lineAbove })))
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
}

/** How many characters wide a table is. */
export function tableWidth(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => line.length))
}

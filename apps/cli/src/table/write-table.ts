import Table from 'cli-table3'

/** A column of a table. */
export interface Column<Row> {
  /** A line break makes the title two lines high. Without any titles there is no head. */
  readonly title: string
  readonly align: 'left' | 'right'
  readonly cell: (row: Row) => string
  /** The cell at the foot. Without any such cells there is no foot. */
  readonly foot?: string
  /** Truncates the cells to this many characters. */
  readonly width?: number
}

const edges =
  'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid'

/** No frame, and two spaces between columns. */
const noLines = {
  ...Object.fromEntries(edges.split(' ').map((edge) => [edge, ''])),
  middle: '  ',
}

/** Draws a line above the cells that have it. */
const lineAbove = { mid: '─', 'mid-mid': '──' }

/**
 * Draws a table whose only lines are under the head and above the foot.
 * @returns the lines of text, without spaces at their ends
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

/** The width of a table in characters. */
export function tableWidth(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => line.length))
}

import { type Column, tableWidth, writeTable } from './write-table.ts'

/** A column that may be left out where there is no room for all of them. */
export interface FittingColumn<Row> extends Column<Row> {
  /** The column with the highest number goes first; one without a number always stays. */
  readonly expendable?: number
}

/** A table cut down to a width, and what was left out of it. */
export interface FittedTable<Row> {
  readonly lines: readonly string[]
  readonly hidden: readonly FittingColumn<Row>[]
  /** How wide the table is with all its columns. */
  readonly wholeWidth: number
}

/**
 * Draws a table no wider than a terminal, leaving out the least important columns: a wrapped row
 * can not be read at all.
 * @param width in characters; the columns that always stay may be wider
 */
export function fitColumns<Row>(
  rows: readonly Row[],
  columns: readonly FittingColumn<Row>[],
  width: number,
): FittedTable<Row> {
  const expendable = columns
    .filter((column) => column.expendable !== undefined)
    .sort((one, other) => (other.expendable ?? 0) - (one.expendable ?? 0))
  const wholeWidth = tableWidth(writeTable(rows, columns))
  for (let count = 0; ; count++) {
    const gone = expendable.slice(0, count)
    const shown = columns.filter((column) => !gone.includes(column))
    const lines = writeTable(rows, shown)
    if (count === expendable.length || tableWidth(lines) <= width) {
      return { lines, hidden: columns.filter((column) => gone.includes(column)), wholeWidth }
    }
  }
}

import { type Column, tableWidth, writeTable } from './write-table.ts'

/** A column that may be left out if the table is too wide. */
export interface FittingColumn<Row> extends Column<Row> {
  /** The column with the highest number is left out first; one without a number never is. */
  readonly expendable?: number
}

/** A table of a limited width, and the columns left out of it. */
export interface FittedTable<Row> {
  readonly lines: readonly string[]
  readonly hidden: readonly FittingColumn<Row>[]
  /** The width of the table with all columns. */
  readonly wholeWidth: number
}

/**
 * Draws a table no wider than a terminal. It leaves out the least important columns, because a
 * wrapped row is unreadable.
 * @param width in characters; the columns that are never left out may be wider
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

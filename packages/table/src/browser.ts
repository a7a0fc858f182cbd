/** The part that a page needs: the formats of people, read and written in the browser. */
export type { OutputColumn } from './answer-columns.ts'
export { answering } from './answer-rows.ts'
export {
  type ColumnChoice,
  type ColumnsInWords,
  columnsInWords,
  entriesOf,
  type ListedColumn,
  listColumns,
  remediesOf,
  usualChoices,
} from './columns-in-words.ts'
export { csv } from './formats/csv.ts'
export {
  answersIn,
  type Batch,
  type CsvDialect,
  dialects,
  type TableFormat,
} from './formats/format.ts'
export { xlsx } from './formats/xlsx.ts'
export { KEEP, LARGEST_MAPPING, readMapping, writeMapping } from './mapping.ts'
export { requestCells } from './request-cells.ts'
export type { RowProblem } from './row-problems.ts'
export { sampled } from './sample.ts'
export { printedWhole, sheetFont, withHeight } from './sheet-layout.ts'
export { describeTableProblem, TableError, type TableProblem } from './table-error.ts'

/** @module @oklad/table */
export { type AnsweredBatch, type AnsweredRows, type Answering, answering } from './answer-rows.ts'
export { columnWatch } from './column-watch.ts'
export {
  type ColumnChoice,
  type ColumnList,
  type ColumnsInWords,
  columnsInWords,
  entriesOf,
  isAnswerable,
  type ListedColumn,
  listColumns,
  remediesOf,
} from './columns-in-words.ts'
export { type ConversionOptions, type ConvertedTable, convertTable } from './convert-table.ts'
export { readDate } from './dates.ts'
export { fileInput } from './formats/file-input.ts'
export {
  answersIn,
  type Batch,
  type Cells,
  type CsvDialect,
  dialects,
  type OpenTable,
  partOf,
  plainDialect,
  type TableFormat,
} from './formats/format.ts'
export {
  arrowStreams,
  type FormatName,
  formatNamed,
  formatNames,
} from './formats/table-formats.ts'
export { joinedTable } from './joined-table.ts'
export {
  KEEP,
  LARGEST_MAPPING,
  MAPPING_KB,
  type Mapping,
  readMapping,
  writeMapping,
} from './mapping.ts'
export { nameOf, type Question } from './request-columns.ts'
export type { RowProblem } from './row-problems.ts'
export { columnsByHeader } from './said-columns.ts'
export { sampled } from './sample.ts'
export { examineColumns } from './settled-columns.ts'
export { shownText } from './shown-text.ts'
export { describeTableProblem, TableError, type TableProblem } from './table-error.ts'
export type { TableRun } from './table-run.ts'

export type { ColumnType } from './answer-columns.ts'
export type { Detail } from './answer-row.ts'
export {
  type AnsweredBatch,
  type Answering,
  answering,
  type Batch,
  type OutputColumn,
  type TableRun,
  type Totals,
} from './answer-rows.ts'
export { arrowStreams } from './formats/arrow.ts'
export { fileInput } from './formats/file-input.ts'
export {
  BATCH_ROWS,
  type CsvDialect,
  type OpenTable,
  type TableFormat,
  type TableInput,
  type WrittenRows,
} from './formats/format.ts'
export { formatNamed, formatNames } from './formats/table-formats.ts'
export type { RowProblem } from './read-rows.ts'
export type { Question } from './request-columns.ts'
export { describeTableProblem, TableError } from './table-error.ts'
export { templateWorkbook } from './template.ts'

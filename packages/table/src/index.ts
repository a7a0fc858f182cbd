export {
  type AnsweredBatch,
  type Answering,
  answering,
  type OutputColumn,
  type TableRun,
} from './answer-rows.ts'
export { arrowStreams } from './formats/arrow.ts'
export { fileInput } from './formats/file-input.ts'
export {
  type Batch,
  type CsvDialect,
  type OpenTable,
  partOf,
  type TableFormat,
  type WrittenRows,
} from './formats/format.ts'
export { formatNamed, formatNames } from './formats/table-formats.ts'
export type { RowProblem } from './read-rows.ts'
export type { Question } from './request-columns.ts'
export { describeTableProblem, TableError } from './table-error.ts'
export { templateWorkbook } from './template.ts'

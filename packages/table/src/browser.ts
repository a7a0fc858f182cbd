/** The part that a page needs: the formats of people, read and written in the browser. */
export { answering, contributionColumns, type OutputColumn } from './answer-rows.ts'
export { csv } from './formats/csv.ts'
export type { CsvDialect, TableFormat } from './formats/format.ts'
export { xlsx } from './formats/xlsx.ts'
export type { RowProblem } from './read-rows.ts'
export { describeTableProblem, TableError } from './table-error.ts'
export { templateWorkbook } from './template.ts'

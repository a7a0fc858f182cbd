/** For tests of several packages: a table answered in one format and read back. */
export { rowsOf, runTable } from './run-table.ts'

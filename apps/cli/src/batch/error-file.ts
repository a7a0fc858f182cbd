import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { type CsvDialect, type FormatName, formatNamed, type RowProblem } from '@oklad/table'
import { replaceFile, writePieces } from './replace-file.ts'

const columns = [
  { name: 'row', type: 'whole' },
  { name: 'column', type: 'text' },
  { name: 'code', type: 'text' },
  { name: 'detail', type: 'text' },
] as const

/** Begins a file of the problems of rows. It appears when it is ended. */
export async function openErrorFile(path: string, format: FormatName, dialect?: CsvDialect) {
  const rows = new PassThrough({ objectMode: true, highWaterMark: 1 })
  const written = replaceFile(
    path,
    writePieces((await formatNamed(format)).write(columns, rows, dialect)),
  )
  // Thrown by `end`.
  written.catch(() => {})
  return {
    async add(problems: readonly RowProblem[]): Promise<void> {
      if (problems.length === 0) return
      const cells = columns.map(({ name }) => problems.map((problem) => problem[name]))
      if (!rows.write(cells)) await Promise.race([once(rows, 'drain'), written])
    },
    async end(): Promise<void> {
      rows.end()
      await written
    },
  }
}

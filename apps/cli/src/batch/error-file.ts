import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { formatNamed, type RowProblem } from '@oklad/table'
import { replaceFile } from './replace-file.ts'

const columns = [
  { name: 'row', type: 'whole' },
  { name: 'column', type: 'text' },
  { name: 'code', type: 'text' },
  { name: 'detail', type: 'text' },
] as const

/** Begins a file of the problems of rows, as CSV or NDJSON. It appears when it is ended. */
export async function openErrorFile(path: string, format: string) {
  const { text, write } = await formatNamed(format)
  const rows = new PassThrough({ encoding: 'utf8' })
  const written = replaceFile(path, write(columns, rows))
  // Thrown by `end`.
  written.catch(() => {})
  return {
    async add(problems: readonly RowProblem[]): Promise<void> {
      if (problems.length === 0 || text === undefined) return
      const cells = columns.map(({ name }) => problems.map((problem) => problem[name]))
      if (!rows.write(text(columns)(cells))) await Promise.race([once(rows, 'drain'), written])
    },
    async end(): Promise<void> {
      rows.end()
      await written
    },
  }
}

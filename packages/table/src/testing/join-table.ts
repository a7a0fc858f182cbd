import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answering } from '../answer-rows.ts'
import { fileInput } from '../formats/file-input.ts'
import { type FormatName, formatNamed } from '../formats/table-formats.ts'
import { joinedTable } from '../joined-table.ts'
import type { RowProblem } from '../row-problems.ts'
import { sampled } from '../sample.ts'
import type { TableRun } from '../table-run.ts'

/** Answers a file by DuckDB. Returns `undefined` where only our own readers are right. */
export async function joinTable(
  [from, to]: readonly [from: FormatName, to: FormatName],
  content: string | Uint8Array,
  options: Partial<TableRun> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'oklad-[joined*]-'))
  const [path, output] = [join(folder, 'in put'), join(folder, 'output')]
  try {
    await writeFile(path, content)
    const table = await (await formatNamed(from)).open(await fileInput(path), 'calc')
    const { reading, close } = await sampled(table)
    await close()
    const { text } = table
    const asked = { question: 'calc', detail: 'year', language: 'en', currentYear: 2026 } as const
    const { dialect = reading.dialect } = options
    const read: TableRun = { ...asked, ...options, ...reading, dialect }
    const run = { ...read, input: answering(read).input }
    const joined = await joinedTable({ run, path, from, to, text, output, folder })
    if (joined === undefined) return undefined
    const problems: RowProblem[] = []
    await joined.write((rows) => problems.push(...rows.problems))
    return { bytes: await readFile(output), problems }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

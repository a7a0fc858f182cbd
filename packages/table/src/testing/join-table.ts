import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnsweredRows, answering } from '../answer-rows.ts'
import { fileInput } from '../formats/file-input.ts'
import { type FormatName, formatNamed } from '../formats/table-formats.ts'
import { joinedTable, rangeAnswering } from '../joined-table.ts'
import { sampled } from '../sample.ts'
import type { TableRun } from '../table-run.ts'

/** Answers a file by ranges in this thread. Returns `undefined` where only our own readers are right. */
export async function joinTable(
  [from, to]: readonly [from: FormatName, to: FormatName],
  content: string | Uint8Array,
  options: Partial<TableRun> = {},
  workers = 2,
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
    const joined = await joinedTable({ run, path, from, to, text, output, folder, workers })
    if (joined === undefined) return undefined
    const answer = await rangeAnswering(run, to)
    const answered: AnsweredRows[] = []
    for (const range of joined.ranges) {
      await answer(range, (rows) => answered.push(rows))
      await joined.add(range)
    }
    await joined.end()
    const problems = answered.flatMap(({ problems }) => problems)
    return { bytes: await readFile(output), problems, ranges: joined.ranges.length }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answering, type TableRun } from '../answer-rows.ts'
import { fileInput } from '../formats/file-input.ts'
import { type FormatName, formatNamed } from '../formats/table-formats.ts'
import { joinedTable, rangeAnswering } from '../joined-table.ts'
import { sampled } from '../sample.ts'

/** Answers a file by ranges in this thread. Returns `undefined` where only our own readers are right. */
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
    const { samples, close } = await sampled(table)
    await close()
    const { headers, types, dialect, text } = table
    const asked = { question: 'calc', detail: 'year', language: 'en', currentYear: 2026 } as const
    const read: TableRun = { ...asked, ...options, headers, types, samples, dialect }
    const run = { ...read, input: answering(read).input }
    const joined = await joinedTable({ run, path, from, to, text, folder, threads: 2 })
    if (joined === undefined) return undefined
    const answer = await rangeAnswering(run, to)
    const ranges = []
    for (const range of joined.ranges) ranges.push(await answer(range))
    await joined.write(output)
    joined.close()
    const problems = ranges.flatMap(({ problems }) => problems)
    return { bytes: await readFile(output), problems, totals: ranges.map(({ totals }) => totals) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

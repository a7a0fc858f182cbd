import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { answering } from '../answer-rows.ts'
import { type ConversionOptions, convertTable } from '../convert-table.ts'
import { csv } from '../formats/csv.ts'
import { answersIn, type CsvDialect, type TableInput } from '../formats/format.ts'
import { type FormatName, formatNamed } from '../formats/table-formats.ts'
import { sampled } from '../sample.ts'
import { describeTableProblem, TableError } from '../table-error.ts'
import type { TableRun } from '../table-run.ts'

/** Bytes as an input, in pieces. */
function inputOf(content: string | Uint8Array, piece = 50): TableInput {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  async function* pieces() {
    for (let start = 0; start < bytes.length; start += piece)
      yield bytes.slice(start, start + piece)
  }
  const { byteLength, buffer, byteOffset } = bytes
  const slice = (start: number, end = byteLength) =>
    buffer.slice(byteOffset + start, byteOffset + end) as ArrayBuffer
  return { bytes: pieces(), file: { byteLength, slice } }
}

/** Opens a table that has some format. */
export async function openTable(format: string, content: string | Uint8Array, piece?: number) {
  return (await formatNamed(format as FormatName)).open(inputOf(content, piece), 'calc')
}

/** Answers a whole table and writes it. */
export async function runTable(
  [from, to]: readonly [from: string, to: string],
  content: string | Uint8Array,
  options: Partial<ConversionOptions> = {},
  piece?: number,
) {
  const answered: Parameters<NonNullable<ConversionOptions['onBatch']>>[0][] = []
  const table = await convertTable(inputOf(content, piece), {
    ...{
      from: from as FormatName,
      to: to as FormatName,
      question: 'calc',
      currentYear: 2026,
      ...options,
    },
    onBatch: (batch) => answered.push(batch),
  })
  return {
    bytes: await buffer(table),
    columns: table.columns.map(({ name }) => name),
    problems: answered.flatMap(({ problems }) => problems),
    totals: answered.map(({ totals }) => totals),
  }
}

/** Answers a CSV by a CSV in Russian, as command, service and page write it. */
export async function russianCsv(
  content: string,
  options: Partial<TableRun> = {},
  given?: CsvDialect,
): Promise<Buffer> {
  const { reading, read } = await sampled(await openTable('csv', content))
  const dialect = answersIn('ru', reading.headers, given ?? reading.dialect)
  const asked = { question: 'calc', detail: 'year', language: 'ru', currentYear: 2026 } as const
  const { columns, answer } = answering({ ...asked, ...reading, ...options, dialect }, csv)
  async function* rows() {
    for await (const batch of read()) yield answer(batch).output
  }
  return buffer(Readable.from(csv.write(columns, rows(), dialect), { objectMode: false }))
}

/** The rows of a table as objects by header. */
export async function rowsOf(format: string, content: string | Uint8Array, piece?: number) {
  const { headers, read } = await openTable(format, content, piece)
  const rows: Record<string, unknown>[] = []
  for await (const { size, columns, lines } of read()) {
    for (let row = 0; row < size; row++) {
      const cells = headers.map((header, index) => [header, columns[index]?.[row]])
      rows.push(lines ? JSON.parse(lines[row] ?? '') : Object.fromEntries(cells))
    }
  }
  return rows
}

/** What became of a CSV in Russian: of each row its tax, roubles, or its problems; or the sentences about the table. */
export async function outcomeOf(table: string, options: Partial<ConversionOptions> = {}) {
  try {
    const { bytes } = await runTable(['csv', 'csv'], table, { language: 'ru', ...options })
    return (await rowsOf('csv', bytes)).map(({ annual_tax_amount_rub: tax, errors }) =>
      errors ? String(errors) : Number(String(tax).replace(',', '.')),
    )
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return error.problems.map((problem) => describeTableProblem(problem, 'ru'))
  }
}

import { join } from 'node:path'
import type { OutputColumn } from './answer-columns.ts'
import { type AnsweredBatch, type Answering, answering, type TableRun } from './answer-rows.ts'
import { withoutFormula } from './formats/csv.ts'
import {
  copyToParquet,
  fileNamed,
  isDuckDbError,
  literal,
  named,
  openDuckDb,
  plainError,
} from './formats/duckdb.ts'
import { fileInput } from './formats/file-input.ts'
import { brokenFile } from './formats/file-kind.ts'
import { type Cells, LONGEST_ROW, type OpenTable } from './formats/format.ts'
import { type FormatName, formatNamed } from './formats/table-formats.ts'
import type { RowProblem } from './read-rows.ts'

type DuckDb = Awaited<ReturnType<typeof openDuckDb>>

/** The rows that are answered together: a worker has several of a million, and keeps the answers in memory. */
const rangeRows = { year: 40_960, months: 10_240, long: 10_240 } as const

/** Rows of a Parquet file of people that are answered together; plain data, so that workers can have it. */
export interface Range {
  readonly people: string
  /** Whether the file is a copy of a CSV: texts in the columns c0, c1 … */
  readonly isText: boolean
  /** The number of the file's first row as a reader of the table counts. */
  readonly firstRow: number
  /** From the row with a place in the file to the one before another. */
  readonly start: number
  readonly end: number
  /** The Parquet file for the answers and the columns that pass through. */
  readonly answers: string
}

/** The problems of a range, and its sums, which exceed the exact numbers. */
export interface AnsweredRange {
  readonly problems: readonly RowProblem[]
  readonly totals: Readonly<Record<keyof AnsweredBatch['totals'], bigint>>
}

/** A table whose answers DuckDB joins to the columns that pass through. */
export interface JoinedTable {
  readonly rowCount: number
  readonly ranges: readonly Range[]
  /** Writes the output when all ranges are answered. */
  readonly write: (path: string) => Promise<void>
  /** An error of a range or of `write`, also from a worker, in plain words: the table is damaged, the disk is full. */
  readonly failure: (error: unknown) => Promise<unknown>
  readonly close: () => void
}

/** What a table is joined from and to. */
interface Joining {
  readonly run: TableRun
  readonly path: string
  readonly from: FormatName
  readonly to: FormatName
  readonly text: OpenTable['text']
  /** For files that are needed until the output is written. */
  readonly folder: string
  readonly threads: number
}

const answeringTo = async (run: TableRun, to: FormatName): Promise<Answering> =>
  answering({ ...run, isJoined: true }, await formatNamed(to))

/**
 * Prepares to answer a file of Parquet or CSV by ranges.
 * @returns `undefined` where only our own readers and writers are right
 */
export async function joinedTable(joining: Joining): Promise<JoinedTable | undefined> {
  const { run, path, from, to, text, folder, threads } = joining
  const isText = from === 'csv'
  const { columns } = await answeringTo(run, to)
  const output = outputs(run)[to]
  if (output === undefined || (isText ? text === undefined : from !== to)) return undefined
  const names = columns.map(output.header)
  const isDistinct = new Set(names.map((name) => name.toLowerCase())).size === names.length
  const hasPlaces = !isText && run.headers.includes('file_row_number')
  if (!isDistinct || hasPlaces || /^\ufeff.*["\r\n;,\t|]/.test(names[0] ?? '')) return undefined
  const duckDb = await openDuckDb(threads).catch(() => undefined)
  if (duckDb === undefined) return undefined
  try {
    const people = isText ? join(folder, 'people') : path
    if (text && !(await copyText(duckDb, path, text, run.headers.length, people))) {
      duckDb.close()
      return undefined
    }
    const count = `select num_rows from parquet_file_metadata(${fileNamed(people)})`
    const rowCount = Number((await duckDb.run(count))[0]?.[0])
    const [firstRow, size] = [1 + (text?.below ?? 0), rangeRows[run.detail]]
    const ranges: Range[] = []
    for (let start = 0; start === 0 || start < rowCount; start += size) {
      const answers = join(folder, `answers-${start}`)
      ranges.push({ people, isText, firstRow, start, end: start + size, answers })
    }
    const rows = `from read_parquet([${ranges.map(({ answers }) => fileNamed(answers))}])`
    return {
      ...{ rowCount, ranges, close: duckDb.close },
      write: async (target) => void (await duckDb.run(output.copy(rows, target, names.length))),
      async failure(error) {
        const plain = plainError(error)
        const isDamaged = !isText && isDuckDbError(plain) && !('code' in plain)
        return isDamaged ? brokenFile('Parquet', await fileInput(path), plain) : plain
      },
    }
  } catch (error) {
    duckDb.close()
    throw error
  }
}

/** How a format is written: its headers, the expressions of its cells, and the statement. */
interface Output {
  readonly header: (column: OutputColumn, index: number) => string
  readonly passed: (cell: string, type: OutputColumn['type'] | undefined) => string
  readonly answer: (cell: string, type: OutputColumn['type']) => string
  readonly copy: (rows: string, path: string, width: number) => string
}

/** White space, as our own reader sees it. */
const SPACE = '\\t-\\r\\p{Z}\\x{FEFF}'

function outputs({ dialect }: TableRun): Partial<Readonly<Record<FormatName, Output>>> {
  const { separator = ',', hasByteOrderMark, keepsFormulas } = dialect ?? {}
  const plain = (text: string) => (keepsFormulas ? text : withoutFormula(text))
  const safe = (cell: string) =>
    keepsFormulas
      ? cell
      : `if(regexp_matches(${cell}, '^[=+\\-@\\t\\r]') and not regexp_full_match(${cell}, '.[\\d${SPACE}().,-]*'), '''' || ${cell}, ${cell})`
  const options = `format csv, header true, delimiter ${literal(separator)}, quote '"', escape '"', nullstr ''`
  return {
    parquet: {
      header: ({ name }) => name,
      passed: (cell, type) =>
        type === 'whole'
          ? `case when regexp_full_match(${cell}, '\\s*-?\\d{1,18}\\s*') then ${cell}::bigint end`
          : cell,
      answer: (cell) => cell,
      copy: (rows, path, width) => copyToParquet(rows, path, 'zstd', width),
    },
    csv: {
      header: ({ name }, index) => (hasByteOrderMark && index === 0 ? '\ufeff' : '') + plain(name),
      passed: safe,
      answer: (cell, type) => (type === 'text' ? safe(cell) : cell),
      copy: (rows, path) => `copy (${rows}) to ${literal(path)} (${options})`,
    },
  }
}

/**
 * Copies a CSV to a Parquet file with the columns c0, c1 …
 * @returns whether DuckDB reads the same rows as our own reader: it does not, where a row of people has several lines,
 *   is empty or a total, or where a quote is not one around a cell
 */
async function copyText(
  duckDb: DuckDb,
  path: string,
  { separator, below }: NonNullable<OpenTable['text']>,
  width: number,
  target: string,
): Promise<boolean> {
  const options = `auto_detect=false, header=false, nullstr='', max_line_size=${LONGEST_ROW}`
  const csv = (settings: string) => `read_csv(${fileNamed(path)}, ${options}, ${settings})`
  const lines = csv(`delim='\x1e', quote='', escape='', columns={'line': 'VARCHAR'}`)
  const cell = `(?:"(?:[^"]|"")*"|[^"${separator}]*)`
  const between = `[${SPACE}"${separator}]*`
  const other = `line is null
    or regexp_full_match(line, '${between}')
    or regexp_matches(line, '(?i)^${between}(?:итого|всего|total)(?:$|[^\\p{L}])')
    or contains(line, '"') and not regexp_full_match(line, '${cell}(?:[${separator}]${cell})*')`
  const columns = Array.from({ length: width }, (_, index) => `'c${index}': 'VARCHAR'`)
  const rows = csv(
    `skip=${below}, delim=${literal(separator)}, quote='"', escape='"', columns={${columns}}, null_padding=true`,
  )
  try {
    if ((await duckDb.run(`select 1 from ${lines} where ${other} limit 1`)).length > 0) return false
    await duckDb.run(copyToParquet(`from ${rows}`, target, 'uncompressed', width))
    return true
  } catch (error) {
    if (isDuckDbError(error)) return false
    throw error
  }
}

/**
 * Makes the function that answers ranges into their files, in this thread.
 * @throws {TableError} if DuckDB is not installed
 */
export async function rangeAnswering(run: TableRun, to: FormatName) {
  const { columns, passed, input, answer } = await answeringTo(run, to)
  const output = outputs(run)[to]
  if (output === undefined) throw new RangeError(`no ranges of ${to}`)
  const duckDb = await openDuckDb()
  const collected: OutputColumn[] = [{ name: 'person', type: 'kopecks' }]
  for (const { name, type } of columns.slice(passed.length)) {
    // All whole numbers of answers are exact.
    collected.push({ name, type: type === 'whole' ? 'kopecks' : type })
  }
  const names = collected.map((_, index) => `c${index}`).slice(1)
  const placesOf = (isText: boolean) =>
    run.headers.map((header, index) => (isText ? `c${index}` : named(header)))

  /** The query of the people with the answers in other rows; a person with several answers has as many rows. */
  const joinOf = (people: string, answers: string, isText: boolean): string => {
    const isLong = run.detail === 'long'
    const items = `list(struct_pack(${names})) as items`
    const one = isLong
      ? `select ${items} from (${answers}) group by c0 order by c0`
      : `select ${names} from (${answers})`
    const both = `(${people}) p positional join (${one}) a`
    const places = placesOf(isText)
    const cells = columns.map((column, index) => {
      const place = places[passed[index] ?? -1]
      const cell = place
        ? output.passed(`p.${place}`, isText ? column.type : undefined)
        : output.answer(`a.c${1 + index - passed.length}`, column.type)
      return `${cell} as ${named(output.header(column, index))}`
    })
    return `select ${cells} from ${isLong ? `(select p, unnest(a.items) as a from ${both})` : both}`
  }

  return async (range: Range): Promise<AnsweredRange> => {
    const { people, isText, firstRow, start, end } = range
    const rows = `from read_parquet(${fileNamed(people)}, file_row_number=true)
      where file_row_number >= ${start} and file_row_number < ${end}`
    const terms = placesOf(isText).map((place, index) => (input[index]?.recognised ? place : ''))
    const read = ['file_row_number', ...terms.filter((term) => term !== '')]
    const table = await duckDb.collect(collected, run.dialect?.decimalMark)
    const problems: RowProblem[] = []
    const totals = { rows: 0n, refused: 0n, empty: 0n, gross: 0n, tax: 0n, contributions: 0n }
    let place = start
    for await (const { size, columns } of duckDb.read(`select ${read} ${rows}`)) {
      let next = 1
      const cells = terms.map((term): Cells => (term === '' ? [] : (columns[next++] ?? [])))
      const answered = answer({ firstRow: firstRow + place, size, columns: cells })
      const [indexes = [], ...figures] = answered.output as readonly Cells[]
      const before = place
      table.append([Array.from(indexes, (index) => Number(index) + before), ...figures])
      problems.push(...answered.problems)
      for (const name of Object.keys(totals) as (keyof typeof totals)[]) {
        totals[name] += BigInt(answered.totals[name])
      }
      place += size
    }
    const both = joinOf(rows, table.end(), isText)
    await duckDb.run(copyToParquet(both, range.answers, 'uncompressed', columns.length))
    return { problems, totals }
  }
}

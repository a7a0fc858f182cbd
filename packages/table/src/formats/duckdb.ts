import { resolve } from 'node:path'
import type { ColumnType, OutputColumn } from '../answer-columns.ts'
import { TableError } from '../table-error.ts'
import { wholeCell } from './columnar-cells.ts'
import type { Cells } from './format.ts'
import { textCell } from './text.ts'

/** The rows that DuckDB takes at once. */
const CHUNK_ROWS = 2048

/** The cells that DuckDB keeps in memory to compress them together, at most. */
const GROUP_CELLS = 4_000_000

/** A text in SQL. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A name in SQL. */
export const named = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A file to read, in SQL: a path has no patterns. */
export const fileNamed = (path: string) => literal(resolve(path).replace(/[*?[]/g, '[$&]'))

/** The statement that writes rows to a Parquet file. */
export function copyToParquet(rows: string, path: string, compression: string, width: number) {
  // biome-ignore lint/plugin/money: rows
  const group = Math.min(Math.max(Math.floor(GROUP_CELLS / width), CHUNK_ROWS), 122_880)
  const options = `format parquet, compression ${compression}, row_group_size ${group}`
  return `copy (${rows}) to ${literal(resolve(path))} (${options})`
}

/** How cells of a type come to DuckDB, and the expression of their value there. Neither way has nulls, which are slow. */
interface Carrier {
  readonly type: 'VARCHAR' | 'DOUBLE'
  readonly carry: (cell: unknown, column: OutputColumn, decimalMark?: '.' | ',') => string | number
  readonly value: (carried: string) => string
}

const textCarrier: Carrier = {
  type: 'VARCHAR',
  carry: textCell,
  value: (carried) => `nullif(${carried}, '')`,
}
const numberCarrier = (valueIn: (number: string) => string): Carrier => ({
  type: 'DOUBLE',
  carry: (cell) => (cell === null || cell === undefined ? Number.NaN : Number(cell)),
  value: (carried) => `if(isnan(${carried}), null, ${valueIn(carried)})`,
})
const carriers: Readonly<Record<ColumnType, Carrier>> = {
  text: textCarrier,
  roubles: textCarrier,
  kopecks: numberCarrier((number) => `${number}::bigint`),
  // Up to 2^63, where kopecks are exact numbers.
  whole: {
    ...textCarrier,
    carry: (cell) => wholeCell(cell)?.toString() ?? '',
    value: (carried) => `${textCarrier.value(carried)}::bigint`,
  },
  flag: numberCarrier((number) => `${number} = 1`),
  number: numberCarrier((number) => number),
  date: numberCarrier((milliseconds) => `epoch_ms(${milliseconds}::bigint)`),
}

/** Whether an error is DuckDB's, and not of our code. */
export const isDuckDbError = (error: unknown): error is Error =>
  error instanceof Error && /^[A-Z][\w ]* Error: /.test(error.message)

/** An error of DuckDB in a line without paths; as the system says it where its cause is the disk. */
export function plainError(error: unknown): unknown {
  if (!isDuckDbError(error)) return error
  const isFull = /no space left/i.test(error.message) && { code: 'ENOSPC', syscall: 'write' }
  error.message = (error.message.split('\n')[0] ?? '').replace(/ (['"])[^'"]*[\\/][^'"]*\1/g, '')
  return Object.assign(error, isFull)
}

/**
 * DuckDB in memory: it reads and writes files of columns.
 * @throws {TableError} if it is not installed
 */
export async function openDuckDb(threads = 1) {
  // biome-ignore lint/correctness/noUndeclaredDependencies: an optional peer of the published packages
  const library = await import('@duckdb/node-api').catch((cause) => {
    throw new TableError([{ code: 'needs_duckdb' }], { cause })
  })
  // It must not fetch anything.
  const settings = { autoinstall_known_extensions: 'false', threads: String(threads) }
  const instance = await library.DuckDBInstance.create(':memory:', settings)
  const connection = await instance.connect()
  const convert = library.JSDuckDBValueConverter
  const { VARCHAR, DOUBLE } = library

  const run = async (sql: string): Promise<unknown[][]> => {
    try {
      return (await connection.runAndReadAll(sql)).getRowsJS()
    } catch (error) {
      throw plainError(error)
    }
  }

  /** The rows of a query, some at a time, read while they are needed. */
  async function* read(sql: string): AsyncGenerator<{ size: number; columns: unknown[][] }> {
    // A query that is not read to its end would hold the connection.
    const own = await instance.connect()
    try {
      for await (const chunk of await own.stream(sql)) {
        yield { size: chunk.rowCount, columns: chunk.convertColumns(convert) }
      }
    } catch (error) {
      throw plainError(error)
    } finally {
      own.closeSync()
    }
  }

  /** The names and types of the columns of a query. */
  async function describe(sql: string) {
    const result = await connection.run(`from ${sql} limit 0`).catch((error) => {
      throw plainError(error)
    })
    const types = result.columnTypes().map(String).map(columnTypeOf)
    return { names: result.columnNames(), types }
  }

  /** Begins a table in memory: `append` adds rows, and `end` returns the query of them all. */
  async function collect(columns: readonly OutputColumn[], decimalMark?: '.' | ',') {
    const all = columns.map((column) => ({ column, ...carriers[column.type] }))
    const declared = all.map(({ type }, index) => `c${index} ${type}`)
    await run(`create or replace table rows (${declared.join(', ')})`)
    const appender = await connection.createAppender('rows')
    const types = all.map(({ type }) => (type === 'DOUBLE' ? DOUBLE : VARCHAR))
    return {
      append(cells: readonly Cells[]) {
        const rows = cells[0]?.length ?? 0
        for (let start = 0; start < rows; start += CHUNK_ROWS) {
          const size = Math.min(CHUNK_ROWS, rows - start)
          const chunk = library.DuckDBDataChunk.create(types, size)
          all.forEach(({ column, carry }, index) => {
            const vector = chunk.getColumnVector(index)
            const given = cells[index] ?? []
            for (let row = 0; row < size; row++) {
              vector.setItem(row, carry(given[start + row], column, decimalMark))
            }
            vector.flush()
          })
          appender.appendDataChunk(chunk)
        }
      },
      end() {
        appender.closeSync()
        return `select ${all.map(({ value }, index) => `${value(`c${index}`)} as c${index}`)} from rows`
      },
    }
  }

  return { run, read, describe, collect, close: () => instance.closeSync() }
}

/** Our type of a column of DuckDB. */
function columnTypeOf(type: string): ColumnType {
  if (/^(?:DATE|TIMESTAMP)/.test(type)) return 'date'
  if (type === 'BOOLEAN') return 'flag'
  if (/^(?:DECIMAL\([^)]*\)|DOUBLE|FLOAT)$/.test(type)) return 'number'
  return /^U?(?:TINY|SMALL|BIG)?INT(?:EGER)?$/.test(type) ? 'whole' : 'text'
}

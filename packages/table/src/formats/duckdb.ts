import { resolve } from 'node:path'
import type {
  DuckDBDataChunk,
  DuckDBScalarMainFunction,
  DuckDBStructValue,
  DuckDBVector,
} from '@duckdb/node-api'
import type { ColumnType, OutputColumn } from '../answer-columns.ts'
import { TableError } from '../table-error.ts'
import { wholeCell } from './columnar-cells.ts'
import type { Cells } from './format.ts'
import { textCell } from './text.ts'

/** The rows that DuckDB takes at once. */
const CHUNK_ROWS = 2048

/** The cells and the rows that DuckDB keeps in memory to compress them together, at most. */
const GROUP = { cells: 4_000_000, rows: 49_152 }

/** A text in SQL. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A name in SQL. */
export const named = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A file to read, in SQL: a path has no patterns. */
export const fileNamed = (path: string) => literal(resolve(path).replace(/[*?[]/g, '[$&]'))

/** The statement that writes rows to a Parquet file. */
export function copyToParquet(rows: string, path: string, compression: string, width: number) {
  // biome-ignore lint/plugin/money: rows
  const group = Math.min(Math.max(Math.floor(GROUP.cells / width), CHUNK_ROWS), GROUP.rows)
  const options = `format parquet, compression ${compression}, row_group_size ${group}`
  return `copy (${rows}) to ${literal(resolve(path))} (${options})`
}

/** How cells of a type come to DuckDB, and the expression of their value there. Numbers have no nulls, which are slow. */
interface Carrier {
  readonly type: 'VARCHAR' | 'DOUBLE'
  readonly carry: (
    cell: unknown,
    column: OutputColumn,
    decimalMark?: '.' | ',',
  ) => string | number | null
  readonly value: (carried: string) => string
}

const textCarrier: Carrier = {
  type: 'VARCHAR',
  carry: (...cell) => textCell(...cell) || null,
  value: (carried) => carried,
}
const numberCarrier = (valueIn: (number: string) => string): Carrier => ({
  type: 'DOUBLE',
  carry: (cell) => (cell === null || cell === undefined ? Number.NaN : Number(cell)),
  value: valueIn,
})
const carriers: Readonly<Record<ColumnType, Carrier>> = {
  text: textCarrier,
  roubles: textCarrier,
  kopecks: numberCarrier((number) => `try_cast(${number} as bigint)`),
  // Up to 2^63, where kopecks are exact numbers.
  whole: {
    ...textCarrier,
    carry: (cell) => wholeCell(cell)?.toString() ?? null,
    value: (carried) => `${carried}::bigint`,
  },
  flag: numberCarrier((number) => `try_cast(${number} as tinyint) = 1`),
  number: numberCarrier((number) => `if(isnan(${number}), null, ${number})`),
  date: numberCarrier((milliseconds) => `epoch_ms(try_cast(${milliseconds} as bigint))`),
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
export async function openDuckDb(threads = 1, decimalMark?: '.' | ',') {
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

  const carriersOf = (columns: readonly OutputColumn[]) =>
    columns.map((column, index) => ({ column, name: `c${index}`, ...carriers[column.type] }))
  type Carried = ReturnType<typeof carriersOf>[number]
  const typeOf = ({ type }: Carrier) => (type === 'DOUBLE' ? DOUBLE : VARCHAR)

  function fill(vector: DuckDBVector, { column, carry }: Carried, cells: Cells = [], start = 0) {
    for (let row = 0; row < vector.itemCount; row++) {
      vector.setItem(row, carry(cells[start + row], column, decimalMark))
    }
    vector.flush()
  }

  /** Begins a table in memory: `append` adds rows, and `end` returns the query of them all. */
  async function collect(columns: readonly OutputColumn[]) {
    const all = carriersOf(columns)
    await run(`create table rows (${all.map(({ name, type }) => `${name} ${type}`)})`)
    const appender = await connection.createAppender('rows')
    return {
      append(cells: readonly Cells[]) {
        const rows = cells[0]?.length ?? 0
        for (let start = 0; start < rows; start += CHUNK_ROWS) {
          const size = Math.min(CHUNK_ROWS, rows - start)
          const chunk = library.DuckDBDataChunk.create(all.map(typeOf), size)
          all.forEach((column, index) => {
            fill(chunk.getColumnVector(index), column, cells[index], start)
          })
          appender.appendDataChunk(chunk)
        }
      },
      end() {
        appender.closeSync()
        return `select ${all.map(({ name, value }) => `${value(name)} as ${name}`)} from rows`
      },
    }
  }

  /**
   * Makes an SQL expression of the answers to rows, and those of their columns in it, called `a`.
   * @param terms the arguments: whole numbers come without nulls, which are slow
   * @param hasLists whether the answers to a row are a list
   * @param answer gets the cells of some rows; returns the place of the row of each answer, and the cells
   */
  function answersOf(
    columns: readonly OutputColumn[],
    terms: readonly { readonly place: string; readonly isWhole: boolean }[],
    hasLists: boolean,
    answer: (cells: readonly Cells[]) => readonly Cells[],
  ) {
    const all = carriersOf(columns)
    const struct = library.STRUCT(Object.fromEntries(all.map((one) => [one.name, typeOf(one)])))
    let failure: unknown
    const cellsIn = (input: DuckDBDataChunk) =>
      terms.map(({ isWhole }, index): Cells => {
        if (!isWhole) return input.convertColumnValues(index, convert)
        const vector = input.getColumnVector(index)
        const cells: unknown[] = []
        for (let row = 0; row < vector.itemCount; row++) {
          const cell = vector.getItem(row)
          cells.push(Number.isNaN(cell) ? null : cell)
        }
        return cells
      })
    const mainFunction: DuckDBScalarMainFunction = (_, input, output) => {
      try {
        const [rows = [], ...cells] = answer(cellsIn(input))
        if (output instanceof library.DuckDBStructVector) {
          all.forEach((column, index) => {
            fill(output.entryVectorAt(index), column, cells[index])
          })
          return
        }
        const lists = Array.from({ length: input.rowCount }, (): DuckDBStructValue[] => [])
        for (let index = 0; index < rows.length; index++) {
          const entries = all.map(({ name, column, carry }, place) => [
            name,
            carry(cells[place]?.[index], column, decimalMark),
          ])
          lists[Number(rows[index])]?.push(library.structValue(Object.fromEntries(entries)))
        }
        for (const [row, list] of lists.entries()) output.setItem(row, library.listValue(list))
        output.flush()
      } catch (error) {
        failure ??= error
        throw error
      }
    }
    const name = 'answers'
    const returnType = hasLists ? library.LIST(struct) : struct
    const settings = { name, varArgsType: library.ANY, volatile: true, returnType, mainFunction }
    connection.registerScalarFunction(library.DuckDBScalarFunction.create(settings))
    const given = terms.map(({ place, isWhole }) =>
      isWhole ? `coalesce(${place}::double, 'nan')` : place,
    )
    const call = `${name}(${given})`
    return {
      answers: hasLists ? `unnest(${call})` : call,
      cells: all.map(({ name, value }) => value(`a.${name}`)),
      failure: () => failure,
    }
  }

  return { run, read, describe, collect, answersOf, close: () => instance.closeSync() }
}

/** Our type of a column of DuckDB. */
function columnTypeOf(type: string): ColumnType {
  if (/^(?:DATE|TIMESTAMP)/.test(type)) return 'date'
  if (type === 'BOOLEAN') return 'flag'
  if (/^(?:DECIMAL\([^)]*\)|DOUBLE|FLOAT)$/.test(type)) return 'number'
  return /^U?(?:TINY|SMALL|BIG)?INT(?:EGER)?$/.test(type) ? 'whole' : 'text'
}

import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type * as duckDb from '@duckdb/node-api'
import type {
  DuckDBConnection,
  DuckDBStructValue,
  DuckDBValueConverter,
  JS,
} from '@duckdb/node-api'
// biome-ignore-start lint/correctness/noUndeclaredDependencies: types alone, of what the library depends on
import type duckDbBindings from '@duckdb/node-bindings'
import type { ScalarFunctionMainFunction, Vector } from '@duckdb/node-bindings'
// biome-ignore-end lint/correctness/noUndeclaredDependencies: types alone, of what the library depends on
import type { ColumnType, OutputColumn } from '../answer-columns.ts'
import { Moment } from '../cells.ts'
import { TableError } from '../table-error.ts'
import type { Cells } from './format.ts'
import { exactNumber, textCell, wholeCell } from './text.ts'

/** The rows that DuckDB takes at once. */
const CHUNK_ROWS = 2048

/** The cells and the rows that DuckDB keeps in memory to compress them together, at most. */
const GROUP = { cells: 2_000_000, rows: 20_480 }

/** A text in SQL. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A name in SQL. */
export const named = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A file to read, in SQL: a path has no patterns. */
export const fileNamed = (path: string) => literal(resolve(path).replace(/[*?[]/g, '[$&]'))

/** A time of UTC without a time zone, in SQL with one. */
export const inUtc = (time: string) => `timezone('UTC', ${time})`

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
  readonly carry: (cell: unknown, column: OutputColumn) => string | number | null
  readonly value: (carried: string, decimalMark?: '.' | ',') => string
}

const textCarrier: Carrier = {
  type: 'VARCHAR',
  carry: (...cell) => textCell(...cell) || null,
  value: (carried) => carried,
}
const numberCarrier = (valueIn: Carrier['value']): Carrier => ({
  type: 'DOUBLE',
  carry: (cell) => (cell === null || cell === undefined ? Number.NaN : Number(cell)),
  // A cast that fails on NaN writes the text of its error for every row.
  value: (carried, decimalMark) => valueIn(`if(isnan(${carried}), null, ${carried})`, decimalMark),
})
const carriers: Readonly<Record<ColumnType, Carrier>> = {
  text: textCarrier,
  // Only texts have roubles.
  roubles: numberCarrier(
    (kopecks, decimalMark = '.') =>
      `replace((${kopecks}::bigint::decimal(18, 0) * 0.01)::varchar, '.', '${decimalMark}')`,
  ),
  kopecks: numberCarrier((number) => `${number}::bigint`),
  // Up to 2^63, where kopecks are exact numbers.
  whole: {
    ...textCarrier,
    carry: (cell) => wholeCell(cell)?.toString() ?? null,
    value: (carried) => `${carried}::bigint`,
  },
  unsigned: { ...textCarrier, value: (carried) => `${carried}::ubigint` },
  flag: numberCarrier((number) => `${number} = 1`),
  number: numberCarrier((number) => number),
  decimal: numberCarrier((number) => number),
  moment: numberCarrier((milliseconds) => `epoch_ms(${milliseconds}::bigint)`),
  date: numberCarrier((milliseconds) => `epoch_ms(${milliseconds}::bigint)`),
}

/** Whether an error is DuckDB's, and not of our code. */
export const isDuckDbError = (error: unknown): error is Error =>
  error instanceof Error && /^[A-Z][\w ]* Error: /.test(error.message)

/** An error of DuckDB in a line without paths; as the system says it where its cause is the disk. */
export function plainError(error: unknown): unknown {
  if (!isDuckDbError(error)) return error
  const isFull = /no space left/i.test(error.message) && { code: 'ENOSPC', syscall: 'write' }
  error.message = (error.message.split('\n')[0] ?? '').replace(/ (['"])[^'"\\/]*[\\/][^'"]*\1/g, '')
  return Object.assign(error, isFull)
}

const carriersOf = (columns: readonly OutputColumn[]) =>
  columns.map((column, index) => ({ column, name: `c${index}`, ...carriers[column.type] }))

type Bindings = typeof duckDbBindings

/** Writes a column into the memory of DuckDB: the library's own vectors take a call and a BigInt for each cell. */
function fill(
  bindings: Bindings,
  vector: Vector,
  { column, type, carry }: ReturnType<typeof carriersOf>[number],
  { cells = [], start = 0, size }: { cells?: Cells | undefined; start?: number; size: number },
): void {
  if (type === 'DOUBLE') {
    const numbers = new Float64Array(size)
    for (let row = 0; row < size; row++) numbers[row] = Number(carry(cells[start + row], column))
    bindings.copy_data_to_vector(vector, 0, numbers.buffer, 0, numbers.byteLength)
    return
  }
  const isText = new Uint8Array(CHUNK_ROWS >> 3)
  for (let row = 0; row < size; row++) {
    const text = carry(cells[start + row], column)
    if (text === null) continue
    bindings.vector_assign_string_element(vector, row, String(text))
    isText[row >> 3] = (isText[row >> 3] ?? 0) | (1 << (row & 7))
  }
  bindings.vector_ensure_validity_writable(vector)
  bindings.copy_data_to_vector_validity(vector, 0, isText.buffer, 0, isText.byteLength)
}

type Library = typeof duckDb

/** @throws {TableError} if DuckDB is not installed */
export const duckDbLibrary = (): Promise<Library> =>
  // biome-ignore lint/correctness/noUndeclaredDependencies: an optional peer of the published packages
  import('@duckdb/node-api').catch((cause) => {
    throw new TableError([{ code: 'needs_duckdb' }], { cause })
  })

/** Returns DuckDB's own functions, which the library calls: some package managers show a dependency to its library alone. */
function functionsOfLibrary(): Bindings {
  const library = createRequire(import.meta.url).resolve('@duckdb/node-api')
  return createRequire(library)('@duckdb/node-bindings')
}

/**
 * Makes cells of DuckDB plain values: a time of day and an interval are texts, and so are decimals with more digits than a
 * number has, or with places inside of a list, as 100000.00 in a list of kopecks.
 * @param keepsPlaces whether such a decimal is a text everywhere
 */
function converterOf(library: Library, keepsPlaces = false): DuckDBValueConverter<JS> {
  const { DuckDBTimeValue, DuckDBTimeNSValue, DuckDBTimeTZValue, DuckDBIntervalValue } = library
  const texts = [DuckDBTimeValue, DuckDBTimeNSValue, DuckDBTimeTZValue, DuckDBIntervalValue]
  const convert: DuckDBValueConverter<JS> = (value, type) => {
    if (texts.some((Value) => value instanceof Value)) return String(value)
    if (value instanceof library.DuckDBDecimalValue) return exactNumber(String(value))
    const cell = library.JSDuckDBValueConverter(value, type, withPlaces)
    return value instanceof library.DuckDBTimestampTZValue ? new Moment(cell as Date) : cell
  }
  const withPlaces: typeof convert = (value, type, converter) =>
    value instanceof library.DuckDBDecimalValue && value.scale > 0
      ? String(value)
      : convert(value, type, converter)
  return keepsPlaces ? withPlaces : convert
}

/** A function of SQL that answers rows, with any arguments. */
interface AnswerFunction {
  readonly name: string
  readonly columns: readonly OutputColumn[]
  /** Whether the answers to a row are a list. */
  readonly hasLists?: boolean
  /** Whether a decimal argument keeps its places: 100000.00 is a text, and no whole number. */
  readonly keepsPlaces?: boolean
  readonly decimalMark?: '.' | ',' | undefined
  /**
   * Returns the place of the row of each answer, and the cells.
   * @param cellsAt the cells of an argument; `undefined` of one that has a NULL in the text of the query. NaN stands for
   *   null where it is said to: numbers without nulls are faster
   */
  readonly answer: (
    cellsAt: (argument: number, isNanNull?: boolean) => Cells | undefined,
    rows: number,
  ) => readonly Cells[]
}

/**
 * Registers a function.
 * @returns makes the expressions of the values of an answer, by the expression of the answer
 * @throws {TableError} if DuckDB is not installed
 */
export async function registerAnswers(
  connection: DuckDBConnection,
  { name, columns, hasLists, keepsPlaces, decimalMark, answer }: AnswerFunction,
) {
  const library = await duckDbLibrary()
  const bindings = functionsOfLibrary()
  const all = carriersOf(
    // All whole numbers of answers are exact.
    columns.map(({ name, type }) => ({ name, type: type === 'whole' ? 'kopecks' : type })),
  )
  const struct = library.STRUCT(
    Object.fromEntries(all.map(({ name, type }) => [name, library[type]])),
  )
  const convert = converterOf(library, keepsPlaces)
  const answerChunk: ScalarFunctionMainFunction = (_, chunk, output) => {
    const input = new library.DuckDBDataChunk(chunk)
    const size = input.rowCount
    const cellsAt = (argument: number, isNanNull = false): Cells | undefined => {
      try {
        const vector = input.getColumnVector(argument)
        if (!(vector instanceof library.DuckDBDoubleVector)) {
          return input.convertColumnValues(argument, convert)
        }
        const cells: unknown[] = Array(size)
        for (let row = 0; row < size; row++) {
          const cell = vector.getItem(row)
          cells[row] = isNanNull && Number.isNaN(cell) ? null : cell
        }
        return cells
      } catch (error) {
        if (/SQLNULL/.test(String(error))) return undefined
        throw error
      }
    }
    const [rows = [], ...cells] = answer(cellsAt, size)
    if (!hasLists) {
      all.forEach((column, index) => {
        const member = bindings.struct_vector_get_child(output, index)
        fill(bindings, member, column, { cells: cells[index], size })
      })
      return
    }
    const lists = Array.from({ length: size }, (): DuckDBStructValue[] => [])
    for (let index = 0; index < rows.length; index++) {
      const entries = all.map(({ name, column, carry }, place) => [
        name,
        carry(cells[place]?.[index], column),
      ])
      lists[Number(rows[index])]?.push(library.structValue(Object.fromEntries(entries)))
    }
    const vector = library.DuckDBVector.create(output, size)
    for (const [row, list] of lists.entries()) vector.setItem(row, library.listValue(list))
    vector.flush()
  }
  const scalarFunction = library.DuckDBScalarFunction.create({
    ...{ name, varArgsType: library.ANY, specialHandling: true },
    returnType: hasLists ? library.LIST(struct) : struct,
    mainFunction: () => {},
  })
  bindings.scalar_function_set_function(scalarFunction.scalar_function, answerChunk)
  connection.registerScalarFunction(scalarFunction)
  return (answered: string) =>
    all.map(({ name, value }) => value(`${answered}.${name}`, decimalMark))
}

/**
 * DuckDB in memory: it reads and writes files of columns.
 * @throws {TableError} if it is not installed
 */
export async function openDuckDb(threads = 1) {
  const library = await duckDbLibrary()
  const bindings = functionsOfLibrary()
  // It must not fetch anything.
  const settings = { autoinstall_known_extensions: 'false', threads: String(threads) }
  const instance = await library.DuckDBInstance.create(':memory:', settings)
  const connection = await instance.connect()

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
        yield {
          size: chunk.rowCount,
          columns: chunk.convertColumns(converterOf(library)),
        }
      }
    } catch (error) {
      throw plainError(error)
    } finally {
      own.closeSync()
    }
  }

  /** Collects rows in a table in memory. Returns the query of them all, with the names c0, c1 … */
  async function collect(
    columns: readonly OutputColumn[],
    batches: AsyncIterable<readonly Cells[]>,
  ) {
    const all = carriersOf(columns)
    await run(`create table rows (${all.map(({ name, type }) => `${name} ${type}`)})`)
    const appender = await connection.createAppender('rows')
    const types = all.map(({ type }) => library[type])
    for await (const cells of batches) {
      const rows = cells[0]?.length ?? 0
      for (let start = 0; start < rows; start += CHUNK_ROWS) {
        const chunk = library.DuckDBDataChunk.create(types, Math.min(CHUNK_ROWS, rows - start))
        all.forEach((column, index) => {
          const vector = bindings.data_chunk_get_vector(chunk.chunk, index)
          fill(bindings, vector, column, { cells: cells[index], start, size: chunk.rowCount })
        })
        appender.appendDataChunk(chunk)
      }
    }
    appender.closeSync()
    return `select ${all.map(({ name, value }) => `${value(name)} as ${name}`)} from rows`
  }

  return { run, read, collect, connection, close: () => instance.closeSync() }
}

import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_PROBLEMS } from '@oklad/contract/internal'
import type { ColumnType } from '../answer-columns.ts'
import { TableError } from '../table-error.ts'
import { copyToParquet, fileNamed, inUtc, literal, named, openDuckDb } from './duckdb.ts'
import { fileInput } from './file-input.ts'
import { brokenFile } from './file-kind.ts'
import type { Cells, TableFormat, TableInput } from './format.ts'

/** Makes a folder for files that are needed for a while, and the function that removes it. */
async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'oklad-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The path of an input; one that is no file is copied to one, which `remove` removes. */
async function fileOf({ path, bytes }: TableInput) {
  if (path !== undefined) return { path, remove: async () => {} }
  const { folder, remove } = await temporaryFolder()
  const copy = join(folder, 'input')
  await writeFile(copy, bytes)
  return { path: copy, remove }
}

/** @throws {TableError} for names that are equal to DuckDB, which would rename one of them */
function requireDistinct(names: readonly string[]): void {
  const lower = names.map((name) => name.toLowerCase())
  const header = names.find((_, index) => lower.indexOf(lower[index] ?? '') < index)
  if (header === undefined) return
  throw new TableError([{ code: 'duplicate_header', values: { header } }])
}

/** The digits of the longest decimal of DuckDB. */
const MOST_DIGITS = 38

/** @throws {TableError} for longer decimals, which DuckDB would read as other numbers */
function requireDecimals(elements: readonly (readonly unknown[])[]): void {
  const long = elements.filter(([, , precision]) => Number(precision) > MOST_DIGITS)
  const problems = long.map(([header, , digits]) => {
    const values = { header: String(header), digits: Number(digits), most: MOST_DIGITS }
    return { code: 'long_decimal' as const, values }
  })
  if (problems.length > 0) throw new TableError(problems.slice(0, MOST_PROBLEMS))
}

/** Our type of a column of DuckDB. */
function columnTypeOf(type: string): ColumnType {
  if (/^(?:DATE|TIMESTAMP)/.test(type)) return 'date'
  if (type === 'BOOLEAN') return 'flag'
  if (/^DECIMAL\(\d+,[1-9]\d*\)$/.test(type)) return 'decimal'
  if (/^(?:DECIMAL\([^)]*\)|DOUBLE|FLOAT)$/.test(type)) return 'number'
  if (type === 'UBIGINT') return 'unsigned'
  return /^U?(?:TINY|SMALL|BIG)?INT(?:EGER)?$/.test(type) ? 'whole' : 'text'
}

/** Parquet; sums are 64-bit integers, kopecks. */
export const parquet: TableFormat = {
  isColumnar: true,

  async open(input) {
    const { path, remove } = await fileOf(input)
    const duckDb = await openDuckDb()
    const close = async () => {
      duckDb.close()
      await remove()
    }
    const broken = async (error: unknown) => brokenFile('Parquet', await fileInput(path), error)
    const file = fileNamed(path)
    const people = `read_parquet(${file})`
    try {
      const described = await duckDb.run(`describe from ${people}`)
      const names = described.map(([name]) => String(name))
      const [[count] = []] = await duckDb.run(`select num_rows from parquet_file_metadata(${file})`)
      const inFile = await duckDb.run(`select name, type, precision from parquet_schema(${file})`)
      requireDecimals(inFile)
      const own = new Map(inFile.map(([name, type]) => [name, type]))
      // Spark writes its moments so.
      const types = described.map(([name, type]) =>
        type === 'TIMESTAMP' && own.get(name) === 'INT96' ? 'moment' : columnTypeOf(String(type)),
      )
      const moments = names
        .filter((_, index) => types[index] === 'moment')
        .map((name) => `${inUtc(named(name))} as ${named(name)}`)
      const rows =
        moments.length > 0 ? `select * replace (${moments}) from ${people}` : `from ${people}`
      requireDistinct(names.map((name) => (own.has(name) ? name : name.replace(/_\d+$/, ''))))
      async function* read() {
        let firstRow = 1
        try {
          for await (const { size, columns } of duckDb.read(rows)) {
            yield { firstRow, size, columns }
            firstRow += size
          }
        } catch (error) {
          throw await broken(error)
        } finally {
          await close()
        }
      }
      return { headers: names, types, read, rowCount: Number(count) }
    } catch (error) {
      const said = await broken(error)
      await close()
      throw said
    }
  },

  async *write(columns, batches: AsyncIterable<readonly Cells[]>) {
    const names = columns.map(({ name }) => name)
    requireDistinct(names)
    const { folder, remove } = await temporaryFolder()
    const duckDb = await openDuckDb()
    try {
      await duckDb.run(`set memory_limit = '512MB'; set temp_directory = ${literal(folder)}`)
      const collected = await duckDb.collect(columns, batches)
      const renamed = names.map((name, index) => `c${index} as ${named(name)}`)
      const [rows, file] = [`select ${renamed} from (${collected})`, join(folder, 'output')]
      await duckDb.run(copyToParquet(rows, file, 'zstd', names.length))
      yield* createReadStream(file) as AsyncIterable<Uint8Array>
    } finally {
      duckDb.close()
      await remove()
    }
  },
}

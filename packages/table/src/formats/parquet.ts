import * as zlib from 'node:zlib'
import {
  type Compressors,
  parquetMetadataAsync,
  parquetRead,
  parquetSchema,
  type SchemaElement,
} from 'hyparquet'
import { compressors as everyCompression } from 'hyparquet-compressors'
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
import type { ColumnType } from '../answer-columns.ts'
import type { OutputColumn } from '../answer-rows.ts'
import { columnarCell } from './columnar-cell.ts'
import { brokenFile } from './file-kind.ts'
import { batchesOf, type TableFormat, wholeInput } from './format.ts'

/** The rows of a row group that is written: 30,000 need 130 MB more. */
const GROUP_ROWS = 10_000

/** The cells that are read at once: each reading begins at the start of a row group. */
const READ_CELLS = 200_000

/** The functions of Zstandard: Bun has them, Node from 22.15 on. */
const { zstdCompressSync, zstdDecompressSync } = zlib as typeof zlib & {
  readonly [Name in 'zstdCompressSync' | 'zstdDecompressSync']?: typeof zlib.gunzipSync
}

/** Makes a reader of compressed pages. A page has the length that its header says, maybe 0. */
const inflating =
  (inflate: typeof zlib.gunzipSync): NonNullable<Compressors['ZSTD']> =>
  (bytes, length) =>
    length === 0 ? bytes.subarray(0, 0) : inflate(bytes, { maxOutputLength: length })

/** The functions of the platform are faster, where it has them. */
const decompressors = {
  ...everyCompression,
  GZIP: inflating(zlib.gunzipSync),
  BROTLI: inflating(zlib.brotliDecompressSync),
  ...(zstdDecompressSync && { ZSTD: inflating(zstdDecompressSync) }),
}

/** Files in Zstandard are half as large as in Snappy, and written faster. */
const compressors = zstdCompressSync && { ZSTD: (bytes: Uint8Array) => zstdCompressSync(bytes) }
const compression = compressors ? ({ codec: 'ZSTD', compressors } as const) : {}

function typeOf({ type, converted_type, logical_type }: SchemaElement): ColumnType {
  const meaning = logical_type?.type ?? converted_type ?? ''
  if (/^(?:DATE|TIMESTAMP)/.test(meaning)) return 'date'
  if (type === 'BOOLEAN') return 'flag'
  if (meaning === 'DECIMAL' || type === 'DOUBLE' || type === 'FLOAT') return 'number'
  return type === 'INT32' || type === 'INT64' ? 'whole' : 'text'
}

const parquetTypes = {
  text: 'STRING',
  kopecks: 'INT64',
  roubles: 'DOUBLE',
  whole: 'INT64',
  flag: 'BOOLEAN',
  number: 'DOUBLE',
  date: 'TIMESTAMP',
} as const satisfies Readonly<Record<ColumnType, string>>

/** The columns of rows, as the writer takes them. */
const columnData = (columns: readonly OutputColumn[], rows: readonly (readonly unknown[])[]) =>
  columns.map((column, index) => ({
    name: column.name,
    type: parquetTypes[column.type],
    data: rows.map((cells) => columnarCell(cells[index], column)),
  }))

/** Parquet; sums are 64-bit integers, kopecks. */
export const parquet: TableFormat = {
  isColumnar: true,

  async open(input) {
    const file = await wholeInput(input)
    const metadata = await parquetMetadataAsync(file).catch(async (error: unknown) => {
      throw await brokenFile('Parquet', { file }, error)
    })
    const fields = parquetSchema(metadata).children.map(({ element }) => element)
    const rowCount = Number(metadata.num_rows)
    // biome-ignore lint/plugin/money: rows
    const readRows = Math.max(GROUP_ROWS, Math.floor(READ_CELLS / fields.length))
    async function* batches() {
      let groupStart = 0
      for (const { num_rows } of metadata.row_groups) {
        const groupEnd = groupStart + Number(num_rows)
        for (let rowStart = groupStart; rowStart < groupEnd; rowStart += readRows) {
          const rowEnd = Math.min(rowStart + readRows, groupEnd)
          let rows: unknown[][] = []
          const onComplete = (read: unknown[][]) => {
            rows = read
          }
          try {
            await parquetRead({
              file,
              metadata,
              compressors: decompressors,
              rowStart,
              rowEnd,
              onComplete,
            })
          } catch (error) {
            throw await brokenFile('Parquet', { file }, error)
          }
          yield* batchesOf(rows, rowStart + 1)
        }
        groupStart = groupEnd
      }
    }
    return {
      headers: fields.map(({ name }) => name),
      types: fields.map(typeOf),
      batches: batches(),
      rowCount,
    }
  },

  async *write(columns, batches) {
    const bytes = new ByteWriter()
    const take = () => {
      const piece = bytes.getBytes().slice()
      bytes.index = 0
      return piece
    }
    const schema = schemaFromColumnData({ columnData: columnData(columns, []) })
    const writer = new ParquetWriter({ writer: bytes, schema, createdBy: 'oklad', ...compression })
    let waiting: (readonly unknown[])[] = []
    const write = () => {
      const data = columnData(columns, waiting)
      writer.write({ columnData: data as never, rowGroupSize: GROUP_ROWS })
      waiting = []
      return take()
    }
    for await (const rows of batches) {
      waiting.push(...(rows as readonly (readonly unknown[])[]))
      if (waiting.length >= GROUP_ROWS) yield write()
    }
    if (waiting.length > 0) yield write()
    writer.finish()
    yield take()
  },
}

import * as zlib from 'node:zlib'
import {
  type Compressors,
  parquetMetadataAsync,
  parquetScan,
  parquetSchema,
  type SchemaElement,
} from 'hyparquet'
import { decompressZstd, compressors as everyCompression } from 'hyparquet-compressors'
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
import type { ColumnType } from '../answer-columns.ts'
import { addCells, requireUnpackable } from './columnar-cells.ts'
import { brokenFile } from './file-kind.ts'
import { type Batch, batchesOf, type ColumnFormat, wholeInput } from './format.ts'

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
const inflaters: Compressors = {
  ...everyCompression,
  GZIP: inflating(zlib.gunzipSync),
  BROTLI: inflating(zlib.brotliDecompressSync),
  ZSTD: zstdDecompressSync
    ? inflating(zstdDecompressSync)
    : (bytes, length) => decompressZstd(bytes, new Uint8Array(length)),
}
const decompressors = Object.fromEntries(
  Object.entries(inflaters).map(([codec, inflate]): [string, typeof inflate] => [
    codec,
    (bytes, length) => inflate(bytes, requireUnpackable(length)),
  ]),
)

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

/** Parquet; sums are 64-bit integers, kopecks. */
export const parquet: ColumnFormat = {
  isColumnar: true,

  async open(input) {
    const file = await wholeInput(input)
    const metadata = await parquetMetadataAsync(file).catch(async (error: unknown) => {
      throw await brokenFile('Parquet', { file }, error)
    })
    const fields = parquetSchema(metadata).children.map(({ element }) => element)
    const rowCount = Number(metadata.num_rows)
    async function* read(unused: ReadonlySet<string> = new Set()): AsyncGenerator<Batch> {
      const names = fields.map(({ name }) => name)
      // biome-ignore lint/plugin/money: rows
      const readRows = Math.max(GROUP_ROWS, Math.floor(READ_CELLS / fields.length))
      try {
        const scan = await parquetScan({ file, metadata, compressors: decompressors })
        for (const { rowStart: groupStart, rowEnd: groupEnd } of scan.ranges) {
          for (let rowStart = groupStart; rowStart < groupEnd; rowStart += readRows) {
            const rowEnd = Math.min(rowStart + readRows, groupEnd)
            const columns = await Promise.all(
              names.map((column) =>
                unused.has(column) ? [] : scan.readColumn({ column, rowStart, rowEnd }),
              ),
            )
            const size = rowEnd - rowStart
            if (
              columns.some(({ length }, index) => length < size && !unused.has(names[index] ?? ''))
            ) {
              throw new Error('a page has too few rows')
            }
            yield* batchesOf({ firstRow: rowStart + 1, size, columns })
          }
        }
      } catch (error) {
        throw await brokenFile('Parquet', { file }, error)
      }
    }
    return { headers: fields.map(({ name }) => name), types: fields.map(typeOf), read, rowCount }
  },

  async *write(columns, batches) {
    const bytes = new ByteWriter()
    const take = () => {
      const piece = bytes.getBytes().slice()
      bytes.index = 0
      return piece
    }
    const emptyData = () =>
      columns.map(({ name, type }) => ({
        ...{ name, type: parquetTypes[type], data: [] as unknown[] },
        // Nobody looks for a range of names or sentences.
        statistics: type !== 'text',
      }))
    let columnData = emptyData()
    const schema = schemaFromColumnData({ columnData })
    const writer = new ParquetWriter({ writer: bytes, schema, createdBy: 'oklad', ...compression })
    let rows = 0
    const write = () => {
      writer.write({ columnData, rowGroupSize: rows })
      columnData = emptyData()
      rows = 0
      return take()
    }
    for await (const batch of batches) {
      for (const [index, column] of columns.entries()) {
        addCells(columnData[index]?.data ?? [], batch[index] ?? [], column)
      }
      rows += batch[0]?.length ?? 0
      if (rows >= GROUP_ROWS) yield write()
    }
    if (rows > 0) yield write()
    writer.finish()
    yield take()
  },
}

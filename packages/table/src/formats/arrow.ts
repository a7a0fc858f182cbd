import { Readable } from 'node:stream'
import {
  Bool,
  type DataType,
  Float64,
  Int64,
  type RecordBatch,
  RecordBatchFileWriter,
  RecordBatchReader,
  RecordBatchStreamWriter,
  Table,
  TimestampMillisecond,
  Type,
  Utf8,
  vectorFromArray,
} from 'apache-arrow'
import type { ColumnType } from '../answer-columns.ts'
import type { OutputColumn } from '../answer-rows.ts'
import { TableError } from '../table-error.ts'
import { columnarCell } from './columnar-cell.ts'
import { batchesOf, type TableFormat, type WrittenRows } from './format.ts'

const broken = (error: unknown) =>
  new TableError(
    [{ code: 'broken', values: { format: 'Arrow', reason: (error as Error).message } }],
    { cause: error },
  )

function typeOf({ typeId }: DataType): ColumnType {
  if (typeId === Type.Bool) return 'flag'
  if (typeId === Type.Int) return 'whole'
  if (typeId === Type.Float) return 'number'
  return typeId === Type.Date || typeId === Type.Timestamp ? 'date' : 'text'
}

const arrowTypes: Readonly<Record<ColumnType, () => DataType>> = {
  text: () => new Utf8(),
  kopecks: () => new Int64(),
  roubles: () => new Float64(),
  whole: () => new Int64(),
  flag: () => new Bool(),
  number: () => new Float64(),
  date: () => new TimestampMillisecond(),
}

/** Rows as a record batch. */
function recordBatchOf(columns: readonly OutputColumn[], rows: WrittenRows): RecordBatch[] {
  const cells = rows as readonly (readonly unknown[])[]
  const vectors = columns.map((column, index) => [
    column.name,
    vectorFromArray(
      cells.map((row) => columnarCell(row[index], column)),
      arrowTypes[column.type](),
    ),
  ])
  return new Table(Object.fromEntries(vectors)).batches
}

async function open({ bytes }: Parameters<TableFormat['open']>[0]) {
  const reader = await RecordBatchReader.from(bytes)
    .then((reader) => reader.open())
    .catch((error: unknown) => {
      throw broken(error)
    })
  const { fields } = reader.schema
  async function* batches() {
    let firstRow = 1
    try {
      for await (const batch of reader) {
        const children = fields.map((_, index) => batch.getChildAt(index))
        const rows = Array.from({ length: batch.numRows }, (_, row) =>
          children.map((column) => column?.get(row)),
        )
        yield* batchesOf(rows, firstRow)
        firstRow += rows.length
      }
    } catch (error) {
      throw error instanceof TableError ? error : broken(error)
    }
  }
  return {
    headers: fields.map(({ name }) => name),
    types: fields.map(({ type }) => typeOf(type)),
    batches: batches(),
  }
}

/** A writer of a format; it waits where its reader is slow. */
const writing = (writer: typeof RecordBatchFileWriter | typeof RecordBatchStreamWriter) =>
  async function* (columns: readonly OutputColumn[], batches: AsyncIterable<WrittenRows>) {
    async function* records() {
      yield* recordBatchOf(columns, [])
      for await (const rows of batches) yield* recordBatchOf(columns, rows)
    }
    const source = Readable.from(records(), { highWaterMark: 2 })
    const bytes = writer.throughNode({ highWaterMark: 2, autoDestroy: true })
    source.on('error', (error) => bytes.destroy(error))
    yield* source.pipe(bytes) as AsyncIterable<Uint8Array>
  }

/** Arrow IPC as a file; sums are 64-bit integers, kopecks. */
export const arrow: TableFormat = { open, write: writing(RecordBatchFileWriter) }

/** Arrow IPC as a stream, for pipes. */
export const arrowStream: TableFormat = { open, write: writing(RecordBatchStreamWriter) }

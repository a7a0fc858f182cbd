import {
  AsyncByteQueue,
  Bool,
  CompressionType,
  compressionRegistry,
  DataType,
  Float64,
  Int64,
  Message,
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
import { decompressZstd } from 'hyparquet-compressors'
import { decompress as decompressLz4 } from 'lz4js'
import type { ColumnType, OutputColumn } from '../answer-columns.ts'
import { addCells, requireUnpackable } from './columnar-cells.ts'
import { brokenFile } from './file-kind.ts'
import {
  batchesOf,
  type Cells,
  type ColumnFormat,
  type OpenTable,
  type TableInput,
} from './format.ts'

/** The length that a packed column claims; it stands before its bytes. */
const unpackedLength = ({ buffer, byteOffset }: Uint8Array) =>
  requireUnpackable(Number(new DataView(buffer, byteOffset - 8).getBigInt64(0, true)))

compressionRegistry.set(CompressionType.LZ4_FRAME, {
  decode: (bytes) => decompressLz4(bytes, unpackedLength(bytes)),
})
compressionRegistry.set(CompressionType.ZSTD, {
  decode: (bytes) => decompressZstd(bytes, new Uint8Array(unpackedLength(bytes))),
})

function typeOf({ typeId }: DataType): ColumnType {
  if (typeId === Type.Bool) return 'flag'
  if (typeId === Type.Int) return 'whole'
  if (typeId === Type.Float || typeId === Type.Decimal) return 'number'
  return typeId === Type.Date || typeId === Type.Timestamp ? 'date' : 'text'
}

/** Makes the function that reads the values of a type: decimals are numbers, lists and objects are plain. */
function readerOf(type: DataType): (value: never) => unknown {
  if (DataType.isDecimal(type)) {
    const bitsOf = (words: Uint32Array) =>
      words.reduceRight((bits, word) => (bits << 32n) | BigInt(word), 0n)
    return (words: Uint32Array) =>
      Number(`${BigInt.asIntN(32 * words.length, bitsOf(words))}e-${type.scale}`)
  }
  if (typeOf(type) === 'date') return (milliseconds: number) => new Date(milliseconds)
  const isNested = DataType.isList(type) || DataType.isStruct(type)
  return isNested ? (value: { toJSON: () => unknown }) => value.toJSON() : (value) => value
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
function recordBatchOf(columns: readonly OutputColumn[], cells: readonly Cells[]): RecordBatch[] {
  const vectors = columns.map((column, index) => [
    column.name,
    vectorFromArray(addCells([], cells[index] ?? [], column), arrowTypes[column.type]()),
  ])
  return new Table(Object.fromEntries(vectors)).batches
}

/** An open stream or file as a table. */
function tableOf(reader: RecordBatchReader, input: TableInput): OpenTable {
  const { fields } = reader.schema
  async function* read() {
    let firstRow = 1
    try {
      for await (const batch of reader) {
        const columns = fields.map(({ type }, index) => {
          const [column, read] = [batch.getChildAt(index), readerOf(type)]
          return Array.from(column ?? [], (value) => (value === null ? null : read(value as never)))
        })
        yield* batchesOf({ firstRow, size: batch.numRows, columns })
        firstRow += batch.numRows
      }
    } catch (error) {
      throw await brokenFile('Arrow', input, error)
    }
  }
  return {
    headers: fields.map(({ name }) => name ?? ''),
    types: fields.map(({ type }) => typeOf(type)),
    read,
  }
}

/** A file as the library reads it piece by piece: of any other source it would keep the whole file in memory. */
const handleOf = ({ byteLength, slice }: NonNullable<TableInput['file']>) => ({
  fd: 0,
  stat: async () => ({ size: byteLength }),
  async read(target: Uint8Array, offset: number, length: number, start: number) {
    const bytes = new Uint8Array(await slice(start, start + length))
    target.set(bytes, offset)
    return { bytesRead: bytes.length, buffer: target }
  },
  close: async () => {},
})

const open: ColumnFormat['open'] = async (input) => {
  const { bytes, file } = input
  try {
    const start = Buffer.from((await file?.slice(0, 6)) ?? new ArrayBuffer(0))
    const source = file && start.toString() === 'ARROW1' ? handleOf(file) : bytes
    const reader = await RecordBatchReader.from(source as AsyncIterable<Uint8Array>)
    return tableOf(await reader.open(), input)
  } catch (error) {
    throw await brokenFile('Arrow', input, error)
  }
}

/**
 * The tables of Arrow streams that follow one another: the library reads beyond the end of a stream
 * before it gives its last batch. Each table is read to its end before the next.
 * @throws {TableError} if the bytes are no Arrow stream
 */
export async function* arrowStreams(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<OpenTable> {
  const source = bytes[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)
  /** The next bytes; fewer only at the end of the input. */
  async function take(length: number): Promise<Buffer> {
    const parts: Uint8Array[] = [waiting]
    let size = waiting.length
    while (size < length) {
      const { done, value } = await source.next()
      if (done) break
      parts.push(value)
      size += value.length
    }
    const all = parts.length === 1 ? waiting : Buffer.concat(parts)
    waiting = all.subarray(length)
    return all.subarray(0, length)
  }
  /** The messages of a stream: marker, length, header and body, to the message without a header. */
  async function* messages(first: Buffer): AsyncGenerator<Buffer> {
    for (let start = first; start.length > 0; start = await take(8)) {
      const header = await take(start.length < 8 ? 0 : start.readInt32LE(4))
      if (header.length === 0) {
        yield start
        return
      }
      yield Buffer.concat([start, header, await take(Message.decode(header).bodyLength)])
    }
  }
  try {
    for (let first = await take(8); first.length > 0; first = await take(8)) {
      yield await open({ bytes: messages(first) }, 'calc')
    }
  } finally {
    // An input that stays open would keep the process.
    await source.return?.()
  }
}

/** Keeps what a writer writes. The library's own streams can wait for each other for ever. */
class WrittenBytes extends AsyncByteQueue {
  #pieces: Uint8Array[] = []

  override write(piece: Uint8Array): void {
    this.#pieces.push(piece)
  }

  take(): Uint8Array {
    return Buffer.concat(this.#pieces.splice(0))
  }
}

/** A writer of a format. */
const writing = (Writer: typeof RecordBatchFileWriter | typeof RecordBatchStreamWriter) =>
  async function* (columns: readonly OutputColumn[], batches: AsyncIterable<readonly Cells[]>) {
    const [writer, bytes] = [new Writer(), new WrittenBytes()]
    writer.reset(bytes)
    for (const record of recordBatchOf(
      columns,
      columns.map(() => []),
    ))
      writer.write(record)
    yield bytes.take()
    for await (const rows of batches) {
      for (const record of recordBatchOf(columns, rows)) writer.write(record)
      yield bytes.take()
    }
    writer.close()
    yield bytes.take()
  }

/** Arrow IPC as a file; sums are 64-bit integers, kopecks. */
export const arrow: ColumnFormat = { open, isColumnar: true, write: writing(RecordBatchFileWriter) }

/** Arrow IPC as a stream, for pipes. */
export const arrowStream: ColumnFormat = {
  open,
  isColumnar: true,
  write: writing(RecordBatchStreamWriter),
}

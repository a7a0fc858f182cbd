import {
  AsyncByteQueue,
  Bool,
  CompressionType,
  compressionRegistry,
  type Data,
  DataType,
  type Decimal,
  type Duration,
  Float64,
  Int64,
  Message,
  MessageHeader,
  type RecordBatch,
  RecordBatchFileWriter,
  RecordBatchReader,
  RecordBatchStreamWriter,
  Table,
  type Time,
  TimestampMillisecond,
  Type,
  Uint64,
  Utf8,
  vectorFromArray,
} from 'apache-arrow'
import { Footer } from 'apache-arrow/ipc/metadata/file'
import { ByteBuffer } from 'flatbuffers'
import { decompress as decompressZstd } from 'fzstd'
import { decompress as decompressLz4 } from 'lz4js'
import type { ColumnType, OutputColumn } from '../answer-columns.ts'
import { Moment } from '../cells.ts'
import { TableError } from '../table-error.ts'
import { brokenFile } from './file-kind.ts'
import {
  BATCH_ROWS,
  type Cells,
  type OpenTable,
  type TableFormat,
  type TableInput,
  wholeInput,
} from './format.ts'
import { exactNumber, textCell, wholeCell, withoutZeros } from './text.ts'

const { __vector_len: lengthOf } = ByteBuffer.prototype

/** A damaged header can claim a list of any length, and the library would count its items. */
ByteBuffer.prototype.__vector_len = function (offset) {
  const length = lengthOf.call(this, offset)
  if (length < 0 || length > this.capacity()) throw new Error(`a list of ${length} items`)
  return length
}

/** The most bytes of a packed column: a few bytes can claim any number. */
const MOST_UNPACKED = 2 ** 28

/**
 * The length that a packed column claims; it stands before its bytes.
 * @throws {Error} if it does not fit in memory
 */
function unpackedLength({ buffer, byteOffset }: Uint8Array): number {
  const length = Number(new DataView(buffer, byteOffset - 8).getBigInt64(0, true))
  if (length >= 0 && length <= MOST_UNPACKED) return length
  throw new Error(`a part of ${length} bytes`)
}

/**
 * Unpacks a frame of LZ4 after a check that its blocks are in it: the library reads on beyond its end.
 * @throws {RangeError} if they are not
 */
function unpackLz4(frame: Uint8Array): Uint8Array {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.length)
  const [hasChecksums, hasLength] = [0x10, 8].map((flag) => (view.getUint8(4) & flag) > 0)
  let place = hasLength ? 15 : 7
  for (let size = view.getUint32(place, true); size > 0; size = view.getUint32(place, true)) {
    place += 4 + (size & 0x7fffffff) + (hasChecksums ? 4 : 0)
  }
  return decompressLz4(frame, unpackedLength(frame))
}

compressionRegistry.set(CompressionType.LZ4_FRAME, { decode: unpackLz4 })
compressionRegistry.set(CompressionType.ZSTD, {
  decode: (bytes) => decompressZstd(bytes, new Uint8Array(unpackedLength(bytes))),
})

const unread = (type: string | undefined, cause?: unknown) =>
  new TableError([{ code: 'unread_type', values: { type } }], { cause })

function typeOf(type: DataType): ColumnType {
  const { typeId } = type
  if (DataType.isDictionary(type)) return typeOf(type.dictionary)
  if (typeId === Type.Bool) return 'flag'
  if (DataType.isInt(type)) return type.bitWidth === 64 && !type.isSigned ? 'unsigned' : 'whole'
  if (DataType.isDecimal(type) && type.scale > 0) return 'decimal'
  if (typeId === Type.Float || typeId === Type.Decimal) return 'number'
  return typeId === Type.Date || typeId === Type.Timestamp ? 'date' : 'text'
}

/**
 * Makes the function that reads the values of a type as Parquet has them: decimals are numbers, times and durations texts,
 * a map is a list of its keys and values.
 * @throws {TableError} for a type that is not read
 */
function readerOf(type: DataType): (value: never) => unknown {
  const { typeId, children } = type
  if (DataType.isDictionary(type)) return readerOf(type.dictionary)
  if (DataType.isUnion(type) || DataType.isInterval(type)) throw unread(Type[typeId])
  if (DataType.isDecimal(type)) {
    return (words: Uint32Array) => exactNumber(decimalText(words, type))
  }
  if (DataType.isTime(type)) return (units: number | bigint) => timeText(units, type)
  if (DataType.isDuration(type)) return (units: bigint) => `PT${secondsOf(units, type)}S`
  if (DataType.isTimestamp(type) && type.timezone) return (milliseconds) => new Moment(milliseconds)
  if (typeOf(type) === 'date') return (milliseconds: number) => new Date(milliseconds)
  const isList = [Type.List, Type.LargeList, Type.FixedSizeList, Type.Map].includes(typeId)
  if (!isList && !DataType.isStruct(type)) return (value) => value
  const members = children.map(({ name, type }) => {
    const hasPlaces = DataType.isDecimal(type) && type.scale > 0
    // Roubles, in a list of kopecks.
    const read = hasPlaces ? (words: Uint32Array) => decimalText(words, type) : readerOf(type)
    return [name, orNull(read)] as const
  })
  if (DataType.isStruct(type)) {
    return (row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(members.map(([name, read]) => [name, read(row[name])]))
  }
  const [[, readItem] = []] = members
  if (DataType.isMap(type)) {
    return (map: Iterable<readonly unknown[]>) =>
      Array.from(map, ([key, value]) => readItem?.({ key, value }))
  }
  return (list: Iterable<unknown>) => Array.from(list, (item) => readItem?.(item))
}

const orNull = (read: (value: never) => unknown) => (value: unknown) =>
  value === null ? null : read(value as never)

function decimalText(words: Uint32Array, { scale }: Decimal): string {
  const bits = words.reduceRight((bits, word) => (bits << 32n) | BigInt(word), 0n)
  return withPlaces(BigInt.asIntN(32 * words.length, bits), scale)
}

/** Units of ten to the power of minus `places`, exact. */
function withPlaces(units: number | bigint, places: number): string {
  const digits = String(units)
    .replace('-', '')
    .padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const part = digits.slice(whole.length)
  return `${units < 0 ? '-' : ''}${whole}${part && `.${part}`}`
}

/** Seconds, exact. */
const secondsOf = (units: number | bigint, { unit }: Time | Duration) =>
  withoutZeros(withPlaces(units, 3 * unit))

/** A time of day, HH:MM:SS, as Parquet has it. */
function timeText(units: number | bigint, type: Time): string {
  const [whole = '', part] = secondsOf(units, type).split('.')
  const time = new Date(Number(whole) * 1000).toISOString().slice(11, 19)
  return part === undefined ? time : `${time}.${part}`
}

const arrowTypes: Readonly<Record<ColumnType, () => DataType>> = {
  text: () => new Utf8(),
  kopecks: () => new Int64(),
  roubles: () => new Float64(),
  whole: () => new Int64(),
  unsigned: () => new Uint64(),
  flag: () => new Bool(),
  number: () => new Float64(),
  decimal: () => new Float64(),
  moment: () => new TimestampMillisecond(),
  date: () => new TimestampMillisecond(),
}

/** A cell as a file has it. */
function arrowCell(cell: unknown, column: OutputColumn): unknown {
  if (column.type === 'kopecks' || column.type === 'whole') return wholeCell(cell)
  if (column.type === 'text') return textCell(cell, column) || null
  // A long decimal is a text.
  if (typeof cell === 'string') return Number(cell)
  return cell ?? null
}

/** Rows as a record batch. */
function recordBatchOf(columns: readonly OutputColumn[], cells: readonly Cells[]): RecordBatch[] {
  const vectors = columns.map((column, index) => [
    column.name,
    vectorFromArray(
      Array.from(cells[index] ?? [], (cell) => arrowCell(cell, column)),
      arrowTypes[column.type](),
    ),
  ])
  return new Table(Object.fromEntries(vectors)).batches
}

/** The most rows of a batch without values. */
const MOST_EMPTY = 1_000_000

/**
 * Checks that all values of a column are in the file: the library would read the others as empty.
 * @throws {Error} if some are not
 */
function requireWhole({ type, offset, length, ...data }: Data): void {
  const { values, valueOffsets, typeIds, nullBitmap, stride, children, dictionary } = data
  const end = offset + length
  const bits = DataType.isBool(type) ? 8 : 1
  const isWhole = typeIds
    ? typeIds.length >= end
    : valueOffsets
      ? length === 0 || Number(valueOffsets[end]) <= (children[0]?.length ?? values.length)
      : values
        ? values.length * bits >= end * stride
        : children.length > 0 || length <= MOST_EMPTY
  const hasNulls = !nullBitmap?.length || nullBitmap.length * 8 >= end
  if (!isWhole || !hasNulls) throw new Error('values are missing')
  for (const child of [...children, ...(dictionary?.data ?? [])]) requireWhole(child)
}

/** An open stream or file as a table. */
function tableOf(reader: RecordBatchReader, input: TableInput): OpenTable {
  const { fields } = reader.schema
  if (fields.length === 0) throw new Error('it has no columns')
  const readers = fields.map(({ type }) => orNull(readerOf(type)))
  async function* read() {
    let firstRow = 1
    try {
      for await (const batch of reader) {
        requireWhole(batch.data)
        for (let start = 0; start < batch.numRows; start += BATCH_ROWS) {
          const rows = batch.slice(start, start + BATCH_ROWS)
          const columns = readers.map((read, index) =>
            Array.from(rows.getChildAt(index) ?? [], read),
          )
          yield { firstRow: firstRow + start, size: rows.numRows, columns }
        }
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

/** A message is a mark, the length of its header, the header, which has the length of its body, and the body. */
const START = 8
const MARK = -1

/** The beginning of a file. It ends with where its batches are, the length of that, and the first six bytes. */
const FILE = Buffer.from('ARROW1\0\0')
const END = 10

function headerOf(start: Buffer): number {
  if (start.length === START && start.readInt32LE() === MARK) return start.readInt32LE(4)
  throw new Error('a message is missing')
}

/** The messages of a file, which the library would search for without an end in a damaged one. */
async function* messagesOf({ byteLength, slice }: NonNullable<TableInput['file']>) {
  async function part(start: number, length: number): Promise<Buffer> {
    const bytes = length >= 0 ? Buffer.from(await slice(start, start + length)) : FILE
    if (start < 0 || bytes.length !== length) throw new Error('a part is missing')
    return bytes
  }
  const end = await part(byteLength - END, END)
  if (!end.subarray(4).equals(FILE.subarray(0, 6))) throw new Error('the end is missing')
  const length = end.readInt32LE()
  const footer = Footer.decode(await part(byteLength - END - length, length))
  const schema = Buffer.from(Message.encode(Message.from(footer.schema)))
  yield Buffer.concat([Buffer.from(Int32Array.of(MARK, schema.length).buffer), schema])
  const parts = [
    [footer.dictionaryBatches(), MessageHeader.DictionaryBatch],
    [footer.recordBatches(), MessageHeader.RecordBatch],
  ] as const
  for (const [blocks, kind] of parts) {
    for (const { offset, metaDataLength, bodyLength } of blocks) {
      const bytes = await part(offset, metaDataLength + bodyLength)
      const header = bytes.subarray(START, START + headerOf(bytes.subarray(0, START)))
      const message = Message.decode(header)
      if (message.headerType !== kind || message.bodyLength !== bodyLength) {
        throw new Error('a batch is missing')
      }
      yield bytes
    }
  }
}

/**
 * Opens the streams that follow one another: the library reads beyond the end of a stream before it
 * gives its last batch. Each is read to its end before the next.
 * @throws {TableError} if the bytes are no Arrow stream
 */
export async function* streamsIn(input: TableInput): AsyncGenerator<OpenTable> {
  const source = input.bytes[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)
  /** The next bytes; fewer only at the end of the input. */
  async function take(length: number): Promise<Buffer> {
    if (length < 0) throw new Error(`a length of ${length} bytes`)
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
  /** The messages of a stream, to the one without a header. */
  async function* messages(first: Buffer): AsyncGenerator<Buffer> {
    for (let start = first; start.length > 0; start = await take(START)) {
      const header = await take(headerOf(start))
      if (header.length === 0) return
      const message = Message.decode(header)
      const isBatch = message.isRecordBatch() || message.isDictionaryBatch()
      if (start !== first && !isBatch) throw new Error('a batch is missing')
      yield Buffer.concat([start, header, await take(message.bodyLength)])
    }
  }
  try {
    for (let first = await take(START); first.length > 0; first = await take(START)) {
      const file = first.equals(FILE)
        ? (input.file ?? (await wholeInput([first, await take(Infinity)])))
        : undefined
      if (file) await source.return?.()
      const reader = await RecordBatchReader.from(file ? messagesOf(file) : messages(first))
      yield tableOf(await reader.open(), input)
      if (file) return
    }
  } catch (error) {
    const [, type] = /^Unrecognized type: "(\w+)"/.exec((error as Error).message) ?? []
    if (type) throw unread(type, error)
    throw await brokenFile('Arrow', input, error)
  } finally {
    // An input that stays open would keep the process.
    await source.return?.()
  }
}

const open: TableFormat['open'] = async (input) => {
  const { value } = await streamsIn(input).next()
  if (value === undefined) throw new TableError([{ code: 'empty' }])
  return value
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

/** The format of a writer; sums are 64-bit integers, kopecks. */
const formatOf = (
  Writer: typeof RecordBatchFileWriter | typeof RecordBatchStreamWriter,
): TableFormat => ({
  ...{ open, isColumnar: true },
  async *write(columns, batches: AsyncIterable<readonly Cells[]>) {
    const [writer, bytes] = [new Writer(), new WrittenBytes()]
    writer.reset(bytes)
    for (const record of recordBatchOf(columns, [])) writer.write(record)
    yield bytes.take()
    for await (const rows of batches) {
      for (const record of recordBatchOf(columns, rows)) writer.write(record)
      yield bytes.take()
    }
    writer.close()
    yield bytes.take()
  },
})

/** Arrow IPC as a file. */
export const arrow: TableFormat = formatOf(RecordBatchFileWriter)

/** Arrow IPC as a stream, for pipes. */
export const arrowStream: TableFormat = formatOf(RecordBatchStreamWriter)

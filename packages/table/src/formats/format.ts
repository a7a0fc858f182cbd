import type { Text } from '@oklad/contract'
import type { ColumnType } from '../answer-columns.ts'
import type { Batch, OutputColumn } from '../answer-rows.ts'
import type { Question } from '../request-columns.ts'

/** The rows that are computed and written together. */
export const BATCH_ROWS = 1000

/** The longest row of a text: a quote that is not closed would take the rest of the file. */
export const LONGEST_ROW = 1_000_000

/** A file or a stream that a table is read from. */
export interface TableInput {
  readonly bytes: AsyncIterable<Uint8Array>
  /** The longest row of a text, characters; a million if absent. */
  readonly longestRow?: number
  /** Reads parts of a file in any order; absent for a pipe. */
  readonly file?: {
    readonly byteLength: number
    readonly slice: (start: number, end?: number) => Promise<ArrayBuffer> | ArrayBuffer
  }
}

/** How a CSV text is written. */
export interface CsvDialect {
  readonly separator: string
  /** Spreadsheets recognise UTF-8 by a byte order mark. */
  readonly hasByteOrderMark: boolean
  readonly decimalMark: '.' | ','
}

/** A table that is open for reading. */
export interface OpenTable {
  readonly headers: readonly string[]
  /** Where the file says them. */
  readonly types?: readonly ColumnType[]
  readonly batches: AsyncIterable<Batch>
  /** Where the file says it. */
  readonly rowCount?: number
  /** Everything that was guessed about the file. */
  readonly detected?: Text
  readonly dialect?: CsvDialect
}

/** The rows of a batch: cells, or their text where the format is a text. */
export type WrittenRows = readonly (readonly unknown[])[] | string

/** A file format of tables. */
export interface TableFormat {
  readonly open: (input: TableInput, question: Question) => Promise<OpenTable>
  /** Whether its sums are always kopecks: programs read it. */
  readonly isColumnar?: true
  /** Writes rows as text; workers do it. Absent where `write` takes cells. */
  readonly text?: (
    columns: readonly OutputColumn[],
    dialect?: CsvDialect,
  ) => (rows: readonly (readonly unknown[])[]) => string
  /** Turns batches into the bytes of a file, a piece at a time. */
  readonly write: (
    columns: readonly OutputColumn[],
    batches: AsyncIterable<WrittenRows>,
    dialect?: CsvDialect,
  ) => AsyncIterable<Uint8Array | string>
}

/** Splits rows into batches. */
export function* batchesOf(rows: Batch['rows'], firstRow: number): Generator<Batch> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    yield { firstRow: firstRow + start, rows: rows.slice(start, start + BATCH_ROWS) }
  }
}

/** The whole input, for formats that cannot be read in order. */
export async function wholeInput({ bytes, file }: TableInput) {
  if (file !== undefined) return file
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  const { buffer } = await bytesOf(chunks)
  const slice = (start: number, end?: number) => buffer.slice(start, end)
  return { byteLength: buffer.byteLength, slice }
}

/** Joins pieces. */
export const bytesOf = async (pieces: readonly (Uint8Array | Blob)[]) =>
  new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer())

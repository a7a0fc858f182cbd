import type { Language, Text } from '@oklad/contract/internal'
import type { ColumnType, OutputColumn } from '../answer-columns.ts'
import { areNamesOfApi, type Question } from '../request-columns.ts'

/** The rows that are computed and written together. */
export const BATCH_ROWS = 1000

/** The cells of a batch where rows are wide. */
export const BATCH_CELLS = 50_000

/** The longest row of a text: a quote that is not closed would take the rest of the file. */
export const LONGEST_ROW = 1_000_000

/** A file or a stream that a table is read from. */
export interface TableInput {
  readonly bytes: AsyncIterable<Uint8Array>
  /** The longest row of a text, characters; a million if absent. */
  readonly longestRow?: number
  /** The name of the sheet of a workbook; without one it is the first with terms of pay. */
  readonly sheet?: string | undefined
  /** Reads parts of a file in any order; absent for a pipe. */
  readonly file?: {
    readonly byteLength: number
    readonly slice: (start: number, end?: number) => Promise<ArrayBuffer> | ArrayBuffer
  }
  /** Where the file is, for libraries that read it themselves. */
  readonly path?: string
}

/** How a CSV text is written. */
export interface CsvDialect {
  readonly separator: string
  /** Spreadsheets recognise UTF-8 by a byte order mark. */
  readonly hasByteOrderMark: boolean
  readonly decimalMark: '.' | ','
  /** Whether columns of answers have their titles and words in place of those of the API. */
  readonly hasTitles?: boolean
  /** Whether texts that spreadsheets compute are written as they are. */
  readonly keepsFormulas?: boolean
}

/** The CSV that programs read. */
export const plainDialect = { separator: ',', hasByteOrderMark: false, decimalMark: '.' } as const

/** The CSV that the spreadsheets of a language open by a double click. */
export const dialects: Readonly<Record<Language, CsvDialect>> = {
  en: { separator: ',', hasByteOrderMark: true, decimalMark: '.' },
  ru: { separator: ';', hasByteOrderMark: true, decimalMark: ',' },
}

/**
 * The dialect of answers in a language: a Russian list has titles and words in place of those of the API, unless its own
 * headers are such names, as a program writes them.
 */
export const answersIn = (
  language: Language,
  headers: readonly string[],
  dialect: CsvDialect = plainDialect,
): CsvDialect => ({
  ...dialect,
  hasTitles: language === 'ru' && !areNamesOfApi(headers),
})

/** The cells of a column, from its first row to its last: a list, or an array of numbers. */
export interface Cells extends ArrayLike<unknown> {
  readonly slice: (start: number, end: number) => Cells
}

export type RepeatedRows = ReadonlyMap<number, string | null>

/** Rows that follow one another, column by column. */
export interface Batch {
  /** The number of the first row as a reader of the file counts, from 1. */
  readonly firstRow: number
  /** The number of rows. */
  readonly size: number
  /** In the order of the headers; empty where there are lines. */
  readonly columns: readonly Cells[]
  /** What is wrong with rows of people who have a row before, by the number of the row; `null` of one that the next row recalculates. */
  readonly repeated?: RepeatedRows
  /** The rows as lines of JSON that are not read yet. */
  readonly lines?: readonly string[]
  /** Whether each row has a cell beyond the last header; absent where none has. */
  readonly areOverfull?: readonly boolean[]
}

/** A table that is open for reading. */
export interface OpenTable {
  readonly headers: readonly string[]
  /** Where the file says them. */
  readonly types?: readonly ColumnType[]
  /** Whether a title above the header says that sums are in thousands. */
  readonly inThousands?: boolean
  /** Reads the rows, once. */
  readonly read: () => AsyncIterable<Batch>
  /** Whether the rows are in memory, and can be read again. */
  readonly canReadAgain?: boolean
  /** Where the file says it. */
  readonly rowCount?: number
  /** Everything that was guessed about the file. */
  readonly detected?: Text
  readonly dialect?: CsvDialect
  /** A CSV in UTF-8: its separator, and the rows to its first person. */
  readonly text?: { readonly separator: string; readonly below: number }
}

/** Makes what depends on the columns of an output. */
type ForColumns<Made> = (columns: readonly OutputColumn[], dialect?: CsvDialect) => Made

/** A file format of tables. */
export interface TableFormat {
  readonly open: (input: TableInput, question: Question) => Promise<OpenTable>
  /** Whether its sums are always kopecks. */
  readonly isColumnar?: true
  /** Turns batches, column by column, into a file, a piece at a time. */
  write(
    columns: readonly OutputColumn[],
    batches: AsyncIterable<readonly Cells[]>,
    dialect?: CsvDialect,
  ): AsyncIterable<Uint8Array | string>
}

/**
 * A format that is a text: a head, then the rows.
 * @param lineOf makes the function that writes a row of some columns of cells
 */
export function textFormat(
  open: TableFormat['open'],
  lineOf: ForColumns<(cells: readonly Cells[], row: number) => string>,
  head: ForColumns<string> = () => '',
) {
  return {
    open,
    async *write(columns, batches: AsyncIterable<readonly Cells[]>, dialect?: CsvDialect) {
      const line = lineOf(columns, dialect)
      const first = head(columns, dialect)
      if (first !== '') yield first
      for await (const cells of batches) {
        let text = ''
        for (let row = 0; row < (cells[0]?.length ?? 0); row++) text += line(cells, row)
        yield text
      }
    },
  } satisfies TableFormat
}

/**
 * A part of a batch, from the row with an index to the one before another; the batch itself if it is the whole.
 * @param batch of rows
 */
export function partOf(batch: Batch, start: number, end: number): Batch {
  if (start === 0 && end === batch.size) return batch
  return {
    firstRow: batch.firstRow + start,
    size: end - start,
    columns: batch.columns.map((cells) => cells.slice(start, end)),
    ...(batch.lines && { lines: batch.lines.slice(start, end) }),
    ...(batch.repeated && { repeated: batch.repeated }),
    ...(batch.areOverfull && { areOverfull: batch.areOverfull.slice(start, end) }),
  }
}

/** Splits rows into batches that are computed together. */
export function* batchesOf(rows: Batch): Generator<Batch> {
  for (let start = 0; start < rows.size; start += BATCH_ROWS) {
    yield partOf(rows, start, Math.min(start + BATCH_ROWS, rows.size))
  }
}

/** Rows of cells as columns. */
export const columnsOf = (rows: readonly (readonly unknown[])[], width: number): Cells[] =>
  Array.from({ length: width }, (_, index) => rows.map((row) => row[index]))

/** Joins a whole input, for formats that cannot be read in order. */
export async function wholeInput(bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  const { buffer } = await bytesOf(chunks)
  const slice = (start: number, end?: number) => buffer.slice(start, end)
  return { byteLength: buffer.byteLength, slice }
}

/** Joins pieces. */
export const bytesOf = async (pieces: readonly (Uint8Array | Blob)[]) =>
  new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer())

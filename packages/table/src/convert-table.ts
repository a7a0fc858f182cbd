import { currentTaxYear } from '@oklad/answers'
import type { OutputColumn } from './answer-columns.ts'
import type { AnswerOptions } from './answer-row.ts'
import { type AnsweredBatch, answering } from './answer-rows.ts'
import type { TableInput } from './formats/format.ts'
import { type FormatName, formatNamed } from './formats/table-formats.ts'
import { sampled } from './sample.ts'
import type { TableRun } from './table-run.ts'

/** What a table is converted from and to, and what is asked for each of its rows. */
export interface ConversionOptions
  extends Pick<AnswerOptions, 'question'>,
    Partial<Omit<AnswerOptions, 'question'>>,
    Pick<TableRun, 'keep' | 'columns' | 'mapping' | 'keepsRest' | 'constants' | 'skipsHeadings'> {
  readonly from: FormatName
  readonly to: FormatName
  /** Called with the problems and the sums of each batch of rows. */
  readonly onBatch?: (batch: Pick<AnsweredBatch, 'problems' | 'totals'>) => void
}

/** A table of answers: its columns, and the bytes of its file, to be read once. */
export interface ConvertedTable extends AsyncIterable<Uint8Array> {
  readonly columns: readonly OutputColumn[]
}

/**
 * Answers every row of a table. The input is read while the output is; of a workbook, and of a
 * Parquet file that is no `Blob`, it is read whole.
 * @param input `Bun.file(path)`, `await openAsBlob(path)` of `node:fs`, a stream of bytes
 * @param options `detail` is "year", `language` "en", `currentYear` that of the clock unless given
 * @throws {TableError} for a table that cannot be read and headers that cannot be used, also while
 *   the output is read
 * @throws {RangeError} for an unknown format
 */
export async function convertTable(
  input: Blob | AsyncIterable<Uint8Array> | TableInput,
  { from, to, onBatch, ...asked }: ConversionOptions,
): Promise<ConvertedTable> {
  const [source, target] = [await formatNamed(from), await formatNamed(to)]
  const table = await source.open(inputOf(input), asked.question)
  const { reading, read } = await sampled(table)
  const options = {
    detail: 'year',
    language: 'en',
    currentYear: currentTaxYear(Date.now()),
  } as const
  const run: TableRun = { ...options, ...asked, ...reading }
  const { columns, answer, survey, watched } = answering(run, target)
  // Other inputs are read once.
  const again = input instanceof Blob && (await source.open(inputOf(input), asked.question))
  if (again) await survey(again.read)
  async function* batches() {
    for await (const batch of watched(read)) {
      const answered = answer(batch)
      onBatch?.(answered)
      yield answered.output
    }
  }
  async function* bytes() {
    const encoder = new TextEncoder()
    for await (const piece of target.write(columns, batches(), table.dialect)) {
      yield typeof piece === 'string' ? encoder.encode(piece) : piece
    }
  }
  return { columns, [Symbol.asyncIterator]: bytes }
}

function inputOf(input: Blob | AsyncIterable<Uint8Array> | TableInput): TableInput {
  if (!(input instanceof Blob)) return Symbol.asyncIterator in input ? { bytes: input } : input
  const slice = (start: number, end?: number) => input.slice(start, end).arrayBuffer()
  return { bytes: input.stream(), file: { byteLength: input.size, slice } }
}

import { type AnsweredBatch, answering, type Batch, type RunOptions } from './answer-rows.ts'
import type { CsvDialect, WrittenRows } from './formats/format.ts'
import { formatNamed } from './formats/table-formats.ts'

/** Everything that a run of a table is made of; plain data, so that workers can have it. */
export interface TableRun extends RunOptions {
  /** The format of the output. */
  readonly format: string
  readonly dialect?: CsvDialect | undefined
}

/** A batch that is answered, with its rows as the format writes them. */
export interface WrittenBatch extends Omit<AnsweredBatch, 'rows'> {
  readonly rows: WrittenRows
}

/**
 * Makes the function that answers batches of a table and writes their rows.
 * @throws {TableError} for headers that cannot be used
 */
export async function batchAnswerer(run: TableRun): Promise<(batch: Batch) => WrittenBatch> {
  const { columns, answer } = answering(run)
  const text = (await formatNamed(run.format)).text?.(columns, run.dialect)
  return (batch) => {
    const answered = answer(batch)
    return text === undefined ? answered : { ...answered, rows: text(answered.rows) }
  }
}

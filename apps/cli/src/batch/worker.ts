import {
  type AnsweredBatch,
  type Answering,
  answering,
  type Batch,
  type FormatName,
  formatNamed,
  type TableRun,
} from '@oklad/table'

/** A batch of a run, and the name of the format that its answers are written in. */
export interface Work {
  readonly run: TableRun
  readonly format: FormatName
  readonly batch: Batch
}

let prepared: Promise<Answering> | undefined

/** Answers a batch in a worker. All batches of a worker belong to one run. */
export default async ({ run, format, batch }: Work): Promise<AnsweredBatch> => {
  prepared ??= formatNamed(format).then((format) => answering(run, format))
  return (await prepared).answer(batch)
}

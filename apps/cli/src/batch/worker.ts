import {
  type AnsweredBatch,
  type Answering,
  answering,
  type Batch,
  type TableRun,
} from '@oklad/table'

let prepared: Promise<Answering> | undefined

/** Answers a batch in a worker. All batches of a worker belong to one run. */
export default async ({ run, batch }: { run: TableRun; batch: Batch }): Promise<AnsweredBatch> => {
  prepared ??= answering(run)
  return (await prepared).answer(batch)
}

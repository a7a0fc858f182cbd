import { type Batch, batchAnswerer, type TableRun, type WrittenBatch } from '@oklad/table'

let answer: ReturnType<typeof batchAnswerer> | undefined

/** Answers a batch in a worker. All batches of a worker belong to one run. */
export default async ({ run, batch }: { run: TableRun; batch: Batch }): Promise<WrittenBatch> => {
  answer ??= batchAnswerer(run)
  return (await answer)(batch)
}

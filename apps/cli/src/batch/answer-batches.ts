import type { AnsweredBatch, Answering, Batch } from '@oklad/table'
import Tinypool from 'tinypool'
import type { Work } from './worker.ts'

/**
 * Answers batches, keeping their order. The first batch is answered in this thread, so that a small
 * table starts no worker; with several workers the others are answered there.
 * @param workers the most threads that compute; 1 uses this thread alone
 */
export async function* answerBatches(
  { answer }: Answering,
  run: Omit<Work, 'batch'>,
  batches: AsyncIterable<Batch>,
  workers: number,
): AsyncGenerator<AnsweredBatch> {
  let pool: Tinypool | undefined
  const answerIn = async (batch: Batch, isFirst: boolean): Promise<AnsweredBatch> => {
    if (isFirst || workers === 1) return answer(batch)
    pool ??= new Tinypool({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: workers,
      maxThreads: workers,
    })
    return pool.run({ ...run, batch })
  }
  const ahead: Promise<AnsweredBatch>[] = []
  try {
    let isFirst = true
    for await (const batch of batches) {
      const answered = answerIn(batch, isFirst)
      // Thrown where the batch has its turn.
      answered.catch(() => {})
      ahead.push(answered)
      isFirst = false
      // Twice as many as the workers: none of them waits, and memory stays bounded.
      if (ahead.length > 2 * (workers - 1)) yield await (ahead.shift() as Promise<AnsweredBatch>)
    }
    for (const answered of ahead) yield await answered
  } finally {
    await pool?.destroy()
  }
}

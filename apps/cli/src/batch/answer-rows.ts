import Tinypool from 'tinypool'
import { type Answered, type Asked, answerer, type Rows } from './worker.ts'

/**
 * Answers rows, keeping their order. The first of them are answered in this thread, so that a small
 * table starts no worker; with several workers the others are answered there.
 * @param workers the most threads that compute; 1 uses this thread alone
 * @returns what came of each item of the source
 */
export async function* answerRows(
  asked: Asked,
  source: AsyncIterable<Rows> | Iterable<Rows>,
  workers: number,
): AsyncGenerator<readonly Answered[]> {
  let pool: Tinypool | undefined
  const answerHere = answerer(asked)
  const answerIn = async (rows: Rows, isFirst: boolean): Promise<readonly Answered[]> => {
    if (workers === 1 || (isFirst && 'batch' in rows)) {
      const answered: Answered[] = []
      await answerHere(rows, (some) => answered.push(some))
      return answered
    }
    pool ??= new Tinypool({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: workers,
      maxThreads: workers,
    })
    return pool.run({ ...asked, rows })
  }
  const ahead: Promise<readonly Answered[]>[] = []
  try {
    let isFirst = true
    for await (const rows of source) {
      const answered = answerIn(rows, isFirst)
      // Thrown where the rows have their turn.
      answered.catch(() => {})
      ahead.push(answered)
      isFirst = false
      // Twice as many as the workers: none of them waits, and memory stays bounded.
      if (ahead.length > 2 * (workers - 1)) yield (await ahead.shift()) ?? []
    }
    for (const answered of ahead) yield await answered
  } finally {
    // A thread that ends while DuckDB works in it takes the process with it.
    await Promise.allSettled(ahead)
    await pool?.destroy()
  }
}

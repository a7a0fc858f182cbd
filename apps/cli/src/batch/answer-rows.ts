import Tinypool from 'tinypool'
import { type Answered, type Asked, answerer, type Rows } from './worker.ts'

/** Rows that are answered in less time than workers take to start. */
const ROWS_WITHOUT_WORKERS = 10_000

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
  let rowsHere = 0
  const answerOne = async (rows: Rows): Promise<readonly Answered[]> => {
    if (workers === 1 || ('batch' in rows && rowsHere < ROWS_WITHOUT_WORKERS)) {
      if ('batch' in rows) rowsHere += rows.batch.size
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
    for await (const rows of source) {
      const answered = answerOne(rows)
      // Thrown where the rows have their turn.
      answered.catch(() => {})
      ahead.push(answered)
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

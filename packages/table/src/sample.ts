import type { Batch, OpenTable } from './formats/format.ts'
import { cellsOfLines } from './formats/text.ts'
import { hasValue, headerAt, requireFewColumns } from './header.ts'
import { isUntold } from './recognition/value-shapes.ts'

/** The values of a column that say what it holds. */
export const MOST_VALUES = 100

/**
 * Reads the first batch of a table for its values, which help to understand the headers.
 * @param table before it is read
 * @returns what a run takes from the table, with the first values of each column without empty cells, formulas and errors, with a header for
 *   each column that has values, and the function that reads all rows once
 */
export async function sampled({ headers: own, types, inThousands, dialect, read }: OpenTable) {
  requireFewColumns(own)
  const batches = read()[Symbol.asyncIterator]()
  const first = await batches.next()
  const batch: Batch = first.done ? { firstRow: 1, size: 0, columns: [] } : first.value
  const { lines } = batch
  const columns = lines ? cellsOfLines(lines.slice(0, MOST_VALUES), own) : batch.columns
  const samples = own.map((_, place) =>
    Array.from(columns[place] ?? [])
      .filter((cell) => hasValue(cell) && !isUntold(cell))
      .slice(0, MOST_VALUES),
  )
  // Merged cells and forgotten headers: what a person does not name is asked about under this name.
  const headers = own.map((header, place) => {
    const isUnnamed = header === '' && !types && !lines && samples[place]?.length
    return isUnnamed && !own.includes(headerAt(place)) ? headerAt(place) : header
  })
  async function* all(): AsyncGenerator<Batch> {
    try {
      if (!first.done) yield batch
      for (let next = await batches.next(); !next.done; next = await batches.next()) {
        yield next.value
      }
    } finally {
      await batches.return?.()
    }
  }
  const reading = { headers, types, inThousands, dialect, samples }
  return { reading, read: all, close: async () => void (await batches.return?.()) }
}

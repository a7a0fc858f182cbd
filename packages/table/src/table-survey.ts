import { MOST_PROBLEMS } from '@oklad/contract/internal'
import type { ColumnWatch } from './column-watch.ts'
import type { Batch } from './formats/format.ts'
import type { SamePersonSearch } from './same-person.ts'
import type { Found, SubtotalSearch } from './subtotals.ts'
import { TableError, type TableProblem } from './table-error.ts'

const refuse = (problems: readonly TableProblem[]) => {
  if (problems.length > 0) throw new TableError(problems.slice(0, MOST_PROBLEMS))
}

/**
 * What only the whole of a table shows: its subtotals, and columns that pass by their first values and are put in doubt by later
 * ones. The table is read once more before it is answered, or watched while it is; it is never held.
 * @param ofTable the subtotals that are known
 * @param newSearch makes a search for subtotals; `undefined` of a table that has none
 * @param newPeople makes a search for people with two rows; `undefined` of a table that names nobody
 * @param newWatch makes a watch of the columns that pass; `undefined` where the headers alone decide
 */
export function tableSurvey(
  ofTable: Found | undefined,
  newSearch: () => SubtotalSearch | undefined,
  newWatch: () => ColumnWatch | undefined,
  newPeople: () => SamePersonSearch | undefined,
) {
  /** The subtotals of the batches that are watched, and then answered. */
  const ofBatches = new WeakMap<Batch, Found>()
  let isSurveyed = false

  /** The subtotals of the whole table if they are known, or else those that a batch shows by itself. */
  function subtotalsOf(batch: Batch): Found {
    const known = ofTable ?? ofBatches.get(batch)
    if (known) return known
    const search = batch.lines ? undefined : newSearch()
    search?.add(batch)
    const found = search?.found() ?? new Map<number, string>()
    ofBatches.set(batch, found)
    return found
  }

  /**
   * Reads a whole table before it is answered. Its subtotals are refused from then on; `undefined` where there cannot be any.
   * @throws {TableError} for columns that pass by their first values and may be terms of pay by a later one
   */
  async function survey(read: () => AsyncIterable<Batch> | Iterable<Batch>) {
    const [search, watch] = [newSearch(), newWatch()]
    if (search === undefined && watch === undefined) return undefined
    for await (const batch of read()) {
      if (!batch.lines) search?.add(batch)
      watch?.add(batch)
    }
    refuse(watch?.problems() ?? [])
    isSurveyed = true
    ofTable = search?.found()
    return ofTable
  }

  /**
   * Reads the rows of a table in the parts that are answered, with the people who have two rows of a year.
   * @throws {TableError} at its end, as `survey` does, and for subtotals that no part shows by itself
   */
  async function* watched(
    read: () => AsyncIterable<Batch> | Iterable<Batch>,
  ): AsyncGenerator<Batch> {
    const code = 'late_subtotal' as const
    const search = isSurveyed ? undefined : newSearch()
    const watch = isSurveyed ? undefined : newWatch()
    const refused = new Set<number>()
    for await (const batch of withRepeated(read(), newPeople())) {
      if (!batch.lines) search?.add(batch)
      watch?.add(batch)
      for (const row of subtotalsOf(batch).keys()) refused.add(row)
      yield batch
    }
    const late = [...(search?.found() ?? [])].filter(([row]) => !refused.has(row))
    const subtotals = late.map(([row, detail]) => ({ code, values: { row, detail } }))
    refuse([...(watch?.problems() ?? []), ...subtotals])
  }

  return { subtotalsOf, survey, watched }
}

/** Passes batches with the rows of people who have another one; where a row may replace the one above, each after the next is read. */
async function* withRepeated(
  batches: AsyncIterable<Batch> | Iterable<Batch>,
  people: SamePersonSearch | undefined,
): AsyncGenerator<Batch> {
  let waiting: Batch | undefined
  const marked = (batch: Batch, found: Batch['repeated']) =>
    found ? { ...batch, repeated: new Map([...(batch.repeated ?? []), ...found]) } : batch
  for await (const given of batches) {
    const found = people?.add(given)
    if (waiting) yield marked(waiting, found)
    waiting = marked(given, found)
    if (people?.mayReplace) continue
    yield waiting
    waiting = undefined
  }
  if (waiting) yield waiting
}

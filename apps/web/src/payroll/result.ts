import type { PrivateCalculationResponse } from '@oklad/contract'
import type { CsvDialect, OutputColumn } from '@oklad/table/browser'
import type { Sums } from './messages.ts'

/** A calculated list as its files have it. */
export interface Result {
  readonly columns: readonly OutputColumn[]
  /** The cells of each column. */
  readonly cells: readonly (readonly unknown[])[]
  readonly dialect: CsvDialect | undefined
  /** The sums of the self-employed, who are in no document of the agent. */
  readonly selfEmployed: Sums
  /** As the page shows them. */
  readonly total: Sums
  /** The people who are calculated, in the order of the rows. */
  readonly people: readonly Sums[]
  /** Returns the number of the row of each of these people, as a reader of the file counts. */
  readonly rowsOfPeople: () => readonly number[]
  /** Returns the answer to a row by month; `undefined` of one that is not calculated. */
  readonly answerTo: (row: number) => PrivateCalculationResponse | undefined
}

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
}

import type { Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'

/** The year whose months are shown. */
export interface MonthsTableProps {
  readonly input: Input
  readonly solved: Solved
}

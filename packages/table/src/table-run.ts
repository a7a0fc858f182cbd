import type { ColumnType } from './answer-columns.ts'
import type { AnswerOptions } from './answer-row.ts'
import type { CellOptions } from './cell-words.ts'
import type { CsvDialect } from './formats/format.ts'
import type { HeaderReading, InputColumn } from './header.ts'

/** Everything that a run of a table is made of. */
export interface TableRun extends AnswerOptions, CellOptions, Omit<HeaderReading, 'currentYear'> {
  /** The columns as they are understood already. */
  readonly input?: readonly InputColumn[]
  /** The types of the columns where the file says them: programs wrote it, and a row of it is never left out. */
  readonly types?: readonly ColumnType[] | undefined
  readonly dialect?: CsvDialect | undefined
  /** What is wrong with the subtotals of the whole table, by row; without it they are found in each batch alone. */
  readonly subtotals?: ReadonlyMap<number, string> | undefined
  /** Whether rows of people's tables that look like headings, subtotals, signatures or vacancies are left out, and not refused. */
  readonly skipsHeadings?: boolean | undefined
  /** Whether totals are refused, and not left out: the answers of a stream cannot say first how many were. */
  readonly refusesTotals?: boolean | undefined
  /** The same text in every row, by column. */
  readonly constants?: Readonly<Record<string, string>>
  /** Whether a table of answers keeps them beside the new ones; a file of answers has the new ones alone. */
  readonly keepsAnswers?: boolean
  /** Whether rows of output have the place of their person in the batch instead of the columns that pass through. */
  readonly isJoined?: boolean
  /** Whether cells are values of a request, as those of a line are: a whole number as a text is refused. */
  readonly areValues?: boolean
}

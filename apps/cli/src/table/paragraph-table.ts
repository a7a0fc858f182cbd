import { wrapUnbroken } from './wrap-unbroken.ts'
import { writeTable } from './write-table.ts'

/** A column whose cells are paragraphs. */
export interface ParagraphColumn<Row> {
  readonly title: string
  /** How much of the width it gets, in relation to the others. */
  readonly share: number
  readonly paragraphs: (row: Row) => readonly string[]
}

/** What stands between two columns. */
const GAP = 2

/** A narrower column would break words apart rather than wrap them. */
const NARROWEST = 12

/**
 * Draws a table whose cells are wrapped into their columns, with an empty line between the rows.
 * @param width in characters; a word longer than its column may make the table wider
 */
export function paragraphTable<Row>(
  rows: readonly Row[],
  columns: readonly ParagraphColumn<Row>[],
  width: number,
): readonly string[] {
  const room = width - GAP * (columns.length - 1)
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const cells = rows.map((row) =>
    columns.map(({ share, paragraphs }) => {
      const wide = Math.max(NARROWEST, wholePart(room * share, shares))
      return paragraphs(row).flatMap((paragraph) => wrapUnbroken(paragraph, wide, '  '))
    }),
  )
  const lines = cells.flatMap((row, index) => {
    const height = Math.max(...row.map((cell) => cell.length)) + (index < cells.length - 1 ? 1 : 0)
    return Array.from({ length: height }, (_, line) => row.map((cell) => cell[line] ?? ''))
  })
  return writeTable(
    lines,
    columns.map(({ title }, index) => ({
      title,
      align: 'left',
      cell: (line) => line[index] ?? '',
    })),
  )
}

/** How many whole times one number of characters is in another. */
const wholePart = (dividend: number, divisor: number) =>
  // biome-ignore lint/plugin/money: the characters of a line are no money
  (dividend - (dividend % divisor)) / divisor

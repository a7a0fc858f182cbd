import { wrapUnbroken } from './wrap-text.ts'
import { writeTable } from './write-table.ts'

/** A column whose cells are paragraphs. */
export interface ParagraphColumn<Row> {
  readonly title: string
  /** The column's part of the width, in relation to the other columns. */
  readonly share: number
  readonly paragraphs: (row: Row) => readonly string[]
}

/** The characters between two columns. */
const GAP = 2

/** In a narrower column most words would have a line of their own. */
const NARROWEST = 12

/**
 * Draws a table with wrapped cells and an empty line between rows.
 * @param width in characters; a word longer than its column may make the table wider
 */
export function paragraphTable<Row>(
  rows: readonly Row[],
  columns: readonly ParagraphColumn<Row>[],
  width: number,
): readonly string[] {
  const room = width - GAP * (columns.length - 1)
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const lines = rows.flatMap((row, index) => {
    const cells = columns.map(({ share, paragraphs }) => {
      const characters = Math.max(NARROWEST, wholePart(room * share, shares))
      return paragraphs(row).flatMap((paragraph) => wrapUnbroken(paragraph, characters, '  '))
    })
    const height = Math.max(...cells.map((cell) => cell.length)) + (index < rows.length - 1 ? 1 : 0)
    return Array.from({ length: height }, (_, line) => cells.map((cell) => cell[line] ?? ''))
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

const wholePart = (dividend: number, divisor: number) =>
  // biome-ignore lint/plugin/money: the characters of a line are no money
  (dividend - (dividend % divisor)) / divisor

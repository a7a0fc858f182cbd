import { type Text, writeRoubles } from '@oklad/contract/internal'
import Table from 'cli-table3'
import type { CommandContext } from '../context.ts'
import { inSentence } from './text.ts'

/** A column of a table. */
export interface Column<Row> {
  /** A line break makes the title two lines high. Without any titles there is no head. */
  readonly title: string
  /** Cells are at the left by default. */
  readonly align?: 'left' | 'right'
  /** Line breaks are kept. */
  readonly cell: (row: Row) => string
  /** The cell at the foot. Without any such cells there is no foot. */
  readonly foot?: string
  /** In a narrow terminal, the column with the highest number is left out first. */
  readonly expendable?: number
}

const edges =
  'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid'

/** No frame, and two spaces between columns. */
const noLines = Object.fromEntries([
  ...edges.split(' ').map((edge) => [edge, '']),
  ['middle', '  '],
])

/** Draws a line above the cells that have it. */
const lineAbove = { mid: '─', 'mid-mid': '──' }

/**
 * Draws a table whose only lines are under the head and above the foot.
 * @returns the lines of text, without spaces at their ends
 */
export function writeTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): readonly string[] {
  const hasHead = columns.some(({ title }) => title !== '')
  const hasFoot = columns.some(({ foot }) => foot !== undefined)
  const table = new Table({
    chars: noLines,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
    colAligns: columns.map(({ align }) => align ?? 'left'),
  })
  if (hasHead) table.push(columns.map(({ title }) => ({ content: title, vAlign: 'bottom' })))
  for (const [index, row] of rows.entries()) {
    const chars = hasHead && index === 0 ? lineAbove : {}
    table.push(columns.map(({ cell }) => ({ content: cell(row), chars })))
  }
  if (hasFoot) table.push(columns.map(({ foot = '' }) => ({ content: foot, chars: lineAbove })))
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
}

/** The width of a table in characters. */
const tableWidth = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length))

/** Returns functions that make columns of rows, and `fit`, which draws their table. */
export function tableOf<Row>(
  rows: readonly Row[],
  { language, say, width }: Pick<CommandContext, 'language' | 'say' | 'width'>,
) {
  const text = (title: Text | string, cell: Column<Row>['cell'], foot?: Text): Column<Row> => ({
    ...{ title: say(title), cell },
    ...(foot && { foot: say(foot) }),
  })
  /** A column of sums, kopecks. */
  const amounts = (
    title: Text | string,
    amount: (row: Row) => number,
    expendable = 0,
  ): Column<Row> => ({
    ...text(title, (row) => writeRoubles(amount(row), language)),
    ...{ align: 'right', expendable },
  })
  /** The same with their total at the foot. */
  const money = (...[title, amount, expendable]: Parameters<typeof amounts>): Column<Row> => {
    const total = rows.reduce((sum, row) => sum + amount(row), 0)
    return { ...amounts(title, amount, expendable), foot: writeRoubles(total, language) }
  }
  /**
   * Draws a table no wider than a terminal, because a wrapped row is unreadable: leaves out the
   * expendable columns as far as needed. The columns that always stay may be wider.
   * @returns the lines of the table, and a note that names the columns left out, if there are any
   */
  const fit = (columns: readonly Column<Row>[]) => {
    const rank = ({ expendable = 0 }: Column<Row>) => expendable
    const staying = columns.toSorted((one, other) => rank(one) - rank(other))
    const whole = writeTable(rows, columns)
    let table = whole
    while (tableWidth(table) > width && rank(staying.at(-1) as Column<Row>) > 0) {
      staying.pop()
      const shown = columns.filter((column) => staying.includes(column))
      table = writeTable(rows, shown)
    }
    const hidden = columns.filter((column) => !staying.includes(column))
    const titles = hidden.map(({ title }) =>
      inSentence(title.replace('-\n', '').replace('\n', ' ')),
    )
    const values = { titles, needed: tableWidth(whole) }
    return { table, notes: hidden.length > 0 ? [say(leftOut, values)] : [] }
  }
  return { text, amounts, money, fit }
}

const leftOut = {
  en: 'Left out for lack of room: {titles}. They need a terminal of {needed} columns, or --json.',
  ru: 'Не поместились столбцы: {titles}. Для них нужен терминал шириной {needed} {needed:знак|знака|знаков} или --json.',
}

/** A named amount, kopecks. */
export type NamedAmount = readonly [name: Text | string, amount: number]

/**
 * Draws named amounts one under another.
 * @param total stands under a line at the foot
 */
export function amountsTable(
  rows: readonly NamedAmount[],
  { language, say }: Pick<CommandContext, 'language' | 'say'>,
  total?: NamedAmount,
): readonly string[] {
  const column = (cell: (row: NamedAmount) => string) => {
    return { title: '', cell, ...(total && { foot: cell(total) }) }
  }
  return writeTable(rows, [
    column(([name]) => `  ${say(name)}`),
    { ...column(([, amount]) => writeRoubles(amount, language)), align: 'right' },
  ])
}

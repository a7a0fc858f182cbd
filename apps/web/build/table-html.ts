import type { Tokens } from 'marked'

/** Writes the inside of a cell. */
type CellWriter = (cell: Tokens.TableCell) => string

type Row = readonly Tokens.TableCell[]

/**
 * A table in a region that scrolls by itself: the table is wider than a phone, the page is not.
 * The region can be focused, for those who scroll by the keyboard.
 *
 * Where rows of one thing follow each other, the thing is named once, in a row above them: a
 * figure has as many rows as it had values, and on a phone its values are what has to be seen.
 * @param label what the table is, as HTML: a region must have a name
 */
export function tableHtml({ header, rows }: Tokens.Table, label: string, write: CellWriter) {
  const alike = groupsOf(rows)
  const repeats = alike.length < rows.length
  const groups = repeats ? alike : [rows]
  const named = repeats ? namingColumns(alike) : 0
  const head = header.slice(named).map((cell) => `<th scope="col">${write(cell)}</th>`)
  const bodies = groups.map((group) => {
    const names = group[0]?.slice(0, named).map(write).join(' ')
    return [
      '<tbody>',
      named > 0 &&
        `<tr><th scope="rowgroup" colspan="${head.length}"><span>${names}</span></th></tr>`,
      ...group.map((row) => `<tr>${cellsOf(row.slice(named), write)}</tr>`),
      '</tbody>',
    ]
  })
  return [
    `<div class="scroll" role="region" tabindex="0" aria-label="${label}">`,
    '<table>',
    `<thead>\n<tr>${head.join('')}</tr>\n</thead>`,
    ...bodies.flat(),
    '</table>\n</div>\n',
  ]
    .filter((line) => line !== false)
    .join('\n')
}

/** The first cell of a row says what the row is about. */
const cellsOf = ([first, ...others]: Row, write: CellWriter) =>
  [
    first && `<th scope="row">${write(first)}</th>`,
    ...others.map((cell) => `<td>${write(cell)}</td>`),
  ].join('')

/** Rows that follow each other with the same first cell. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group !== undefined && group[0]?.[0]?.text === row[0]?.text) group.push(row)
    else groups.push([row])
  }
  return groups
}

/** How many columns, from the first on, say the same in all rows of a group. */
function namingColumns(groups: readonly (readonly Row[])[]): number {
  const width = groups[0]?.[0]?.length ?? 0
  let column = 1
  const isSame = (group: readonly Row[]) =>
    group.every((row) => row[column]?.text === group[0]?.[column]?.text)
  while (column < width - 1 && groups.every(isSame)) column++
  return column
}

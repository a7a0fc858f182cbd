import type { Tokens } from 'marked'

/**
 * Writes a table in a region that scrolls by itself: the table is wider than a phone, the page is
 * not. The region can be focused, so that the keyboard can scroll it.
 *
 * Rows that follow each other with the same first cells are a group, named once in a row above it.
 * A figure of the law has as many rows as it had values, and on a phone the values matter.
 * @param label the name of the region, as HTML
 * @param write writes the inside of a cell
 */
export function tableHtml(
  { header, rows }: Tokens.Table,
  label: string,
  write: (cell: Tokens.TableCell) => string,
): string {
  const isSame = (column: number, row: Tokens.TableCell[], other?: Tokens.TableCell[]) =>
    row[column]?.text === other?.[column]?.text
  const groups: Tokens.TableCell[][][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group !== undefined && isSame(0, row, group[0])) group.push(row)
    else groups.push([row])
  }
  const repeats = groups.length < rows.length
  /** How many columns, from the first, have the same text in all rows of each group. */
  let named = repeats ? 1 : 0
  while (
    repeats &&
    named < header.length - 1 &&
    groups.every((group) => group.every((row) => isSame(named, row, group[0])))
  ) {
    named++
  }
  const head = header.slice(named).map((cell) => `<th scope="col">${write(cell)}</th>`)
  const rowHtml = ([first, ...others]: Tokens.TableCell[]) =>
    `<tr><th scope="row">${first ? write(first) : ''}</th>` +
    `${others.map((cell) => `<td>${write(cell)}</td>`).join('')}</tr>\n`
  const bodies = (repeats ? groups : [rows]).map((group) => {
    const name = group[0]?.slice(0, named).map(write).join(' ')
    const nameRow = `<tr><th scope="rowgroup" colspan="${head.length}"><span>${name}</span></th></tr>\n`
    const lines = group.map((row) => rowHtml(row.slice(named))).join('')
    return `<tbody>\n${repeats ? nameRow : ''}${lines}</tbody>\n`
  })
  return `<div class="scroll" role="region" tabindex="0" aria-label="${label}">
<table>
<thead>\n<tr>${head.join('')}</tr>\n</thead>
${bodies.join('')}</table>
</div>
`
}

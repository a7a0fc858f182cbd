import { MOST_COLUMNS } from '../header.ts'
import { TableError } from '../table-error.ts'
import { BATCH_ROWS, batchesOf, LONGEST_ROW, textFormat } from './format.ts'
import { decodeText, jsonCell, objectOf } from './text.ts'

/** The members of further lines are not looked for after as many of the longest lines, to bound memory. */
const LONGEST_ROWS = 64

/** The lines of a text, in groups. Of a line that is too long, only the beginning is kept: it is no JSON. */
async function* linesOf(chunks: AsyncIterable<string>, longest: number) {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = (lines.pop() ?? '').slice(0, longest)
    yield lines.map((line) => line.slice(0, longest).trim())
  }
  if (rest !== '') yield [rest.trim()]
}

const rowsOf = (lines: readonly string[], firstRow: number) =>
  batchesOf({ firstRow, size: lines.length, columns: [], lines })

/** A JSON object in each line. The columns are the members of the first thousand. */
export const ndjson = textFormat(
  async ({ bytes, longestRow = LONGEST_ROW }) => {
    const groups = linesOf((await decodeText(bytes, 'NDJSON', longestRow)).chunks, longestRow)
    const top: string[] = []
    const names = new Set<string>()
    let characters = 0
    for (let group = await groups.next(); !group.done; group = await groups.next()) {
      for (const line of group.value.slice(0, BATCH_ROWS - top.length)) {
        for (const name of Object.keys(objectOf(line))) names.add(name)
      }
      top.push(...group.value)
      for (const line of group.value) characters += line.length
      const isEnough = top.length >= BATCH_ROWS || characters >= longestRow * LONGEST_ROWS
      if (isEnough || names.size > MOST_COLUMNS) break
    }
    const headers = [...names]
    const line = top.findIndex((row) => row !== '') + 1
    if (headers.length === 0 && line > 0) {
      const isLong = (top[line - 1]?.length ?? 0) >= longestRow
      const code = isLong ? 'long_row' : 'no_object'
      throw new TableError([{ code, values: { line, most: longestRow } }])
    }
    async function* read() {
      try {
        yield* rowsOf(top, 1)
        let firstRow = 1 + top.length
        for await (const lines of groups) {
          yield* rowsOf(lines, firstRow)
          firstRow += lines.length
        }
      } finally {
        await groups.return()
      }
    }
    return { headers, read }
  },

  (columns) => {
    // One object for all lines: to make one with hundreds of members takes longer than to write it. It has no `__proto__` of its own.
    const line: Record<string, unknown> = Object.create(null)
    for (const { name } of columns) line[name] = undefined
    return (cells, row) => {
      columns.forEach((column, index) => {
        line[column.name] = jsonCell(cells[index]?.[row], column)
      })
      return `${JSON.stringify(line)}\n`
    }
  },
)

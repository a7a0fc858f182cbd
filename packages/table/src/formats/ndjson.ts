import { BATCH_ROWS, LONGEST_ROW, type TableFormat } from './format.ts'
import { decodeText, jsonCell } from './text.ts'

/** The lines of a text. Of a line that is too long, only the beginning is kept: it is no JSON. */
async function* linesOf(chunks: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = (lines.pop() ?? '').slice(0, longest)
    for (const line of lines) yield line.slice(0, longest)
  }
  if (rest !== '') yield rest
}

/** The names in the objects of lines, in the order in which they appear. */
function namesIn(lines: readonly string[]): readonly string[] {
  const names = new Set<string>()
  for (const line of lines) {
    try {
      const value: unknown = JSON.parse(line)
      if (typeof value !== 'object' || Array.isArray(value)) continue
      for (const name of Object.keys(value ?? {})) names.add(name)
    } catch {
      // Reported with the row.
    }
  }
  return [...names]
}

/** A JSON object in each line. The columns are the members of the first thousand. */
export const ndjson: TableFormat = {
  async open({ bytes, longestRow = LONGEST_ROW }) {
    const lines = linesOf((await decodeText(bytes)).chunks, longestRow)
    const read = async () => {
      const found: string[] = []
      while (found.length < BATCH_ROWS) {
        const { done, value } = await lines.next()
        if (done) break
        found.push(value.trim())
      }
      return found
    }
    let rows = await read()
    const headers = namesIn(rows)
    async function* batches() {
      try {
        for (let firstRow = 1; rows.length > 0; firstRow += rows.length, rows = await read()) {
          yield { firstRow, rows }
        }
      } finally {
        await lines.return(undefined)
      }
    }
    return { headers, batches: batches() }
  },

  text: (columns) => {
    // One object for all lines: to make one with hundreds of members takes longer than to write it.
    const line: Record<string, unknown> = {}
    for (const { name } of columns) line[name] = undefined
    return (rows) =>
      rows
        .map((cells) => {
          columns.forEach((column, index) => {
            line[column.name] = jsonCell(cells[index], column)
          })
          return `${JSON.stringify(line)}\n`
        })
        .join('')
  },

  async *write(_, batches) {
    for await (const rows of batches) yield String(rows)
  },
}

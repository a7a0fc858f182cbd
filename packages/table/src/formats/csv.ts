import { type CsvError, parseWhole, rowsOf } from '#csv-library'
import type { OutputColumn } from '../answer-rows.ts'
import { findHeader, HEADER_WITHIN } from '../header.ts'
import { headerReader, type Question } from '../request-columns.ts'
import { TableError } from '../table-error.ts'
import { BATCH_ROWS, type CsvDialect, columnsOf, LONGEST_ROW, type TableFormat } from './format.ts'
import { type DecodedText, decodeText, textCell } from './text.ts'

const separators = [';', ',', '\t', '|']
const settings = { bom: true, relax_column_count: true } as const
const usual: CsvDialect = { separator: ',', hasByteOrderMark: false, decimalMark: '.' }

type Rows = readonly (readonly string[])[]

/** The first rows with a separator, up to the place where the text breaks. */
function firstRows(sample: string, delimiter: string): Rows {
  const rows: string[][] = []
  const on_record = (row: string[]) => void rows.push(row)
  try {
    parseWhole(sample, { ...settings, delimiter, on_record, to: HEADER_WITHIN })
  } catch {
    // Reported when the text is read.
  }
  return rows
}

/** The separator with which most headers are understood; where none is, that with most columns. */
function detectSeparator({ sample }: DecodedText, question: Question): string {
  const lines = sample.slice(0, Math.max(sample.lastIndexOf('\n'), 0) || undefined)
  const read = headerReader(question)
  const merit = (separator: string) => {
    const rows = firstRows(lines, separator)
    const headers = rows[findHeader(rows, question)] ?? []
    return headers.filter((header) => read(header)).length * 1000 + headers.length
  }
  return separators.toSorted((one, other) => merit(other) - merit(one))[0] ?? ','
}

/** The decimal mark of the numbers; where none has one, that of the usual CSV with the separator. */
function detectDecimalMark(rows: Rows, separator: string): '.' | ',' {
  const has = (mark: RegExp) => rows.flat().some((cell) => mark.test(cell))
  if (has(/^\s*\d[\d \u00a0\u202f]*,\d{1,2}\s*$/)) return ','
  return separator === ';' && !has(/^\s*\d+\.\d{1,2}\s*$/) ? ',' : '.'
}

const problems: Readonly<Record<string, 'long_row' | 'open_quote'>> = {
  CSV_MAX_RECORD_SIZE: 'long_row',
  CSV_QUOTE_NOT_CLOSED: 'open_quote',
}

function broken(cause: CsvError, most: number): TableError {
  const [, line = 1] = /at line (\d+)/.exec(cause.message) ?? []
  const code = problems[cause.code] ?? 'stray_quote'
  return new TableError([{ code, values: { line, most } }], { cause })
}

const marks = { '.': { en: 'point', ru: 'точка' }, ',': { en: 'comma', ru: 'запятая' } } as const

/** Makes the function that writes a row: cells with a separator, a quote or a line break are quoted. */
function lineWriter(separator: string): (cells: readonly string[]) => string {
  const special = new RegExp(`["\\r\\n${separator}]`)
  const quoted = (cell: string) => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return (cells) => `${cells.map(quoted).join(separator)}\n`
}

/** Comma-separated values in any dialect that spreadsheets write. */
export const csv: TableFormat = {
  async open(input, question) {
    const text = await decodeText(input.bytes, 'CSV')
    const delimiter = detectSeparator(text, question)
    const most = input.longestRow ?? LONGEST_ROW
    const rows = rowsOf(text.chunks, { ...settings, max_record_size: most, delimiter })
    const read = async (count: number) => {
      const found: string[][] = []
      try {
        while (found.length < count) {
          const { done, value } = await rows.next()
          if (done) break
          found.push(value)
        }
      } catch (error) {
        throw error instanceof TableError ? error : broken(error as CsvError, most)
      }
      return found
    }
    const top = await read(HEADER_WITHIN)
    const header = findHeader(top, question)
    const decimalMark = detectDecimalMark(top.slice(header + 1), delimiter)
    const headers = (top[header] ?? []).map((name) => name.trim())
    async function* readRows() {
      let firstRow = header + 2
      let found = top.slice(header + 1)
      try {
        do {
          yield { firstRow, size: found.length, columns: columnsOf(found, headers.length) }
          firstRow += found.length
          found = await read(BATCH_ROWS)
        } while (found.length > 0)
      } finally {
        await rows.return?.()
      }
    }
    const { encoding, hasByteOrderMark } = text
    const separator = delimiter === '\t' ? 'tab' : delimiter
    const mark = marks[decimalMark]
    const name = `${encoding}${hasByteOrderMark ? ' (BOM)' : ''}`
    return {
      headers,
      read: readRows,
      detected: {
        en: `CSV, separator "${separator}", decimal ${mark.en}, ${name}`,
        ru: `CSV, разделитель «${separator}», десятичная ${mark.ru}, ${name}`,
      },
      dialect: {
        separator: delimiter,
        hasByteOrderMark: hasByteOrderMark || encoding !== 'utf-8',
        decimalMark,
      },
    }
  },

  text: (columns, { separator, decimalMark } = usual) => {
    const line = lineWriter(separator)
    const cell = (value: unknown, column: OutputColumn) => textCell(value, column, decimalMark)
    return (cells) => {
      let text = ''
      for (let row = 0; row < (cells[0]?.length ?? 0); row++) {
        text += line(columns.map((column, index) => cell(cells[index]?.[row], column)))
      }
      return text
    }
  },

  async *write(columns, batches, { separator, hasByteOrderMark } = usual) {
    const head = lineWriter(separator)(columns.map(({ name }) => name))
    yield hasByteOrderMark ? `\ufeff${head}` : head
    for await (const rows of batches) yield String(rows)
  },
}

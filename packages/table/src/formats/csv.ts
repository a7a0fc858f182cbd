import { type CsvError, rowsOf } from '#csv-library'
import type { OutputColumn } from '../answer-columns.ts'
import { bestOf, findHeader, HEADER_WITHIN, hasValue, headerScore } from '../header.ts'
import type { Question } from '../request-columns.ts'
import { TableError } from '../table-error.ts'
import {
  BATCH_CELLS,
  BATCH_ROWS,
  type CsvDialect,
  columnsOf,
  LONGEST_ROW,
  plainDialect,
  textFormat,
} from './format.ts'
import { decodeText, inWords, textCell } from './text.ts'

const separators = [';', ',', '\t', '|']
const settings = { bom: true, relax_column_count: true } as const

type Rows = readonly (readonly string[])[]

/** The first lines, with spaces in place of everything in quotes that could separate cells. */
const firstLines = (sample: string): readonly string[] =>
  sample
    .slice(0, 16_384)
    .replace(/"([^"]*)"/g, (_, text: string) => text.replace(/[;,\t|\r\n]/g, ' '))
    .split(/\r?\n|\r/, HEADER_WITHIN)

/** What no header has outside of quotes where a separator is right. A comma and a line may stand in a title: «Оклад, ₽». */
const notInside: Readonly<Record<string, RegExp>> = {
  ';': /\t/,
  ',': /[;\t]/,
  '\t': /;/,
  '|': /[;\t]/,
}

/** The separator with which most headers are understood; where none is, that with most columns. */
function detectSeparator(
  sample: string,
  question: Question,
  termsIn: ReturnType<typeof headerScore>,
): string {
  const lines = firstLines(sample)
  const score = (separator: string) => {
    const rows = lines.map((line) => line.split(separator))
    const { headers } = findHeader(rows, question, termsIn)
    const isWrong = headers.some((header) => notInside[separator]?.test(header))
    return (isWrong ? 0 : termsIn(headers) * 1000) + headers.length
  }
  return separators[bestOf(separators.map(score))] ?? ','
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

/** Whether an error is of the text, and not of the source that it comes from. */
const isBroken = (error: unknown): error is CsvError =>
  /^(?:CSV|INVALID)_/.test(String((error as CsvError).code))

function broken(cause: CsvError, most: number): TableError {
  const [, line = 1] = /at line (\d+)/.exec(cause.message) ?? []
  const code = problems[cause.code] ?? 'stray_quote'
  return new TableError([{ code, values: { line, most } }], { cause })
}

const marks = { '.': { en: 'point', ru: 'точка' }, ',': { en: 'comma', ru: 'запятая' } } as const

const tab = { en: 'tab', ru: 'табуляция' } as const

/** Makes the function that writes a row: cells with a separator, a quote or a line break are quoted. */
function lineWriter(separator: string): (cells: readonly string[]) => string {
  const special = new RegExp(`["\\r\\n${separator}]`)
  const quoted = (cell: string) => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return (cells) => `${cells.map(quoted).join(separator)}\n`
}

/** The signs that begin a formula, also as they are in East Asian fonts. */
export const SIGNS = '=+\\-@＝＋－＠'

/** Characters of numbers and of telephone numbers. */
const DIGITS = '[\\d\\s().,-]*'

/** The beginning of a text that spreadsheets would compute. */
const FORMULA = new RegExp(`^[\\t\\r]|^\\s*[${SIGNS}]`)

/** A number or a telephone number, without white space around it: `-1.5e3` is none of a cell E3. */
const NUMBER = new RegExp(`^[${SIGNS}]?(?:${DIGITS}|${DIGITS}\\de[+-]?\\d+)$`, 'i')

/** A text with an apostrophe where a spreadsheet would run it as a formula: `=cmd|…`. */
export const withoutFormula = (text: string) =>
  FORMULA.test(text) && !NUMBER.test(text.trim()) ? `'${text}` : text

/** The header of a column. */
export const headerOf = ({ name, title }: OutputColumn, { hasTitles }: Partial<CsvDialect>) =>
  withoutFormula((hasTitles && title) || name)

/** Comma-separated values in any dialect that spreadsheets write. */
export const csv = textFormat(
  async (input, question) => {
    const text = await decodeText(input.bytes, 'CSV', input.longestRow)
    const termsIn = headerScore(question)
    const delimiter = detectSeparator(text.sample, question, termsIn)
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
        throw isBroken(error) ? broken(error, most) : error
      }
      return found
    }
    const top = await read(HEADER_WITHIN)
    const { headers, below, inThousands } = findHeader(top, question, termsIn)
    const decimalMark = detectDecimalMark(top.slice(below), delimiter)
    // Wide rows are read in smaller batches, so that a batch takes a few milliseconds.
    // biome-ignore lint/plugin/money: a number of rows, not money
    const size = Math.min(BATCH_ROWS, Math.ceil(BATCH_CELLS / headers.length))
    async function* readRows() {
      let firstRow = below + 1
      let found = top.slice(below)
      try {
        do {
          const width = headers.length
          const isOverfull = (row: readonly string[]) =>
            row.length > width && row.slice(width).some(hasValue)
          const areOverfull = found.map(isOverfull)
          yield {
            ...{ firstRow, size: found.length, columns: columnsOf(found, width) },
            ...(areOverfull.includes(true) && { areOverfull }),
          }
          firstRow += found.length
          found = await read(size)
        } while (found.length > 0)
      } finally {
        await rows.return?.()
      }
    }
    const { encoding, hasByteOrderMark } = text
    const separator = delimiter === '\t' ? tab : { en: delimiter, ru: delimiter }
    const mark = marks[decimalMark]
    const name = `${encoding}${hasByteOrderMark ? ' (BOM)' : ''}`
    return {
      ...{ headers, inThousands },
      read: readRows,
      detected: {
        en: `CSV, separator "${separator.en}", decimal ${mark.en}, ${name}`,
        ru: `CSV, разделитель «${separator.ru}», десятичная ${mark.ru}, ${name}`,
      },
      dialect: {
        separator: delimiter,
        // A spreadsheet that writes `;` reads UTF-8 by its mark alone.
        hasByteOrderMark: hasByteOrderMark || encoding !== 'utf-8' || delimiter === ';',
        decimalMark,
      },
      ...(encoding === 'utf-8' && { text: { separator: delimiter, below } }),
    }
  },

  (columns, { separator, decimalMark, keepsFormulas, hasTitles } = plainDialect) => {
    const line = lineWriter(separator)
    const safe = keepsFormulas ? (text: string) => text : withoutFormula
    const cell = (given: unknown, column: OutputColumn) => {
      const value = hasTitles ? inWords(given, column) : given
      const text = textCell(value, column, decimalMark)
      return typeof value === 'number' ? text : safe(text)
    }
    return (cells, row) => line(columns.map((column, index) => cell(cells[index]?.[row], column)))
  },

  (columns, dialect = plainDialect) =>
    (dialect.hasByteOrderMark ? '\ufeff' : '') +
    lineWriter(dialect.separator)(columns.map((column) => headerOf(column, dialect))),
)

import { type Language, writeHundredths } from '@oklad/contract/fields'
import type { Cell, Rows } from './year-table.ts'

/**
 * A table as text that a spreadsheet in the same language reads with its numbers as numbers, with line breaks of RFC 4180.
 * @param separator of a file a semicolon where the decimal mark is a comma; a tab in a text to paste
 */
export function delimitedText(
  table: Rows,
  language: Language,
  separator = { ru: ';', en: ',' }[language],
): string {
  const written = (cell: Cell) => {
    if (typeof cell === 'object')
      return 'percent' in cell ? `${cell.percent}` : writeHundredths(cell.kopecks, language)
    const isQuoted = cell.includes(separator) || /["\r\n]/.test(cell)
    return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell
  }
  return table.map((row) => `${row.map(written).join(separator)}\r\n`).join('')
}

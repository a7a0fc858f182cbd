import { type Language, writeHundredths } from '@oklad/contract/fields'
import type { Cell, Rows } from './year-table.ts'

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Separates cells: a semicolon where the decimal mark is a comma. */
const separators: Record<Language, string> = { ru: ';', en: ',' }

/**
 * A table as a CSV file that a spreadsheet in the same language opens with its numbers as numbers.
 * @returns text with line breaks of RFC 4180
 */
export function asCsv(table: Rows, language: Language): string {
  return BYTE_ORDER_MARK + joined(table, separators[language], language)
}

/** A table as text to paste into a spreadsheet. */
export const asTabbedText = (table: Rows, language: Language): string =>
  joined(table, '\t', language)

function joined(table: Rows, separator: string, language: Language): string {
  return table
    .map((row) => `${row.map((cell) => written(cell, separator, language)).join(separator)}\r\n`)
    .join('')
}

function written(cell: Cell, separator: string, language: Language): string {
  if (typeof cell === 'object') {
    return 'percent' in cell ? String(cell.percent) : writeHundredths(cell.kopecks, language)
  }
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

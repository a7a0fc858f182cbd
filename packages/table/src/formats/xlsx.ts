import { writeHundredths } from '@oklad/contract'
import { readSheet } from 'read-excel-file/universal'
import writeXlsxFile, { type Cell } from 'write-excel-file/universal'
import type { OutputColumn } from '../answer-rows.ts'
import { findHeader, HEADER_WITHIN } from '../header.ts'
import { TableError } from '../table-error.ts'
import { batchesOf, bytesOf, type TableFormat, wholeInput } from './format.ts'
import { textCell } from './text.ts'

/** A workbook is read and written whole, in memory. */
const MOST_ROWS = 100_000
const MOST_BYTES = 50_000_000

/** A cell of a sheet; sums in roubles look like money. */
function sheetCell(cell: unknown, column: OutputColumn): Cell {
  if (cell === null || cell === undefined || cell === '') return null
  if (column.type === 'roubles') {
    return { value: Number(writeHundredths(Number(cell), 'en')), format: '#,##0.00' }
  }
  if (cell instanceof Date) return { value: cell, format: 'yyyy-mm-dd' }
  if (typeof cell === 'number' || typeof cell === 'boolean') return cell
  return textCell(cell, column)
}

/** The first sheet of an Excel workbook. */
export const xlsx: TableFormat = {
  async open(input, question) {
    const file = await wholeInput(input)
    if (file.byteLength > MOST_BYTES) {
      throw new TableError([{ code: 'too_large', values: { most: 50 } }])
    }
    const rows = await readSheet(await file.slice(0)).catch((error: Error) => {
      const values = { format: 'XLSX', reason: error.message }
      throw new TableError([{ code: 'broken', values }], { cause: error })
    })
    if (rows.length > MOST_ROWS) {
      throw new TableError([{ code: 'too_many_rows', values: { most: MOST_ROWS } }])
    }
    const header = findHeader(rows.slice(0, HEADER_WITHIN), question)
    const below = rows.slice(header + 1)
    return {
      headers: (rows[header] ?? []).map((cell) => String(cell ?? '').trim()),
      batches: (async function* () {
        yield* batchesOf(below, header + 2)
      })(),
      rowCount: below.length,
    }
  },

  async *write(columns, batches) {
    const head = columns.map(({ name }): Cell => ({ value: name, fontWeight: 'bold' }))
    const sheet: Cell[][] = [head]
    for await (const rows of batches) {
      for (const cells of rows as readonly (readonly unknown[])[]) {
        sheet.push(columns.map((column, index) => sheetCell(cells[index], column)))
      }
      if (sheet.length > MOST_ROWS + 1) {
        throw new TableError([{ code: 'too_many_rows', values: { most: MOST_ROWS } }])
      }
    }
    const widths = columns.map(({ name }) => ({ width: Math.max(12, name.length + 2) }))
    const workbook = writeXlsxFile(sheet, { columns: widths, stickyRowsCount: 1 })
    yield await bytesOf([await workbook.toBlob()])
  },
}

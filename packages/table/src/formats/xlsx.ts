import { writeHundredths } from '@oklad/contract'
import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import writeXlsxFile, { type Cell } from 'write-excel-file/universal'
import type { OutputColumn } from '../answer-rows.ts'
import { findHeader, HEADER_WITHIN } from '../header.ts'
import { TableError } from '../table-error.ts'
import { brokenFile } from './file-kind.ts'
import {
  batchesOf,
  bytesOf,
  type Cells,
  columnsOf,
  type TableFormat,
  wholeInput,
} from './format.ts'
import { textCell } from './text.ts'

/** A workbook is read and written whole, in memory. */
const MOST_ROWS = 100_000
const MOST_BYTES = 50_000_000
const MOST_UNPACKED = 200_000_000

/** A cell with a value below row 100,001 or to the right of column ZZ. */
const FAR_CELL = /<c\b[^>]*\br="(?:[A-Z]{3}\d+|[A-Z]+(?:\d{7}|(?!10000[01]")\d{6}))"(?:[^>]*[^/])?>/

const tooLarge = () => new TableError([{ code: 'too_large' }])

/**
 * Checks that the sheets of a workbook fit in memory: the library makes a cell of every empty place.
 * @throws {TableError} if they do not
 */
function requireRoom(workbook: Uint8Array): void {
  let unpacked = 0
  unzipSync(workbook, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      return false
    },
  })
  if (unpacked > MOST_UNPACKED) throw tooLarge()
  const sheets = unzipSync(workbook, { filter: ({ name }) => /^xl\/worksheets\//.test(name) })
  if (Object.values(sheets).some((sheet) => FAR_CELL.test(strFromU8(sheet)))) throw tooLarge()
}

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

async function readRows(workbook: ArrayBuffer) {
  requireRoom(new Uint8Array(workbook))
  return readSheet(workbook)
}

/** The first sheet of an Excel workbook. */
export const xlsx: TableFormat = {
  async open(input, question) {
    const file = await wholeInput(input)
    if (file.byteLength > MOST_BYTES) throw tooLarge()
    const rows = await readRows(await file.slice(0)).catch(async (error: unknown) => {
      throw await brokenFile('XLSX', { file }, error)
    })
    const header = findHeader(rows.slice(0, HEADER_WITHIN), question)
    const below = rows.slice(header + 1)
    const headers = (rows[header] ?? []).map((cell) => String(cell ?? '').trim())
    return {
      headers,
      async *read() {
        const columns = columnsOf(below, headers.length)
        yield* batchesOf({ firstRow: header + 2, size: below.length, columns })
      },
      rowCount: below.length,
    }
  },

  async *write(columns, batches) {
    const head = columns.map(({ name }): Cell => ({ value: name, fontWeight: 'bold' }))
    const sheet: Cell[][] = [head]
    for await (const cells of batches as AsyncIterable<readonly Cells[]>) {
      for (let row = 0; row < (cells[0]?.length ?? 0); row++) {
        sheet.push(columns.map((column, index) => sheetCell(cells[index]?.[row], column)))
      }
      if (sheet.length > MOST_ROWS + 1) throw tooLarge()
    }
    const widths = columns.map(({ name }) => ({ width: Math.max(12, name.length + 2) }))
    const workbook = writeXlsxFile(sheet, { columns: widths, stickyRowsCount: 1 })
    yield await bytesOf([await workbook.toBlob()])
  },
}

import { writeHundredths } from '@oklad/contract/fields'
import writeXlsxFile from 'write-excel-file/browser'
import type { Cell } from './year-table.ts'

/**
 * A table as an Excel workbook with one sheet; amounts are numbers in roubles.
 * @param sheet its name
 */
export function asWorkbook(table: readonly (readonly Cell[])[], sheet: string): Promise<Blob> {
  const [head = [], ...rows] = table
  const data = [
    head.map((cell) => ({ ...cellOf(cell), fontWeight: 'bold' as const, wrap: true })),
    ...rows.map((row) => row.map(cellOf)),
  ]
  return writeXlsxFile(data, {
    sheet,
    columns: head.map((_, index) => ({ width: index === 0 ? 12 : 18 })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }).toBlob()
}

function cellOf(cell: Cell) {
  switch (cell.kind) {
    case 'text':
      return { type: String, value: cell.text }
    case 'percent':
      return { type: Number, value: cell.percent, format: '0" %"' }
    case 'amount':
      // Spreadsheets count in roubles: the number is read from digits, not divided.
      return {
        type: Number,
        value: Number(writeHundredths(cell.kopecks, 'en')),
        format: '#,##0.00',
      }
  }
}

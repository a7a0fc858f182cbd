import { timesIn } from '@oklad/engine/internal'
import type { Cell, Feature } from 'write-excel-file/universal'
import { getCellAddress } from 'write-excel-file/utility'

/** The letters of a workbook: without a name, LibreOffice takes others for headings than for the rest. */
export const sheetFont = { fontFamily: 'Calibri', fontSize: 11 }

/** The height of a line of text, points. */
const LINE = 15

/** The highest row that Excel shows, points. */
const HIGHEST = 409

/** The widths of columns, in characters, that a landscape page of A4 has in letters that can still be read. */
const PAGE_WIDTH = 230

/** The lines that a text takes where words are kept whole. @param width characters */
export function linesOf(text: string, width: number): number {
  let lines = 0
  for (const paragraph of text.split('\n')) {
    let used = width
    for (const { length } of paragraph.split(' ')) {
      if (used + 1 + length <= width) {
        used += 1 + length
        continue
      }
      const own = timesIn(Math.max(length, 1) - 1, width) + 1
      lines += own
      used = length - (own - 1) * width
    }
  }
  return lines
}

/**
 * Gives a row with wrapped texts its height, which some programs do not find by themselves.
 * @param widths of the columns, characters
 */
export function withHeight(row: readonly Cell[], widths: readonly number[]): Cell[] {
  const lines = row.map((cell, index) =>
    isWrapped(cell) ? linesOf(cell.value, Math.max((widths[index] ?? 0) - 2, 1)) : 1,
  )
  const height = Math.min(Math.max(1, ...lines) * LINE, HIGHEST)
  return row.map((cell) => (isWrapped(cell) && height > LINE ? { ...cell, height } : cell))
}

const isWrapped = (cell: Cell): cell is Extract<Cell, object> & { readonly value: string } =>
  typeof cell === 'object' &&
  cell !== null &&
  'wrap' in cell &&
  cell.wrap === true &&
  typeof cell.value === 'string'

/**
 * Prints a workbook of one sheet as few pages wide as can be read, with its header and its first column on each of them.
 * @param widths of the columns, characters
 * @param height rows
 */
export function printedWhole(
  name: string,
  widths: readonly number[],
  height: number,
): Feature<Blob> {
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const pages = timesIn(whole - 1, PAGE_WIDTH) + 1
  const last = getCellAddress(height - 1, widths.length - 1)
  const area = `'${name}'!$A$1:${last.replace(/[A-Z]+/, '$$$&$$')}`
  const titles = `'${name}'!$A:$A,'${name}'!$1:$1`
  const named = (kind: string, where: string) =>
    `<definedName name="_xlnm.${kind}" localSheetId="0">${where}</definedName>`
  const names = named('Print_Area', area) + named('Print_Titles', titles)
  const fit = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'
  const transform = {
    // The library has an empty element there; a second one would break the file.
    'xl/workbook.xml': {
      transform: (xml: string) =>
        xml.replace('<definedNames/>', `<definedNames>${names}</definedNames>`),
    },
    'xl/worksheets/sheet{id}.xml': {
      // Excel takes the elements of a sheet in their order alone.
      transform: (xml: string) => xml.replace('<sheetViews>', `${fit}<sheetViews>`),
      transformElementAttributes: (tag: string, attributes: object) =>
        tag === 'pageSetup' ? { ...attributes, fitToWidth: pages, fitToHeight: 0 } : attributes,
    },
  }
  return { files: { transform } } as unknown as Feature<Blob>
}

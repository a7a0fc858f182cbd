import type { OutputColumn } from '../answer-columns.ts'
import type { Cells } from './format.ts'
import { textCell } from './text.ts'

/** The most bytes of a packed part of a file: a few bytes can claim any number. */
const MOST_UNPACKED = 2 ** 28

/**
 * Checks the length of a packed part of a file before it is unpacked.
 * @throws {Error} if it does not fit in memory
 */
export function requireUnpackable(length: number): number {
  if (length >= 0 && length <= MOST_UNPACKED) return length
  throw new Error(`a part of ${length} bytes`)
}

/** A whole number of 64 bits; `null` of any other cell. */
export function wholeCell(cell: unknown): bigint | null {
  if (typeof cell === 'bigint') return cell
  if (typeof cell === 'string') return /^\s*-?\d{1,18}\s*$/.test(cell) ? BigInt(cell) : null
  return Number.isSafeInteger(cell) ? BigInt(cell as number) : null
}

/** Adds the cells of a column to others, as columnar files hold them. */
export function addCells(added: unknown[], cells: Cells, column: OutputColumn): unknown[] {
  const { type } = column
  const isWhole = type === 'kopecks' || type === 'whole'
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row]
    if (isWhole) added.push(wholeCell(cell))
    else if (cell === null || cell === undefined || type === 'roubles') added.push(null)
    else added.push(type === 'text' ? textCell(cell, column) || null : cell)
  }
  return added
}

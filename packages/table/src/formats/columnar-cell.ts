import type { OutputColumn } from '../answer-rows.ts'
import { textCell } from './text.ts'

/** A cell as columnar files hold it: whole numbers have 64 bits. Not a number there is `null`. */
export function columnarCell(cell: unknown, column: OutputColumn): unknown {
  const { type } = column
  if (cell === null || cell === undefined || type === 'roubles') return null
  if (type === 'text') return textCell(cell, column)
  if (type !== 'kopecks' && type !== 'whole') return cell
  const isText = typeof cell === 'string'
  return isText && !/^\s*-?\d{1,18}\s*$/.test(cell) ? null : BigInt(cell as number)
}

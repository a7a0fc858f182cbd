import type { OutputColumn } from '../answer-rows.ts'
import { textCell } from './text.ts'

/** A cell as columnar files hold it: whole numbers have 64 bits, and any other cell there is `null`. */
export function columnarCell(cell: unknown, column: OutputColumn): unknown {
  const { type } = column
  if (cell === null || cell === undefined || type === 'roubles') return null
  if (type === 'text') return textCell(cell, column)
  if (type !== 'kopecks' && type !== 'whole') return cell
  if (typeof cell === 'bigint') return cell
  if (typeof cell === 'string') return /^\s*-?\d{1,18}\s*$/.test(cell) ? BigInt(cell) : null
  return Number.isSafeInteger(cell) ? BigInt(cell as number) : null
}

import type { Batch } from './formats/format.ts'
import { hasValue } from './header.ts'

/** A word of a total alone, or with what is added up, also after it: «Склад Итог»; «Total Rewards» is a department. */
const TOTAL_ROW =
  /^(?:всего|total)\s*(?:$|[^\p{L}\s]|(?:по|за|на|к|for|of)(?!\p{L})|сотрудник|человек|начисл|employees|people|salar|amount)|^итого(?!\p{L})|(?:^|\s)(?:итог|подытог):?$|^(?:grand |sub)total:?$/iu

/** Why a row is no person: it is empty, or a total, as its first text says; the number of the row may stand before. */
export function noPerson(batch: Batch, index: number): 'empty' | 'total' | undefined {
  const { columns, lines, areOverfull } = batch
  if (areOverfull?.[index]) return undefined
  if (lines !== undefined) return lines[index] === '' ? 'empty' : undefined
  const place = columns.findIndex((cells) => hasValue(cells[index]))
  if (place < 0) return 'empty'
  const first = columns[place]?.[index]
  const title = /^\s*\d+\s*$/.test(String(first)) ? columns[place + 1]?.[index] : first
  return typeof title === 'string' && TOTAL_ROW.test(title.trim()) ? 'total' : undefined
}

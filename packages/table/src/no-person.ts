import type { Batch } from './formats/format.ts'
import { hasValue, type InputColumn } from './header.ts'

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

const NAME = "\\p{Lu}[\\p{L}'’-]*"
const NAMES = `^${NAME}(?:(?:\\.\\s*|\\s+)${NAME})+`

/**
 * How people write names: two words or more with capital letters, «Иванов И.И.», and not «Отдел продаж». DuckDB reads
 * the patterns too: they have no lookaround.
 */
export const nameForm = {
  form: `${NAMES}\\.?$`,
  except: '^(?:Отдел|Цех|Склад|Служба|Управление|Департамент|Филиал|Участок|Бригада|ООО|АО)\\s',
}

const [names, except] = [new RegExp(NAMES, 'u'), new RegExp(nameForm.except, 'iu')]

/** Whether a text begins with the name of a person: «Иванова Анна (декрет)». */
const isOfPerson = (text: string) => names.test(text) && !except.test(text)

/** Whether a row looks like a heading or a signature: it has texts and no term of pay, no number and no name. */
export function isHeading(batch: Batch, index: number, input: readonly InputColumn[]): boolean {
  const { columns, areOverfull } = batch
  if (areOverfull?.[index]) return false
  return columns.every((cells, place) => {
    const cell = cells[index]
    if (!hasValue(cell)) return true
    const text = String(cell).trim()
    return !input[place]?.recognised && /\p{L}/u.test(text) && !isOfPerson(text)
  })
}

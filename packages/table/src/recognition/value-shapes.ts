import { plain } from '../cells.ts'
import { isNoDate, readDate } from '../dates.ts'
import { vacationsOf } from '../sheet-values.ts'

/** Whether a cell says nothing beside other values: a zero, a dash or a day that is not filled in. */
export function isZero(cell: unknown): boolean {
  const text = typeof cell === 'object' && cell !== null ? '…' : String(cell ?? '').trim()
  return /^(?:0+(?:[.,]0+)?|[-–—]+)?$/.test(text) || isNoDate(text)
}

/** Whether a text is an error of a spreadsheet, also as a narrow column shows a number. */
export const isErrorCell = (text: string): boolean =>
  /^#(?:N\/A|Н\/Д|(?:REF|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|ССЫЛКА|ЗНАЧ|ДЕЛ\/0|ЧИСЛО|ПУСТО|ПЕРЕНОС)!|(?:NAME|ИМЯ)\?|#+)$/iu.test(
    text,
  )

/** Whether a cell holds a value that is not told: a formula without its value, or an error. */
export const isUntold = (cell: unknown): boolean =>
  typeof cell === 'string' && (cell.startsWith('=') || isErrorCell(cell.trim()))

/** A number with its unit or without: «12 000,50 ₽», 5 %, -3; one that a sign of a currency stands before. */
const NUMBER = /^[-+−]?\p{Sc}?\d[\d\s.,]*(?:%|\p{Sc}|р\.?|руб\.?|rub)?$/iu

/** A number so long is that of an account or a document. */
const LONGEST_NUMBER = 30

/** A fraction; «1/4» of alimony and «1/2» of a rate are parts, a schedule «5/2» is none. */
const FRACTION = /^(\d{1,2}) ?\/ ?(\d{1,2})$/

/** Whether a text is a part of something below one: «1/4», «¼». */
function isPart(text: string): boolean {
  const [, part, whole] = FRACTION.exec(text) ?? []
  return Number(part) < Number(whole) || /^[¼½¾⅓⅔]$/.test(text)
}

/** Whether values are shares of a sum: a percentage or a fraction among them, or numbers below one alone. */
export function areShares(values: readonly unknown[]): boolean {
  const texts = values.map((value) => String(plain(value)).trim()).filter((text) => !isZero(text))
  const isShare = (text: string) =>
    text.length <= LONGEST_NUMBER && (/\d ?%$/.test(text) || isPart(text))
  return texts.some(isShare) || (texts.length > 0 && texts.every((text) => /^0[.,]\d+$/.test(text)))
}

/** Yes or no; a 1 is a number. */
const FLAG = /^(?:да|нет|есть|истина|ложь|true|false|yes|no|y|n|\+|v|✓|✔)$/i

/** What a value of any column may be that pay depends on, whatever its words: a date, a number, or yes or no. */
export type Shape = 'date' | 'number' | 'flag'

/**
 * The shape of a value; `undefined` of a zero and of any other text. A value that is not told is most often a number.
 * @param isOfDays whether a number is that of a day in a workbook
 */
export function shapeOf(value: unknown, isOfDays = false): Shape | undefined {
  const text = String(plain(value)).trim()
  if (isUntold(text)) return 'number'
  if (text.length > LONGEST_NUMBER || isZero(text)) return undefined
  if (isPart(text)) return 'number'
  if (NUMBER.test(text)) {
    return (isOfDays || /\d[./-]\d/.test(text)) &&
      readDate(text, false) !== undefined &&
      !isDecimal(text)
      ? 'date'
      : 'number'
  }
  if (FLAG.test(text)) return 'flag'
  const isDate = readDate(text, false) !== undefined || vacationsOf(text)?.length
  return /\d/.test(text) && isDate ? 'date' : undefined
}

/** Whether a text with a point is a number: 01.03.2026 and 03.2026 are days. */
const isDecimal = (text: string) => /^-?\d+[.,]\d{1,3}$/.test(text)

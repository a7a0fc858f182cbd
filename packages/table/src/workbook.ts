import { type Language, paymentKinds, readDecimal, writeHundredths } from '@oklad/contract/internal'
import writeXlsxFile, { type Cell } from 'write-excel-file/universal'
import type { OutputColumn } from './answer-columns.ts'
import { bytesOf, type Cells } from './formats/format.ts'
import { inWords, textCell } from './formats/text.ts'
import { hasValue } from './header.ts'
import { printedWhole, sheetFont, withHeight } from './sheet-layout.ts'

/** How a workbook shows a day. */
export const dayFormats = { en: 'yyyy-mm-dd', ru: 'dd.mm.yyyy' }

const words = {
  en: { sheet: 'Employees', total: 'Total', day: dayFormats.en, month: 'yyyy-mm' },
  ru: { sheet: 'Сотрудники', total: 'Итого', day: dayFormats.ru, month: 'mm.yyyy' },
}

/** The widths of columns, characters: of an amount, and the widest one of a text. */
const AMOUNT = 16
const WIDEST = 60

/** The characters of a day. */
const DAY_LENGTH = 10

/** Figures that cannot be added up: a deduction of each month, an average of a day, what is left of a debt. */
const NOT_ADDED = /_(?:monthly_deduction|daily_average|debt_left)(?:_rub)?$/

/** Whether the total of a list has a sum of a column. */
const isAdded = ({ title, type, name }: OutputColumn) =>
  title !== undefined && type === 'roubles' && !NOT_ADDED.test(name)

/** A cell of the input, kopecks: 0 if empty, `undefined` if it is no plain number of roubles. */
function givenKopecks(value: unknown): number | undefined {
  const reading = readDecimal(String(value ?? '').trim() || '0', 2)
  return reading.ok ? reading.value : undefined
}

/** The sum of a column of the input, kopecks; `undefined` where a cell is no plain number of roubles. */
const givenSum = (values: readonly unknown[]): number | undefined =>
  values.reduce<number | undefined>((sum, value) => {
    const kopecks = givenKopecks(value)
    return sum === undefined || kopecks === undefined ? undefined : sum + kopecks
  }, 0)

/** A text as the library writes it: it takes the names of `Object.prototype` for texts that it has, and leaves out a control character. */
const written = (text: string) => (text in Object.prototype ? `${text}\0` : text)

/** What a value of a column with a title is to a reader: a date, or the kind of a payment in words. */
function valueForReaders(name: string, value: unknown, language: Language): unknown {
  if (name === 'kind') return paymentKinds[value as keyof typeof paymentKinds]?.[language] ?? value
  return /^\d{4}-\d\d-\d\d(?:T00:00:00Z)?$/.test(String(value)) ? new Date(String(value)) : value
}

/** Whether a column is written: one of the answer is not where nobody has a value in it. */
const hasUse = ({ title, type }: OutputColumn, cells: Cells) =>
  title === undefined ||
  Array.from(cells).some((cell) => (cell ?? '') !== '' && (type !== 'roubles' || cell !== 0))

/** A column that is written. */
interface UsedColumn {
  readonly column: OutputColumn
  readonly values: Cells
  /** The values of the people who are not refused. */
  readonly answered: readonly unknown[]
  /** The sum of a column of the input, kopecks, where it has one. */
  readonly sum: number | undefined
}

/** A cell of a sheet; sums in roubles look like money. */
function cellOf(value: unknown, column: OutputColumn): Cell {
  if (value === null || value === undefined || value === '') return null
  if (column.type === 'roubles') {
    return { value: Number(writeHundredths(Number(value), 'en')), format: '#,##0.00' }
  }
  if (value instanceof Date) return { value, format: dayFormats.en }
  // A workbook has no NaN.
  if (Number.isFinite(value) || typeof value === 'boolean') return value as number | boolean
  return written(textCell(value, column))
}

/** The cell of a person. */
function personCell(
  { column, values, sum }: UsedColumn,
  row: number,
  isRefused: boolean,
  { language, isList }: { readonly language: Language; readonly isList: boolean },
): Cell {
  const { name, title, type } = column
  // «50000,50» of a text file is a number as the total below it.
  if (sum !== undefined && !isRefused && hasValue(values[row])) {
    return cellOf(givenKopecks(values[row]), { ...column, type: 'roubles' })
  }
  const given = title ? valueForReaders(name, values[row], language) : values[row]
  if ((title || isList) && given instanceof Date) {
    const { day, month } = words[language]
    return { value: given, format: name === 'month' ? month : day }
  }
  // A person without such a sum has none of it; of one who is refused nothing is known.
  const isNone = isAdded(column) && (given ?? null) === null && !isRefused
  const value = cellOf(isNone ? 0 : given, column)
  const isText = (type === 'text' || column.words) && title && typeof value === 'string'
  return isText ? { value, wrap: true, alignVertical: 'top' } : value
}

/** The cell below a column: its sum, where it can be added up. */
function totalCell({ column, answered, sum: given }: UsedColumn): Cell {
  const sum = isAdded(column)
    ? answered.reduce((all: number, value) => all + Number(value ?? 0), 0)
    : given
  if (sum === undefined) return null
  return {
    ...(cellOf(sum, { ...column, type: 'roubles' }) as object),
    fontWeight: 'bold',
  } as Cell
}

/** The width of a column, characters. */
function widthOf({ column: { title, type, name }, values, sum }: UsedColumn): number {
  if (type === 'roubles' || sum !== undefined) return AMOUNT
  const longest = Array.from(values).reduce(
    (most: number, value) =>
      Math.max(most, value instanceof Date ? DAY_LENGTH : String(value ?? '').length),
    Math.min((title ?? name).length, AMOUNT),
  )
  return Math.min(longest + 2, WIDEST)
}

/**
 * Writes a workbook. Of a list of people an accountant reads it: titles in place of names, the sums below, no columns that are
 * empty or 0 for everybody.
 */
export async function workbookOf(
  columns: readonly OutputColumn[],
  cells: readonly Cells[],
): Promise<Uint8Array> {
  const language = columns.some(({ title = '' }) => /[а-я]/i.test(title)) ? 'ru' : 'en'
  const { sheet, total } = words[language]
  const isList = columns.some(({ title, type }) => title !== undefined && type === 'roubles')
  const style = { language, isList } as const
  const errors = cells.at(-1) ?? []
  const used = columns.flatMap((column, index): UsedColumn[] => {
    const given = cells[index] ?? []
    const values = column.words ? Array.from(given, (value) => inWords(value, column)) : given
    const answered = Array.from(values).filter((_, row) => !errors[row])
    const sum = isList && column.isGivenSum ? givenSum(answered) : undefined
    return hasUse(column, values) ? [{ column, values, answered, sum }] : []
  })
  const size = cells[0]?.length ?? 0
  const rows = Array.from({ length: size }, (_, row) =>
    used.map((one) => personCell(one, row, Boolean(errors[row]), style)),
  )
  const head = used.map(
    ({ column }): Cell => ({
      ...{ value: written(column.title ?? column.name), fontWeight: 'bold', wrap: true },
      ...({ alignVertical: 'center', backgroundColor: '#E8EEF7' } as const),
    }),
  )
  const sums = (isList ? used : []).map(
    (one, index): Cell => (index === 0 ? { value: total, fontWeight: 'bold' } : totalCell(one)),
  )
  const widths = used.map(widthOf)
  const data = [head, ...rows, sums].map((row) => withHeight(row, widths))
  const options = {
    ...{ sheet, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 },
    orientation: 'landscape',
  } as const
  const features = [printedWhole(sheet, widths, size + 2)]
  return bytesOf([await writeXlsxFile(data, options, { ...sheetFont, features }).toBlob()])
}

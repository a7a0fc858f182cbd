import {
  isNumeric,
  type Language,
  readDecimal,
  readUnitNumber,
  startDates,
  type Text,
  writeLimit,
} from '@oklad/contract'
import type { Recognised, RequestValue } from './request-columns.ts'

/** The value of a cell for a request; `undefined` of an empty cell. */
export type CellReading = { readonly value: unknown } | { readonly unreadable: true } | undefined

const UNREADABLE = { unreadable: true } as const

/** Reads a cell of a column that is understood. */
export function readCell(cell: unknown, { value, writing }: Recognised): CellReading {
  const given = typeof cell === 'string' ? cell.trim() : plain(cell)
  if (given === '' || given === null || given === undefined) return undefined
  const { type, format } = value.schema
  if (format === 'date') return { value: dateOf(given, value.endsMonth) }
  if (type === 'boolean') return { value: words.get(lower(given)) ?? given }
  if (value.choices !== undefined) return { value: choiceOf(lower(given), value) ?? given }
  if (type !== 'integer') return { value: given }
  if (writing === 'wire') {
    if (typeof given !== 'string') return { value: given }
    const reading = readDecimal(given, 0)
    return reading.ok ? { value: reading.value } : UNREADABLE
  }
  // A sheet shows 15 digits of a number: 0.1 + 0.2 is 0.3 there.
  const text = typeof given === 'number' ? String(Number(given.toPrecision(15))) : String(given)
  const reading = readUnitNumber(text, value.unit)
  return reading.ok ? { value: reading.value } : UNREADABLE
}

const lower = (value: unknown) => String(value).toLowerCase().replaceAll('ё', 'е')

/** Columnar files hold 64-bit integers, lists and objects; dates are moments of UTC. */
export function plain(cell: unknown): unknown {
  if (typeof cell === 'bigint') return Number(cell)
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (ArrayBuffer.isView(cell) || Array.isArray(cell)) {
    return Array.from(cell as ArrayLike<unknown>, plain)
  }
  if (typeof cell !== 'object' || cell === null) return cell
  return Object.fromEntries(Object.entries(cell).map(([name, value]) => [name, plain(value)]))
}

/** The words of yes and no. */
const words = new Map(
  [...'true yes да истина 1 +'.split(' ')]
    .map((word): [string, boolean] => [word, true])
    .concat('false no нет ложь 0 -'.split(' ').map((word) => [word, false])),
)

/** A month, or a date in the Russian order, as the wire has it; any other text as it is. */
function dateOf(given: unknown, endsMonth: boolean): unknown {
  const text = String(given)
  const [, day = '', monthFirst, yearLast] = /^(?:(\d{1,2})\.)?(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const [, yearFirst, monthLast] = /^(\d{4})-(\d\d)$/.exec(text) ?? []
  const [year, month] = [yearLast ?? yearFirst, monthFirst ?? monthLast]
  if (year === undefined || month === undefined) return given
  const last = endsMonth ? new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() : 1
  return [year, month.padStart(2, '0'), (day || String(last)).padStart(2, '0')].join('-')
}

/** A choice by its wire word, its label in either language, or its word on the command line. */
const choiceOf = (text: string, { choices = {} }: RequestValue) =>
  Object.entries(choices).find(([wire, { en, ru, word }]) =>
    [wire, en, ru, word].some((name) => lower(name) === text),
  )?.[0]

const number = {
  en: '"{column}" must be {what} from {lowest} to {highest}.',
  ru: '«{column}» — {what} от {lowest} до {highest}.',
}
const kinds: Readonly<Record<string, Text>> = {
  roubles: {
    en: 'an amount in roubles with up to two decimals, such as 150000.50,',
    ru: 'сумма в рублях, не больше двух знаков после запятой, например 150000,50,',
  },
  hundredths: { en: 'a coefficient such as 1.15,', ru: 'коэффициент, например 1,15,' },
  percentAbove100: { en: 'a whole percentage', ru: 'целое число процентов' },
  hundredthsOfPercent: { en: 'a percentage such as 0.2,', ru: 'процент, например 0,2,' },
  count: { en: 'a whole number', ru: 'целое число' },
  wire: { en: 'a whole number, without decimals,', ru: 'целое число без дробной части' },
}
const flag = {
  en: '"{column}" must be yes or no.',
  ru: '«{column}» — «да» или «нет».',
}
const choice = { en: '"{column}" must be one of {known}.', ru: '«{column}» — одно из: {known}.' }
const date = {
  en: '"{column}" must be a date from {lowest} to {highest}, such as 2026-03-01, 01.03.2026 or 2026-03.',
  ru: '«{column}» — дата от {lowest} до {highest}, например 01.03.2026 или 2026-03.',
}

/** The sentence about a cell that does not hold a value of its column, with what would be right. */
export function cellProblem(
  header: string,
  { value, writing }: Recognised,
  language: Language,
): string {
  const { schema, unit, choices = {} } = value
  const { type, format, minimum = 0, maximum = 0 } = schema
  const { minimum: lowest, maximum: highest } =
    format === 'date' ? startDates : { minimum, maximum }
  const limit = (value: number | string) =>
    writing === 'wire' ? String(value) : writeLimit(value, unit, language)
  const kind = unit === 'monthlyRoubles' || unit === 'incomes' ? 'roubles' : unit
  const text =
    format === 'date' ? date : type === 'boolean' ? flag : isNumeric(unit) ? number : choice
  const members: Readonly<Record<string, unknown>> = {
    column: header,
    what: kinds[writing === 'wire' ? 'wire' : kind]?.[language],
    lowest: format === 'date' ? lowest : limit(lowest),
    highest: format === 'date' ? highest : limit(highest),
    known: Object.entries(choices)
      .map(([wire, label]) => (writing === 'wire' ? wire : label[language]))
      .join(', '),
  }
  return text[language].replace(/\{(\w+)\}/g, (_, name) => String(members[name]))
}

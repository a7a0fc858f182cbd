import {
  isMoney,
  percentOfCoefficient,
  readDecimal,
  readJson,
  readUnitNumber,
} from '@oklad/contract/internal'
import { isDay, isNoDate, readDate } from './dates.ts'
import { LONGEST_HEADER } from './recognition/header-words.ts'
import {
  isFraction,
  isPayAsked,
  isWhole,
  type Recognised,
  type RequestValue,
} from './request-columns.ts'
import { type SheetColumn, sheetColumns } from './sheet-columns.ts'
import { shareOfPay } from './sheet-values.ts'

/** The value of a cell for a request; `undefined` of an empty cell. */
type CellReading = { readonly value: unknown } | { readonly unreadable: true } | undefined

const UNREADABLE = { unreadable: true } as const

/** A whole number that is exact. */
const DIGITS = /^\d{1,15}$/

/** Means no value, where it is no word of yes and no. */
const DASH = /^[-–—]+$/

/** The words of a number of nothing. */
const NONE = /^(?:нет|no|none)$/iu

/** What is counted may stand after its number: «2 ребёнка», «14 календарных дней». */
const COUNTED =
  /(\d)\s*(?:(?:чел|дет|реб)\p{L}{0,9}|child(?:ren)?|kids?|(?:(?:кал|раб)\p{L}{0,9}\.?\s*)?(?:дн\p{L}{0,9}|день)|(?:calendar )?days?)\.?$/iu

/** Reads a cell of a column that is understood. */
export function readCell(cell: unknown, column: Recognised): CellReading {
  const { value, writing, sheet } = column
  const given = typeof cell === 'string' ? cell.trim() : plain(cell)
  if (given === '' || given === null || given === undefined) return undefined
  const isList = isWhole(value)
  if (typeof given === 'string' && given.length > LONGEST_HEADER && !isList) return UNREADABLE
  if (isDoubtful(given, column)) return UNREADABLE
  // As a text, a list of one number would be that number.
  if (typeof given === 'object' && !isList) return UNREADABLE
  if (writing === 'wire' && value.schema.type === 'integer' && !sheet) {
    if (typeof given === 'number') return { value: given }
    if (typeof given === 'string' && DIGITS.test(given)) return { value: Number(given) }
  }
  // A sheet shows 15 digits of a number: 0.1 + 0.2 is 0.3 there.
  const text = typeof given === 'number' ? String(Number(given.toPrecision(15))) : String(given)
  const { read, flags, nothing }: Partial<SheetColumn> = sheet ? sheetColumns[sheet] : {}
  if (read !== undefined) {
    const value = read(text)
    return value === undefined ? UNREADABLE : { value }
  }
  const { type, format } = value.schema
  // What stands for no field is checked here, all else by the service.
  const valueOr = (read: unknown) =>
    read === undefined && sheet ? UNREADABLE : { value: read ?? given }
  if (writing !== 'wire' && type !== 'boolean' && DASH.test(text)) return undefined
  if (nothing?.test(lower(text))) return undefined
  if (format === 'date') {
    if (writing !== 'wire' && isNoDate(text)) return undefined
    const date = readDate(text, value.endsMonth)
    // A day of another year sets no field.
    return date !== undefined && !isDay(date) && sheet ? UNREADABLE : valueOr(date)
  }
  if (type === 'boolean') {
    const [isYes, isNo] = flags?.map((words) => words.test(lower(given))) ?? []
    const flag = words.get(lower(given)) ?? (isYes || (isNo ? false : undefined))
    return valueOr(flag)
  }
  if (value.choices !== undefined) return valueOr(choiceOf(lower(given), value))
  if (typeof given === 'string' && /^[[{]/.test(given) && isList) {
    const { value, problems } = readJson(given)
    return { value: problems.length === 0 ? value : given }
  }
  if (isFraction(value) && writing !== 'wire') {
    const share = shareOfPay(text)
    return share === undefined ? UNREADABLE : { value: share }
  }
  if (type !== 'integer') return { value: given }
  if (writing === 'wire') {
    if (typeof given !== 'string' && !sheet) return { value: given }
    return asReading(readDecimal(text, 0), column)
  }
  if (NONE.test(text)) return undefined
  if (isMoney(value.unit)) return asReading(readMoney(text, writing === 'thousands'), column)
  const number =
    value.unit === 'count'
      ? text.replace(COUNTED, '$1').replace(/[.,]0+$/, '')
      : fractionOf(text, value)
  return asReading(readUnitNumber(number, value.unit), column)
}

/** A number as the value of a column; a sum that is no field itself is checked here. */
function asReading(
  reading: ReturnType<typeof readDecimal>,
  { sheet, value: { unit, schema } }: Recognised,
): CellReading {
  if (!reading.ok) return UNREADABLE
  const { minimum = 0, maximum = Infinity } = schema
  const isOutside = reading.value < minimum || reading.value > maximum
  return sheet && isMoney(unit) && isOutside ? UNREADABLE : { value: reading.value }
}

/** Whether a cell holds a value that its column can have. */
export function isReadable(cell: unknown, column: Recognised): boolean {
  const value = valueIn(cell, column)
  if (value === undefined) return false
  if (column.sheet && 'read' in sheetColumns[column.sheet]) return true
  const { type, minimum = 0, maximum = Infinity, enum: allowed, pattern } = column.value.schema
  if (type === 'boolean') return typeof value === 'boolean'
  if (type === 'integer') {
    return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
  }
  return allowed ? allowed.includes(String(value)) : new RegExp(pattern ?? '').test(String(value))
}

/** The value in a cell; `undefined` where it is empty or cannot be read. */
export function valueIn(cell: unknown, column: Recognised): unknown {
  const reading = readCell(cell, column)
  return reading && 'value' in reading ? reading.value : undefined
}

/** The sum in a cell, kopecks; 0 where it has none. */
export const sumIn = (cell: unknown, column: Recognised): number =>
  Number(valueIn(cell, column) ?? 0)

/** A sum with its unit or without: «150 000,00 ₽», «150 тыс. руб.», «150 000 руб. 50 коп.», "RUB 150,000.00", 150.000,00. */
function readMoney(text: string, inThousands: boolean) {
  const number = text
    .replace(/^(?:₽|rub|rur)\s*(?=\d)/i, '')
    // Points separate thousands only before a decimal comma.
    .replace(/^\d{1,3}(?:\.\d{3})+(?=,\d)/, (whole) => whole.replaceAll('.', ''))
    .replace(/(?<!\s)\s*(?:руб(?:\.|л\p{L}{0,3})?|р\.)\s*(\d\d)\s*коп(?:\.|е\p{L}{0,3})?$/iu, ',$1')
    .replace(/(?<!\s)\s*(?:₽|руб(?:\.|л\p{L}{0,3})?|р\.?|rub|rur)$/iu, '')
  const plain = number.replace(/(?<!\s)\s*(?:тыс\.?|т\.)$/iu, '')
  return readDecimal(plain, inThousands || plain !== number ? 5 : 2)
}

/** The largest number that is a part of 1 in a column of percentages: cells of 80 % hold 0.8. */
const largestFractions: Readonly<Record<string, number>> = {
  northern_coefficient: 1,
  advance_percent: 1,
  share_of_full_time: 1,
  // A rate has at least 0.08 %: a part of 1 that is no less has its sign of percent.
  accident_rate: 0.0799,
}

/** A part of 1 as a percentage: 0.8 is 80. */
function fractionOf(text: string, { field, unit }: RequestValue): string {
  const part = Number(text.replace(',', '.'))
  // 1 is a coefficient.
  const largest = unit === 'hundredths' ? 0.99 : (largestFractions[field] ?? 0)
  if (!(part > 0 && part <= largest)) return text
  return String(Number((part * 100).toPrecision(15)))
}

/** A month's pay below it is of nobody, kopecks: such a sum may be in thousands. */
export const SMALLEST_PAY = 200_000

/** Whether numbers of a column need a unit to be certain: 1 beside 30 %, and a salary of 150 beside one of 95,000. */
export function needsUnits(column: Recognised, samples: readonly unknown[]): boolean {
  const { value, writing } = column
  // 1.3 of an allowance of 30 % is refused, and 1 beside it is none; a share of 1.5 is right.
  const percentage =
    value.field === 'northern_coefficient' ? /^\s*(?:[1-9]\d|1[.,]\d*[1-9])/ : /^\s*[1-9]\d/
  const isPercentage = (sample: unknown) =>
    value.unit === 'hundredths'
      ? (percentOfCoefficient(fractionOf(String(sample).trim(), value)) ?? 0) > 0
      : largestFractions[value.field] === 1 && percentage.test(String(sample))
  const isUsualPay = (sample: unknown) => sumIn(sample, column) >= SMALLEST_PAY
  const isUsual = isPayAsked(value) ? isUsualPay : isPercentage
  return writing === 'people' && samples.some(isUsual)
}

/** Whether a cell is a number that needs a unit: 1 may be 1 % and 100 %, and 150 roubles may be thousands. */
export function isDoubtful(cell: unknown, { needsUnits, value }: Recognised): boolean {
  const number = needsUnits ? Number(String(plain(cell)).replace(/\s/g, '').replace(',', '.')) : 0
  return isMoney(value.unit) ? number > 0 && number * 100 < SMALLEST_PAY : number === 1
}

const lower = (value: unknown) =>
  String(value).toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ')

/** A moment with a time zone: its day is certain at midnight of UTC alone. */
export class Moment extends Date {}

/** Columnar files hold 64-bit integers, lists and objects; dates have their days in UTC. */
export function plain(cell: unknown): unknown {
  if (typeof cell === 'bigint') return Number(cell)
  if (cell instanceof Date) return cell.toISOString().slice(0, cell instanceof Moment ? 24 : 10)
  if (Array.isArray(cell)) return cell.map(plain)
  if (typeof cell !== 'object' || cell === null) return cell
  return Object.fromEntries(Object.entries(cell).map(([name, value]) => [name, plain(value)]))
}

/** The words of yes and no. */
const words = new Map([
  ...'true yes y да истина есть 1 + v x х ✓ ✔'.split(' ').map((word) => [word, true] as const),
  ...'false no n нет ложь 0 - — –'.split(' ').map((word) => [word, false] as const),
])

/** Other words for choices of a field. */
const synonyms: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  employment_type: {
    TD: /^(?:трудовой договор|тд|тк|штат|в штате|штатный|штатная|постоянн\p{L}*|бессрочный|срочный|основн\p{L}*(?: место работы)?|(?:внутреннее |внешнее |по )?совмест\p{L}*|полная(?: занятость)?|полный(?: рабочий)? день|full[ -]?time|permanent|employee)$/u,
    GPH: /^(?:гпд|подряд|договор (?:гп[хд]|подряда|оказания услуг)|гражданско-правовой(?: договор)?|contractor|civil)$/u,
    SELF_EMPLOYED:
      /^(?:самозанят\p{L}*|нпд|смз|плательщик нпд|self[ -]?employed|self[ -]?employment)$/u,
  },
  contribution_tariff: { it: /^(?:it|ит)[- ]компания$/u },
  taxpayer_status: {
    1: /^(?:1[^\p{L}\d]*)?(?:налоговый )?резидент(?: рф)?\)?$/u,
    2: /^(?:2[^\p{L}\d]*)?(?:налоговый )?(?:не ?резидент|нерез\.?)(?: рф)?\)?$/u,
  },
  currency: { RUB: /^(?:рубл\p{L}*|руб|rur|rubles?|roubles?|р)\.?$/u },
  gross_or_net: { gross: /^(?:гросс|начислено|до (?:вычета )?налог\p{L}*|brutto)$/u },
}

/** A choice by its wire word, its label in either language, its word on the command line, or another word. */
const choiceOf = (given: string, { choices = {}, field, name }: RequestValue) => {
  // «3 000».
  const text = given.replace(/(\d) (?=\d{3}$)/, '$1')
  return Object.entries(choices).find(
    ([wire, { en, ru, word }]) =>
      [wire, en, ru, word].some((name) => name && lower(name) === text) ||
      (synonyms[field] ?? synonyms[name])?.[wire]?.test(text),
  )?.[0]
}

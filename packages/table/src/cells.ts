import { type Place, placeNamed } from '@oklad/answers/places'
import {
  isMoney,
  isNumeric,
  type Language,
  readDecimal,
  readJson,
  readUnitNumber,
  startDates,
  type Text,
  write,
  writeLimit,
} from '@oklad/contract/internal'
import { readDate } from './dates.ts'
import type { Recognised, RequestValue } from './request-columns.ts'
import { type SheetColumnName, sheetColumns } from './sheet-columns.ts'

/** The value of a cell for a request; `undefined` of an empty cell. */
export type CellReading = { readonly value: unknown } | { readonly unreadable: true } | undefined

const UNREADABLE = { unreadable: true } as const

/** A whole number that is exact. */
const DIGITS = /^\d{1,15}$/

/** Reads a cell of a column that is understood. */
export function readCell(cell: unknown, column: Recognised): CellReading {
  const { value, writing, sheet } = column
  const given = typeof cell === 'string' ? cell.trim() : plain(cell)
  if (given === '' || given === null || given === undefined) return undefined
  if (writing === 'wire' && value.schema.type === 'integer') {
    if (typeof given === 'number') return { value: given }
    if (typeof given === 'string' && DIGITS.test(given)) return { value: Number(given) }
  }
  // A sheet shows 15 digits of a number: 0.1 + 0.2 is 0.3 there.
  const text = typeof given === 'number' ? String(Number(given.toPrecision(15))) : String(given)
  const own = sheet && ownReaders[sheet]
  if (own !== undefined) {
    const value = own(text)
    return value === undefined ? UNREADABLE : { value }
  }
  const { type, format } = value.schema
  if (format === 'date') {
    const date = readDate(text, value.endsMonth)
    return date === undefined && sheet !== undefined ? UNREADABLE : { value: date ?? given }
  }
  if (type === 'boolean')
    return { value: words.get(lower(given)) ?? flagOf(lower(given), sheet) ?? given }
  if (value.choices !== undefined) {
    const choice = choiceOf(lower(given), value)
    return choice === undefined && sheet !== undefined ? UNREADABLE : { value: choice ?? given }
  }
  if (typeof given === 'string' && /^[[{]/.test(given) && /^(?:array|object)$/.test(type)) {
    const { value, problems } = readJson(given)
    return { value: problems.length === 0 ? value : given }
  }
  if (type !== 'integer') return { value: given }
  if (writing === 'wire') {
    if (typeof given !== 'string') return { value: given }
    const reading = readDecimal(given, 0)
    return reading.ok ? { value: reading.value } : UNREADABLE
  }
  const reading = isMoney(value.unit)
    ? readMoney(text, writing === 'thousands')
    : readUnitNumber(fractionOf(text, value), value.unit)
  return reading.ok ? { value: reading.value } : UNREADABLE
}

/** Whether a cell holds a value that its column can have. */
export function isReadable(cell: unknown, column: Recognised): boolean {
  const reading = readCell(cell, column)
  if (reading === undefined || !('value' in reading)) return false
  if (column.sheet !== undefined && column.sheet in ownReaders) return true
  const { type, minimum, maximum, enum: allowed, pattern } = column.value.schema
  const { value } = reading
  if (type === 'boolean') return typeof value === 'boolean'
  if (type === 'integer') {
    const number = Number(value)
    return (
      Number.isInteger(number) && number >= (minimum ?? number) && number <= (maximum ?? number)
    )
  }
  return allowed ? allowed.includes(String(value)) : new RegExp(pattern ?? '').test(String(value))
}

/** A sum with its unit or without: «150 000,00 ₽», «150 тыс. руб.». */
function readMoney(text: string, inThousands: boolean) {
  const number = text.replace(/\s*(?:₽|руб(?:\.|л\p{L}*)?|р\.?|rub|rur)$/iu, '')
  const plain = number.replace(/\s*(?:тыс\.?|т\.)$/iu, '')
  return readDecimal(plain, inThousands || plain !== number ? 5 : 2)
}

/** The largest number that is a part of 1 in a column of percentages: cells of 80 % hold 0.8. */
const largestFractions: Readonly<Record<string, number>> = {
  northern_coefficient: 1,
  advance_percent: 1,
  // A rate has at least 0.12 %.
  accident_rate: 0.1199,
}

/** A part of 1 as a percentage: 0.8 is 80. */
function fractionOf(text: string, { field }: RequestValue): string {
  const part = Number(text.replace(',', '.'))
  if (!(part > 0 && part <= (largestFractions[field] ?? 0))) return text
  return String(Number((part * 100).toPrecision(15)))
}

const lower = (value: unknown) =>
  String(value).toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ')

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
  [...'true yes y да истина есть 1 + v x х ✓ ✔'.split(' ')]
    .map((word): [string, boolean] => [word, true])
    .concat('false no n нет ложь 0 - — –'.split(' ').map((word) => [word, false])),
)

/** The words that are yes or no in one column only. */
const wordsOf: Readonly<Partial<Record<SheetColumnName, readonly [yes: RegExp, no: RegExp]>>> = {
  resident: [
    /^(?:налоговый )?(?:резидент|resident)(?: рф)?$/,
    /^(?:не ?резидент|non[ -]?resident)(?: рф)?$/,
  ],
  self_employed: [
    /^(?:самозанят\p{L}*|нпд|self[ -]?employed)$/u,
    /^(?:тд|трудов\p{L}*|штат\p{L}*)$/u,
  ],
  civil_contract: [/^(?:гпх|гпд|договор гпх)$/, /^(?:тд|трудов\p{L}*|штат\p{L}*)$/u],
}

function flagOf(text: string, sheet: SheetColumnName | undefined): boolean | undefined {
  const [yes, no] = (sheet && wordsOf[sheet]) ?? []
  return yes?.test(text) ? true : no?.test(text) ? false : undefined
}

/** The columns whose values have a form of their own. */
const ownReaders: Readonly<Partial<Record<SheetColumnName, (text: string) => unknown>>> = {
  share_of_full_time: shareOfFullTime,
  town: (text): Place | undefined => placeNamed(text),
  northern_seniority: monthsOfWork,
  insurance_seniority: monthsOfWork,
  vacations: periodsOf,
}

/** Thousandths of full time: 0.5, ½, 1/2, 50 % and 50 are 500. */
function shareOfFullTime(text: string): number | undefined {
  if (/^(?:1\/2|½)$/.test(text)) return 500
  if (/^(?:1\/4|¼)$/.test(text)) return 250
  const [, number = '', percent] = /^([\d.,]+)\s*(%)?$/.exec(text) ?? []
  const reading = readDecimal(number, 3)
  if (!reading.ok) return undefined
  const isPercent = percent !== undefined || reading.value >= 10_000
  const share = isPercent ? Number((reading.value * 0.01).toPrecision(15)) : reading.value
  return Number.isInteger(share) && share > 0 && share <= 2000 ? share : undefined
}

/** Vacations by their first and last days: «06.07.2026–19.07.2026», «с 06.07.2026 по 19.07.2026», several after `;`. */
function periodsOf(text: string) {
  const periods = text.split(/[;\n]/).map((period) => {
    const [, first = '', last = ''] =
      /^\s*(?:с |from )?\s*([\d.]+|\d{4}-\d\d-\d\d)\s*(?:-|–|—|по |to )\s*([\d.]+|\d{4}-\d\d-\d\d)\s*$/i.exec(
        period,
      ) ?? []
    const [from, to] = [readDate(first, false), readDate(last, true)]
    return from && to && { kind: 'vacation', from, to }
  })
  return periods.every(Boolean) ? periods : undefined
}

/** The whole months in tenths of a year. */
const monthsOfTenths = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]

/** Whole months of a time: 2.5, «2 года 6 месяцев», «30 мес.» are 30. */
function monthsOfWork(text: string): number | undefined {
  const match =
    /^(?:(\d{1,2})(?:[.,](\d))?\s*(?:л|лет|г|год|года|y|years?)?\.?)?\s*(?:(\d{1,3})\s*(?:м|мес|месяц\p{L}*|months?)\.?)?$/iu.exec(
      text,
    )
  if (match === null) return undefined
  const [, years = 0, tenths = 0, months = 0] = match.map((part) => Number(part ?? 0))
  return years * 12 + (monthsOfTenths[tenths] ?? 0) + months
}

/** Other words for choices of a field. */
const synonyms: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  employment_type: {
    TD: /^(?:трудовой договор|тд|тк|штат|в штате|штатный|штатная|постоянн\p{L}*|бессрочный|срочный|основн\p{L}*(?: место работы)?|(?:внутреннее |внешнее |по )?совмест\p{L}*|полная(?: занятость)?|полный(?: рабочий)? день|full[ -]?time|permanent|employee)$/u,
    GPH: /^(?:договор гпх|гпд|договор гпд|гражданско-правовой(?: договор)?|contractor|civil)$/u,
    SELF_EMPLOYED:
      /^(?:самозанят\p{L}*|нпд|смз|плательщик нпд|self[ -]?employed|self[ -]?employment)$/u,
  },
  currency: { RUB: /^(?:рубл\p{L}*|руб|rur|rubles?|roubles?|р)\.?$/u },
  gross_or_net: { gross: /^(?:гросс|начислено|до (?:вычета )?налог\p{L}*|brutto)$/u },
}

/** A choice by its wire word, its label in either language, its word on the command line, or another word. */
const choiceOf = (text: string, { choices = {}, field, name }: RequestValue) =>
  Object.entries(choices).find(
    ([wire, { en, ru, word }]) =>
      [wire, en, ru, word].some((name) => name && lower(name) === text) ||
      (synonyms[field] ?? synonyms[name])?.[wire]?.test(text),
  )?.[0]

const sentence = {
  en: '"{column}" is {given}; it must be {what}.',
  ru: '«{column}» — {given}; нужно: {what}.',
}
const kinds: Readonly<Record<string, Text>> = {
  roubles: {
    en: 'an amount in roubles with up to two decimals, such as 150000.50,',
    ru: 'сумма в рублях, не больше двух знаков после запятой, например 150000,50,',
  },
  thousands: {
    en: 'an amount in thousands of roubles, such as 150.5',
    ru: 'сумма в тысячах рублей, например 150,5',
  },
  hundredths: { en: 'a coefficient such as 1.15,', ru: 'коэффициент, например 1,15,' },
  percentAbove100: { en: 'a whole percentage', ru: 'целое число процентов' },
  hundredthsOfPercent: { en: 'a percentage such as 0.2,', ru: 'процент, например 0,2,' },
  count: { en: 'a whole number', ru: 'целое число' },
  wire: { en: 'a whole number, without decimals,', ru: 'целое число без дробной части' },
}
const range = { en: '{what} from {lowest} to {highest}', ru: '{what} от {lowest} до {highest}' }
const flag = { en: 'yes or no', ru: '«да» или «нет»' }
const choice = { en: 'one of {known}', ru: 'одно из: {known}' }
const date = {
  en: 'a date such as 2026-03-01, 01.03.2026 or 2026-03',
  ru: 'дата, например 01.03.2026 или 2026-03',
}
const givens = {
  empty: { en: 'empty', ru: 'пусто' },
  formula: { en: 'a formula without a value', ru: 'формула без значения' },
  text: { en: 'the text "{text}"', ru: 'текст „{text}“' },
  number: { en: 'the number {text}', ru: 'число {text}' },
  date: { en: 'the date {text}', ru: 'дата {text}' },
  flag: { en: '{text}', ru: '{text}' },
  list: { en: 'a list or an object', ru: 'список или объект' },
}

/** A longer text is cut in a sentence. */
const LONGEST_TEXT = 40

function givenOf(cell: unknown, language: Language): string {
  const given = plain(cell) ?? ''
  const text = String(given).trim()
  const kind =
    text === ''
      ? 'empty'
      : text.startsWith('=')
        ? 'formula'
        : cell instanceof Date
          ? 'date'
          : typeof given === 'number' || /^-?\d+(?:[.,]\d+)?$/.test(text)
            ? 'number'
            : typeof given === 'boolean'
              ? 'flag'
              : typeof given === 'object'
                ? 'list'
                : 'text'
  const shown = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
  const decimal = typeof given === 'number' && language === 'ru' ? shown.replace('.', ',') : shown
  return write(givens[kind], language, { text: decimal })
}

/** The sentence about a cell that does not hold a value of its column: what it holds, and what would be right. */
export const cellProblem = (
  header: string,
  column: Recognised,
  cell: unknown,
  language: Language,
): string =>
  write(sentence, language, {
    column: header,
    given: givenOf(cell, language),
    what: formOf(column, language),
  })

/** The form of the values of a column in words. */
export function formOf({ value, writing, sheet }: Recognised, language: Language): string {
  const { schema, unit, choices = {} } = value
  const { type, format, minimum = 0, maximum = 0 } = schema
  const own = sheet && sheetColumns[sheet]
  if (own && 'form' in own) return own.form[language]
  if (type === 'boolean') return flag[language]
  if (format === 'date') {
    const { minimum: lowest, maximum: highest } = startDates
    return own ? date[language] : write(range, language, { what: date, lowest, highest })
  }
  const isWire = writing === 'wire'
  if (!isNumeric(unit)) {
    const known = Object.entries(choices).map(([wire, label]) => (isWire ? wire : label[language]))
    return write(choice, language, { known })
  }
  const kind = isWire
    ? 'wire'
    : writing === 'thousands'
      ? writing
      : isMoney(unit)
        ? 'roubles'
        : unit
  const limit = (value: number) => (isWire ? String(value) : writeLimit(value, unit, language))
  const what = kinds[kind]
  if (writing === 'thousands') return what?.[language] ?? ''
  return write(range, language, { what, lowest: limit(minimum), highest: limit(maximum) })
}

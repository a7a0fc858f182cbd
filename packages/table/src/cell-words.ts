import { namesakeOf } from '@oklad/answers/places'
import {
  isMoney,
  isNumeric,
  type Language,
  numericDate,
  startDates,
  type Text,
  write,
  writeLimit,
} from '@oklad/contract/internal'
import { isDoubtful, plain } from './cells.ts'
import { isMoment } from './dates.ts'
import { isErrorCell } from './recognition/value-shapes.ts'
import { isFraction, type Recognised } from './request-columns.ts'
import { sheetColumns } from './sheet-columns.ts'
import { shownText } from './shown-text.ts'

const sentence = {
  en: '"{column}" is {given}; it must be {what}.',
  ru: '«{column}» — {given}; нужно: {what}.',
}
// biome-ignore format: one text a line
const kinds: Readonly<Record<string, Text>> = {
  roubles: { en: 'an amount in roubles with up to two decimals, such as 150000.50,', ru: 'сумма в рублях, не больше двух знаков после запятой, например 150000,50,' },
  thousands: { en: 'an amount in thousands of roubles, such as 150.5', ru: 'сумма в тысячах рублей, например 150,5' },
  hundredths: { en: 'a coefficient such as 1.15,', ru: 'коэффициент, например 1,15,' },
  percentAbove100: { en: 'a whole percentage', ru: 'целое число процентов' },
  hundredthsOfPercent: { en: 'a percentage such as 0.2,', ru: 'процент, например 0,2,' },
  count: { en: 'a whole number', ru: 'целое число' },
  kopecks: { en: 'a whole number of kopecks,', ru: 'целое число копеек' },
  wire: { en: 'a whole number, without decimals,', ru: 'целое число без дробной части' },
}
const doubtful = {
  en: '{low}% or {high}%, with the sign: the column is in percent',
  ru: '{low} % или {high} %, со знаком: столбец в процентах',
}
const doubtfulSum = {
  en: 'a sum with its unit, such as 150 ₽ or 150 тыс. ₽: the other ones are far larger',
  ru: 'сумма с единицей, например 150 ₽ или 150 тыс. ₽: остальные намного больше',
}
const range = { en: '{what} from {lowest} to {highest}', ru: '{what} от {lowest} до {highest}' }
const fraction = {
  en: 'a fraction up to 1 such as 1/4, 25% or 0.25; of a third or a sixth the fraction alone, such as 1/3, and in a workbook as a text',
  ru: 'дробь не больше 1, например 1/4, 25 % или 0,25; треть и шестую часть — только дробью, например 1/3, а в книге Excel — текстом',
}
const anyText = { en: 'a text', ru: 'текст' }
const flag = { en: 'yes or no', ru: '«да» или «нет»' }
const choice = { en: 'one of {known}', ru: 'одно из: {known}' }
const date = {
  en: 'a date such as 2026-03-01, 01.03.2026 or 2026-03',
  ru: 'дата, например 01.03.2026 или 2026-03',
}
const dateWithin = {
  en: 'a date from {lowest} to {highest}, such as 2026-03-01, 01.03.2026 or 2026-03',
  ru: 'дата от {lowest} до {highest}, например 01.03.2026 или 2026-03',
}
// biome-ignore format: one text a line
const givens = {
  empty: { en: 'empty', ru: 'пусто' },
  formula: { en: 'a formula without a value', ru: 'формула без значения' },
  error: { en: 'the error {text}', ru: 'ошибка {text}' },
  merged: { en: 'a part of the merged cells {text}', ru: 'часть объединённых ячеек {text}' },
  text: { en: 'the text "{text}"', ru: 'текст „{text}“' },
  number: { en: 'the number {text}', ru: 'число {text}' },
  date: { en: 'the date {text}', ru: 'дата {text}' },
  moment: { en: 'the moment {text}, whose day depends on the time zone', ru: 'момент {text}, день которого зависит от часового пояса' },
  flag: { en: '{text}', ru: '{text}' },
  list: { en: 'a list or an object', ru: 'список или объект' },
}

const namesake = {
  en: '"{name}, {region}"; for the place of this name in another region ({others}) give the coefficient in a column "District coefficient", 1 for none',
  ru: '«{name}, {region}», а для места с тем же названием в другом регионе ({others}) укажите коэффициент в столбце «Районный коэффициент», 1 — если его нет',
}

/** How sentences about cells are written. */
export interface CellOptions {
  readonly language: Language
  /** Whether they say of a cell only its kind: it may be a name or a salary. */
  readonly hidesCells?: boolean | undefined
}

/** A longer text is cut in a sentence. */
const LONGEST_TEXT = 40

/** How a range of merged cells stands in place of a value. */
const MERGED = /^=([A-Z]+\d+:[A-Z]+\d+)$/

function kindOf(cell: unknown, text: string): keyof typeof givens {
  if (text === '') return 'empty'
  if (MERGED.test(text)) return 'merged'
  if (text.startsWith('=')) return 'formula'
  if (isErrorCell(text)) return 'error'
  if (isMoment(text)) return 'moment'
  if (cell instanceof Date) return 'date'
  if (typeof cell === 'object') return 'list'
  if (typeof cell === 'number' || /^-?\d+(?:[.,]\d+)?$/.test(text)) return 'number'
  return typeof cell === 'boolean' ? 'flag' : 'text'
}

function givenOf(cell: unknown, { language, hidesCells }: CellOptions): string {
  const given = plain(cell) ?? ''
  const text = shownText(String(given))
  const whole = text.replace(MERGED, '$1')
  const shown = whole.length > LONGEST_TEXT ? `${whole.slice(0, LONGEST_TEXT)}…` : whole
  const decimal = typeof given === 'number' && language === 'ru' ? shown.replace('.', ',') : shown
  return write(givens[kindOf(cell, text)], language, { text: hidesCells ? '…' : decimal })
}

/** What 1 among percentages may be; 1 among those of a district coefficient, whether it is the coefficient. */
function doubtfulOf({ value: { unit } }: Recognised, language: Language): string {
  const limits = unit === 'hundredths' ? { low: '0', high: '200' } : { low: '1', high: '100' }
  return isMoney(unit) ? doubtfulSum[language] : write(doubtful, language, limits)
}

/** What to write in place of the name of a town that other regions have, too. */
function namesakeIn(cell: unknown, { language, hidesCells }: CellOptions): string | undefined {
  const found = hidesCells ? undefined : namesakeOf(String(cell))
  if (!found) return undefined
  const { name, region } = found.place
  const others = found.others.map((other) => other[language])
  return write(namesake, language, { name: name[language], region: region[language], others })
}

/** The sentence about a cell that does not hold a value of its column: what it holds, and what would be right. */
export function cellProblem(
  header: string,
  column: Recognised,
  cell: unknown,
  options: CellOptions,
): string {
  const { language } = options
  const form = () =>
    (column.sheet === 'town' ? namesakeIn(cell, options) : undefined) ?? formOf(column, language)
  return write(sentence, language, {
    column: shownText(header),
    given: givenOf(cell, options),
    what: isDoubtful(cell, column) ? doubtfulOf(column, language) : form(),
  })
}

/** The form of the values of a column in words. */
export function formOf({ value, writing, sheet }: Recognised, language: Language): string {
  const { schema, unit, choices = {} } = value
  const { type, format, minimum = 0, maximum = 0 } = schema
  const own = sheet && sheetColumns[sheet]
  if (own && 'form' in own) return own.form[language]
  if (type === 'boolean') return flag[language]
  if (format === 'date') {
    const [lowest, highest] = [startDates.minimum, startDates.maximum].map((day) =>
      numericDate(day, language),
    )
    return own ? date[language] : write(dateWithin, language, { lowest, highest })
  }
  if (isFraction(value)) return fraction[language]
  if (type === 'string' && !schema.enum) return anyText[language]
  const isWire = writing === 'wire'
  if (!isNumeric(unit)) {
    const known = Object.entries(choices).map(([wire, label]) => (isWire ? wire : label[language]))
    return write(choice, language, { known })
  }
  const inSums = writing === 'thousands' ? writing : 'roubles'
  const onWire = isMoney(unit) ? 'kopecks' : 'wire'
  const kind = isWire ? onWire : isMoney(unit) ? inSums : unit
  const limit = (value: number) => (isWire ? String(value) : writeLimit(value, unit, language))
  const what = kinds[kind]
  if (writing === 'thousands') return what?.[language] ?? ''
  return write(range, language, { what, lowest: limit(minimum), highest: limit(maximum) })
}

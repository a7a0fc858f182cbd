import {
  type FieldUnit,
  type RequestField,
  readRoubles,
  readUnitNumber,
  type Say,
  type Text,
} from '@oklad/contract/internal'
import { daysIn, monthIn, yearIn } from '@oklad/engine/internal'
import { problemTexts } from '../texts.ts'
import type { RequestOption } from './request-options.ts'

/** The problems of a text that is no number of its unit, or has too many decimals. */
interface NumberForm {
  readonly notANumber: Text
  readonly tooManyDecimals?: Text
}

// biome-ignore format: one text a line
const amount: NumberForm = {
  notANumber: { en: '{flag} must be an amount in roubles, such as {amount}000, {amount}000.50 or "{amount} 000,50"', ru: '{flag}: нужна сумма в рублях, например {amount}000, {amount}000.50 или "{amount} 000,50"' },
  tooManyDecimals: { en: '{flag} must have at most two decimals, such as {amount}000.50; write thousands together or with spaces: {amount}000 or "{amount} 000"', ru: '{flag}: не больше двух знаков после запятой, например {amount}000,50; тысячи пишутся слитно или через пробел: {amount}000 или "{amount} 000"' },
}

/** The units that are typed as one number. */
// biome-ignore format: one text a line
const numberForms: Readonly<Partial<Record<FieldUnit, NumberForm>>> = {
  roubles: amount,
  // The properties of an income are sums.
  incomes: amount,
  hundredths: {
    notANumber: { en: '{flag} must be a coefficient, such as 1.15', ru: '{flag}: нужен коэффициент, например 1,15' },
    tooManyDecimals: { en: '{flag} must have at most two decimals, such as 1.15', ru: '{flag}: не больше двух знаков после запятой, например 1,15' },
  },
  percentAbove100: {
    notANumber: { en: '{flag} must be a whole percentage, such as 30', ru: '{flag}: нужен целый процент, например 30' },
    tooManyDecimals: { en: '{flag} must be a whole percentage without decimals, such as 30', ru: '{flag}: нужен целый процент, без дробной части, например 30' },
  },
  hundredthsOfPercent: {
    notANumber: { en: '{flag} must be a percentage, such as 0.2', ru: '{flag}: нужен процент, например 0,2' },
    tooManyDecimals: { en: '{flag} must have at most two decimals, such as 0.2', ru: '{flag}: не больше двух знаков после запятой, например 0,2' },
  },
  count: {
    notANumber: { en: '{flag} must be a whole number, such as 2', ru: '{flag}: нужно целое число, например 2' },
  },
}

/** How the texts of a unit are read that are no plain numbers. */
interface TextForm {
  /** The value of a text; `false` or `undefined` if it is wrong. */
  readonly read: (text: string, known: readonly string[]) => unknown
  /** The values that a text can name. */
  readonly known?: (field: RequestField) => readonly string[]
  readonly problem: Text
}

const kindsOf = ({ schema }: RequestField) => schema.items?.properties?.['kind']?.enum ?? []

/** The units whose texts have several parts; all texts of an option make a list. */
// biome-ignore format: one text a line
const textForms: Readonly<Partial<Record<FieldUnit, TextForm>>> = {
  otherPay: {
    read: readOtherPay,
    known: kindsOf,
    problem: { en: '{flag} must be a kind of pay, a month and an amount in roubles, such as vacation-pay:7=50000 or "sick-pay:3=20 000/5 000"; kinds: {known}', ru: '{flag}: нужны вид выплаты, месяц и сумма в рублях, например vacation-pay:7=50000 или "sick-pay:3=20 000/5 000"; виды: {known}' },
  },
  notices: {
    read: readNotice,
    known: kindsOf,
    problem: { en: '{flag} must be a kind of deduction, a month and an amount in roubles, such as housing:10=1293000; kinds: {known}', ru: '{flag}: нужны вид вычета, месяц и сумма в рублях, например housing:10=1293000; виды: {known}' },
  },
  absences: {
    read: readAbsence,
    known: kindsOf,
    problem: { en: '{flag} must be a kind, a first day, and days or a last day, such as vacation:2026-07-06=14; of a sick leave also the months of insurance: sick:2026-10-12=2026-10-21/84; kinds: {known}', ru: '{flag}: нужны вид, первый день и число дней или последний день, например vacation:2026-07-06=14; для больничного — ещё месяцы стажа: sick:2026-10-12=2026-10-21/84; виды: {known}' },
  },
  writs: {
    read: readWrit,
    problem: { en: '{flag} must be alimony-share=1/4, alimony-sum=15000 or writ=100000, amounts in roubles; of a writ with its priority writ:3=100000', ru: '{flag}: нужно alimony-share=1/4, alimony-sum=15000 или writ=100000, суммы в рублях; лист с очередью — writ:3=100000' },
  },
  datedRoubles: {
    read: readDatedRoubles,
    problem: { en: '{flag} must be a date and an amount in roubles, such as 2025-11=60000 or "2025-11=60 000/5 000"; the allowances after / are a part of the amount of a month or year and cannot be above it', ru: '{flag}: нужны дата и сумма в рублях, например 2025-11=60000 или "2025-11=60 000/5 000"; северная часть после / входит в сумму месяца или года и не может быть больше неё' },
  },
  datedDays: {
    read: (text) => !text.includes('/') && readDated(text, (part) => readUnitNumber(part, 'count')),
    problem: { en: '{flag} must be a month and its days, such as 2025-11=10', ru: '{flag}: нужны месяц и дни, например 2025-11=10' },
  },
}

/** The problems of other units. */
// biome-ignore format: one text a line
const wrong = {
  twelve: { en: '{flag} must be twelve values from January on, separated by commas, or by semicolons', ru: '{flag}: нужны двенадцать значений с января через запятую или через точку с запятой' },
  days: { en: '{flag} must be a number of days, such as 14 or 11.65', ru: '{flag}: нужно число дней, например 14 или 11,65' },
  monthlyRoubles: { en: '{flag} must be a month from 1 to 12 and an amount in roubles, such as 3=50000 or "12=150 000,50"', ru: '{flag}: нужны месяц от 1 до 12 и сумма в рублях, например 3=50000 или "12=150 000,50"' },
}

/**
 * Reads the texts typed for an option. Limits are not checked.
 * @param texts every text typed; only a repeatable option uses more than the first
 * @returns the value of its field, or the problem of the texts
 */
export function readOption(
  { option, field }: RequestOption,
  texts: readonly string[],
  say: Say,
): { readonly value?: unknown; readonly problem?: string | undefined } {
  const { flag, thousands: amount = '', sets = true, endsMonth } = option
  const { unit, schema } = field
  const [text = ''] = texts
  const refused = (problem: Text, known: readonly string[] = []) => ({
    problem: say(problem, { flag, amount, known }),
  })
  const numberForm = numberForms[unit]
  if (numberForm !== undefined) {
    const parts = schema.type === 'array' ? partsOf(text) : [text]
    if (parts.length !== (schema.minItems ?? 1)) return refused(wrong.twelve)
    const values: number[] = []
    for (const part of parts) {
      const reading = readUnitNumber(part, unit)
      if (!reading.ok) {
        const isNumber = reading.problem === 'too_many_decimals'
        return refused((isNumber && numberForm.tooManyDecimals) || numberForm.notANumber)
      }
      values.push(reading.value)
    }
    return { value: schema.type === 'array' ? values : values[0] }
  }
  const textForm = textForms[unit]
  if (textForm !== undefined) {
    const known = textForm.known?.(field) ?? []
    const value = texts.map((one) => textForm.read(one, known))
    return value.every(Boolean) ? { value } : { problem: formProblem({ option, field }, say) }
  }
  if (unit === 'choice') {
    const words = wordsOf(field)
    const value = words.get(text) ?? choiceCalled(text, field)
    return value === undefined ? refused(problemTexts.isNotOneOf, [...words.keys()]) : { value }
  }
  if (unit === 'date') return { value: readDate(text, endsMonth) }
  if (unit === 'decimalDays') {
    const isRight = /^\d{1,4}([.,]\d{1,2})?$/.test(text)
    return isRight ? { value: text.replace(',', '.') } : refused(wrong.days)
  }
  if (unit !== 'monthlyRoubles') return { value: sets }
  const sums = readMonthlyRoubles(texts)
  return sums === undefined ? refused(wrong.monthlyRoubles) : { value: sums }
}

/** The form of the texts of an option whose texts have several parts. */
export function formProblem(
  { option, field }: Pick<RequestOption, 'option' | 'field'>,
  say: Say,
): string | undefined {
  const form = textForms[field.unit]
  const known = form?.known?.(field).map(wordOf) ?? []
  return form && say(form.problem, { flag: option.flag, known })
}

const wordOf = (value: string) => value.toLowerCase().replaceAll('_', '-')

/** The words of a choice on the command line, each with its value. */
export const wordsOf = ({ choices = {}, schema }: RequestField): ReadonlyMap<string, string> =>
  new Map(schema.enum?.map((value) => [choices[value]?.word ?? wordOf(value), value]))

/** The choice with a name on the wire, or a label in either language: `TD`, «ГПХ». */
const choiceCalled = (text: string, { choices = {}, schema }: RequestField) =>
  schema.enum?.find((value) =>
    [value, choices[value]?.en, choices[value]?.ru].some(
      (name) => name?.toLowerCase() === text.toLowerCase(),
    ),
  )

/** Reads a text such as `sick-pay:3=20000/5000`: kind, month, amount, and the part of the allowances. */
function readOtherPay(text: string, kinds: readonly string[]) {
  const [, word = '', month = '', day, amount = '', northern = '0'] =
    /^\s*([a-z-]+):(\d{1,2})(?:-(\d{1,2}))?=([^/]+)(?:\/(.+))?$/.exec(text) ?? []
  const kind = kinds.find((one) => wordOf(one) === word)
  const [sum, part] = [readRoubles(amount), readRoubles(northern)]
  if (!kind || !(Number(month) >= 1 && Number(month) <= 12) || !sum.ok || !part.ok) return undefined
  const on = day === undefined ? {} : { day: Number(day) }
  return { kind, month: Number(month), ...on, amount: sum.value, northern_amount: part.value }
}

/** Reads a text such as `housing:10=1293000`: kind, month and amount. */
function readNotice(text: string, kinds: readonly string[]) {
  if (text.includes('/')) return undefined
  const { northern_amount: _, ...notice } = readOtherPay(text, kinds) ?? {}
  return 'kind' in notice && !('day' in notice) ? notice : undefined
}

/** Reads a text such as `sick:2026-10-12=2026-10-21/84`: kind, first day, last day or days, and months of insurance. */
function readAbsence(text: string, kinds: readonly string[]) {
  const [, word, from, to, days, insured] =
    /^\s*([a-z-]+):([\d-]{10}|[\d.]{10})=(?:([\d-]{10}|[\d.]{10})|(\d{1,3}))(?:\/(\d{1,4}))?\s*$/.exec(
      text,
    ) ?? []
  const last = to === undefined ? { days: Number(days) } : { to: readDate(to) }
  const kind = kinds.find((one) => wordOf(one) === word)
  const insurance = insured && { insurance_months: Number(insured) }
  return kind && { kind, from: readDate(from), ...last, ...insurance }
}

/** Reads a text such as `alimony-share=1/4`, `alimony-sum=15000` and `writ:3=100000`: a sum, or a debt with its priority. */
function readWrit(text: string) {
  const [, part, whole, word, priority, amount = ''] =
    /^(?:alimony-share=(\d{1,3})\/(\d{1,3})|(alimony-sum|writ(?::([1-4]))?)=(.+))$/.exec(
      text.trim(),
    ) ?? []
  if (part) return { kind: 'alimony_share', share: [Number(part), Number(whole)] }
  const sum = readRoubles(amount)
  if (!word || !sum.ok) return undefined
  if (word === 'alimony-sum') return { kind: 'alimony_sum', sum: sum.value }
  return { kind: 'writ', debt: sum.value, ...(priority && { priority: Number(priority) }) }
}

/** Reads a text such as `2025-11=60000/5000`: a month, date or year, a sum or days, and a second sum. */
function readDated(text: string, readNumber: typeof readRoubles) {
  const [, of = '', first = '', second = '0'] =
    /^\s*(\d{4}[\d-]*)\s*=([^/]+)(?:\/(.+))?$/.exec(text) ?? []
  const [amount, other] = [readNumber(first), readNumber(second)]
  return amount.ok && other.ok && { of, amount: amount.value, second: other.value }
}

/** Reads sums of a month or year, the second of which is a part of the first, or the salaries of a raise on a date. */
function readDatedRoubles(text: string) {
  const read = readDated(text, readRoubles)
  return read && (read.of.length === 'YYYY-MM-DD'.length || read.second <= read.amount) && read
}

/** Reads a date such as 2026-03-16 or 16.03.2026, or a month as its first or last day. Whether it is in the calendar is not checked. */
function readDate(text = '', endsMonth = false): string {
  const date = text.replace(/^(?:(\d\d)\.)?(\d\d)\.(\d{4})$/, (_, day, month, year) =>
    [year, month, ...(day ? [day] : [])].join('-'),
  )
  if (!/^\d{4}-\d\d$/.test(date)) return date
  return `${date}-${endsMonth ? daysIn(yearIn(date), monthIn(date)) : '01'}`
}

/** The values of a list. Semicolons separate them where a comma begins the decimals. */
const partsOf = (text: string) => text.split(text.includes(';') ? ';' : ',')

/**
 * Reads texts such as `3=50000`, a month and an amount. Amounts of the same month are added up.
 * @returns twelve sums, or `undefined` if a text is wrong
 */
function readMonthlyRoubles(texts: readonly string[]): readonly number[] | undefined {
  const sums = Array<number>(12).fill(0)
  for (const text of texts) {
    const [, month = '', amount = ''] = /^\s*(\d{1,2})\s*=(.+)$/.exec(text) ?? []
    const reading = readRoubles(amount)
    const sum = sums[Number(month) - 1]
    if (!reading.ok || sum === undefined) return undefined
    // A sum beyond the exact numbers is out of every range.
    sums[Number(month) - 1] = Math.min(sum + reading.value, Number.MAX_SAFE_INTEGER)
  }
  return sums
}

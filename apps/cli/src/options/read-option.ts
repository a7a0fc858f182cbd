import { type FieldUnit, readRoubles, readUnitNumber } from '@oklad/contract'
import type { EnglishText, Say } from '../language.ts'
import type { RequestOption } from './request-options.ts'

/** The problems of a text that is no number of its unit, or has too many decimals. */
interface NumberForm {
  readonly notANumber: EnglishText
  readonly tooManyDecimals?: EnglishText
}

const amount: NumberForm = {
  notANumber:
    '{flag} must be an amount in roubles, such as {amount}000, {amount}000.50 or "{amount} 000,50"',
  tooManyDecimals:
    '{flag} must have at most two decimals, such as {amount}000.50; thousands are written together or parted by spaces: {amount}000 or "{amount} 000"',
}

/** The units that are typed as one number. */
const numberForms: Readonly<Partial<Record<FieldUnit, NumberForm>>> = {
  roubles: amount,
  // The properties of an income are sums.
  incomes: amount,
  hundredths: {
    notANumber: '{flag} must be a coefficient, such as 1.15',
    tooManyDecimals: '{flag} must have at most two decimals, such as 1.15',
  },
  percentAbove100: {
    notANumber: '{flag} must be a whole percentage, such as 30',
    tooManyDecimals: '{flag} must be a whole percentage without decimals, such as 30',
  },
  hundredthsOfPercent: {
    notANumber: '{flag} must be a percentage, such as 0.2',
    tooManyDecimals: '{flag} must have at most two decimals, such as 0.2',
  },
  count: { notANumber: '{flag} must be a whole number, such as 2' },
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
): { readonly value?: unknown; readonly problem?: string } {
  const { flag, thousands = '', sets = true, endsMonth } = option
  const { unit, choices = {}, schema } = field
  const [text = ''] = texts
  const form = numberForms[unit]
  if (form !== undefined) {
    const parts = schema.type === 'array' ? partsOf(text) : [text]
    if (parts.length !== (schema.minItems ?? 1)) {
      const problem =
        '{flag} must be twelve values from January on, separated by commas, or by semicolons'
      return { problem: say(problem, { flag }) }
    }
    const values: number[] = []
    for (const part of parts) {
      const reading = readUnitNumber(part, unit)
      if (!reading.ok) {
        const isNumber = reading.problem === 'too_many_decimals'
        const problem = (isNumber && form.tooManyDecimals) || form.notANumber
        return { problem: say(problem, { flag, amount: thousands }) }
      }
      values.push(reading.value)
    }
    return { value: schema.type === 'array' ? values : values[0] }
  }
  if (unit === 'choice') {
    const wordOf = (value: string) =>
      choices[value]?.word ?? value.toLowerCase().replaceAll('_', '-')
    const words = new Map(schema.enum?.map((value) => [wordOf(value), value]))
    const known = [...words.keys()].join(', ')
    return words.has(text)
      ? { value: words.get(text) }
      : { problem: say('{flag} must be one of {known}', { flag, known }) }
  }
  if (unit === 'date') return { value: readDate(text, endsMonth) }
  if (unit !== 'monthlyRoubles') return { value: sets }
  const sums = readMonthlyRoubles(texts)
  if (sums !== undefined) return { value: sums }
  const problem =
    '{flag} must be a month from 1 to 12 and an amount in roubles, such as 3=50000 or "12=150 000,50"'
  return { problem: say(problem, { flag }) }
}

/** Reads a date, or a month as its first or last day. Whether it is in the calendar is not checked. */
function readDate(text: string, endsMonth = false): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(text) ?? []
  if (year === undefined || month === undefined) return text
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return `${text}-${endsMonth ? last : '01'}`
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

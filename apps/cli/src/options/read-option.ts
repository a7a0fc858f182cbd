import {
  type FieldUnit,
  type Language,
  readDecimal,
  readRoubles,
  writeHundredths,
  writeRoubles,
} from '@oklad/contract'
import { type NumberUnit, optionTexts } from '../texts/option-texts.ts'
import type { RequestOption } from './request-options.ts'

/** The value of a request field, or the problem of the texts typed for it. */
export type OptionReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string }

/** How the number of a unit is typed. */
interface NumberForm {
  readonly decimals: number
  /** Added to the number typed. */
  readonly plus?: number
  readonly mayEndInPercentSign?: true
}

const numberForms: Readonly<Record<NumberUnit, NumberForm>> = {
  roubles: { decimals: 2 },
  hundredths: { decimals: 2 },
  percentAbove100: { decimals: 0, plus: 100, mayEndInPercentSign: true },
  hundredthsOfPercent: { decimals: 2, mayEndInPercentSign: true },
  count: { decimals: 0 },
}

const isNumber = (unit: FieldUnit): unit is NumberUnit => Object.hasOwn(numberForms, unit)

/**
 * Reads the texts typed for an option as a value of its field. Limits are not checked.
 * @param texts every text typed; only a repeatable option uses more than the first
 */
export function readOption(
  option: RequestOption,
  texts: readonly string[],
  language: Language,
): OptionReading {
  const { flag, unit, words, sets = true } = option
  const [text = ''] = texts
  if (isNumber(unit)) return readNumber(option, unit, text, language)
  switch (unit) {
    case 'choice': {
      const value = words.get(text)
      return value === undefined
        ? { ok: false, problem: optionTexts[language].oneOf(flag, [...words.keys()]) }
        : { ok: true, value }
    }
    case 'date':
      return { ok: true, value: /^\d{4}-\d\d$/.test(text) ? `${text}-01` : text }
    case 'monthlyRoubles': {
      const value = readMonthlyRoubles(texts)
      return value === undefined
        ? { ok: false, problem: optionTexts[language].monthlyRoubles(flag) }
        : { ok: true, value }
    }
    default:
      return { ok: true, value: sets }
  }
}

function readNumber(
  { flag, thousands = '' }: RequestOption,
  unit: NumberUnit,
  text: string,
  language: Language,
): OptionReading {
  const { decimals, plus = 0, mayEndInPercentSign } = numberForms[unit]
  const reading = readDecimal(mayEndInPercentSign ? text.replace(/%\s*$/, '') : text, decimals)
  if (reading.ok) return { ok: true, value: finite(reading.value + plus) }
  const { numbers, about } = optionTexts[language]
  const [notANumber, tooManyDecimals] = numbers(thousands)[unit]
  const problem = reading.problem === 'not_a_number' ? notANumber : tooManyDecimals
  return { ok: false, problem: about(flag, problem) }
}

/** JSON has no infinity. A number beyond the exact ones is out of every range. */
const finite = (value: number) =>
  Math.max(-Number.MAX_SAFE_INTEGER, Math.min(value, Number.MAX_SAFE_INTEGER))

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
    sums[Number(month) - 1] = finite(sum + reading.value)
  }
  return sums
}

/** Writes a limit of a field in the unit that its option is typed in. */
export function writeLimit(
  limit: number | string,
  unit: RequestOption['unit'],
  language: Language,
): string {
  const value = Number(limit)
  switch (unit) {
    case 'roubles':
    case 'monthlyRoubles':
      return writeRoubles(value, language)
    case 'hundredths':
      return writeHundredths(value, language)
    case 'hundredthsOfPercent':
      return `${writeHundredths(value, language)} %`
    case 'percentAbove100':
      return String(value - 100)
    case 'date':
      return String(limit).slice(0, '2026-03'.length)
    default:
      return String(limit)
  }
}

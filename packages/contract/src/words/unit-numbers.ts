import type { FieldUnit } from '../fields/field.ts'
import type { Language } from '../language.ts'
import {
  type DecimalReading,
  readDecimal,
  shortRoubles,
  writeHundredths,
  writePercent,
} from './decimals.ts'

/** How people write a number of a field. */
interface UnitNumber {
  readonly decimals: number
  /** Added to the number written. */
  readonly plus?: number
  readonly mayEndInPercentSign?: true
}

const amount: UnitNumber = { decimals: 2 }

const unitNumbers: Readonly<Partial<Record<FieldUnit, UnitNumber>>> = {
  roubles: amount,
  // The items of a list and the properties of an income are sums.
  monthlyRoubles: amount,
  incomes: amount,
  otherPay: amount,
  notices: amount,
  writs: amount,
  datedRoubles: amount,
  hundredths: { decimals: 2 },
  percentAbove100: { decimals: 0, plus: 100, mayEndInPercentSign: true },
  hundredthsOfPercent: { decimals: 2, mayEndInPercentSign: true },
  count: { decimals: 0 },
}

/** How people write a number of a unit: a whole number unless the unit says otherwise. */
export const unitNumberOf = (unit: FieldUnit): UnitNumber => unitNumbers[unit] ?? { decimals: 0 }

/** Whether a unit is an amount of money, or several. */
export const isMoney = (unit: FieldUnit): boolean => unitNumbers[unit] === amount

/** Whether people write a value of the unit as one number, or as several. */
export const isNumeric = (unit: FieldUnit): boolean => unitNumbers[unit] !== undefined

/**
 * Reads a district coefficient that is written as a percentage: 15 is 1.15, and so is 115.
 * @returns whole percent; `undefined` of a coefficient, and of another text
 */
export function percentOfCoefficient(text: string): number | undefined {
  const digits = /^(0|[1-9]\d\d?)(?:[.,]0+)?\s*%?$/.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Reads a number as people write it: roubles, a coefficient, a percentage, a count.
 * @param text such as `150 000,50`, `1.15` or `30 %`; of a coefficient also `15 %`, but not `100 %`, which may be 1 and 2
 * @returns the number in the unit of the wire, not yet checked against any range: kopecks, hundredths
 */
export function readUnitNumber(text: string, unit: FieldUnit): DecimalReading {
  const percent = unit === 'hundredths' ? percentOfCoefficient(text) : undefined
  if (percent === 100) return { ok: false, problem: 'not_a_number' }
  if (percent !== undefined) return { ok: true, value: percent < 100 ? 100 + percent : percent }
  const { decimals, plus = 0, mayEndInPercentSign } = unitNumberOf(unit)
  const reading = readDecimal(mayEndInPercentSign ? text.replace(/%\s*$/, '') : text, decimals)
  return reading.ok ? { ok: true, value: finite(reading.value + plus) } : reading
}

/** JSON has no infinity. A number beyond the exact ones is out of every range. */
const finite = (value: number) =>
  Math.max(-Number.MAX_SAFE_INTEGER, Math.min(value, Number.MAX_SAFE_INTEGER))

/** Writes a limit of a field as people write its values. */
export function writeLimit(limit: number | string, unit: FieldUnit, language: Language): string {
  if (unit === 'date') return String(limit)
  if (isMoney(unit)) return shortRoubles(Number(limit), language)
  const { decimals, plus = 0 } = unitNumberOf(unit)
  if (decimals === 0) return String(Number(limit) - plus)
  const written = writeHundredths(Number(limit), language)
  return unit === 'hundredthsOfPercent' ? writePercent(written, language) : written
}

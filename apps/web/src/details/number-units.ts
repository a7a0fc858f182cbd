import {
  type FieldSchema,
  type FieldUnit,
  type Language,
  readDecimal,
  writeHundredths,
} from '@oklad/contract/fields'

interface NumberForm {
  /** The decimals that can be typed. */
  readonly places: 0 | 2
  /** The sign that may follow the number. */
  readonly sign?: '%'
  /** Added to the typed number: the wire has an allowance as 100 + percent. */
  readonly offset: number
}

/** How people type a number of a unit. */
const numberForms: Readonly<Partial<Record<FieldUnit, NumberForm>>> = {
  hundredths: { places: 2, offset: 0 },
  hundredthsOfPercent: { places: 2, offset: 0, sign: '%' },
  percentAbove100: { places: 0, offset: 100, sign: '%' },
}
const whole: NumberForm = { places: 0, offset: 0 }

/** How people type a number of a unit: a whole number unless the unit says otherwise. */
export const numberFormOf = (unit: FieldUnit): NumberForm => numberForms[unit] ?? whole

/** Writes a field's number as people type it: 115 hundredths are `1.15`. */
export function writeNumber(value: number, unit: FieldUnit, language: Language): string {
  const { places, offset } = numberFormOf(unit)
  return places === 2
    ? writeHundredths(value, language).replace(/[.,]?0+$/, '')
    : String(value - offset)
}

/** Reads a field's number from a typed text; `undefined` where the field cannot have it. */
export function readNumber(text: string, unit: FieldUnit, schema: FieldSchema): number | undefined {
  const { places, offset, sign } = numberFormOf(unit)
  const bare = sign === undefined ? text : text.replace(sign, '')
  const reading = readDecimal(bare, places)
  if (!reading.ok) return undefined
  const value = reading.value + offset
  return isWithin(value, schema) ? value : undefined
}

/** Whether a number is within the limits of a schema. */
export const isWithin = (
  value: number,
  { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: FieldSchema,
): boolean => value >= minimum && value <= maximum

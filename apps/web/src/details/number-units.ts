import {
  type FieldSchema,
  type FieldUnit,
  type Language,
  unitNumberOf,
  writeHundredths,
} from '@oklad/contract/fields'

/** Writes a field's number as people type it: 115 hundredths are `1.15`. */
export function writeNumber(value: number, unit: FieldUnit, language: Language): string {
  const { decimals, plus = 0 } = unitNumberOf(unit)
  return decimals === 2
    ? writeHundredths(value, language).replace(/[.,]00$|0$/, '')
    : String(value - plus)
}

/** Whether a number is within the limits of a schema. */
export const isWithin = (
  value: number,
  { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: FieldSchema,
): boolean => value >= minimum && value <= maximum

import { type Language, writeDecimal, writePercent } from '@oklad/contract/fields'
import type { FigureUnit } from '@oklad/contract/internal'

const writers: Readonly<Record<FigureUnit, (value: number, language: Language) => string>> = {
  kopecks: (value, language) => writeDecimal(value, 2, 2, language),
  thousandths_of_kopeck: (value, language) => writeDecimal(value, 5, 2, language),
  percent: writePercent,
  tenths_of_percent: (value, language) =>
    writePercent(writeDecimal(value, 1, 0, language), language),
  hundredths_of_percent: (value, language) =>
    writePercent(writeDecimal(value, 2, 0, language), language),
  days: String,
  hundredths_of_day: (value, language) => writeDecimal(value, 2, 0, language),
  hundred_thousandths_of_day: (value, language) => writeDecimal(value, 5, 0, language),
  times: String,
}

/** Writes a number of a breakdown for people: amounts in roubles, rates in percent. */
export const writeValue = (value: number, unit: FigureUnit, language: Language): string =>
  writers[unit](value, language)

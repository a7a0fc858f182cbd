import { type Language, writePercent } from '@oklad/contract/fields'
import type { TaxedPart } from '@oklad/engine/internal'
import { writeAmount } from '../money/write-amount.ts'
import { monthsTexts } from '../texts/months.ts'

/** Writes the taxed income of a month that passes thresholds: `13 % от 150 000 + 15 % от 100 000`. */
export const partsInWords = (parts: readonly TaxedPart[], language: Language): string =>
  parts
    .map(({ rate, taxBase }) =>
      monthsTexts[language].part(writePercent(rate, language), writeAmount(taxBase, language)),
    )
    .join(' + ')

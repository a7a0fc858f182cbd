import { camelCase, type Text } from '@oklad/contract/fields'
import { lawFigureNames, titlesOfLawFigures } from '@oklad/contract/internal'
import type { LawFigures } from '@oklad/engine'

/** The engine's name of a law figure: `contributionLimit`. */
export type LawFigureKey = keyof LawFigures

/** The law figures in the order in which they are listed. */
export const lawFigureKeys: readonly LawFigureKey[] = lawFigureNames.map(camelCase)

/** The titles of the law figures by the engine's names. */
export const lawFigureTitles = Object.fromEntries(
  lawFigureNames.map((name) => [camelCase(name), titlesOfLawFigures[name]]),
) as Readonly<Record<LawFigureKey, Text>>

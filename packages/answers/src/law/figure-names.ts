import { camelCase, type Text } from '@oklad/contract/fields'
import { lawFigureNames, titlesOfLawFigures } from '@oklad/contract/internal'
import {
  type AverageEarningsFigures,
  averageEarningsIn,
  type Figure,
  type Law,
  type LawFigures,
} from '@oklad/engine'
import { type BudgetCodes, budgetCodesIn } from '@oklad/engine/internal'

/** The engine's name of a law figure: `contributionLimit`. */
export type LawFigureKey = keyof AllLawFigures

/** The figures of a year, those of pay by average earnings and of the agent's documents among them. */
export type AllLawFigures = LawFigures &
  AverageEarningsFigures & { readonly budgetCodes: Figure<BudgetCodes> }

/** Returns all figures of a year. */
export const allFiguresOf = ({ year, figures }: Law): AllLawFigures => ({
  ...figures,
  ...averageEarningsIn(year),
  budgetCodes: budgetCodesIn(year),
})

/** The law figures in the order in which they are listed. */
export const lawFigureKeys: readonly LawFigureKey[] = lawFigureNames.map(camelCase)

/** The titles of the law figures by the engine's names. */
export const lawFigureTitles = Object.fromEntries(
  lawFigureNames.map((name) => [camelCase(name), titlesOfLawFigures[name]]),
) as Readonly<Record<LawFigureKey, Text>>

import {
  type AverageEarningsFigures,
  averageEarningsIn,
  averageEarningsSeries,
} from './average-earnings.ts'
import { type BudgetCodes, budgetCodes, budgetCodesIn } from './budget-codes.ts'
import type { Figure } from './figure.ts'
import { type Law, type LawFigures, lawSeries } from './law.ts'

/** The figures of a year, those of pay by average earnings and of the agent's documents among them. */
export type AllLawFigures = LawFigures &
  AverageEarningsFigures & { readonly budgetCodes: Figure<BudgetCodes> }

/** The name of a figure: `contributionLimit`. */
export type LawFigureKey = keyof AllLawFigures

/** The names of all figures in the order in which they are listed. */
export const lawFigureKeys = Object.keys({
  ...lawSeries,
  budgetCodes,
  ...averageEarningsSeries,
}) as LawFigureKey[]

/** Returns all figures of a year. */
export const allFiguresOf = ({ year, figures }: Law): AllLawFigures => ({
  ...figures,
  ...averageEarningsIn(year),
  budgetCodes: budgetCodesIn(year),
})

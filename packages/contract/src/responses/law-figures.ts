import { type LawFigureKey, lawFigureKeys } from '@oklad/law/internal'
import { type SnakeCase, snakeCase } from '../words/camel-case.ts'

/** The name of a law figure. */
export type LawFigureName = SnakeCase<LawFigureKey>

/** The names of all law figures, in the order in which they are listed. */
export const lawFigureNames: readonly LawFigureName[] = lawFigureKeys.map(snakeCase)

import type { LawFigures } from '@oklad/engine'

/** The name of a figure in the engine. */
export type FigureName = keyof LawFigures

/** A name of the engine as the interface writes it: `contributionLimit` is `contribution_limit`. */
export const wireName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

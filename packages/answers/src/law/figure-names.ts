import type { LawFigures } from '@oklad/engine'

/** The engine's name of a law figure: `contributionLimit`. */
export type LawFigureKey = keyof LawFigures

type Camel<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name

/** The engine's name of a wire name: `contribution_limit` is `contributionLimit`. */
export const engineName = <Name extends string>(name: Name) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>

/** The wire name of an engine's name: `contributionLimit` is `contribution_limit`. */
export const wireName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

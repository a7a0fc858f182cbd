/** A wire name as the engine has it: `contribution_limit` is `contributionLimit`. */
export type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name

/** The engine's name of a wire name: `contribution_limit` is `contributionLimit`, `class_3_1` is `class31`. */
export const camelCase = <Name extends string>(name: Name) =>
  name.replace(/_([a-z\d])/g, (_, first: string) => first.toUpperCase()) as CamelCase<Name>

/** An engine's name as the wire has it: `contributionLimit` is `contribution_limit`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name

/** The wire name of an engine's name: `contributionLimit` is `contribution_limit`. */
export const snakeCase = <Name extends string>(name: Name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>

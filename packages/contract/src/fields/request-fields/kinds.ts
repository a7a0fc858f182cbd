import { everyStartYear } from '../../limits.ts'
import { dayPattern } from '../../schema/build.ts'
import { type CamelCase, camelCase } from '../../words/camel-case.ts'
import type { Choice } from '../field.ts'

// The kinds of fields: each gives its schema, its unit, the word for a value in the help, and the
// engine's term that it sets.

export const roubles = { en: '<roubles>', ru: '<рубли>' } as const
export const percent = { en: '<percent>', ru: '<процент>' } as const

/** The schema of a whole number. */
export const between = (minimum: number, maximum: number, example: number, byDefault?: number) =>
  ({
    type: 'integer',
    minimum,
    maximum,
    examples: [example],
    ...(byDefault !== undefined && { default: byDefault }),
  }) as const

type Range = Parameters<typeof between>

/** A sum of money, kopecks. */
export const sum = <const Term extends string>(term: Term, ...range: Range) =>
  ({ schema: between(...range), unit: 'roubles', argument: roubles, term: { term } }) as const

/** A whole number of things. */
export const count = <const Term extends string>(term: Term, ...range: Range) => {
  const argument = { en: '<count>', ru: '<число>' }
  return { schema: between(...range), unit: 'count', argument, term: { term } } as const
}

/** A coefficient from 1 to 2, in hundredths. */
export const coefficient = <const Term extends string>(
  term: Term,
  ...values: [example: number, byDefault?: number]
) => {
  const argument = { en: '<coefficient>', ru: '<коэффициент>' }
  const schema = between(100, 200, ...values)
  return { schema, unit: 'hundredths', argument, term: { term } } as const
}

/** The schema of a yes or no. */
export const yesOrNo = (byDefault: boolean) =>
  ({ type: 'boolean', default: byDefault, examples: [byDefault] }) as const

/** A yes or no. */
export const flag = <const Term extends string>(term: Term, byDefault = false) =>
  ({ schema: yesOrNo(byDefault), unit: 'flag', term: { term } }) as const

type Choices = Readonly<Record<string, Choice>>

/** One of the keys of `choices`. */
export const choice = <const Named extends Choices>(
  byDefault: keyof Named & string,
  choices: Named,
) => {
  // Typed as a tuple of one union: the library derives no type from a list of unknown length.
  const values = Object.keys(choices) as unknown as readonly [keyof Named & string]
  const schema = {
    type: 'string',
    enum: values,
    default: byDefault,
    examples: [byDefault],
  } as const
  return { schema, choices, unit: 'choice' } as const
}

/** The engine's word for each value. */
type EngineWords<Named extends Choices> = {
  readonly [Value in keyof Named & string]: Named[Value] extends { readonly term: infer Word }
    ? Word
    : CamelCase<Value>
}

/** A choice that sets a term of the engine. */
export const termChoice = <const Term extends string, const Named extends Choices>(
  term: Term,
  byDefault: keyof Named & string,
  choices: Named,
) => {
  const words = Object.entries(choices).map(([value, one]) => [value, one.term ?? camelCase(value)])
  const values = Object.fromEntries(words) as EngineWords<Named>
  return { ...choice(byDefault, choices), term: { term, values } } as const
}

/** A day. */
export const date = (example: string) => {
  const schema = {
    type: 'string',
    format: 'date',
    pattern: dayPattern(everyStartYear),
    examples: [example],
  } as const
  return { schema, unit: 'date', argument: { en: '<month>', ru: '<месяц>' } } as const
}

/** The schema of twelve numbers, January first. */
export const monthly = (minimum: number, maximum: number, example: readonly number[]) =>
  ({
    type: 'array',
    items: { type: 'integer', minimum, maximum },
    minItems: 12,
    maxItems: 12,
    examples: [example],
  }) as const

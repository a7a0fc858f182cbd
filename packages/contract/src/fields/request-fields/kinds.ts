import { type Term, termTable, type WholeRange } from '@oklad/engine/ranges'
import { everyStartYear } from '../../limits.ts'
import { dayPattern } from '../../schema/build.ts'
import { type CamelCase, camelCase } from '../../words/camel-case.ts'
import type { Choice } from '../field.ts'

// The kinds of fields: each gives its schema, its unit, the word for a value in the help, and the
// engine's term that it sets, whose range and default it has.

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

/**
 * The schema of a term that is a whole number: its range, and its default where that is more than 0.
 * @param plus what the field has more than the term
 */
export function numberOf(
  { range: { lowest, highest }, default: byDefault }: Term<unknown, WholeRange>,
  example: number,
  plus = 0,
) {
  const given = typeof byDefault === 'number' ? byDefault + plus : 0
  return between(lowest + plus, highest + plus, example, given > 0 ? given : undefined)
}

type TermsOf<Of> = {
  [Name in keyof typeof termTable]: (typeof termTable)[Name]['range'] extends Of ? Name : never
}[keyof typeof termTable]

/** The terms that are whole numbers. */
export type NumberTerm = TermsOf<WholeRange>

/** A sum of money, kopecks. */
export const sum = <const Name extends NumberTerm>(term: Name, example: number) => {
  const schema = numberOf(termTable[term], example)
  return { schema, unit: 'roubles', argument: roubles, term: { term } } as const
}

/** A whole number of things. */
export const count = <const Name extends NumberTerm>(term: Name, example: number) => {
  const argument = { en: '<count>', ru: '<число>' }
  return {
    schema: numberOf(termTable[term], example),
    unit: 'count',
    argument,
    term: { term },
  } as const
}

/** A coefficient in hundredths. */
export const coefficient = <const Name extends NumberTerm>(term: Name, example: number) => {
  const argument = { en: '<coefficient>', ru: '<коэффициент>' }
  const schema = numberOf(termTable[term], example)
  return { schema, unit: 'hundredths', argument, term: { term } } as const
}

/** The schema of a yes or no. */
export const yesOrNo = (byDefault: boolean) =>
  ({ type: 'boolean', default: byDefault, examples: [byDefault] }) as const

/** A yes or no. */
export const flag = <const Name extends TermsOf<{ kind: 'flag' }>>(term: Name) =>
  ({ schema: yesOrNo(termTable[term].default), unit: 'flag', term: { term } }) as const

type Choices = Readonly<Record<string, Choice>>

/** One of the keys of `choices`, the first by default. */
export const choice = <const Named extends Choices>(choices: Named) => {
  // Typed as a tuple of one union: the library derives no type from a list of unknown length.
  const values = Object.keys(choices) as unknown as readonly [keyof Named & string]
  const [byDefault] = values
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
export const termChoice = <
  const Name extends TermsOf<{ kind: 'choice' }>,
  const Named extends Choices,
>(
  term: Name,
  choices: Named,
) => {
  const words = Object.entries(choices).map(([value, one]) => [value, one.term ?? camelCase(value)])
  const values = Object.fromEntries(words) as EngineWords<Named>
  return { ...choice(choices), term: { term, values } } as const
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

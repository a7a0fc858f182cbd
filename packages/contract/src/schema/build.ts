import type { Term, WholeRange } from '@oklad/engine/ranges'
import type { FieldSchema } from '../fields/field.ts'
import type { Text } from '../language.ts'

/** The names of properties without the mark of those that may be left out. */
type Unmarked<Name> = Name extends `${infer Optional}?` ? Optional : Name

type Named<Properties> = {
  readonly [Name in keyof Properties as Unmarked<Name>]: Properties[Name]
}

/**
 * An object with these properties and no others; the name of one that may be left out ends in `?`. Its description may
 * stand before them.
 */
export function object<const Properties extends Readonly<Record<string, object>>>(
  ...parts: [properties: Properties] | [description: string, properties: Properties]
) {
  const properties = parts.at(-1) as Properties
  const [description] = parts
  const names = Object.keys(properties).filter((name) => !name.endsWith('?'))
  const named = Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema])
  return {
    type: 'object',
    // Typed as a tuple, as the words of `oneOf` are.
    required: names as unknown as [Exclude<keyof Properties & string, `${string}?`>],
    properties: Object.fromEntries(named) as Named<Properties>,
    additionalProperties: false,
    ...(typeof description === 'string' && { description }),
  } as const
}

/** A list of items. */
export const list = <const Items extends object, const Options extends object>(
  items: Items,
  options: Options,
) => ({ type: 'array', items, ...options }) as const

/** One of these words. */
export const oneOf = <const Word extends string>(words: readonly Word[], description: string) => ({
  // Typed as a tuple of one union: the library derives no type from a list of unknown length.
  enum: words as unknown as [Word],
  type: 'string' as const,
  description,
})

/** Marks a closed list with the texts of its words. A symbol never reaches the wire. */
const TEXTS = Symbol('texts')

/** One of the keys of a table of texts. */
export const oneKeyOf = <const Word extends string>(
  table: Readonly<Record<Word, Text>>,
  description: string,
): ReturnType<typeof oneOf<Word>> => ({
  ...oneOf(Object.keys(table) as Word[], description),
  ...{ [TEXTS]: table },
})

/** The words of a closed list with their texts; `undefined` of another schema. */
export const textsIn = (schema: object): Readonly<Record<string, Text>> | undefined =>
  (schema as { readonly [TEXTS]?: Readonly<Record<string, Text>> })[TEXTS]

/** A text. */
export const text = (
  description: string,
  options: Pick<FieldSchema, 'format' | 'pattern' | 'minLength' | 'maxLength'> = {},
) => ({ type: 'string', ...options, description }) as const

/** The pattern of a day of one of the years. */
export const dayPattern = (years: readonly number[]) =>
  `^(${years.join('|')})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$`

/** A day, YYYY-MM-DD. */
export const date = (description: string) => text(description, { format: 'date' })

/** True or false. */
export const flag = (description: string) => ({ type: 'boolean', description }) as const

interface Range {
  readonly minimum?: number
  readonly maximum?: number
}

/** The limits of a term that is a whole number. */
export const rangeOf = ({ range: { lowest, highest } }: Term<unknown, WholeRange>) =>
  ({ minimum: lowest, maximum: highest }) as const

/** A whole number. */
export const whole = (description: string, range: Range = {}) =>
  ({ type: 'integer', ...range, description }) as const

/** A sum of money that is not negative. */
export const money = (description: string) => whole(`${description} Kopecks.`, { minimum: 0 })

/** A sum of money that may be negative. */
export const signed = (description: string) => whole(`${description} Kopecks.`)

/** Whether a schema is of a sum of money. */
export const isMoneySchema = (schema: object): boolean =>
  'description' in schema && String(schema.description).includes(' Kopecks.')

/** A value or null. */
export const orNull = <const S extends object>(schema: S, description: string) =>
  ({ anyOf: [schema, { type: 'null' }], description }) as const

import { isMoneySchema, reportTitleIn, type Text } from '@oklad/contract/internal'
import type { CommandContext } from '../context.ts'
import { type Column, type NamedAmount, tableOf } from './table.ts'

/** The schema of an answer or of an item of its list; its properties have their titles. */
export interface AnswerSchema {
  readonly required?: readonly string[]
  readonly properties: Readonly<Record<string, object>>
}

type Context = Pick<CommandContext, 'language' | 'say' | 'width'>

/** The names of the sums of an answer. */
export type SumName<Answer> = {
  [Name in keyof Answer]-?: Answer[Name] extends number | undefined ? Name : never
}[keyof Answer] &
  string

/** The title of a member of an answer. */
export const titleOf = ({ properties }: AnswerSchema, name: string): Text =>
  reportTitleIn(properties[name] ?? {}) ?? { en: name, ru: name }

/**
 * The sums that an answer has, in the order of its schema.
 * @param names of those wanted; all if absent
 */
export const sumsOf = <Answer extends object>(
  schema: AnswerSchema,
  answer: Answer,
  names?: readonly SumName<Answer>[],
): NamedAmount[] =>
  (names ?? Object.keys(schema.properties)).flatMap((name): NamedAmount[] => {
    const { [name]: amount } = answer as Readonly<Record<string, unknown>>
    const isSum = isMoneySchema(schema.properties[name] ?? {}) && typeof amount === 'number'
    return isSum ? [[titleOf(schema, name), amount]] : []
  })

/** A wider title than an amount of millions stands in two lines. */
const AMOUNT_WIDTH = 12

/** A title in two lines of nearly equal length, where one would widen its column; it is not broken at a no-break space. */
function inTwoLines(title: string): string {
  const longest = (space: number) => Math.max(space, title.length - space)
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index)
  const [best] = spaces.toSorted((one, other) => longest(one) - longest(other))
  const isBroken = title.length > AMOUNT_WIDTH && best !== undefined
  const lines = isBroken ? [title.slice(0, best), title.slice(best + 1)] : [title]
  return lines.join('\n').replaceAll('\u00a0', ' ')
}

/** The names of the sums that only some requests bring. */
export const rareSums = ({ properties, required = [] }: AnswerSchema): readonly string[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    isMoneySchema(schema) && !required.includes(name) ? [name] : [],
  )

/**
 * Returns functions that make columns of the items of a list, and `fit`, which draws their table.
 * @param titles in place of those of the schema
 */
export function listOf<Item extends object>(
  schema: AnswerSchema,
  items: readonly Item[],
  context: Context,
  titles: Readonly<Record<string, Text>> = {},
) {
  const table = tableOf(items, context)
  const rare = rareSums(schema)
  const titled = (name: string) => inTwoLines(context.say(titles[name] ?? titleOf(schema, name)))
  const has = (name: SumName<Item>) => items.some((item) => Number(item[name] ?? 0) !== 0)
  const columnsBy =
    (make: typeof table.money) =>
    (ranks: { readonly [Name in SumName<Item>]?: number }): Column<Item>[] =>
      (Object.keys(ranks) as SumName<Item>[])
        .filter((name) => has(name) || !rare.includes(name))
        .map((name) => make(titled(name), (item) => Number(item[name] ?? 0), ranks[name]))
  return {
    ...table,
    has,
    /** A column of a member in words. */
    words: (name: keyof Item & string, cell: (item: Item) => string, foot?: Text) =>
      table.text(titled(name), cell, foot),
    /** Columns of sums, in their order: how expendable each is. A sum that only some requests bring has none where it is 0. */
    sums: columnsBy(table.amounts),
    /** The same with their totals. */
    totals: columnsBy(table.money),
  }
}

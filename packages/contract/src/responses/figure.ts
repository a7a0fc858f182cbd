import { figureOf, type StepKind } from '../breakdown/figures.ts'
import { reportTitles } from '../breakdown/titles.ts'
import type { Language, Text } from '../language.ts'
import { money } from '../schema/build.ts'

/** Marks a property as the value of a step of the breakdown. A symbol never reaches the wire. */
const FIGURE = Symbol('figure')

/** The step of the breakdown whose value a property of an answer is. */
interface StepOf {
  readonly kind: StepKind
  /** Which steps of that kind, where they are not those of the month or the year. */
  readonly period?: 'all_employers'
}

/** A property of an answer that is the value of a step of the breakdown. */
export const figure = <const S extends object>(
  kind: StepKind,
  schema: S,
  period?: StepOf['period'],
): S => ({ ...schema, [FIGURE]: { kind, period } })

/** The step whose value a property is; `undefined` of one without a breakdown. */
export const stepIn = (schema: { readonly [FIGURE]?: StepOf } | object): StepOf | undefined =>
  FIGURE in schema ? schema[FIGURE] : undefined

/** A sum that a step of the breakdown gives. */
export const sum = (description: string, kind: StepKind, period?: StepOf['period']) =>
  figure(kind, money(description), period)

/** Marks a property with its title. */
const TITLE = Symbol('title')

/** A property with a title of its own, or with that of a figure, of which it is a value without a breakdown. */
export const titled = <const S extends object>(title: Text | StepKind, schema: S): S => ({
  ...schema,
  [TITLE]: title,
})

const markIn = (schema: { readonly [TITLE]?: Text | StepKind } | object) =>
  TITLE in schema ? schema[TITLE] : undefined

/** The title of a property where it stands alone, as in a table of people; `undefined` where it has none. */
export function titleIn(schema: object): Text | undefined {
  const title = markIn(schema) ?? stepIn(schema)?.kind
  return typeof title === 'string' ? figureOf(title).title : title
}

/** The shorter one of the titles of a figure, for the head of a column. */
export function shortTitleOf(kind: StepKind, language: Language): string {
  const { title } = figureOf(kind)
  const { [kind]: report = title } = reportTitles
  const [short, long] = [report[language], title[language]]
  // No-break spaces are for the narrow columns of the command.
  return short.length < long.length ? short.replaceAll('\u00a0', ' ') : long
}

/** The title of a property in a report, whose heading says what it is about; `undefined` where it has none. */
export function reportTitleIn(schema: object): Text | undefined {
  const title = markIn(schema)
  const kind = stepIn(schema)?.kind ?? (typeof title === 'string' ? title : undefined)
  return (kind && reportTitles[kind]) ?? titleIn(schema)
}

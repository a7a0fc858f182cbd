import { stepIn } from '@oklad/contract/internal'
import type { Period } from '@oklad/engine'
import { idOf, periodOfWrit } from '@oklad/engine/internal'
import { once } from './once.ts'

/** The part of a schema that says which steps give an answer. */
interface AnswerSchema {
  readonly properties?: Readonly<Record<string, object>>
  readonly items?: object
}

/** The period of the steps about an item of a list: by its place, by the period around it, and by the item itself. */
type PeriodOf = (index: number, around: Period, item: never) => Period

/** The periods of what each writ takes from a payment, a month or a year. */
export const periodsOfWrits = {
  deductions_after_tax: (index: number, around: Period) =>
    periodOfWrit(index, around as Parameters<typeof periodOfWrit>[1]),
}

/** The properties of a schema with their steps: an answer has a dozen items of the same schema. */
const membersOf = once((schema: AnswerSchema) =>
  Object.entries<AnswerSchema>(schema.properties ?? {}).map(([name, property]) => ({
    ...{ name, property, step: stepIn(property) },
  })),
)

/**
 * The JSON Pointers of an answer's figures, by the id of the step that each figure is the value of.
 * @param schema of the answer, whose properties name their steps
 * @param around the period of the steps about the answer as a whole
 * @param periods those of the items, by the name of their list; other lists have no steps
 */
export function pointersInto(
  schema: AnswerSchema,
  answer: object,
  around: Period,
  periods: Readonly<Record<string, PeriodOf>>,
): Map<string, string> {
  const pointers = new Map<string, string>()
  const visit = (schema: AnswerSchema, value: unknown, path: string, period: Period): void => {
    for (const { name, property, step } of membersOf(schema)) {
      const member = (value as Readonly<Record<string, unknown>>)[name]
      if (member === undefined) continue
      const place = `${path}/${name}`
      const periodOf = periods[name]
      if (Array.isArray(member) && periodOf !== undefined) {
        for (const [index, item] of member.entries()) {
          const ofItem = periodOf(index, period, item as never)
          if (step !== undefined) pointers.set(idOf(step.kind, ofItem), `${place}/${index}`)
          visit(property.items ?? {}, item, `${place}/${index}`, ofItem)
        }
      } else if (step !== undefined) pointers.set(idOf(step.kind, step.period ?? period), place)
      else visit(property, member, place, period)
    }
  }
  visit(schema, answer, '', around)
  return pointers
}

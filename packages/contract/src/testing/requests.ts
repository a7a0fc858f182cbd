import fc from 'fast-check'
import type { FieldSchema } from '../fields/field.ts'
import { startYears } from '../limits.ts'

/** How often a field is `null` or has a wrong value, beside 60 right values. */
export interface Weights {
  readonly nulls: number
  readonly wrong: number
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const dayOf = (month: { min: number; max: number }, day: { min: number; max: number }) =>
  fc.tuple(fc.integer(month).map(twoDigits), fc.integer(day).map(twoDigits))

/** A start date: mostly of a year with known law; where values may be wrong, sometimes of another year or not in the calendar. */
const dateText = ({ wrong }: Pick<Weights, 'wrong'>): fc.Arbitrary<string> => {
  const weight = Math.min(wrong, 1)
  return fc
    .oneof(
      {
        arbitrary: fc.tuple(
          fc.integer({ min: startYears.minimum, max: startYears.maximum }),
          fc.oneof(
            fc.constantFrom(['01', '01'], ['07', '15'], ['12', '31']),
            dayOf({ min: 1, max: 12 }, { min: 1, max: 28 }),
          ),
        ),
        weight: 12,
      },
      {
        arbitrary: fc.tuple(
          fc.integer({ min: startYears.minimum - 2, max: startYears.maximum + 2 }),
          dayOf({ min: 0, max: 13 }, { min: 0, max: 32 }),
        ),
        weight,
      },
      { arbitrary: fc.constant(['2026', '1', '1']), weight },
    )
    .map((parts) => parts.flat().join('-'))
}

/** A value that is right for some fields and wrong for others. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(-1, 0, 99, 100, 200, 201, 100_000_000_000, 100_000_000_001),
  fc.maxSafeInteger(),
  fc.string(),
  fc.boolean(),
  dateText({ wrong: 1 }),
  fc.constantFrom([], {}, [1], { gross_salary: 1 }),
)

/** A value of a field: mostly a right one, often at a limit or the default. */
function fieldValue(schema: FieldSchema, weights: Weights): fc.Arbitrary<unknown> {
  const { type, minimum = 0, maximum = 0, default: byDefault } = schema
  const limits = [minimum, minimum + 1, maximum, byDefault ?? minimum]
  const right = {
    integer: () => fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(...limits)),
    boolean: () => fc.boolean(),
    string: () => textOf(schema, weights),
    array: () => listOf(schema, weights),
    object: () => objectWith(schema, 1, weights),
  }[type]()
  return fc.oneof(
    { arbitrary: right, weight: 60 },
    { arbitrary: fc.constant(null), weight: weights.nulls },
    { arbitrary: fc.oneof(anyValue, fc.constant(maximum + 1)), weight: weights.wrong },
  )
}

/** A word of a choice, a date, or a text of another pattern. */
function textOf({ enum: words, format, pattern }: FieldSchema, weights: Weights) {
  if (words !== undefined) return fc.constantFrom(...words)
  if (format === 'date' || pattern === undefined) return dateText(weights)
  return fc.stringMatching(new RegExp(pattern, 'u'))
}

/** A list, rarely with one item too few or too many. */
function listOf(schema: FieldSchema, weights: Weights): fc.Arbitrary<unknown[]> {
  const { items = schema, minItems = 0, maxItems = 2 } = schema
  const item = fieldValue(items, weights)
  const ofLength = (minLength: number, maxLength: number) =>
    fc.array(item, { minLength: Math.max(minLength, 0), maxLength })
  return fc.oneof(
    { arbitrary: ofLength(minItems, maxItems), weight: 60 },
    { arbitrary: ofLength(minItems - 1, Math.max(minItems - 1, 0)), weight: weights.wrong },
    { arbitrary: ofLength(maxItems + 1, maxItems + 1), weight: weights.wrong },
  )
}

/**
 * An object with the properties of a schema: each required one with few exceptions, each of the others
 * once in `rarity` + 1 objects, and rarely an unknown one.
 */
export function objectWith(
  { properties = {}, required = [] }: FieldSchema,
  rarity: number,
  weights: Weights,
): fc.Arbitrary<object> {
  const members = Object.entries(properties).map(([name, schema]) => {
    const member = fieldValue(schema, weights).map((value) => ({ [name]: value }))
    const [absent, present] = required.includes(name) ? [weights.wrong, 60] : [rarity, 1]
    return fc.oneof(
      { arbitrary: fc.constant({}), weight: absent },
      { arbitrary: member, weight: present },
    )
  })
  const unknown = fc.oneof(
    { arbitrary: fc.constant({}), weight: 60 },
    { arbitrary: anyValue.map((zeta) => ({ zeta })), weight: weights.wrong },
  )
  return fc.tuple(...members, unknown).map((found) => Object.assign({}, ...found))
}

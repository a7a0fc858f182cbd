import type { FieldSchema } from '@oklad/contract/fields'
import { objectWith } from '@oklad/contract/testing'
import type { Kopecks } from '@oklad/engine'
import fc from 'fast-check'
import { type Details, detailNames, fieldNamed } from '../input/details.ts'
import { amountKinds, bases, type Input } from '../input/input.ts'

/** A schema whose numbers are at most `most`, and whose lists have an item: a link has no empty ones. */
function within(schema: FieldSchema, most: number): FieldSchema {
  const { items, properties = {}, maximum = most, minItems = 1 } = schema
  const inside = Object.entries(properties).map(([name, part]) => [name, within(part, most)])
  return {
    ...schema,
    ...{ maximum: Math.min(maximum, most), minItems, properties: Object.fromEntries(inside) },
    ...(items && { items: within(items, most) }),
  }
}

/** The page keeps writs that the service refuses: these are right. */
const writs: Details['deductions_after_tax'] = [
  { kind: 'alimony_share', share: [1, 4] },
  { kind: 'writ', debt: 10_000_000, keeps_minimum: 1_500_000 },
]

/** Details of every kind, also ones that exclude each other. */
const anyDetails = fc.oneof(
  ...[1_000_000, 2_000_000_000].map((most) => {
    const properties = detailNames.map((name) => [name, within(fieldNamed(name).schema, most)])
    const all = { type: 'object', properties: Object.fromEntries(properties) } as const
    return objectWith(all, 1, { nulls: 0, wrong: 0 }).map(
      (details: Details): Details =>
        details.deductions_after_tax ? { ...details, deductions_after_tax: writs } : details,
    )
  }),
)

/** Any input that a person could enter or a link could hold. */
export const anyInput: fc.Arbitrary<Input> = fc.record({
  kind: fc.constantFrom(...amountKinds),
  amount: fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.integer({ min: 0, max: 2_000_000_000 }),
  ) as fc.Arbitrary<Kopecks>,
  basis: fc.constantFrom(...bases),
  isExact: fc.constantFrom(undefined, true),
  paidOn: fc.constantFrom(undefined, '2026-06-19'),
  vacation: fc.constantFrom(undefined, { from: '2026-08-10', days: 7 }),
  sick: fc.constantFrom(undefined, {
    from: '2026-08-10',
    to: '2026-08-19',
    insurance_months: 60,
    cause: 'child',
    earned: [0, 90_000_000],
  }),
  details: anyDetails,
})

import { expect, it } from 'vitest'
import type { FieldSchema } from '../fields/field.ts'
import { requestForms } from '../fields/request-kinds.ts'
import { operationNamed, questionNames } from '../operations.ts'
import { type Price, pointsOfText, prices } from './points.ts'

/** The names of the lists of objects in a request, at any depth. */
function listsIn({ properties = {}, items }: FieldSchema): readonly string[] {
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [
      ...(schema.type === 'array' && schema.items?.type === 'object' ? [name] : []),
      ...listsIn(schema),
    ]),
    ...(items ? listsIn(items) : []),
  ]
}

it.each(questionNames)('every list of objects in a request of %s has a price', (name) => {
  const { request = 'private', price } = operationNamed(name)
  const lists = new Set(listsIn(requestForms[request]))
  expect([...lists].filter((list) => !Object.hasOwn(price?.items ?? {}, list))).toEqual([])
})

it('adds the points of items at any depth, and takes whole points', () => {
  const price: Price = { request: 1, items: { absences: 2, raises: 0.25 } }
  const raises = [1, 2, 3]
  expect(pointsOfText(price, '{"gross_salary":1}')).toBe(0)
  expect(pointsOfText(price, JSON.stringify({ absences: [{}, {}] }))).toBe(4)
  expect(pointsOfText(price, '{"\\u0061bsences":[{},{}]}')).toBe(4)
  // Twice 2 and seven times 0.25 are 5.75.
  const deep = { after: { absences: [{ raises }, { raises }] }, raises: [1] }
  expect(pointsOfText(price, JSON.stringify(deep))).toBe(5)
  expect(pointsOfText(price, JSON.stringify({ monthly_bonuses: [1, 2] }))).toBe(0)
})

it.each(['', '[', '[]', 'null', '{"absences":[', `{"absences":${'['.repeat(8000)}`])(
  'a body that the reader refuses costs nothing more: %s',
  (text) => expect(pointsOfText(prices.privateCalc, text)).toBe(0),
)

import { fieldsOf } from '@oklad/contract/internal'
import { expect, it } from 'vitest'
import { requestValues } from './request-columns.ts'

const unitsOf = () =>
  (['calc', 'gross-up', 'payments'] as const).map((question) =>
    requestValues(question).map(({ name, unit }) => `${name}: ${unit}`),
  )

function withoutDescriptions(schema: object): void {
  if ('description' in schema && typeof schema.description === 'string') delete schema.description
  for (const part of Object.values(schema)) {
    if (typeof part === 'object' && part !== null) withoutDescriptions(part)
  }
}

it('values have the same units in the build of the page, which has no descriptions', () => {
  const units = unitsOf()
  for (const fields of Object.values(fieldsOf)) {
    for (const { schema } of Object.values(fields)) withoutDescriptions(schema)
  }
  expect(unitsOf()).toEqual(units)
})

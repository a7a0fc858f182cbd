import { serviceDocument } from '@oklad/answers'
import { expect, it } from 'vitest'
import { personColumns } from './person.ts'

it('no route of the service takes a name, a number or a document of a person', () => {
  const names = new Set<string>()
  JSON.stringify(serviceDocument(2026), (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name)
    if (key === 'parameters' && Array.isArray(value)) for (const { name } of value) names.add(name)
    return value
  })
  expect(names).toContain('gross_salary')
  expect(Object.keys(personColumns).filter((name) => names.has(name) && name !== 'status')).toEqual(
    [],
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { independentValidator } from '../independent-validator.builder.ts'
import { isPlainRequest } from './plain-request.ts'
import { PrivateCalculationRequest } from './schemas.ts'

it.each([
  [{ gross_salary: 0 }],
  [{ gross_salary: 100_000_000_000, territorial_multiplier: 200, northern_coefficient: 100 }],
  [{ gross_salary: 1, start_date: '2017-01-28', has_tax_privilege: true }],
])('recognises %j', (request) => {
  expect(isPlainRequest('private', request)).toBe(true)
})

it.each([
  [{}],
  [null],
  [[]],
  ['gross_salary'],
  [{ gross_salary: -1 }],
  [{ gross_salary: 1.5 }],
  [{ gross_salary: 1, territorial_multiplier: 99 }],
  [{ gross_salary: 1, start_date: '2026-01-31' }],
  [{ gross_salary: 1, start_date: '2016-01-01' }],
  [{ gross_salary: 1, has_tax_privilege: null }],
  [{ gross_salary: 1, children_count: 1 }],
  [{ gross_salary: 1, unknown: 1 }],
])('leaves %j to the validator', (request) => {
  expect(isPlainRequest('private', request)).toBe(false)
})

it('leaves the fields of a private request to the validator of the public one', () => {
  expect(isPlainRequest('public', { gross_salary: 1 })).toBe(true)
  expect(isPlainRequest('public', { gross_salary: 1, start_date: '2026-01-01' })).toBe(false)
  expect(isPlainRequest('public', { gross_salary: 1, has_tax_privilege: false })).toBe(false)
})

it('never accepts what the schema refuses', () => {
  const validate = independentValidator(JSON.parse(JSON.stringify(PrivateCalculationRequest)))
  const anything = fc.oneof(
    fc.integer({ min: -5, max: 300 }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    fc.string(),
  )
  const requests = fc.record(
    {
      gross_salary: fc.oneof(fc.nat(), anything),
      territorial_multiplier: anything,
      northern_coefficient: anything,
      has_tax_privilege: anything,
      start_date: anything,
      other: anything,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(requests, (request) => {
      if (isPlainRequest('private', request)) expect(validate(request)).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

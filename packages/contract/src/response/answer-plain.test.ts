import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculationAnswerer } from '../answer.ts'
import { answerPlain } from './answer-plain.ts'

const kinds = ['public', 'private'] as const

describe('a plain request', () => {
  it('is answered as every request is', () => {
    const request = fc.record(
      {
        gross_salary: fc.integer({ min: 0, max: 10_000_000_000 }),
        territorial_multiplier: fc.integer({ min: 100, max: 200 }),
        northern_coefficient: fc.integer({ min: 100, max: 200 }),
      },
      { requiredKeys: ['gross_salary'] },
    )
    fc.assert(
      fc.property(request, fc.constantFrom(...kinds), (fields, kind) => {
        const text = JSON.stringify(fields)
        expect({ ok: true, body: answerPlain(kind, text, 2026) }).toEqual(
          calculationAnswerer(kind)(text, 2026, () => 'en'),
        )
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a request that is not plain', () => {
  it.each([
    ['no JSON', '{'],
    ['a wrong salary', '{"gross_salary":-1}'],
    ['a fraction', '{"gross_salary":1.0}'],
    ['a field twice', '{"gross_salary":1,"gross_salary":2}'],
    ['an unknown field', '{"gross_salary":1,"salary":1}'],
    ['an extension', '{"gross_salary":1,"children":[]}'],
    ['a year whose law is not known yet', '{"gross_salary":1,"start_date":"2027-01-01"}'],
  ])('is left to the whole answerer: %s', (_, text) => {
    expect(answerPlain('private', text, 2026)).toBeUndefined()
  })
})

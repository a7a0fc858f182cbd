import { describe, expect, it } from 'vitest'
import { NEWEST_TAX_YEAR, startYears } from '../limits.ts'
import { readRequest, validateRequest } from './read-request.ts'

/** The problems of the body of a private request. */
function problemsIn(body: string) {
  const reading = readRequest('private', body)
  return reading.ok ? [] : reading.problems
}

const salaryRange = { minimum: 0, maximum: 100_000_000_000 }

describe('a salary', () => {
  it.each(['0', '1', '-0', '100000000000'])('is accepted: %s', (salary) => {
    expect(readRequest('public', `{"gross_salary":${salary}}`)).toEqual({
      ok: true,
      request: { gross_salary: Number(salary) },
    })
  })

  it.each([
    '-1',
    '100000000001',
    // 2^53 + 1, which no number can hold, and one with more digits than any.
    '9007199254740993',
    '9'.repeat(400),
    `-${'9'.repeat(400)}`,
  ])('is refused out of range: %s', (salary) => {
    expect(problemsIn(`{"gross_salary":${salary}}`)).toEqual([
      { code: 'out_of_range', pointer: '/gross_salary', ...salaryRange },
    ])
  })

  it.each(['1.5', '1.0', '1e5', '1E5', '1e400', '1500000.0000000001', '0.1'])(
    'is refused where it is not written as a whole number: %s',
    (salary) => {
      expect(problemsIn(`{"gross_salary":${salary}}`)).toEqual([
        { code: 'not_an_integer', pointer: '/gross_salary' },
      ])
    },
  )

  it.each(['"15000000"', '"Infinity"', 'true', '[]', '[1]', '{}', '{"a":1.5}', '""'])(
    'is refused for its type: %s',
    (salary) => {
      expect(problemsIn(`{"gross_salary":${salary}}`)).toEqual([
        { code: 'wrong_type', pointer: '/gross_salary', expected: 'integer' },
      ])
    },
  )

  it('is refused where a form gives a fraction or no number', () => {
    const read = (gross_salary: unknown) => validateRequest('private', { gross_salary })
    expect(read(0.5)).toEqual({
      ok: false,
      problems: [{ code: 'not_an_integer', pointer: '/gross_salary' }],
    })
    for (const value of [Number.NaN, 1n, Symbol('1'), new Date(0)]) {
      expect(read(value)).toEqual({
        ok: false,
        problems: [{ code: 'wrong_type', pointer: '/gross_salary', expected: 'integer' }],
      })
    }
  })
})

describe('a coefficient', () => {
  it.each(['territorial_multiplier', 'northern_coefficient'])(
    '%s is accepted from 100 to 200',
    (field) => {
      const problems = (value: number) => problemsIn(`{"gross_salary":1,"${field}":${value}}`)
      const refusal = [{ code: 'out_of_range', pointer: `/${field}`, minimum: 100, maximum: 200 }]
      expect(problems(100)).toEqual([])
      expect(problems(200)).toEqual([])
      expect(problems(99)).toEqual(refusal)
      expect(problems(201)).toEqual(refusal)
      expect(problems(1.15)).toEqual([{ code: 'not_an_integer', pointer: `/${field}` }])
    },
  )
})

describe('a start date', () => {
  const { minimum, maximum } = startYears
  const problems = (date: string) => problemsIn(`{"gross_salary":1,"start_date":"${date}"}`)

  it.each([
    `${minimum}-01-01`,
    '2024-02-29',
    '2020-02-29',
    `${NEWEST_TAX_YEAR}-12-31`,
    `${maximum}-12-31`,
  ])('is accepted: %s', (date) => {
    expect(problems(date)).toEqual([])
  })

  it.each([
    // 2023, 2025 and 2100 have no 29th of February.
    '2023-02-29',
    '2025-02-29',
    '2100-02-29',
    '2024-02-30',
    '2016-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '2026-1-1',
    '01.01.2026',
    '2026-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\\n',
    '20260101',
    '',
    'soon',
  ])('is refused where the calendar has no such day: %j', (date) => {
    expect(problems(date)).toEqual([{ code: 'impossible_date', pointer: '/start_date' }])
  })

  it.each([
    `${minimum - 1}-12-31`,
    // 2016 was a leap year.
    '2016-02-29',
    `${maximum + 1}-01-01`,
    '0000-01-01',
    '9999-12-31',
  ])('is refused in a year without known law: %s', (date) => {
    expect(problems(date)).toEqual([
      {
        code: 'out_of_range',
        pointer: '/start_date',
        minimum: `${minimum}-01-01`,
        maximum: `${maximum}-12-31`,
      },
    ])
  })

  it.each(['20260101', 'true', '2026.5', '["2026-01-01"]'])(
    'is refused where it is not a string: %s',
    (date) => {
      expect(problemsIn(`{"gross_salary":1,"start_date":${date}}`)).toEqual([
        { code: 'wrong_type', pointer: '/start_date', expected: 'string' },
      ])
    },
  )
})

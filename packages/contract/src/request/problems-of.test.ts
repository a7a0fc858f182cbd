import { EARLIEST_TAX_YEAR, LARGEST_SALARY, NEWEST_TAX_YEAR } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { readCalculation, readCalculationRequest } from './read-request.ts'

/** What is wrong with the body of a private request in 2026. */
function problemsIn(body: string) {
  const reading = readCalculationRequest('private', body, 2026)
  return reading.ok ? [] : reading.problems
}

const salaryRange = { minimum: 0, maximum: 100_000_000_000 }

describe('a salary', () => {
  it.each(['0', '1', '-0', '100000000000'])('may be %s', (salary) => {
    expect(readCalculationRequest('public', `{"gross_salary":${salary}}`, 2026)).toMatchObject({
      calculation: { terms: { grossSalary: Number(salary) } },
    })
  })

  it.each([
    '-1',
    '100000000001',
    // 2^53 + 1, which no number can hold, and one with more digits than any.
    '9007199254740993',
    '9'.repeat(400),
    `-${'9'.repeat(400)}`,
  ])('may not be %s', (salary) => {
    expect(problemsIn(`{"gross_salary":${salary}}`)).toEqual([
      { code: 'out_of_range', pointer: '/gross_salary', ...salaryRange },
    ])
  })

  it.each(['1.5', '1.0', '1e5', '1E5', '1e400', '1500000.0000000001', '0.1'])(
    'is not written as a whole number: %s',
    (salary) => {
      expect(problemsIn(`{"gross_salary":${salary}}`)).toEqual([
        { code: 'not_an_integer', pointer: '/gross_salary' },
      ])
    },
  )

  it.each(['"15000000"', '"Infinity"', 'true', '[]', '[1]', '{}', '{"a":1.5}', '""'])(
    'is not of the type: %s',
    (salary) => {
      expect(problemsIn(`{"gross_salary":${salary}}`)).toEqual([
        { code: 'wrong_type', pointer: '/gross_salary', expected: 'integer' },
      ])
    },
  )

  it('from a form may be a fraction or no number at all', () => {
    const read = (gross_salary: unknown) => readCalculation('private', { gross_salary }, 2026)
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

  it('has the limit of the engine', () => {
    expect(salaryRange.maximum).toBe(LARGEST_SALARY)
  })
})

describe('a coefficient', () => {
  it.each(['territorial_multiplier', 'northern_coefficient'])(
    '%s goes from 100 to 200',
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
  const problems = (date: string) => problemsIn(`{"gross_salary":1,"start_date":"${date}"}`)

  it.each(['2017-01-01', '2024-02-29', '2020-02-29', '2026-12-31', '2027-12-31'])(
    'may be %s',
    (date) => {
      expect(problems(date)).toEqual([])
    },
  )

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
  ])('is not a date of the calendar: %j', (date) => {
    expect(problems(date)).toEqual([{ code: 'impossible_date', pointer: '/start_date' }])
  })

  it.each(['2016-12-31', '2016-02-29', '2028-01-01', '0000-01-01', '9999-12-31'])(
    'is of a year without known law: %s',
    (date) => {
      expect(problems(date)).toEqual([
        {
          code: 'out_of_range',
          pointer: '/start_date',
          minimum: '2017-01-01',
          maximum: '2027-12-31',
        },
      ])
    },
  )

  it('may be in the year after the newest one, and no later', () => {
    expect(EARLIEST_TAX_YEAR).toBe(2017)
    expect(problems(`${NEWEST_TAX_YEAR + 1}-01-01`)).toEqual([])
    expect(problems(`${NEWEST_TAX_YEAR + 2}-01-01`)).toMatchObject([{ code: 'out_of_range' }])
  })

  it.each(['20260101', 'true', '2026.5', '["2026-01-01"]'])('is a string, not %s', (date) => {
    expect(problemsIn(`{"gross_salary":1,"start_date":${date}}`)).toEqual([
      { code: 'wrong_type', pointer: '/start_date', expected: 'string' },
    ])
  })
})

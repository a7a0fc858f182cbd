import { describe, expect, it } from 'vitest'
import type { RequestKind } from '../fields/request-kinds.ts'
import {
  examineText,
  type Reading,
  readingOf,
  readRequest,
  validateRequest,
} from './read-request.ts'

/** The valid request that a body holds. */
function requestIn(kind: RequestKind, body: string) {
  const reading = readRequest(kind, body)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.request
}

const problemsOf = (reading: Reading) => (reading.ok ? [] : reading.problems)

/** The problems of the body of a private request. */
const problemsIn = (body: string) => problemsOf(readRequest('private', body))

const salaryRange = { minimum: 0, maximum: 100_000_000_000 }

describe('a valid request', () => {
  it.each(['public', 'private'] as const)('needs only a salary (%s)', (kind) => {
    expect(requestIn(kind, '{"gross_salary":15000000}')).toEqual({ gross_salary: 15_000_000 })
  })

  it('is read with any white space, order, escapes and a byte order mark', () => {
    expect(
      requestIn(
        'private',
        '\ufeff\n{ "start_date" : "2026-01-01",\r\n\t"gross\\u005fsalary" : 15000000 }\n',
      ),
    ).toEqual({ gross_salary: 15_000_000, start_date: '2026-01-01' })
  })
})

describe('a salary', () => {
  const problemsOfValue = (gross_salary: unknown) =>
    problemsOf(validateRequest('private', { gross_salary }))

  it('may be written as -0', () => {
    expect(requestIn('public', '{"gross_salary":-0}')).toEqual({ gross_salary: -0 })
  })

  it('is refused where a form gives a fraction', () => {
    expect(problemsOfValue(0.5)).toEqual([{ code: 'not_an_integer', pointer: '/gross_salary' }])
  })

  it.each([Number.NaN, 1n, Symbol('1'), new Date(0)])(
    'is refused where a form gives no number: %s',
    (value) => {
      expect(problemsOfValue(value)).toEqual([
        { code: 'wrong_type', pointer: '/gross_salary', expected: 'integer' },
      ])
    },
  )
})

describe('null', () => {
  it('counts as omitted for an optional field', () => {
    expect(
      requestIn(
        'private',
        '{"gross_salary":15000000,"territorial_multiplier":null,"start_date":null,"warnings":null}',
      ),
    ).toEqual({ gross_salary: 15_000_000 })
  })

  it('makes a required field missing', () => {
    expect(problemsIn('{"gross_salary":null}')).toEqual([
      { code: 'missing_field', pointer: '/gross_salary' },
    ])
    expect(problemsOf(validateRequest('public', { gross_salary: undefined }))).toEqual([
      { code: 'missing_field', pointer: '/gross_salary' },
    ])
  })

  it('counts as omitted in a nested object', () => {
    const before =
      '{"base_gross_income":1,"north_gross_income":0,"tax_withheld":0,"deduction_granted":null}'
    expect(requestIn('private', `{"gross_salary":1,"income_before":${before}}`)).toEqual({
      gross_salary: 1,
      income_before: { base_gross_income: 1, north_gross_income: 0, tax_withheld: 0 },
    })
  })

  it('makes a required field of a nested object missing', () => {
    expect(
      problemsIn(
        '{"gross_salary":1,"income_before":{"base_gross_income":1,"north_gross_income":null,"tax_withheld":0},"other_employers":[{"base_gross_income":1,"north_gross_income":0,"tax_withheld":null,"bonus":null}]}',
      ),
    ).toEqual([
      { code: 'missing_field', pointer: '/income_before/north_gross_income' },
      { code: 'missing_field', pointer: '/other_employers/0/tax_withheld' },
      { code: 'unknown_field', pointer: '/other_employers/0/bonus' },
    ])
  })

  it('is refused as an item of a list', () => {
    const bonuses = JSON.stringify([null, ...Array(11).fill(0)])
    expect(problemsIn(`{"gross_salary":1,"monthly_bonuses":${bonuses}}`)).toEqual([
      { code: 'wrong_type', pointer: '/monthly_bonuses/0', expected: 'integer' },
    ])
  })

  it('does not hide an unknown field', () => {
    expect(problemsIn('{"gross_salary":1,"zeta":null}')).toEqual([
      { code: 'unknown_field', pointer: '/zeta' },
    ])
    expect(problemsIn('{"gross_salary":1,"bonus":null}')).toEqual([
      { code: 'unknown_field', pointer: '/bonus', suggestion: 'monthly_bonuses' },
    ])
    expect(problemsOf(readRequest('public', '{"gross_salary":1,"start_date":null}'))).toEqual([
      { code: 'unknown_field', pointer: '/start_date' },
    ])
  })
})

describe('a body that is not JSON', () => {
  it('is refused with the place where it breaks, or for its depth', () => {
    expect(problemsIn('')).toEqual([{ code: 'malformed_json', pointer: '', line: 1, column: 1 }])
    expect(problemsIn('{"gross_salary":1')).toMatchObject([{ code: 'malformed_json', column: 18 }])
    expect(problemsIn('['.repeat(16_384))).toEqual([{ code: 'too_deep', pointer: '', maximum: 8 }])
  })
})

describe('all problems', () => {
  it('include fields given twice', () => {
    expect(
      problemsIn('{"gross_salary":1,"gross\\u005fsalary":1.5,"has_tax_privilege":"yes"}'),
    ).toEqual([
      { code: 'duplicate_field', pointer: '/gross_salary' },
      { code: 'not_an_integer', pointer: '/gross_salary' },
      { code: 'wrong_type', pointer: '/has_tax_privilege', expected: 'boolean' },
    ])
    expect(problemsIn('{"gross_salary":1,"gross_salary":1}')).toEqual([
      { code: 'duplicate_field', pointer: '/gross_salary' },
    ])
  })

  it('are at most 100, and unknown fields come last', () => {
    const unknown = Array.from({ length: 2000 }, (_, index) => `"f${index}":1`).join(',')
    const problems = problemsIn(`{${unknown},"has_tax_privilege":0}`)
    expect(problems).toHaveLength(100)
    expect(problems.slice(0, 3)).toEqual([
      { code: 'missing_field', pointer: '/gross_salary' },
      { code: 'wrong_type', pointer: '/has_tax_privilege', expected: 'boolean' },
      { code: 'unknown_field', pointer: '/f0' },
    ])
    expect(problemsIn(`{${unknown},"gross_salary":1}`)).toHaveLength(100)
    const twice = Array.from({ length: 500 }, (_, index) => `"f${index % 250}":1`).join(',')
    expect(problemsIn(`{${twice}}`)).toHaveLength(100)
  })
})

describe('a list that is too long', () => {
  it('is refused by its first items, so that thousands take no time', () => {
    const bonuses = Array(5000).fill(-1).join()
    const problems = problemsIn(`{"gross_salary":1,"monthly_bonuses":[${bonuses}]}`)
    expect(problems.filter(({ code }) => code === 'wrong_length')).toHaveLength(1)
    expect(problems.length).toBeLessThanOrEqual(14)
  })
})

describe('fields that are valid one by one', () => {
  const boundedTo = (maximum: number) => ({ minimum: 0, maximum, bounded_by: 'children_count' })
  const notBeside = (field: string, beside: string, reason: string) => ({
    code: 'excluded_fields',
    pointer: `/${field}`,
    fields: [field, beside],
    reason,
  })

  it('are compared even where others are invalid, before unknown fields', () => {
    expect(
      problemsIn(
        '{"zeta":1,"gross_salary":-1,"employment_type":"GPH","has_tax_privilege":true,"accident_rate":7,"disabled_children_count":2,"children_count":1}',
      ),
    ).toEqual([
      { code: 'out_of_range', pointer: '/gross_salary', ...salaryRange },
      { code: 'out_of_range', pointer: '/accident_rate', minimum: 8, maximum: 1_190 },
      notBeside('has_tax_privilege', 'employment_type', 'privilegeOfEmployment'),
      { code: 'out_of_range', pointer: '/disabled_children_count', ...boundedTo(1) },
      { code: 'unknown_field', pointer: '/zeta' },
    ])
  })

  it('have all their problems listed at once', () => {
    expect(
      problemsIn(
        '{"gross_salary":1,"territorial_multiplier":115,"start_date":"2018-01-01","has_tax_privilege":true,"is_not_resident":true,"employment_type":"SELF_EMPLOYED","accident_rate":20,"disabled_children_count":1}',
      ),
    ).toEqual([
      notBeside('territorial_multiplier', 'employment_type', 'employmentOnly'),
      notBeside('has_tax_privilege', 'employment_type', 'privilegeOfEmployment'),
      notBeside('is_not_resident', 'employment_type', 'notForSelfEmployed'),
      notBeside('accident_rate', 'employment_type', 'notForSelfEmployed'),
      { code: 'out_of_range', pointer: '/disabled_children_count', ...boundedTo(0) },
    ])
  })

  it.each([
    ['"employment_type":"SELF","has_registration_deduction":true', '/employment_type'],
    [
      '"territorial_multiplier":99,"statutory_territorial_multiplier":130',
      '/territorial_multiplier',
    ],
    ['"children_count":-1,"disabled_children_count":1', '/children_count'],
  ])('are not compared with invalid fields: %s', (fields, pointer) => {
    expect(problemsIn(`{"gross_salary":1,${fields}}`).map((problem) => problem.pointer)).toEqual([
      pointer,
    ])
  })

  it('have the problems of the law after all others but unknown fields', () => {
    const notInYear = { code: 'not_in_year', pointer: '/first_month', year: 2018 } as const
    const problems = (body: string) =>
      problemsOf(
        readingOf(examineText('private', body), [{ problem: notInYear, beside: 'start_date' }]),
      )
    const fields = '"gross_salary":1,"has_registration_deduction":true,"children_count":-1,"zeta":1'
    expect(problems(`{${fields},"start_date":"2018-03-16"}`).map(({ pointer }) => pointer)).toEqual(
      ['/children_count', '/has_registration_deduction', '/first_month', '/zeta'],
    )
    // The start date is invalid, so problems that depend on it are left out.
    expect(problems(`{${fields},"start_date":"2018-02-30"}`)).not.toContain(notInYear)
    expect(problems('{"gross_salary":1}')).toEqual([notInYear])
  })

  it('are compared beside an unknown field without a name', () => {
    expect(problemsIn('{"":1,"gross_salary":1,"has_registration_deduction":true}')).toEqual([
      notBeside('has_registration_deduction', 'employment_type', 'selfEmployedOnly'),
      { code: 'unknown_field', pointer: '/' },
    ])
  })
})

describe('an unknown field', () => {
  it('is not suggested where the request does not have it', () => {
    const reading = readRequest('public', '{"gross_salary":1,"startDate":1}')
    expect(problemsOf(reading)).toEqual([{ code: 'unknown_field', pointer: '/startDate' }])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'])(
    'is listed even where every object inherits it: %s',
    (field) => {
      for (const value of ['1', '1.5', 'null', '{"gross_salary":1}', '"\\n"']) {
        expect(problemsIn(`{"gross_salary":1,"${field}":${value}}`), value).toEqual([
          { code: 'unknown_field', pointer: `/${field}` },
        ])
        expect(problemsIn(`{"${field}":${value}}`), value).toEqual([
          { code: 'missing_field', pointer: '/gross_salary' },
          { code: 'unknown_field', pointer: `/${field}` },
        ])
      }
    },
  )
})

describe('a gross-up request', () => {
  const problems = (body: string) => problemsOf(readRequest('grossUp', body))

  it('has a target in place of the salary', () => {
    expect(requestIn('grossUp', '{"target_net":100,"basis":null,"gross_salary":null}')).toEqual({
      target_net: 100,
    })
    for (const basis of ['"monthly"', '1', '[]'])
      expect(problems(`{"basis":${basis}}`)).toMatchObject([
        { code: 'missing_field', pointer: '/target_net' },
        { code: 'value_not_allowed', pointer: '/basis' },
      ])
  })

  it('has no salary, and suggests the target for it', () => {
    expect(problems('{"target_net":100,"gross_salary":1,"zeta":1}')).toEqual([
      { code: 'unknown_field', pointer: '/gross_salary', suggestion: 'target_net' },
      { code: 'unknown_field', pointer: '/zeta' },
    ])
  })

  it('has the rules of a private request', () => {
    expect(problems('{"target_net":100,"employment_type":"GPH","has_tax_privilege":true}')).toEqual(
      [
        {
          code: 'excluded_fields',
          pointer: '/has_tax_privilege',
          fields: ['has_tax_privilege', 'employment_type'],
          reason: 'privilegeOfEmployment',
        },
      ],
    )
    expect(problems('[]')).toEqual([{ code: 'wrong_type', pointer: '', expected: 'object' }])
  })
})

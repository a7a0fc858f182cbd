import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import type { CalculationKind } from './calculation-kind.ts'
import { type Reading, readCalculation, readCalculationRequest } from './read-request.ts'

/** What a body asks to be calculated in 2026. */
function termsOf(kind: CalculationKind, body: string) {
  const reading = readCalculationRequest(kind, body, 2026)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return { ...reading.calculation.terms, year: reading.calculation.law.year }
}

const problemsOf = (reading: Reading) => (reading.ok ? [] : reading.problems)

/** What is wrong with the body of a private request in 2026. */
const problemsIn = (body: string) => problemsOf(readCalculationRequest('private', body, 2026))

const minimal = {
  grossSalary: 15_000_000,
  districtCoefficient: 100,
  northernAllowance: 0,
  firstMonth: 1,
  hasTaxPrivilege: false,
  year: 2026,
}

const salaryRange = { minimum: 0, maximum: 100_000_000_000 }

describe('a request in order', () => {
  it.each(['public', 'private'] as const)('needs a salary only (%s)', (kind) => {
    expect(termsOf(kind, '{"gross_salary":15000000}')).toEqual(minimal)
  })

  it('says the coefficients in hundredths, none of them is 100', () => {
    expect(
      termsOf(
        'public',
        '{"gross_salary":15000000,"territorial_multiplier":115,"northern_coefficient":130}',
      ),
    ).toEqual({ ...minimal, districtCoefficient: 115, northernAllowance: 30 })
  })

  it('may say when it starts and that there is a privilege', () => {
    expect(
      termsOf(
        'private',
        '{"gross_salary":15000000,"territorial_multiplier":200,"northern_coefficient":200,"start_date":"2025-11-30","has_tax_privilege":true}',
      ),
    ).toEqual({
      grossSalary: 15_000_000,
      districtCoefficient: 200,
      northernAllowance: 100,
      firstMonth: 11,
      hasTaxPrivilege: true,
      year: 2025,
    })
  })

  it('starts in January of the current year unless it says otherwise, even in an unknown one', () => {
    const reading = readCalculation('public', { gross_salary: 1 }, NEWEST_TAX_YEAR + 5)
    expect(reading).toMatchObject({
      ok: true,
      calculation: {
        law: { year: NEWEST_TAX_YEAR + 5, provisional: true },
        terms: { firstMonth: 1 },
      },
    })
  })

  it('may have any spaces, any order and a byte order mark', () => {
    expect(
      termsOf(
        'private',
        '\ufeff\n{ "start_date" : "2026-01-01",\r\n\t"gross_salary" : 15000000 }\n',
      ),
    ).toEqual(minimal)
  })

  it('may write its fields with escapes', () => {
    expect(termsOf('public', '{"gross\\u005fsalary":15000000}')).toEqual(minimal)
  })
})

describe('null', () => {
  it('for an optional field counts as omitted', () => {
    expect(
      termsOf(
        'private',
        '{"gross_salary":15000000,"territorial_multiplier":null,"northern_coefficient":null,"start_date":null,"has_tax_privilege":null}',
      ),
    ).toEqual(minimal)
  })

  it('for the required field is the lack of it', () => {
    expect(problemsIn('{"gross_salary":null}')).toEqual([
      { code: 'missing_field', pointer: '/gross_salary' },
    ])
    expect(problemsOf(readCalculation('public', { gross_salary: undefined }, 2026))).toEqual([
      { code: 'missing_field', pointer: '/gross_salary' },
    ])
  })

  it('counts as omitted in an object within the request too', () => {
    const circumstances = (granted: string) => {
      const before = `{"base_gross_income":1,"north_gross_income":0,"tax_withheld":0${granted}}`
      return termsOf('private', `{"gross_salary":1,"income_before":${before}}`).circumstances
    }
    expect(circumstances(',"deduction_granted":null')).toEqual(circumstances(''))
    expect(circumstances('')).toEqual({
      incomeBefore: { baseIncome: 1, allowancesIncome: 0, taxWithheld: 0, deductionGranted: 0 },
    })
  })

  it('for a required field of such an object is the lack of it', () => {
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

  it('is no entry of a list', () => {
    const bonuses = JSON.stringify([null, ...Array(11).fill(0)])
    expect(problemsIn(`{"gross_salary":1,"monthly_bonuses":${bonuses}}`)).toEqual([
      { code: 'wrong_type', pointer: '/monthly_bonuses/0', expected: 'integer' },
    ])
  })

  it('does not make an unknown field known', () => {
    expect(problemsIn('{"gross_salary":1,"zeta":null}')).toEqual([
      { code: 'unknown_field', pointer: '/zeta' },
    ])
    // It is told with the field it resembles, as any other unknown one.
    expect(problemsIn('{"gross_salary":1,"bonus":null}')).toEqual([
      { code: 'unknown_field', pointer: '/bonus', suggestion: 'monthly_bonuses' },
    ])
    expect(
      problemsOf(readCalculationRequest('public', '{"gross_salary":1,"start_date":null}', 2026)),
    ).toEqual([{ code: 'unknown_field', pointer: '/start_date' }])
  })
})

describe('a body that is no object', () => {
  it.each(['null', '[]', '[{"gross_salary":1}]', '"x"', '15000000', '1.5', 'true'])(
    '%s',
    (body) => {
      expect(problemsIn(body)).toEqual([{ code: 'wrong_type', pointer: '', expected: 'object' }])
    },
  )

  it('is told where it is not even JSON', () => {
    expect(problemsIn('')).toEqual([{ code: 'malformed_json', pointer: '', line: 1, column: 1 }])
    expect(problemsIn('{"gross_salary":1')).toMatchObject([{ code: 'malformed_json', column: 18 }])
    expect(problemsIn('['.repeat(16_384))).toEqual([{ code: 'too_deep', pointer: '', maximum: 8 }])
  })
})

describe('all problems', () => {
  it('are told at once, known fields before unknown ones', () => {
    expect(
      problemsIn(
        '{"zeta":1,"gross_salary":-1,"territorial_multiplier":"115","northern_coefficient":99,"start_date":"2025-02-29","has_tax_privilege":1,"alpha":2}',
      ),
    ).toEqual([
      { code: 'out_of_range', pointer: '/gross_salary', ...salaryRange },
      { code: 'wrong_type', pointer: '/territorial_multiplier', expected: 'integer' },
      { code: 'out_of_range', pointer: '/northern_coefficient', minimum: 100, maximum: 200 },
      { code: 'impossible_date', pointer: '/start_date' },
      { code: 'wrong_type', pointer: '/has_tax_privilege', expected: 'boolean' },
      { code: 'unknown_field', pointer: '/zeta' },
      { code: 'unknown_field', pointer: '/alpha' },
    ])
  })

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

  it('are a hundred at most, and unknown fields crowd out no other', () => {
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

describe('fields that are right by themselves', () => {
  const notBeside = (field: string, beside: string) => ({
    code: 'excluded_fields',
    pointer: `/${field}`,
    fields: [field, beside],
  })

  it('are compared even where others are wrong, and told before unknown ones', () => {
    expect(
      problemsIn(
        '{"zeta":1,"gross_salary":-1,"employment_type":"GPH","has_tax_privilege":true,"accident_rate":19,"disabled_children_count":2,"children_count":1}',
      ),
    ).toEqual([
      { code: 'out_of_range', pointer: '/gross_salary', ...salaryRange },
      { code: 'out_of_range', pointer: '/accident_rate', minimum: 20, maximum: 850 },
      notBeside('has_tax_privilege', 'employment_type'),
      { code: 'out_of_range', pointer: '/disabled_children_count', minimum: 0, maximum: 1 },
      { code: 'unknown_field', pointer: '/zeta' },
    ])
  })

  it('are all told at once', () => {
    expect(
      problemsIn(
        '{"gross_salary":1,"territorial_multiplier":115,"start_date":"2018-01-01","has_tax_privilege":true,"is_not_resident":true,"employment_type":"SELF_EMPLOYED","accident_rate":20,"disabled_children_count":1}',
      ),
    ).toEqual([
      notBeside('territorial_multiplier', 'employment_type'),
      notBeside('has_tax_privilege', 'employment_type'),
      notBeside('is_not_resident', 'employment_type'),
      notBeside('accident_rate', 'employment_type'),
      { code: 'out_of_range', pointer: '/disabled_children_count', minimum: 0, maximum: 0 },
      { code: 'not_in_year', pointer: '/employment_type', year: 2018 },
    ])
  })

  it.each([
    ['"employment_type":"SELF","has_registration_deduction":true', '/employment_type'],
    [
      '"territorial_multiplier":99,"statutory_territorial_multiplier":130',
      '/territorial_multiplier',
    ],
    ['"children_count":-1,"disabled_children_count":1', '/children_count'],
    ['"start_date":"2018-02-30","first_month":"working_days"', '/start_date'],
  ])('are not compared with what is wrong: %s', (fields, pointer) => {
    expect(problemsIn(`{"gross_salary":1,${fields}}`).map((problem) => problem.pointer)).toEqual([
      pointer,
    ])
  })

  it('are compared beside an unknown field without a name', () => {
    expect(problemsIn('{"":1,"gross_salary":1,"has_registration_deduction":true}')).toEqual([
      notBeside('has_registration_deduction', 'employment_type'),
      { code: 'unknown_field', pointer: '/' },
    ])
  })
})

describe('an unknown field', () => {
  it.each([
    ['grossSalary', 'gross_salary'],
    ['gros_salary', 'gross_salary'],
    ['salary', 'gross_salary'],
    ['startDate', 'start_date'],
    ['has_privilege', 'has_tax_privilege'],
  ])('%s is told with the field it resembles', (field, suggestion) => {
    expect(problemsIn(`{"gross_salary":1,"${field}":1}`)).toEqual([
      { code: 'unknown_field', pointer: `/${field}`, suggestion },
    ])
  })

  it('is not suggested where the request does not have it', () => {
    const reading = readCalculationRequest('public', '{"gross_salary":1,"startDate":1}', 2026)
    expect(problemsOf(reading)).toEqual([{ code: 'unknown_field', pointer: '/startDate' }])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'])(
    'is unknown even if every object has it: %s',
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

  it.each([
    ['', '/'],
    ['a/b', '/a~1b'],
    ['m~n', '/m~0n'],
    ['gross_salary\\n', '/gross_salary\n'],
    ['\\ud800', '/\ufffd'],
  ])('%j is pointed to by %j', (field, pointer) => {
    expect(problemsIn(`{"gross_salary":1,"${field}":1}`)).toMatchObject([
      { code: 'unknown_field', pointer },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { describeInputProblem } from '../errors/input-problems.ts'
import { readCalculation } from './read-request.ts'

/** What is wrong with a request for 100,000 roubles a month in 2026. */
function problemsWith(fields: object) {
  const reading = readCalculation('private', { gross_salary: 10_000_000, ...fields }, 2026)
  return reading.ok ? [] : reading.problems
}

const income = { base_gross_income: 1, north_gross_income: 0, tax_withheld: 0 }
const employmentOnly = [
  { territorial_multiplier: 115 },
  { northern_coefficient: 130 },
  { has_tax_privilege: true },
]

describe('fields that exclude each other', () => {
  it.each<[one: object, other: object]>([
    ...employmentOnly.map((field): [object, object] => [{ employment_type: 'GPH' }, field]),
    ...employmentOnly.map((field): [object, object] => [
      { employment_type: 'SELF_EMPLOYED' },
      field,
    ]),
    [{ employment_type: 'SELF_EMPLOYED' }, { is_not_resident: true }],
    [{ employment_type: 'SELF_EMPLOYED' }, { income_before: income }],
    [{ employment_type: 'SELF_EMPLOYED' }, { other_employers: [] }],
    [{ employment_type: 'SELF_EMPLOYED' }, { accident_rate: 20 }],
    [{ employment_type: 'SELF_EMPLOYED' }, { contribution_tariff: 'it' }],
    [{ employment_type: 'TD' }, { npd_income_source: 'INDIVIDUAL' }],
    [{ employment_type: 'TD' }, { has_registration_deduction: true }],
    [{ employment_type: 'GPH' }, { npd_income_source: 'INDIVIDUAL' }],
    [{ employment_type: 'GPH' }, { has_registration_deduction: true }],
    [{ is_not_resident: true }, { other_employers: [income] }],
  ])('%j and %j: both are named', (one, other) => {
    const field = Object.keys(other)[0] as string
    const fields = [field, Object.keys(one)[0] as string]
    const problems = problemsWith({ ...one, ...other })
    expect(problems).toEqual([{ code: 'excluded_fields', pointer: `/${field}`, fields }])
    for (const language of ['en', 'ru'] as const) {
      const { detail } = describeInputProblem(problems[0] as (typeof problems)[number], language)
      for (const name of fields) expect(detail).toContain(name)
    }
  })

  it('may be given as they are by default', () => {
    const coefficients = { territorial_multiplier: 100, northern_coefficient: 100 }
    expect(
      problemsWith({
        employment_type: 'SELF_EMPLOYED',
        ...coefficients,
        statutory_territorial_multiplier: 100,
        has_tax_privilege: false,
        is_not_resident: false,
        contribution_tariff: 'general',
      }),
    ).toEqual([])
    expect(
      problemsWith({ npd_income_source: 'LEGAL_ENTITY', has_registration_deduction: false }),
    ).toEqual([])
    expect(problemsWith({ is_not_resident: false, other_employers: [income] })).toEqual([])
  })

  it('are so without employment_type too: it is an employment contract then', () => {
    expect(problemsWith({ has_registration_deduction: true })).toMatchObject([
      { fields: ['has_registration_deduction', 'employment_type'] },
    ])
  })

  it('a non-resident may have the privilege: it has no effect', () => {
    expect(problemsWith({ is_not_resident: true, has_tax_privilege: true })).toEqual([])
  })
})

describe('fields that bound each other', () => {
  it('the district coefficient of the law is not above the one that is paid', () => {
    expect(
      problemsWith({ territorial_multiplier: 120, statutory_territorial_multiplier: 130 }),
    ).toEqual([
      {
        code: 'out_of_range',
        pointer: '/statutory_territorial_multiplier',
        minimum: 100,
        maximum: 120,
      },
    ])
    expect(
      problemsWith({ territorial_multiplier: 130, statutory_territorial_multiplier: 130 }),
    ).toEqual([])
  })

  it('the disabled children are among the children', () => {
    expect(problemsWith({ children_count: 1, disabled_children_count: 2 })).toEqual([
      { code: 'out_of_range', pointer: '/disabled_children_count', minimum: 0, maximum: 1 },
    ])
    expect(problemsWith({ disabled_children_count: 1 })).toMatchObject([{ maximum: 0 }])
    expect(problemsWith({ children_count: 2, disabled_children_count: 2 })).toEqual([])
  })
})

describe('a value that a tax year does not have', () => {
  it.each([
    // The tax on professional income began in 2019.
    [{ employment_type: 'SELF_EMPLOYED' }, 2018, 2019],
    // The reduced tariffs are known from 2025 on.
    [{ contribution_tariff: 'it' }, 2024, 2025],
    [{ contribution_tariff: 'small_business' }, 2024, 2025],
    [{ contribution_tariff: 'small_business_manufacturing' }, 2024, 2025],
    // The production calendars are those of 2024, 2025 and 2026.
    [{ first_month: 'working_days' }, 2023, 2024],
    [{ first_month: 'working_days' }, 2027, 2026],
  ])('%j: not %i, but %i', (field, without, having) => {
    const from = (year: number) => problemsWith({ ...field, start_date: `${year}-03-16` })
    expect(from(without)).toEqual([
      { code: 'not_in_year', pointer: `/${Object.keys(field)[0]}`, year: without },
    ])
    expect(from(having)).toEqual([])
  })

  it('is told of the current year where the request names none', () => {
    const reading = readCalculation(
      'private',
      { gross_salary: 1, first_month: 'working_days' },
      2030,
    )
    expect(reading).toEqual({
      ok: false,
      problems: [{ code: 'not_in_year', pointer: '/first_month', year: 2030 }],
    })
  })

  it('by calendar days every year can be divided', () => {
    expect(problemsWith({ first_month: 'calendar_days', start_date: '2027-03-16' })).toEqual([])
  })
})

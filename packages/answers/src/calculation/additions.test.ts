import { PrivateCalculationResponse, validateRequest } from '@oklad/contract'
import { PrivateCalculationRequest } from '@oklad/contract/fields'
import { assertValid, independentValidator, objectWith } from '@oklad/contract/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerTo, monthsOf } from '../testing/answers.ts'
import { privateAnswer } from './answer-calculation.ts'
import { calculationOf } from './calculation.ts'
import { yearProblems } from './year-problems.ts'

const salary = { gross_salary: 10_000_000, start_date: '2026-01-01' }
const plain = answerTo('private', salary)
const plainMonth = Object.keys(monthsOf(plain)[0] ?? {})
const noBonuses = Array(12).fill(0)
const nothing = { base_gross_income: 0, north_gross_income: 0, tax_withheld: 0 }

/** The fields that a request adds to the plain answer: of the year and of a month. */
function addedBy(request: object) {
  const answer = answerTo('private', { ...salary, ...request })
  const without = (fields: readonly string[], known: readonly string[]) =>
    fields.filter((field) => !known.includes(field) && field !== 'warnings')
  return [
    without(Object.keys(answer), Object.keys(plain)),
    without(Object.keys(monthsOf(answer)[0] ?? {}), plainMonth),
  ]
}

describe('a field adds to the answer of the specification', () => {
  type Added = [ofYear: string[], ofMonth: string[]]
  const cost: Added = [
    ['annual_accident_contribution', 'employer_total_cost'],
    ['monthly_accident_contribution'],
  ]
  const selfEmployed: Added = [['npd_deduction_used', 'npd_limit_exceeded'], ['outside_npd']]

  it.each<[request: object, ...Added]>([
    [{ is_not_resident: true }, [], []],
    [{ employment_type: 'TD' }, [], []],
    [{ employment_type: 'GPH' }, [], []],
    [{ employment_type: 'SELF_EMPLOYED' }, ...selfEmployed],
    [{ monthly_bonuses: noBonuses }, [], ['monthly_bonus']],
    [{ bonuses_attract_allowances: false }, [], []],
    [{ statutory_territorial_multiplier: 100 }, [], []],
    [{ children_count: 0 }, ['deduction_result'], ['monthly_deduction']],
    [{ disabled_children_count: 0 }, [], []],
    [{ single_parent: true }, [], []],
    [{ housing_expense: 0 }, ['deduction_result'], []],
    [{ mortgage_expense: 0 }, ['deduction_result'], []],
    [{ social_expense: 0 }, ['deduction_result'], []],
    [{ child_edu_expense: 0 }, ['deduction_result'], []],
    [{ npd_income_source: 'LEGAL_ENTITY' }, [], []],
    [{ has_registration_deduction: false }, [], []],
    [{ income_before: nothing }, [], []],
    [{ other_employers: [nothing] }, ['settlement'], []],
    [{ other_employers: [] }, [], []],
    [{ warnings: true }, [], []],
    [{ contribution_tariff: 'general' }, [], []],
    [{ contribution_tariff: 'it' }, ...cost],
    [{ accident_rate: 20 }, ...cost],
    [{ working_conditions: 'ordinary' }, [], []],
    [{ is_company_head: true }, ...cost],
    [{ is_company_head: false }, [], []],
    [
      { working_conditions: 'list_1' },
      ['annual_additional_contribution', 'annual_accident_contribution', 'employer_total_cost'],
      ['monthly_accident_contribution', 'monthly_additional_contribution'],
    ],
    [{ first_month: 'full' }, [], []],
    [{ first_month: 'working_days' }, [], []],
  ])('%j', (request, ofYear, ofMonth) => {
    expect(addedBy(request)).toEqual([ofYear, ofMonth])
  })

  it('and defaults add nothing', () => {
    const usual = {
      is_not_resident: false,
      employment_type: 'TD',
      bonuses_attract_allowances: true,
      npd_income_source: 'LEGAL_ENTITY',
      contribution_tariff: 'general',
      first_month: 'full',
    }
    expect(answerTo('private', { ...salary, ...usual })).toEqual(plain)
  })
})

describe('the answer', () => {
  it('has the deductions and the months with them', () => {
    // 4,200 in each month to 400,000; 13 % of 16,800 are 2,184. Social expenses of 10,000 give back
    // 1,300, a home of a million 130,000.
    const answer = answerTo('private', {
      ...salary,
      children_count: 2,
      social_expense: 1_000_000,
      housing_expense: 100_000_000,
    })
    expect(answer.deduction_result).toEqual({
      children_monthly_deduction: 420_000,
      children_months: 4,
      children_return: 218_400,
      property_return_this_year: 13_000_000,
      property_return_total: 13_000_000,
      social_return: 130_000,
      total_return: 13_348_400,
    })
    expect(monthsOf(answer).map((month) => month['monthly_deduction'])).toEqual([
      ...Array(4).fill(420_000),
      ...Array(8).fill(0),
    ])
  })

  it('has the cost to the employer', () => {
    // 50,000 a month in 2025: 12,549.00 of a small business, 0.2 % of accidents are 100.00.
    const answer = answerTo('private', {
      gross_salary: 5_000_000,
      start_date: '2025-12-01',
      contribution_tariff: 'small_business',
      accident_rate: 20,
    })
    expect(answer).toMatchObject({
      annual_accident_contribution: 10_000,
      employer_total_cost: 6_264_900,
    })
    expect(answer.annualPFR + answer.annualFOMS + answer.annualFSS).toBe(1_254_900)
    expect(monthsOf(answer)[0]).toMatchObject({ monthly_accident_contribution: 10_000 })
  })

  it('has the settlement with other employers', () => {
    // Published: 2.8 and 2.5 million, 372,000 and 327,000 withheld, 756,000 due.
    const answer = answerTo('private', {
      gross_salary: 0,
      start_date: '2025-01-01',
      monthly_bonuses: [280_000_000, ...Array(11).fill(0)],
      other_employers: [
        { base_gross_income: 250_000_000, north_gross_income: 0, tax_withheld: 32_700_000 },
      ],
    })
    expect(answer.settlement).toEqual({
      tax_due: 75_600_000,
      withheld_here: 37_200_000,
      withheld_elsewhere: [32_700_000],
      notice: 5_700_000,
      overpaid: 0,
      notice_due: '2026-12-01',
    })
  })

  it('marks the months of the self-employed above the limit', () => {
    // 500,000 a month: 2.5 million in May. 2 % of the first are the deduction's 10,000.
    const answer = answerTo('private', {
      gross_salary: 50_000_000,
      start_date: '2026-01-01',
      employment_type: 'SELF_EMPLOYED',
      has_registration_deduction: true,
    })
    expect(answer).toMatchObject({ npd_deduction_used: 1_000_000, npd_limit_exceeded: true })
    expect(monthsOf(answer).map((month) => month['outside_npd'])).toEqual([
      ...Array(4).fill(false),
      ...Array(8).fill(true),
    ])
  })

  it('has the bonus of each month from the first one', () => {
    const bonuses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    const answer = answerTo('private', {
      gross_salary: 10_000_000,
      start_date: '2026-10-01',
      monthly_bonuses: bonuses,
    })
    expect(monthsOf(answer).map((month) => month['monthly_bonus'])).toEqual([10, 11, 12])
  })

  it('pays a part first month from the day of start_date', () => {
    // March 2025 has 21 working days, 11 of them from the 17th; of 31 days 15.
    const firstBase = (first_month: string, gross_salary: number) =>
      monthsOf(answerTo('private', { gross_salary, start_date: '2025-03-17', first_month }))[0]?.[
        'monthly_base_gross_income'
      ]
    expect(firstBase('working_days', 10_500_000)).toBe(5_500_000)
    expect(firstBase('calendar_days', 9_300_000)).toBe(4_500_000)
    expect(firstBase('full', 9_300_000)).toBe(9_300_000)
  })

  it('continues the year from income_before', () => {
    // 2.3 million and 299,000 before; 200,000 more: 13 % of 100,000 and 15 % of 100,000.
    const answer = answerTo('private', {
      gross_salary: 20_000_000,
      start_date: '2026-12-01',
      income_before: {
        base_gross_income: 230_000_000,
        north_gross_income: 0,
        tax_withheld: 29_900_000,
      },
    })
    expect(answer).toMatchObject({ annual_gross_income: 20_000_000, annual_tax_amount: 2_800_000 })
  })
})

describe('any answer with additions', () => {
  const validate = independentValidator(PrivateCalculationResponse)
  const request = objectWith(PrivateCalculationRequest, 3, { nulls: 0, wrong: 0 })

  it('matches the published schema', () => {
    let answered = 0
    fc.assert(
      fc.property(request, fc.constantFrom('en' as const, 'ru' as const), (asked, language) => {
        const reading = validateRequest('private', asked, yearProblems(2026))
        if (!reading.ok) {
          // Only a date or a combination of fields can be wrong.
          const codes = reading.problems.map(({ code }) => code)
          expect([
            'excluded_fields',
            'not_in_year',
            'unknown_in_year',
            'out_of_range',
            'impossible_date',
          ]).toEqual(expect.arrayContaining(codes))
          return
        }
        answered++
        assertValid(validate, privateAnswer(calculationOf(reading.request, 2026), language))
      }),
      { numRuns: 3_000 },
    )
    expect(answered).toBeGreaterThan(300)
  })
})

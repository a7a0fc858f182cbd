import { PrivateCalculationRequest, type RequestFieldName } from '@oklad/contract/fields'
import { PrivateCalculationResponse } from '@oklad/contract/internal'
import { assertValid, independentValidator, objectWith } from '@oklad/contract/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readObject } from '../reading.ts'
import { answerTo, monthsOf } from '../testing/answers.ts'
import { privateAnswer } from './answer-calculation.ts'
import { calculationOf } from './calculation.ts'

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

type Case = [value: unknown, ofYear?: string[], ofMonth?: string[]]

const deductions: Case[1] = ['deduction_result']
const cost: [string[], string[]] = [
  ['annual_accident_contribution', 'employer_total_cost'],
  ['monthly_accident_contribution'],
]

/** Values of every field, with the members that each adds to the answer of the year and to a month. */
const additions: Readonly<Record<RequestFieldName, readonly Case[]>> = {
  gross_salary: [[10_000_000]],
  territorial_multiplier: [[115]],
  northern_coefficient: [[130]],
  start_date: [['2026-01-01']],
  has_tax_privilege: [[true]],
  is_not_resident: [[true]],
  non_resident_category: [['ordinary']],
  employment_type: [
    ['TD'],
    ['GPH'],
    ['SELF_EMPLOYED', ['npd_deduction_used', 'npd_limit_exceeded'], ['outside_npd']],
  ],
  full_time_share: [[50]],
  notice_deductions: [
    [[{ kind: 'housing', month: 1, amount: 100 }], deductions ?? [], ['monthly_notice_deduction']],
  ],
  other_pay: [
    [[{ kind: 'gift', month: 1, amount: 100 }], [], ['monthly_other_pay', 'monthly_exempt_income']],
  ],
  severance_average_month: [[100]],
  severance_far_north: [[true]],
  absences: [
    [
      [{ kind: 'sick', from: '2026-07-06', days: 4, insurance_months: 60 }],
      ['settlement', 'absence_pay'],
      ['monthly_other_pay', 'monthly_exempt_income'],
    ],
  ],
  deductions_after_tax: [
    [
      [{ kind: 'writ', debt: 1 }],
      ['withheld_after_tax', 'paid_out', 'deductions_after_tax'],
      ['withheld_after_tax', 'paid_out', 'deductions_after_tax'],
    ],
  ],
  earnings_before: [[[{ month: '2025-12', pay: 1 }]]],
  monthly_bonuses: [[noBonuses, [], ['monthly_bonus']]],
  bonuses_attract_allowances: [[false]],
  statutory_territorial_multiplier: [[100]],
  children_count: [[0, deductions, ['monthly_deduction']]],
  disabled_children_count: [[0]],
  elder_children_count: [[1]],
  single_parent: [[true]],
  has_family_payment: [[false], [true, ['family_payment']]],
  own_deduction: [['none'], ['item_2', deductions, ['monthly_own_deduction']]],
  housing_expense: [[0, deductions]],
  mortgage_expense: [[0, deductions]],
  social_expense: [[0, deductions]],
  child_edu_expense: [[0, deductions]],
  treatment_expense: [[0, deductions]],
  savings_expense: [[0, deductions]],
  has_gto_badge: [
    [false, deductions],
    [true, deductions],
  ],
  npd_income_source: [['LEGAL_ENTITY']],
  has_registration_deduction: [[false]],
  income_before: [[nothing]],
  income_before_elsewhere: [[1]],
  other_employers: [[[]], [[nothing], ['settlement']]],
  contribution_tariff: [['general'], ['it', ...cost]],
  accident_rate: [[20, ...cost]],
  working_conditions: [
    ['ordinary'],
    [
      'list_1',
      ['annual_additional_contribution', ...cost[0]],
      [...cost[1], 'monthly_additional_contribution'],
    ],
  ],
  is_company_head: [[false], [true, ...cost]],
  first_month: [['working_days']],
  end_date: [['2026-06-30']],
  last_month: [['working_days']],
  monthly_salaries: [[noBonuses]],
  monthly_territorial_multipliers: [[Array(12).fill(115)]],
  monthly_northern_coefficients: [[Array(12).fill(130)]],
  monthly_statutory_territorial_multipliers: [[Array(12).fill(100)]],
  warnings: [[true]],
  law_version: [[false], [true, ['law_version']]],
}

describe('a field adds to the answer of the specification', () => {
  const cases = Object.entries(additions).flatMap(([name, values]) =>
    values.map(([value, ofYear = [], ofMonth = []]) => ({ [name]: value, ofYear, ofMonth })),
  )
  it.each(cases)('%j', ({ ofYear, ofMonth, ...request }) => {
    expect(addedBy(request)).toEqual([ofYear, ofMonth])
  })

  it('inside deduction_result, own_return with an own deduction', () => {
    const membersWith = (request: object) =>
      Object.keys(answerTo('private', { ...salary, ...request }).deduction_result)
    const without = membersWith({ children_count: 1 })
    expect(without).not.toContain('own_return')
    expect(membersWith({ own_deduction: 'item_1' })).toEqual(
      without.toSpliced(without.indexOf('children_return') + 1, 0, 'own_return'),
    )
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
    // 4,200 in each month to 400,000; 13 % of 16,800 are 2,184. Social expenses of 10,000 give back
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

  it('has the bonus of each month from the first one', () => {
    const bonuses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    const answer = answerTo('private', {
      gross_salary: 10_000_000,
      start_date: '2026-10-01',
      monthly_bonuses: bonuses,
    })
    expect(monthsOf(answer).map((month) => month['monthly_bonus'])).toEqual([10, 11, 12])
  })
})

describe('any answer with additions', () => {
  const validate = independentValidator(PrivateCalculationResponse)
  const request = objectWith(PrivateCalculationRequest, 3, { nulls: 0, wrong: 0 })

  it('matches the published schema', () => {
    let answered = 0
    fc.assert(
      fc.property(request, fc.constantFrom('en' as const, 'ru' as const), (asked, language) => {
        const reading = readObject('private', asked, 2026)
        if (!reading.ok) {
          // Only a date, a combination of fields, or an absence can be wrong.
          const codes = reading.problems.map(({ code }) => code)
          expect([
            'excluded_fields',
            'not_in_year',
            'unknown_in_year',
            'out_of_range',
            'impossible_date',
            'missing_field',
            'duplicate_field',
          ]).toEqual(expect.arrayContaining(codes))
          return
        }
        answered++
        assertValid(validate, privateAnswer(calculationOf(reading.request, 2026), language))
      }),
      { numRuns: 4_000 },
    )
    expect(answered).toBeGreaterThan(300)
  })
})

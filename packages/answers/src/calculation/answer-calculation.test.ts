import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { answerTo, monthsOf, textOf } from '../testing/answers.ts'

describe('the public answer', () => {
  it('is one line, field by field in the order of the schema', () => {
    expect(textOf('public', { gross_salary: 10_000_000, start_date: '2025-12-01' })).toBe(
      '{"gross_salary":10000000,"territorial_multiplier":100,"northern_coefficient":100,"annual_gross_income":10000000,"annual_net_income":8700000,"annual_tax_amount":1300000,"monthly_details":[{"month":"2025-12-01T00:00:00Z","monthly_gross_income":10000000,"monthly_net_income":8700000,"monthly_tax_amount":1300000,"annual_gross_income":10000000,"annual_net_income":8700000,"annual_tax_amount":1300000}]}',
    )
  })
})

describe('the private answer', () => {
  it('has the parts of pay and tax, the contributions and the rate', () => {
    // 150,000.00; 15 % and 30 % of it are 22,500.00 and 45,000.00: 67,500.00 of allowances.
    // 13 % of either base: 19,500.00 and 8,775.00. Of all 217,500.00 medical insurance takes 5.1 %,
    // 11,092.50; social insurance 2.9 %, 6,307.50; all three 30 %, 65,250.00, so pension 47,850.00.
    const month = {
      monthly_gross_income: 21_750_000,
      monthly_net_income: 18_922_500,
      monthly_tax_amount: 2_827_500,
      monthly_base_gross_income: 15_000_000,
      monthly_base_tax_amount: 1_950_000,
      monthly_north_gross_income: 6_750_000,
      monthly_north_tax_amount: 877_500,
      monthlyFOMS: 1_109_250,
      monthlyFSS: 630_750,
      monthlyPFR: 4_785_000,
      tax_rate: 13,
    }
    expect(
      answerTo('private', {
        gross_salary: 15_000_000,
        territorial_multiplier: 115,
        northern_coefficient: 130,
        start_date: '2026-10-15',
      }),
    ).toEqual({
      gross_salary: 15_000_000,
      territorial_multiplier: 115,
      northern_coefficient: 130,
      annual_gross_income: 65_250_000,
      annual_net_income: 56_767_500,
      annual_tax_amount: 8_482_500,
      annualFOMS: 3_327_750,
      annualFSS: 1_892_250,
      annualPFR: 14_355_000,
      monthly_details: ['10', '11', '12'].map((number) => ({
        month: `2026-${number}-01T00:00:00Z`,
        ...month,
      })),
    })
  })

  it('is one line, field by field in the order of the schema', () => {
    expect(textOf('private', { gross_salary: 10_000_000, start_date: '2025-12-01' })).toBe(
      '{"gross_salary":10000000,"territorial_multiplier":100,"northern_coefficient":100,"annual_gross_income":10000000,"annual_net_income":8700000,"annual_tax_amount":1300000,"annualFOMS":510000,"annualFSS":290000,"annualPFR":2200000,"monthly_details":[{"month":"2025-12-01T00:00:00Z","monthly_gross_income":10000000,"monthly_net_income":8700000,"monthly_tax_amount":1300000,"monthly_base_gross_income":10000000,"monthly_base_tax_amount":1300000,"monthly_north_gross_income":0,"monthly_north_tax_amount":0,"monthlyFOMS":510000,"monthlyFSS":290000,"monthlyPFR":2200000,"tax_rate":13}]}',
    )
  })

  it('shows a new rate where no sum of the month changes', () => {
    // 200,000.03 a month are 2,400,000.36 in December: 15 % of the last 36 kopecks round to nothing,
    // and 30 % of either month's 3 kopecks end in one kopeck more.
    const months = monthsOf(
      answerTo('private', { gross_salary: 20_000_003, start_date: '2025-01-01' }),
    )
    expect(months[10]).toMatchObject({ monthly_tax_amount: 2_600_000, tax_rate: 13 })
    expect(months[11]).toEqual({ ...months[10], month: '2025-12-01T00:00:00Z', tax_rate: 15 })
  })
})

describe('every answer', () => {
  it('writes a salary of -0 as 0', () => {
    const text = textOf('public', JSON.parse('{"gross_salary":-0}'))
    expect(text).toMatch(/^\{"gross_salary":0,/)
    expect(text).not.toContain('-0,')
  })

  it.each(['public', 'private'] as const)('of the next year has a warning (%s)', (kind) => {
    const next = NEWEST_TAX_YEAR + 1
    const request = { gross_salary: 10_000_000, start_date: `${next}-12-01` }
    expect(JSON.parse(textOf(kind, request, 'en')).warnings).toEqual([
      {
        code: 'provisional_law',
        detail: `The law of ${next} is not known yet. The figures of ${NEWEST_TAX_YEAR} were used, so the result is provisional.`,
      },
    ])
    expect(JSON.parse(textOf(kind, request, 'ru')).warnings).toMatchObject([
      { code: 'provisional_law', detail: expect.stringMatching(`^Закон на ${next} год`) },
    ])
    expect(Object.keys(JSON.parse(textOf(kind, request))).at(-1)).toBe('warnings')
  })
})

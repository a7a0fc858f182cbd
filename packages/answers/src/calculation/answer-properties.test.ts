import { PrivateCalculationResponse, PublicCalculationResponse } from '@oklad/contract'
import { languages, NEWEST_TAX_YEAR, startYears } from '@oklad/contract/fields'
import { assertValid, independentValidator } from '@oklad/contract/testing'
import { calculate } from '@oklad/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerTo, calculationFor, type Fields, monthsOf, textOf } from '../testing/answers.ts'

type Figures = Record<string, number>

const yearFields = [
  'gross_salary',
  'territorial_multiplier',
  'northern_coefficient',
  'annual_gross_income',
  'annual_net_income',
  'annual_tax_amount',
]
const monthFields = ['month', 'monthly_gross_income', 'monthly_net_income', 'monthly_tax_amount']
const fields = {
  public: {
    year: [...yearFields, 'monthly_details'],
    month: [...monthFields, 'annual_gross_income', 'annual_net_income', 'annual_tax_amount'],
  },
  private: {
    year: [...yearFields, 'annualFOMS', 'annualFSS', 'annualPFR', 'monthly_details'],
    month: [
      ...monthFields,
      'monthly_base_gross_income',
      'monthly_base_tax_amount',
      'monthly_north_gross_income',
      'monthly_north_tax_amount',
      'monthlyFOMS',
      'monthlyFSS',
      'monthlyPFR',
      'tax_rate',
    ],
  },
}
const validators = {
  public: independentValidator(PublicCalculationResponse),
  private: independentValidator(PrivateCalculationResponse),
}

const request = fc.record({
  gross_salary: fc.oneof(
    fc.nat(1_000),
    fc.integer({ min: 0, max: 200_000_000 }),
    fc.integer({ min: 0, max: 100_000_000_000 }),
  ),
  territorial_multiplier: fc.integer({ min: 100, max: 200 }),
  northern_coefficient: fc.integer({ min: 100, max: 200 }),
  start_date: fc
    .tuple(
      fc.integer({ min: startYears.minimum, max: startYears.maximum }),
      fc.integer({ min: 1, max: 12 }),
    )
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-01`),
  has_tax_privilege: fc.boolean(),
})

describe.each(['public', 'private'] as const)('any %s answer', (kind) => {
  const check = (property: (answer: Fields, asked: Fields) => void) =>
    fc.assert(
      fc.property(request, fc.constantFrom(...languages), (asked, language) => {
        property(JSON.parse(textOf(kind, asked, language)), asked)
      }),
      { numRuns: 300 },
    )

  it('has exactly the fields of the specification, and warnings in a provisional year only', () => {
    check((answer, asked) => {
      const isProvisional = Number.parseInt(String(asked['start_date']), 10) > NEWEST_TAX_YEAR
      expect(Object.keys(answer)).toEqual([
        ...fields[kind].year,
        ...(isProvisional ? ['warnings'] : []),
      ])
      for (const month of monthsOf(answer)) expect(Object.keys(month)).toEqual(fields[kind].month)
    })
  })

  it('has whole numbers that JSON can hold, and months', () => {
    check(({ monthly_details, warnings, ...year }) => {
      for (const { month, ...figures } of monthly_details as Fields[]) {
        expect(month).toMatch(/^20\d\d-(0[1-9]|1[0-2])-01T00:00:00Z$/)
        expect(Object.values({ ...year, ...figures }).every(Number.isSafeInteger)).toBe(true)
      }
    })
  })

  it('echoes the request and goes from its first month to December', () => {
    check((answer, { start_date, has_tax_privilege, ...asked }) => {
      expect(answer).toMatchObject(asked)
      const [year, first] = String(start_date).split('-').map(Number) as [number, number]
      expect(monthsOf(answer).map(({ month }) => month)).toEqual(
        Array.from({ length: 13 - first }, (_, index) =>
          new Date(Date.UTC(year, first - 1 + index)).toISOString().replace('.000', ''),
        ),
      )
    })
  })

  it('has parts that add up to the totals', () => {
    check((answer) => {
      const year = answer as Figures
      const months = monthsOf(answer) as Figures[]
      const sum = (field: string) =>
        months.reduce((total, month) => total + figure(month, field), 0)
      expect(figure(year, 'annual_gross_income')).toBe(sum('monthly_gross_income'))
      expect(figure(year, 'annual_net_income')).toBe(sum('monthly_net_income'))
      expect(figure(year, 'annual_tax_amount')).toBe(sum('monthly_tax_amount'))
      expect(figure(year, 'annual_net_income')).toBe(
        figure(year, 'annual_gross_income') - figure(year, 'annual_tax_amount'),
      )
      for (const month of months) {
        expect(figure(month, 'monthly_net_income')).toBe(
          figure(month, 'monthly_gross_income') - figure(month, 'monthly_tax_amount'),
        )
      }
      if (kind === 'public') return
      for (const fund of ['FOMS', 'FSS', 'PFR']) {
        expect(figure(year, `annual${fund}`)).toBe(sum(`monthly${fund}`))
      }
      for (const month of months) {
        for (const whole of ['gross_income', 'tax_amount']) {
          expect(figure(month, `monthly_${whole}`)).toBe(
            figure(month, `monthly_base_${whole}`) + figure(month, `monthly_north_${whole}`),
          )
        }
      }
    })
  })

  it('matches the published schema', () => {
    check((answer) => assertValid(validators[kind], answer))
  })
})

it('the year-to-date sums of a public answer are the sums of its months', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const answer = answerTo('public', asked)
      for (const whole of ['gross_income', 'net_income', 'tax_amount']) {
        let sum = 0
        for (const month of monthsOf(answer) as Figures[]) {
          sum += figure(month, `monthly_${whole}`)
          expect(figure(month, `annual_${whole}`)).toBe(sum)
        }
        expect(answer[`annual_${whole}`]).toBe(sum)
      }
    }),
  )
})

it('every private month has the figures of the payslip', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const { terms, law } = calculationFor(asked)
      const written = monthsOf(answerTo('private', asked)).map(
        ({ month: _, ...figures }) => figures,
      )
      expect(written).toEqual(
        calculate(terms, law).months.map((month) => ({
          monthly_gross_income: month.grossIncome,
          monthly_net_income: month.netIncome,
          monthly_tax_amount: month.incomeTax,
          monthly_base_gross_income: month.basePay,
          monthly_base_tax_amount: month.baseTax,
          monthly_north_gross_income: month.allowances,
          monthly_north_tax_amount: month.allowancesTax,
          monthlyFOMS: month.medicalContribution,
          monthlyFSS: month.socialContribution,
          monthlyPFR: month.pensionContribution,
          tax_rate: month.taxRate,
        })),
      )
    }),
    { numRuns: 1000 },
  )
})

it('the public and the private answer have the same year', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const { monthly_details: _, ...year } = answerTo('public', asked)
      expect(answerTo('private', asked)).toMatchObject(year)
    }),
  )
})

function figure(figures: Figures, field: string): number {
  const value = figures[field]
  if (value === undefined) throw new Error(`There is no ${field}`)
  return value
}

import { PrivateCalculationResponse, PublicCalculationResponse } from '@oklad/contract'
import { languages, startYears } from '@oklad/contract/fields'
import { assertValid, independentValidator } from '@oklad/contract/testing'
import { calculate, NEWEST_TAX_YEAR } from '@oklad/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerTo, calculationFor, type Fields, monthsOf, textOf } from '../testing/answers.ts'

const schemas = { public: PublicCalculationResponse, private: PrivateCalculationResponse }
const validators = {
  public: independentValidator(schemas.public),
  private: independentValidator(schemas.private),
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

  it('has the required fields in their order, and besides only warnings in a provisional year', () => {
    const { required, properties } = schemas[kind]
    check((answer, asked) => {
      const isProvisional = Number.parseInt(String(asked['start_date']), 10) > NEWEST_TAX_YEAR
      expect(Object.keys(answer)).toEqual([...required, ...(isProvisional ? ['warnings'] : [])])
      for (const month of monthsOf(answer)) {
        expect(Object.keys(month)).toEqual(properties.monthly_details.items.required)
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

  it('matches the published schema', () => {
    check((answer) => assertValid(validators[kind], answer))
  })
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

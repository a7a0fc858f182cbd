import { describe, expect, it } from 'vitest'
import { calculationOf, column } from '../support/answers.ts'
import { calculate, calculatePrivately } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'
import { currentTaxYear, monthsOf, warningsFor } from '../support/tax-year.ts'

/** 150,000 roubles a month: 13 % are 19,500. */
const minimal = { gross_salary: 15_000_000 }

/** Returns the type of a value, in the words of the specification. */
function formOf(value: unknown): string {
  if (Number.isSafeInteger(value)) return 'integer'
  return Array.isArray(value) ? 'array' : typeof value
}

const formsOf = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [field, formOf(value)]))

const integers = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, 'integer']))

const echoAndAnnual = {
  ...integers('gross_salary', 'territorial_multiplier', 'northern_coefficient'),
  ...integers('annual_gross_income', 'annual_net_income', 'annual_tax_amount'),
  monthly_details: 'array',
}

const monthly = {
  month: 'string',
  ...integers('monthly_gross_income', 'monthly_net_income', 'monthly_tax_amount'),
}

describe('a calculation', () => {
  const server = sharedInProcess()

  describe('of the public method', () => {
    it('has twelve months of 13 % for the minimal request', async () => {
      const year = currentTaxYear()
      const answer = await calculate(server(), minimal)
      expect(answer.headers['content-type']).toBe('application/json')
      expect(calculationOf(answer)).toEqual({
        gross_salary: 15_000_000,
        territorial_multiplier: 100,
        northern_coefficient: 100,
        annual_gross_income: 180_000_000,
        annual_net_income: 156_600_000,
        annual_tax_amount: 23_400_000,
        monthly_details: monthsOf(year).map((month, index) => ({
          month,
          monthly_gross_income: 15_000_000,
          monthly_net_income: 13_050_000,
          monthly_tax_amount: 1_950_000,
          annual_gross_income: 15_000_000 * (index + 1),
          annual_net_income: 13_050_000 * (index + 1),
          annual_tax_amount: 1_950_000 * (index + 1),
        })),
        ...warningsFor(year),
      })
    })

    it('has the fields of the specification, with their types, and no other', async () => {
      const { warnings, ...answer } = calculationOf(await calculate(server(), minimal))
      expect(formsOf(answer)).toEqual(echoAndAnnual)
      for (const month of answer.monthly_details) {
        expect(formsOf(month)).toEqual({
          ...monthly,
          // Sums of the year to date, only in the public answer.
          ...integers('annual_gross_income', 'annual_net_income', 'annual_tax_amount'),
        })
      }
    })

    it('repeats the coefficients and applies them', async () => {
      const answer = calculationOf(
        await calculate(server(), {
          gross_salary: 10_000_000,
          territorial_multiplier: 115,
          northern_coefficient: 130,
        }),
      )
      expect(answer).toMatchObject({
        gross_salary: 10_000_000,
        territorial_multiplier: 115,
        northern_coefficient: 130,
        // 100,000 + 15,000 + 30,000 roubles: the two add up and are not multiplied.
        annual_gross_income: 174_000_000,
        annual_tax_amount: 22_620_000,
        annual_net_income: 151_380_000,
      })
    })

    it('counts a coefficient of null as omitted', async () => {
      const withNulls = { ...minimal, territorial_multiplier: null, northern_coefficient: null }
      const answer = await calculate(server(), withNulls)
      expect(answer.text).toBe((await calculate(server(), minimal)).text)
    })

    it('accepts fields in any order, with any white space', async () => {
      const given = { ...minimal, territorial_multiplier: 120, northern_coefficient: 150 }
      const reversed = Object.fromEntries(Object.entries(given).reverse())
      const answer = await calculate(server(), JSON.stringify(reversed, null, '\t\r\n '))
      expect(answer.text).toBe((await calculate(server(), given)).text)
    })

    it.each(['start_date', 'has_tax_privilege'])('refuses the field %s', async (field) => {
      const value = field === 'start_date' ? '2026-01-01' : true
      const answer = await calculate(server(), { ...minimal, [field]: value })
      expect(answer.status).toBe(400)
      expect(answer.json).toMatchObject({
        code: 'invalid_request',
        errors: [{ pointer: `/${field}`, code: 'unknown_field' }],
      })
    })
  })

  describe('of the private method', () => {
    it('has the fields of the specification, with their types, and no other', async () => {
      const { warnings, ...answer } = calculationOf(await calculatePrivately(server(), minimal))
      expect(formsOf(answer)).toEqual({
        ...echoAndAnnual,
        ...integers('annualFOMS', 'annualFSS', 'annualPFR'),
      })
      for (const month of answer.monthly_details) {
        expect(formsOf(month)).toEqual({
          ...monthly,
          ...integers('monthly_base_gross_income', 'monthly_base_tax_amount'),
          ...integers('monthly_north_gross_income', 'monthly_north_tax_amount'),
          ...integers('monthlyFOMS', 'monthlyFSS', 'monthlyPFR', 'tax_rate'),
        })
      }
    })

    it('splits income, tax and contributions', async () => {
      const answer = calculationOf(
        await calculatePrivately(server(), {
          gross_salary: 10_000_000,
          territorial_multiplier: 115,
          northern_coefficient: 130,
          start_date: '2026-01-01',
          has_tax_privilege: false,
        }),
      )
      expect(answer.monthly_details[0]).toEqual({
        month: '2026-01-01T00:00:00Z',
        monthly_gross_income: 14_500_000,
        monthly_net_income: 12_615_000,
        monthly_tax_amount: 1_885_000,
        monthly_base_gross_income: 10_000_000,
        monthly_base_tax_amount: 1_300_000,
        monthly_north_gross_income: 4_500_000,
        monthly_north_tax_amount: 585_000,
        // 22, 5.1 and 2.9 % of 145,000 roubles.
        monthlyPFR: 3_190_000,
        monthlyFOMS: 739_500,
        monthlyFSS: 420_500,
        tax_rate: 13,
      })
      expect(column(answer, 'month')).toEqual(monthsOf(2026))
    })

    it('has no coefficients and no privilege, in the current year, by default', async () => {
      const year = currentTaxYear()
      const implied = {
        ...minimal,
        territorial_multiplier: 100,
        northern_coefficient: 100,
        start_date: `${year}-01-01`,
        has_tax_privilege: false,
      }
      const answer = await calculatePrivately(server(), minimal)
      expect(column(calculationOf(answer), 'month')).toEqual(monthsOf(year))
      // A year far after the newest law cannot be asked for.
      if (warningsFor(year - 1).warnings === undefined) {
        expect(answer.text).toBe((await calculatePrivately(server(), implied)).text)
      }
    })

    it('counts null as omitted, except for the salary', async () => {
      const withNulls = {
        ...minimal,
        territorial_multiplier: null,
        northern_coefficient: null,
        start_date: null,
        has_tax_privilege: null,
      }
      const answer = await calculatePrivately(server(), withNulls)
      expect(answer.text).toBe((await calculatePrivately(server(), minimal)).text)
      expect((await calculatePrivately(server(), { gross_salary: null })).json).toMatchObject({
        errors: [{ pointer: '/gross_salary', code: 'missing_field' }],
      })
    })

    it('has 13 and 15 % under the privilege instead of up to 22 %', async () => {
      const request = { gross_salary: 100_000_000, start_date: '2026-01-01' }
      const taxWith = async (has_tax_privilege: boolean) =>
        calculationOf(await calculatePrivately(server(), { ...request, has_tax_privilege }))[
          'annual_tax_amount'
        ]
      // 12 million a year: 312,000 + 390,000 + 1,260,000 roubles against 650,000 + 1,050,000.
      expect(await taxWith(false)).toBe(196_200_000)
      expect(await taxWith(true)).toBe(170_000_000)
    })

    it('has the same figures as that of the public method', async () => {
      const given = { gross_salary: 33_333_333, territorial_multiplier: 117 }
      const open = calculationOf(await calculate(server(), given))
      const full = calculationOf(await calculatePrivately(server(), given))
      const shared = ['gross_salary', 'territorial_multiplier', 'northern_coefficient']
      const annual = ['annual_gross_income', 'annual_net_income', 'annual_tax_amount']
      for (const field of [...shared, ...annual]) expect(full[field], field).toBe(open[field])
      for (const field of Object.keys(monthly)) {
        expect(column(full, field), field).toEqual(column(open, field))
      }
    })
  })

  it.each([0, 1, 100_000_000_000])('accepts a salary of %i kopecks', async (gross_salary) => {
    const answer = calculationOf(await calculate(server(), { gross_salary }))
    expect(answer).toMatchObject({ gross_salary, annual_gross_income: gross_salary * 12 })
  })

  it('accepts the highest coefficients with the highest salary', async () => {
    const answer = calculationOf(
      await calculate(server(), {
        gross_salary: 100_000_000_000,
        territorial_multiplier: 200,
        northern_coefficient: 200,
      }),
    )
    expect(answer['annual_gross_income']).toBe(3_600_000_000_000)
  })
})

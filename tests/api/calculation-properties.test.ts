import { startYears } from '@oklad/contract/internal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Calculation, calculationOf, sumOf } from '../support/answers.ts'
import { calculate, calculatePrivately } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'

/** A third of the salaries are small: there a rouble of rounding matters. */
const salary = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.integer({ min: 0, max: 100_000_000_000 }),
)
const coefficient = fc.integer({ min: 100, max: 200 })

const publicFields = {
  gross_salary: salary,
  territorial_multiplier: fc.option(coefficient),
  northern_coefficient: fc.option(coefficient),
}
const publicRequest = fc.record(publicFields, { requiredKeys: ['gross_salary'] })

const startDate = fc
  .record({
    year: fc.integer({ min: startYears.minimum, max: startYears.maximum }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(
    ({ year, month, day }) =>
      `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  )

const privateRequest = fc.record(
  {
    ...publicFields,
    start_date: fc.option(startDate),
    has_tax_privilege: fc.option(fc.boolean()),
  },
  { requiredKeys: ['gross_salary'] },
)

/** Returns every number of an answer as text. */
const numbersIn = (text: string) => text.match(/(?<=[:[,])-?[\d.eE+-]+(?=[,}\]])/g) ?? []

/** Checks that totals are the sums of their parts, in the year and in every month. */
function expectSumsToAgree(answer: Calculation): void {
  for (const sum of ['gross_income', 'net_income', 'tax_amount']) {
    expect(sumOf(answer, `monthly_${sum}`), sum).toBe(answer[`annual_${sum}`])
  }
  const { annual_gross_income, annual_net_income, annual_tax_amount } = answer as Record<
    string,
    unknown
  >
  expect(Number(annual_net_income) + Number(annual_tax_amount)).toBe(annual_gross_income)
  for (const month of answer.monthly_details as readonly Record<string, unknown>[]) {
    const { monthly_gross_income, monthly_net_income, monthly_tax_amount } = month
    expect(Number(monthly_net_income) + Number(monthly_tax_amount)).toBe(monthly_gross_income)
    // Tax is withheld in whole roubles (Tax Code, article 52, paragraph 6).
    expect(Number(monthly_tax_amount) % 100).toBe(0)
  }
}

/** Checks that every number of an answer is whole and not negative. */
function expectWholeNumbers(text: string): void {
  const numbers = numbersIn(text)
  expect(numbers.length).toBeGreaterThan(6)
  expect(numbers.filter((written) => !/^(0|[1-9]\d*)$/.test(written))).toEqual([])
}

const runs = { numRuns: 200 }

describe('any calculation', () => {
  const server = sharedInProcess()

  it('of the public method has whole numbers, and totals that are the sums of their parts', async () => {
    await fc.assert(
      fc.asyncProperty(publicRequest, async (request) => {
        const answer = await calculate(server(), request)
        const calculation = calculationOf(answer)
        expectWholeNumbers(answer.text)
        expectSumsToAgree(calculation)
        let grossIncome = 0
        for (const month of calculation.monthly_details as readonly Record<string, unknown>[]) {
          grossIncome += Number(month['monthly_gross_income'])
          expect(month['annual_gross_income']).toBe(grossIncome)
        }
        expect(calculation['gross_salary']).toBe(request.gross_salary)
        expect(calculation['territorial_multiplier']).toBe(request.territorial_multiplier ?? 100)
        expect(calculation['northern_coefficient']).toBe(request.northern_coefficient ?? 100)
      }),
      runs,
    )
  })

  it('of the private method has whole numbers, and totals that are the sums of their parts', async () => {
    await fc.assert(
      fc.asyncProperty(privateRequest, async (request) => {
        const answer = await calculatePrivately(server(), request)
        const calculation = calculationOf(answer)
        expectWholeNumbers(answer.text)
        expectSumsToAgree(calculation)
        for (const fund of ['FOMS', 'FSS', 'PFR']) {
          expect(sumOf(calculation, `monthly${fund}`), fund).toBe(calculation[`annual${fund}`])
        }
        for (const month of calculation.monthly_details as readonly Record<string, unknown>[]) {
          for (const [whole, part] of [
            ['monthly_gross_income', 'gross_income'],
            ['monthly_tax_amount', 'tax_amount'],
          ] as const) {
            const parts =
              Number(month[`monthly_base_${part}`]) + Number(month[`monthly_north_${part}`])
            expect(parts, part).toBe(month[whole])
          }
          expect([13, 15, 18, 20, 22]).toContain(month['tax_rate'])
        }
      }),
      runs,
    )
  })

  it('has no less net pay for a higher salary, except for the rounding of tax', async () => {
    const netIncome = async (request: object) =>
      Number(calculationOf(await calculatePrivately(server(), request))['annual_net_income'])
    await fc.assert(
      fc.asyncProperty(
        privateRequest,
        fc.integer({ min: 0, max: 1_000_000 }),
        async (request, raise) => {
          const gross_salary = Math.max(0, request.gross_salary - raise)
          expect(await netIncome(request)).toBeGreaterThanOrEqual(
            // Each of the two bases is rounded to roubles by itself: less than a rouble is lost on each.
            (await netIncome({ ...request, gross_salary })) - 200,
          )
        },
      ),
      runs,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { kopecks, roubles } from '../money/kopecks.ts'
import { yearOf } from '../testing/year.ts'

const isNonResident = true

describe('a non-resident', () => {
  it.each([
    // 4.00 + 4.00: 30 % is 2.40, so 2 roubles; of base pay 1.20, so 1; the allowances have the rest.
    [400, 200, 100, 100],
    // 5.00 + 2.50: 30 % is 2.25, so 2; of base pay 1.50, so 2: nothing is left for the allowances.
    [500, 150, 200, 0],
  ])(
    'pays tax rounded once on %i kopecks with a coefficient of %i',
    (salary, district, baseTax, allowancesTax) => {
      const { months } = yearOf(2026, { salary: kopecks(salary), district, isNonResident })
      expect(months[0]).toMatchObject({ baseTax, allowancesTax })
    },
  )

  it('pays the same rate above every threshold, also with the privilege', () => {
    // 1,000,000 a month is far above every threshold: 300,000 each month all the same.
    const salary = roubles(1_000_000)
    const { months } = yearOf(2025, { salary, privilege: true, isNonResident })
    expect(months.map(({ incomeTax }) => incomeTax)).toEqual(Array(12).fill(30_000_000))
  })

  it('has no deductions, and a warning says so', () => {
    const year = yearOf(2026, {
      salary: roubles(100_000),
      isNonResident,
      children: 3,
      socialExpense: roubles(150_000),
    })
    expect(year.incomeTax).toBe(roubles(360_000))
    expect(year.deductions).toEqual({
      childrenMonthlyDeduction: 0,
      childrenMonths: 0,
      saved: { notice: 0, children: 0, own: 0 },
      familyPayment: 0,
      propertyReturnThisYear: 0,
      propertyReturnTotal: 0,
      socialReturn: 0,
      totalReturn: 0,
    })
    expect(year.warnings).toEqual([{ code: 'deductions_not_applied' }])
  })
})

import { describe, expect, it } from 'vitest'
import { kopecks, roubles } from '../money/kopecks.ts'
import { yearOf } from '../testing/year.ts'

const isNonResident = true

describe('a non-resident', () => {
  it('pays 30 % of each month separately', () => {
    // 30 % of 10,001.50 is 3,000.45: 3,000 every month; since January it would be 36,005.40.
    const { months, incomeTax } = yearOf(2025, { salary: kopecks(1_000_150), isNonResident })
    expect(months.map((month) => month.incomeTax)).toEqual(Array(12).fill(300_000))
    expect(months.every(({ taxRate }) => taxRate === 30)).toBe(true)
    expect(incomeTax).toBe(3_600_000)
  })

  it('pays tax on base pay and on the allowances', () => {
    // 200,000 with 15 % and 30 %: 90,000 of allowances. 30 %: 87,000, of them 60,000 on base pay.
    const north = { salary: roubles(200_000), district: 115, northern: 30 }
    expect(yearOf(2026, { ...north, isNonResident }).months[0]).toMatchObject({
      baseTax: 6_000_000,
      allowancesTax: 2_700_000,
      incomeTax: 8_700_000,
    })
  })

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

  it('has no deductions, and a notice says so', () => {
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
      childrenReturn: 0,
      ownReturn: 0,
      familyPayment: 0,
      propertyReturnThisYear: 0,
      propertyReturnTotal: 0,
      socialReturn: 0,
      totalReturn: 0,
    })
    expect(year.notices).toEqual([{ code: 'deductions_not_applied' }])
  })

  it('has the same contributions as a resident', () => {
    // 22 %, 5.1 % and 2.9 % of 100,000.
    expect(yearOf(2026, { salary: roubles(100_000), isNonResident }).months[0]).toMatchObject({
      pensionContribution: 2_200_000,
      medicalContribution: 510_000,
      socialContribution: 290_000,
    })
  })
})

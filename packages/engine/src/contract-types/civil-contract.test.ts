import { describe, expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import { yearOf } from '../testing/year.ts'

const salary = roubles(100_000)
const contractType = 'civilContract'

describe('a civil contract', () => {
  it('has no social insurance before 2023', () => {
    // 22 % and 5.1 % of 100,000; an employment contract has 2.9 % besides.
    const year = yearOf(2022, { salary, contractType })
    expect(year.months[0]).toMatchObject({
      pensionContribution: 2_200_000,
      medicalContribution: 510_000,
      socialContribution: 0,
    })
    expect(year.socialContribution).toBe(0)
    expect(yearOf(2022, { salary, contractType: 'employment' }).months[0]).toMatchObject({
      socialContribution: 290_000,
    })
  })

  it('has the whole unified tariff since 2023', () => {
    expect(yearOf(2023, { salary, contractType }).months[0]).toMatchObject({
      pensionContribution: 2_200_000,
      medicalContribution: 510_000,
      socialContribution: 290_000,
    })
  })

  it('is taxed like employment', () => {
    // 13 % of 100,000.
    const { months } = yearOf(2025, { salary, contractType })
    expect(months.map(({ incomeTax }) => incomeTax)).toEqual(Array(12).fill(1_300_000))
  })
})

import { describe, expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import { yearUnder } from './year.builder.ts'

const salary = { salary: roubles(100_000) }

describe('a civil contract', () => {
  it('has no social insurance before 2023', () => {
    // 22 % and 5.1 % of 100,000; an employment contract has 2.9 % besides.
    const { year, months } = yearUnder(2022, salary, { engagement: 'civilContract' })
    expect(months[0]).toMatchObject({
      pensionContribution: 2_200_000,
      medicalContribution: 510_000,
      socialContribution: 0,
    })
    expect(year.socialContribution).toBe(0)
    expect(yearUnder(2022, salary, { engagement: 'employment' }).months[0]).toMatchObject({
      socialContribution: 290_000,
    })
  })

  it('has the whole unified tariff since 2023', () => {
    const { months } = yearUnder(2023, salary, { engagement: 'civilContract' })
    expect(months[0]).toMatchObject({
      pensionContribution: 2_200_000,
      medicalContribution: 510_000,
      socialContribution: 290_000,
    })
  })

  it('is taxed as employment is', () => {
    // 13 % of 100,000.
    const { months } = yearUnder(2025, salary, { engagement: 'civilContract' })
    expect(months.map(({ incomeTax }) => incomeTax)).toEqual(Array(12).fill(1_300_000))
  })
})

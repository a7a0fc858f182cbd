import { describe, expect, it } from 'vitest'
import { roubles, ZERO } from '../money/kopecks.ts'
import { fromJanuary } from '../testing/terms.ts'
import { yearOf } from '../testing/year.ts'

describe('accident insurance', () => {
  it('is charged at one rate on all pay, without a limit', () => {
    // 8.5 % of 1,000,000 are 85,000 every month of 12 million a year.
    const year = yearOf(2026, { salary: roubles(1_000_000), accidentRate: 850 })
    expect(year.months.map((month) => month.accidentContribution)).toEqual(
      Array(12).fill(8_500_000),
    )
    expect(year.accidentContribution).toBe(roubles(1_020_000))
  })

  it('has the rate of its class with a discount or a surcharge', () => {
    // The highest class, 8.5 %, with 40 % more is 11.9 %. 60 % of the lowest one, 0.2 %, is 0.12 %.
    const premium = (accidentRate: number) =>
      yearOf(2026, { salary: roubles(100_000), from: 12, accidentRate }).accidentContribution
    expect(premium(1_190)).toBe(roubles(11_900))
    expect(premium(12)).toBe(roubles(120))
    expect(premium(8)).toBe(roubles(80))
  })

  it('is charged on the allowances too', () => {
    // 0.2 % of 145,000 with 15 % and 30 %.
    const north = { salary: roubles(100_000), district: 115, northern: 30 }
    expect(yearOf(2026, { ...north, accidentRate: 20 }).months[0]?.accidentContribution).toBe(
      29_000,
    )
  })

  it('is rounded since January, half a kopeck up', () => {
    // 0.2 % of 2.50 is half a kopeck: 1, then 1.0 in all, then 1.5.
    const monthlySalaries = fromJanuary([250, 250, 250, 250])
    const { months } = yearOf(2026, { salary: ZERO, monthlySalaries, accidentRate: 20 })
    expect(months.slice(0, 4).map((month) => month.accidentContribution)).toEqual([1, 0, 1, 0])
  })

  it("is a part of the employer's cost", () => {
    // 50,000 a month: 30 % are 15,000, 0.2 % are 100: 65,100 × 12.
    const insured = yearOf(2025, { salary: roubles(50_000), accidentRate: 20 })
    expect(insured.employerCost).toBe(roubles(781_200))
    expect(yearOf(2025, { salary: roubles(50_000) })).toMatchObject({
      employerCost: roubles(780_000),
      accidentContribution: 0,
    })
  })
})

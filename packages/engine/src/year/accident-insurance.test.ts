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

  it('is rounded since January, half a kopeck up', () => {
    // 0.2 % of 2.50 is half a kopeck: 1, then 1.0 in all, then 1.5.
    const monthlySalaries = fromJanuary([250, 250, 250, 250])
    const { months } = yearOf(2026, { salary: ZERO, monthlySalaries, accidentRate: 20 })
    expect(months.slice(0, 4).map((month) => month.accidentContribution)).toEqual([1, 0, 1, 0])
  })
})

import { describe, expect, it } from 'vitest'
import { ZERO } from '../money/kopecks.ts'
import { fromJanuary } from '../testing/terms.ts'
import { insuranceOf, yearOf } from '../testing/year.ts'

/** The contributions of uneven months, kopecks: pension, medical, social. */
const charge = (year: number, pay: number[]) =>
  monthsOf(year, pay).map((month) => [
    month.pensionContribution,
    month.medicalContribution,
    month.socialContribution,
  ])

const monthsOf = (year: number, pay: number[]) =>
  yearOf(year, { salary: ZERO, monthlySalaries: fromJanuary(pay) }).months.slice(0, pay.length)

describe('three tariffs with two limits (2017 to 2022)', () => {
  it('have a limit for each fund', () => {
    // 2022: 1,100,000 roubles, then 600,000. Social ends at 1,032,000, pension halves at 1,565,000.
    // January: 242,000; 56,100; 2.9 % × 1,032,000 = 29,928.
    // February: 22 % × 465,000 + 10 % × 135,000 = 115,800; 5.1 % × 600,000 = 30,600; 0.
    expect(charge(2022, [110_000_000, 60_000_000])).toEqual([
      [24_200_000, 5_610_000, 2_992_800],
      [11_580_000, 3_060_000, 0],
    ])
  })

  it('are rounded on the sum since January, not on the month', () => {
    // 0.10 roubles a month: 5.1 % is 0.51, 1.02, 1.53 kopecks: 1, 1, 2 since January.
    expect(charge(2020, [10, 10, 10]).map(([, medical]) => medical)).toEqual([1, 0, 1])
  })
})

describe('one tariff with one limit (2023 on)', () => {
  it('falls exactly at the limit', () => {
    // 2026: 2,979,000 then 1,000: 30 % = 893,700.00; then 15.1 % = 151.00.
    const [january] = monthsOf(2026, [297_900_000, 100_000])
    expect(january && insuranceOf(january)).toBe(89_370_000)
    expect(charge(2026, [297_900_000, 100_000])[1]).toEqual([10_000, 5_100, 0])
  })

  it('is split between funds that add up to it to the kopeck', () => {
    // 10.01 roubles: 30 % is 300.3 kopecks: 300; medical 51.051: 51; social 29.029: 29; the rest 220.
    expect(charge(2026, [1_001])).toEqual([[220, 51, 29]])
    // 0.01 roubles: 0.3 of a kopeck; nothing. Twice: 0.6: one kopeck, and 0.10 medical is none of it.
    expect(charge(2026, [1, 1])).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ])
  })

  it('gives no fund more than the whole contribution', () => {
    // 0.10 above the limit after nothing: medical wants 0.51 → 1 kopeck of the sum's 15.1 % = 1.51 → 2.
    expect(charge(2026, [297_900_000, 10])[1]).toEqual([1, 1, 0])
  })
})

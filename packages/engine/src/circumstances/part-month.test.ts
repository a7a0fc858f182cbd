import { describe, expect, it } from 'vitest'
import { lawOf } from '../law/law-of.ts'
import { roubles } from '../money/kopecks.ts'
import { partOfFirstMonth, workingDays } from './part-month.ts'
import { monthly, yearUnder } from './year.builder.ts'

describe('the working days of the five-day week', () => {
  it.each([
    [2024, [17, 20, 20, 21, 20, 19, 23, 22, 21, 23, 21, 21], 248],
    [2025, [17, 20, 21, 22, 18, 19, 23, 21, 22, 23, 19, 22], 247],
    [2026, [15, 19, 21, 22, 19, 21, 23, 21, 22, 22, 20, 22], 247],
  ])('of %i by month', (year, days, ofYear) => {
    const counted = Array.from({ length: 12 }, (_, index) => workingDays(lawOf(year), index + 1, 1))
    expect(counted).toEqual(days)
    expect(counted.reduce((sum, number) => sum + number, 0)).toBe(ofYear)
  })

  it('follow the transfers of days off', () => {
    // Saturday 27 April 2024 was worked for Monday 29; Tuesday 30 was off too.
    expect(workingDays(lawOf(2024), 4, 27)).toBe(1)
    expect(workingDays(lawOf(2024), 4, 28)).toBe(0)
    // 9 March 2026 is off for Sunday the 8th: 4, 5, 5 and 2 days are left.
    expect(workingDays(lawOf(2026), 3, 9)).toBe(16)
  })

  it.each([2023, 2027])('are not known in %i', (year) => {
    expect(() => workingDays(lawOf(year), 1, 1)).toThrow(
      `The production calendar of ${year} is not known`,
    )
  })
})

describe('a part of the first month', () => {
  it('is paid by working days', () => {
    // March 2025 has 21, of which 11 from Monday the 17th on: 105,000 × 11 / 21 = 55,000.
    const { months } = yearUnder(
      2025,
      { salary: roubles(105_000), from: 3 },
      { partFirstMonth: { by: 'workingDays', fromDay: 17 } },
    )
    expect(months.map(({ basePay }) => basePay)).toEqual([5_500_000, ...Array(9).fill(10_500_000)])
    expect(months[0]?.incomeTax).toBe(715_000)
  })

  it('is paid by calendar days, in any year', () => {
    // 15 of March's 31 days: 93,000 × 15 / 31 = 45,000.
    for (const year of [2019, 2025, 2027]) {
      const { months } = yearUnder(
        year,
        { salary: roubles(93_000), from: 3 },
        { partFirstMonth: { by: 'calendarDays', fromDay: 17 } },
      )
      expect(months[0]?.basePay).toBe(4_500_000)
    }
  })

  it('is to the kopeck, and the allowances accrue on it', () => {
    // 100,000 × 1 / 29 = 3,448.2758…: 3,448.28 for 29 February 2024; 15 % of it are 517.242.
    const { details } = yearUnder(
      2024,
      { salary: roubles(100_000), district: 115, from: 2 },
      { partFirstMonth: { by: 'calendarDays', fromDay: 29 } },
    )
    expect(details[0]?.accrual).toMatchObject({ salary: 344_828, districtPart: 51_724 })
  })

  it('is the whole one from its first day, and none from a Saturday that ends it', () => {
    expect(partOfFirstMonth(lawOf(2026), 6, { by: 'workingDays', fromDay: 1 })).toEqual({
      paid: 21,
      of: 21,
    })
    // 28 February 2026 is a Saturday.
    expect(partOfFirstMonth(lawOf(2026), 2, { by: 'workingDays', fromDay: 28 })).toEqual({
      paid: 0,
      of: 19,
    })
  })

  it('leaves the bonus whole', () => {
    const { months } = yearUnder(
      2025,
      { salary: roubles(93_000), from: 3 },
      {
        partFirstMonth: { by: 'calendarDays', fromDay: 17 },
        monthlyBonuses: monthly({ 3: 10_000 }),
      },
    )
    expect(months[0]?.basePay).toBe(5_500_000)
  })

  it.each([0, 1.5, 32])('begins on a day of the month, not on %d', (fromDay) => {
    expect(() => partOfFirstMonth(lawOf(2026), 1, { by: 'calendarDays', fromDay })).toThrow(
      'The month has days 1 ... 31',
    )
  })
})

import { type Law, lawOf, NEWEST_TAX_YEAR } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { roubles, ZERO } from '../money/kopecks.ts'
import { completeTerms } from '../terms/complete-terms.ts'
import type { Month } from '../terms/terms.ts'
import { type Example, monthly, terms } from '../testing/terms.ts'
import { accrualOf, yearOf } from '../testing/year.ts'
import { partOfMonth } from './part-month.ts'

/** The working days of a month from one of its days to the end. */
const workingDays = (law: Law, firstMonth: number, firstDay: number) => {
  const paid = { firstMonth: firstMonth as Month, firstMonthPaid: 'workingDays', firstDay } as const
  return partOfMonth(law, completeTerms({ grossSalary: ZERO, ...paid }), firstMonth)?.paid ?? 0
}

describe('working days of the five-day week', () => {
  it.each([
    [2017, [17, 18, 22, 20, 20, 21, 21, 23, 21, 22, 21, 21], 247],
    [2018, [17, 19, 20, 21, 20, 20, 22, 23, 20, 23, 21, 21], 247],
    [2019, [17, 20, 20, 22, 18, 19, 23, 22, 21, 23, 20, 22], 247],
    // Without the non-working days declared within 2020 and 2021.
    [2020, [17, 19, 21, 22, 17, 21, 23, 21, 22, 22, 20, 23], 248],
    [2021, [15, 19, 22, 22, 19, 21, 22, 22, 22, 21, 20, 22], 247],
    [2022, [16, 19, 22, 21, 18, 21, 21, 23, 22, 21, 21, 22], 247],
    [2023, [17, 18, 22, 20, 20, 21, 21, 23, 21, 22, 21, 21], 247],
    [2024, [17, 20, 20, 21, 20, 19, 23, 22, 21, 23, 21, 21], 248],
    [2025, [17, 20, 21, 22, 18, 19, 23, 21, 22, 23, 19, 22], 247],
    [2026, [15, 19, 21, 22, 19, 21, 23, 21, 22, 22, 20, 22], 247],
    [2027, [15, 19, 22, 22, 19, 21, 22, 22, 22, 21, 20, 22], 247],
  ])('of %i are those of the production calendar in every month', (year, days, ofYear) => {
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

  it('are not known before the decree of the year', () => {
    // A decree comes out in the year before, never two years before.
    const year = NEWEST_TAX_YEAR + 2
    expect(() => workingDays(lawOf(year), 1, 1)).toThrow(
      `law must have the production calendar of ${year}`,
    )
  })
})

describe('a part of the first month', () => {
  it('may begin on a day that later months do not have', () => {
    // 1 of 31 days: 31,000 / 31. February is paid in full.
    const days = { firstDay: 31, firstMonthPaid: 'calendarDays' } as const
    const { months } = yearOf(2026, { salary: roubles(31_000), ...days })
    expect(months.slice(0, 2).map(({ basePay }) => basePay)).toEqual([
      roubles(1_000),
      roubles(31_000),
    ])
  })

  it('begins on its first day where it is paid in full, less its absences', () => {
    // 15 working days in January 2026, one of them absent: 150,000 × 14 / 15.
    const absentDays = [[30], ...Array(11).fill([])]
    const days = { firstDay: 20, firstMonthPaid: 'full', absentDays } as const
    const { months } = yearOf(2026, { salary: roubles(150_000), ...days })
    expect(months[0]?.basePay).toBe(roubles(140_000))
  })
})

describe('a part of the last month', () => {
  const to15October = { lastMonth: 10, lastDay: 15 } as const

  it('is paid by calendar days to the last day', () => {
    // 15 of 31 days: 93,000 × 15 / 31 = 45,000.
    const example = { salary: roubles(93_000), ...to15October } as const
    const { months } = yearOf(2026, { ...example, lastMonthPaid: 'calendarDays' })
    expect(months.at(-1)?.basePay).toBe(4_500_000)
  })

  it('is also the first month where the work lasts a few days', () => {
    // 10 to 15 October: 6 of 31 days; by working days Monday to Thursday, 4 of 22.
    const paid = (firstMonthPaid: 'calendarDays' | 'workingDays', salary: number) => {
      const days = { from: 10, firstDay: 10, firstMonthPaid, ...to15October } as const
      const example = { salary: roubles(salary), ...days, lastMonthPaid: 'calendarDays' } as const
      return yearOf(2026, example).months.map(({ basePay }) => basePay)
    }
    expect(paid('calendarDays', 31_000)).toEqual([roubles(6_000)])
    expect(paid('workingDays', 22_000)).toEqual([roubles(4_000)])
  })

  it('ends with the month where the month has fewer days', () => {
    const days = { lastMonth: 2, lastMonthPaid: 'calendarDays', lastDay: 31 } as const
    const { months } = yearOf(2026, { salary: roubles(28_000), ...days })
    expect(months.map(({ basePay }) => basePay)).toEqual([2_800_000, 2_800_000])
  })
})

describe('a part of the first month', () => {
  const byWorkingDays = { firstMonthPaid: 'workingDays' } as const
  const byCalendarDays = { firstMonthPaid: 'calendarDays' } as const
  const partOf = (year: number, example: Omit<Example, 'salary'>) => {
    const complete = completeTerms(terms({ salary: roubles(1), ...example }))
    return partOfMonth(lawOf(year), complete, complete.firstMonth)
  }

  it.each([2019, 2025, NEWEST_TAX_YEAR + 1])('is paid by calendar days in %i', (year) => {
    // 15 of March's 31 days: 93,000 × 15 / 31 = 45,000.
    const salary = roubles(93_000)
    const { months } = yearOf(year, { salary, from: 3, ...byCalendarDays, firstDay: 17 })
    expect(months[0]?.basePay).toBe(4_500_000)
  })

  it('is rounded to the kopeck, and its allowances accrue on it', () => {
    // 100,000 × 1 / 29 = 3,448.2758…: 3,448.28 for 29 February 2024; 15 % of it are 517.242.
    const paid = { salary: roubles(100_000), district: 115, from: 2 } as const
    expect(accrualOf(2024, { ...paid, ...byCalendarDays, firstDay: 29 }, 2)).toMatchObject({
      salary: 344_828,
      districtPart: 51_724,
    })
  })

  it('is the whole month from its first day', () => {
    expect(partOf(2026, { from: 6, ...byWorkingDays })).toEqual({ paid: 21, of: 21 })
  })

  it('has no working days from a Saturday at the end of the month', () => {
    // 28 February 2026 is a Saturday.
    const part = partOf(2026, { from: 2, ...byWorkingDays, firstDay: 28 })
    expect(part).toEqual({ paid: 0, of: 19 })
  })

  it('does not reduce the bonus', () => {
    const { months } = yearOf(2025, {
      salary: roubles(93_000),
      from: 3,
      ...byCalendarDays,
      firstDay: 17,
      monthlyBonuses: monthly({ 3: 10_000 }),
    })
    expect(months[0]?.basePay).toBe(5_500_000)
  })

  it.each([
    [0, 1, 'firstDay must be a whole number 1 ... 31'],
    [1.5, 1, 'firstDay must be a whole number 1 ... 31'],
    [32, 1, 'firstDay must be a whole number 1 ... 31'],
    [29, 2, 'firstDay must be a day of the month, 1 ... 28'],
  ] as const)('cannot begin on day %d of month %d of 2026', (firstDay, from, problem) => {
    expect(() => partOf(2026, { from, ...byCalendarDays, firstDay })).toThrow(problem)
  })

  it('has no absent days, of working and of calendar days alike', () => {
    // June 2026 has 21 working days; of the 6th to the 10th three are working days.
    const absentDays = Array(12).fill([]).with(5, [6, 7, 8, 9, 10])
    const full = { salary: roubles(210_000), absentDays }
    expect(accrualOf(2026, full, 6).salary).toBe(18_000_000)
    expect(accrualOf(2026, full, 7).salary).toBe(21_000_000)
    const late = { from: 6, ...byCalendarDays, firstDay: 10, absentDays } as const
    expect(partOf(2026, late)).toEqual({ paid: 20, of: 30 })
  })
})

describe('the last day of a month that is paid in full', () => {
  // June 2026 has 21 working days; May has 19, and 31 days.
  const toJune = { salary: roubles(210_000), lastMonth: 6, lastDay: 10 } as const
  const absentIn = (month: number) =>
    Array(12)
      .fill([])
      .with(month - 1, [4])

  it('does not count', () => {
    // Without 4 June: 20 of 21.
    const { months } = yearOf(2026, { ...toJune, absentDays: absentIn(6) })
    expect(months.at(-1)?.basePay).toBe(roubles(200_000))
  })

  it.each(['workingDays', 'calendarDays'] as const)(
    'ends no other month, which is paid by working days where the last one is by %s',
    (lastMonthPaid) => {
      // Without 4 May: 18 of 19.
      const example = { ...toJune, salary: roubles(190_000), lastMonthPaid }
      const { months } = yearOf(2026, { ...example, absentDays: absentIn(5) })
      expect(months[4]?.basePay).toBe(roubles(180_000))
    },
  )

  it('is that of the only month where its first day is not given', () => {
    // 10 of 30 days.
    const june = { ...toJune, from: 6, lastMonthPaid: 'calendarDays' } as const
    expect(yearOf(2026, june).grossIncome).toBe(roubles(70_000))
  })
})

it('calendar days need no production calendar', () => {
  // 31 − 20 + 1 of 31 days.
  const part = { firstMonthPaid: 'calendarDays', firstDay: 20 } as const
  const year = NEWEST_TAX_YEAR + 2
  expect(yearOf(year, { salary: roubles(31_000), ...part }).months[0]?.basePay).toBe(
    roubles(12_000),
  )
})

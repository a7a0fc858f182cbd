import { describe, expect, it } from 'vitest'
import { kopecks, roubles } from '../money/kopecks.ts'
import type { Circumstances } from './circumstances.ts'
import type { Notice } from './notices.ts'
import { monthly, paidInJanuary, yearUnder } from './year.builder.ts'

/** The notices of one code. */
function notices(
  code: Notice['code'],
  year: number,
  said: Parameters<typeof yearUnder>[1],
  circumstances: Circumstances = {},
) {
  return yearUnder(year, said, circumstances).result.notices.filter(
    (notice) => notice.code === code,
  )
}

const before = (baseIncome: number, taxWithheld: number, allowancesIncome = 0) => ({
  baseIncome: roubles(baseIncome),
  allowancesIncome: roubles(allowancesIncome),
  taxWithheld: roubles(taxWithheld),
  deductionGranted: roubles(0),
})

it('there is none in an ordinary year', () => {
  expect(yearUnder(2026, { salary: roubles(100_000) }, {}).result.notices).toEqual([])
})

describe('a threshold', () => {
  const noticesOf = (...asked: [number, Parameters<typeof yearUnder>[1], Circumstances?]) =>
    notices('threshold_passed', ...asked)

  it('passed is told with its month and what it costs', () => {
    // 250,000 a month: 2.5 million in October. 217,500 on hand in September; then 34,500 of tax.
    expect(noticesOf(2025, { salary: roubles(250_000) })).toEqual([
      { code: 'threshold_passed', month: 10, from: 13, to: 15, netChange: roubles(-2_000) },
    ])
  })

  it('reached is not passed', () => {
    expect(noticesOf(2025, { salary: roubles(200_000) })).toEqual([])
    expect(noticesOf(2020, { salary: roubles(2_000_000) })).toEqual([])
  })

  it('is told each time', () => {
    // 2 million a month: 4 in February, 6 in March, 22 in November. January 260,000 of tax; February
    // 13 % of 400,000 and 15 % of 1.6 million, 292,000; March 15 % and 18 % of a million, 330,000;
    // October 360,000; November 20 % of 2 million, 400,000.
    expect(noticesOf(2026, { salary: roubles(2_000_000) })).toEqual([
      { code: 'threshold_passed', month: 2, from: 13, to: 15, netChange: roubles(-32_000) },
      { code: 'threshold_passed', month: 3, from: 15, to: 18, netChange: roubles(-38_000) },
      { code: 'threshold_passed', month: 11, from: 18, to: 20, netChange: roubles(-40_000) },
    ])
  })

  it('passed in the first month has no month to compare with', () => {
    expect(noticesOf(2026, { salary: roubles(0) }, paidInJanuary(3_000_000))).toEqual([
      { code: 'threshold_passed', month: 1, from: 13, to: 15, netChange: null },
    ])
  })

  it('passed before the first month is no news', () => {
    const incomeBefore = before(3_000_000, 402_000)
    expect(noticesOf(2026, { salary: roubles(100_000), from: 12 }, { incomeBefore })).toEqual([])
  })

  it('is none of a non-resident', () => {
    expect(noticesOf(2026, { salary: roubles(2_000_000) }, { isNotResident: true })).toEqual([])
  })
})

describe('the limit of contributions', () => {
  const monthsOf = (...asked: [number, Parameters<typeof yearUnder>[1], Circumstances?]) =>
    notices('contribution_limit_passed', ...asked)

  it('passed is told with its month', () => {
    // 2.75 million in November 2025, 3 in December; the limit is 2,759,000.
    expect(monthsOf(2025, { salary: roubles(250_000) })).toEqual([
      { code: 'contribution_limit_passed', month: 12, limit: roubles(2_759_000) },
    ])
    // With 20 % of allowances 300,000 a month: 3 million in October.
    expect(monthsOf(2025, { salary: roubles(250_000), district: 120 })).toMatchObject([
      { month: 10 },
    ])
  })

  it('reached is not passed, and passed earlier it is no news', () => {
    expect(monthsOf(2025, { salary: roubles(0) }, paidInJanuary(2_759_000))).toEqual([])
    const incomeBefore = before(2_000_000, 260_000, 1_000_000)
    expect(monthsOf(2025, { salary: roubles(250_000), from: 12 }, { incomeBefore })).toEqual([])
  })

  it('is news to those alone whose tariff it lowers', () => {
    const of = (year: number, circumstances: Circumstances) =>
      monthsOf(year, { salary: roubles(500_000) }, circumstances)
    expect(of(2025, { contributionTariff: 'it' })).toEqual([])
    expect(of(2026, { contributionTariff: 'it' })).toMatchObject([{ month: 6 }])
    expect(of(2025, { contributionTariff: 'smallBusiness' })).toMatchObject([{ month: 6 }])
    expect(of(2025, { engagement: 'civilContract' })).toMatchObject([{ month: 6 }])
    expect(of(2025, { engagement: 'selfEmployment' })).toEqual([])
  })
})

describe('the minimum wage', () => {
  const monthsOf = (...asked: [number, Parameters<typeof yearUnder>[1], Circumstances?]) =>
    notices('below_minimum_wage', ...asked)

  it.each([
    [2023, 16_242],
    [2024, 19_242],
    [2025, 22_440],
    [2026, 27_093],
  ])('in %i is %i', (year, minimum) => {
    expect(monthsOf(year, { salary: roubles(minimum) })).toEqual([])
    expect(monthsOf(year, { salary: kopecks(minimum * 100 - 1) })).toEqual([
      { code: 'below_minimum_wage', month: 1, minimum: roubles(minimum) },
    ])
  })

  it('is not met by the allowances, but by a bonus', () => {
    const salary = roubles(20_000)
    expect(monthsOf(2026, { salary, district: 200 })).toMatchObject([{ month: 1 }])
    const bonus = monthly({ 1: 10_000, 2: 10_000 })
    expect(monthsOf(2026, { salary }, { monthlyBonuses: bonus })).toMatchObject([{ month: 3 }])
  })

  it('is for full months of an employment contract', () => {
    const part = { partFirstMonth: { by: 'calendarDays', fromDay: 31 } } as const
    expect(monthsOf(2026, { salary: roubles(30_000), from: 3 }, part)).toEqual([])
    expect(monthsOf(2026, { salary: roubles(20_000), from: 3 }, part)).toMatchObject([{ month: 4 }])
    expect(monthsOf(2026, { salary: roubles(20_000) }, { engagement: 'civilContract' })).toEqual([])
  })

  it('is not in the tables before 2023', () => {
    expect(monthsOf(2022, { salary: roubles(1) })).toEqual([])
  })
})

describe('a limit of the deduction for children', () => {
  it('passed is told with its month', () => {
    // 60,000 a month: 420,000 in July, 480,000 in August. 50,000 in 2024: 350,000 in July.
    const monthsOf = (year: number, salary: number) =>
      notices('child_deduction_limit_passed', year, { salary: roubles(salary) }, { children: 1 })
    expect(monthsOf(2026, 60_000)).toEqual([
      { code: 'child_deduction_limit_passed', month: 8, limit: roubles(450_000) },
    ])
    expect(monthsOf(2024, 50_000)).toEqual([
      { code: 'child_deduction_limit_passed', month: 8, limit: roubles(350_000) },
    ])
    expect(monthsOf(2026, 30_000)).toEqual([])
  })
})

describe('deductions', () => {
  it('asked for in vain are told', () => {
    const told = (circumstances: Circumstances) =>
      notices('deductions_not_applied', 2026, { salary: roubles(50_000) }, circumstances)
    const expenses = { social: roubles(10_000) }
    expect(told({ isNotResident: true, expenses })).toHaveLength(1)
    expect(told({ engagement: 'selfEmployment', expenses })).toHaveLength(1)
    expect(told({ engagement: 'selfEmployment', children: 1, expenses })).toHaveLength(1)
    expect(told({ isNotResident: true, children: 0 })).toEqual([])
    expect(told({ children: 1, expenses })).toEqual([])
  })
})

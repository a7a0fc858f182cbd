import { describe, expect, it } from 'vitest'
import { roubles, ZERO } from '../money/kopecks.ts'
import { earlierIncome, fromJanuary } from '../testing/terms.ts'
import { insuranceOf, stepsOf, yearOf } from '../testing/year.ts'

describe('for the head of a company', () => {
  const head = { salary: ZERO, isCompanyHead: true } as const

  it('contributions without pay are those on the minimum wage', () => {
    // Published: 27,093 × 30 % = 8,127.90 a month, 97,534.80 a year.
    const year = yearOf(2026, head)
    expect(year.months.map(insuranceOf)).toEqual(Array(12).fill(812_790))
    expect(year.employerCost).toBe(9_753_480)
    expect(year.grossIncome).toBe(0)
  })

  it('each month is compared with the minimum wage separately', () => {
    const monthlySalaries = fromJanuary([roubles(20_000), roubles(100_000)])
    // 8,127.90; 30 % of 100,000; 8,127.90.
    const { months } = yearOf(2026, { ...head, monthlySalaries })
    expect(months.slice(0, 3).map(insuranceOf)).toEqual([812_790, 3_000_000, 812_790])
  })

  it('a month not headed in full counts by calendar days', () => {
    // From 20 January: 27,093 × 12 / 31 = 10,487.61, 30 % of it 3,146.28.
    const part = { firstDay: 20, firstMonthPaid: 'workingDays' } as const
    expect(insuranceOf(yearOf(2026, { ...head, ...part }).months[0] as never)).toBe(314_628)
    const step = stepsOf(2026, { ...head, ...part })
    expect(step('minimum_base.1')).toMatchObject({ operation: 'share_by_days', value: 1_048_761 })
  })

  it('reduced tariffs have the minimum wage as their base too', () => {
    // 15 % of 27,093 = 4,063.95; small business up to 40,639.50: 30 %.
    const ofTariff = (contributionTariff: 'it' | 'smallBusiness') =>
      insuranceOf(yearOf(2026, { ...head, contributionTariff }).months[0] as never)
    expect(ofTariff('it')).toBe(406_395)
    expect(ofTariff('smallBusiness')).toBe(812_790)
  })

  it('there is no minimum before 2026', () => {
    expect(yearOf(2025, head).employerCost).toBe(0)
  })

  it('the steps lead from the minimum wage to the base since January', () => {
    const before = { from: 12, incomeBefore: earlierIncome(1_000_000) } as const
    const step = stepsOf(2026, { ...head, salary: roubles(20_000), ...before })
    expect(step('base_shortfall.12').value).toBe(roubles(7_093))
    expect(step('contribution_base_so_far.12').value).toBe(roubles(1_027_093))
    expect(step('contribution_base.12').citation.article).toBe('ст. 421 п. 1')
  })
})

it('days count for the minimum wage only in months that are not headed in full', () => {
  const days = { from: 3, firstDay: 16, lastMonth: 6, lastDay: 10 } as const
  const basesOf = (example: object) =>
    yearOf(2026, { salary: ZERO, isCompanyHead: true, ...days, ...example }).months.map(
      ({ contributionBase }) => contributionBase,
    )
  expect(basesOf({})).toEqual(Array(4).fill(roubles(27_093)))
  // 10 of the 30 days of June, though 8 of its 21 working days are paid.
  expect(basesOf({ lastMonthPaid: 'workingDays' })).toEqual([
    ...Array(3).fill(roubles(27_093)),
    roubles(9_031),
  ])
})

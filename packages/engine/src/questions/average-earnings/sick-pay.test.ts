import { describe, expect, it } from 'vitest'
import { roubles } from '../../money/kopecks.ts'
import { explainSickPay, sickPayOf } from './sick-pay.ts'
import type { SickLeaveTerms } from './sick-pay-terms.ts'

const earned = (year: number, pay: number, northern = 0) => ({
  year,
  pay: roubles(pay),
  northernPay: roubles(northern),
})

const usual = { cause: 'own', insuranceMonths: 96 } as const

const sick = (
  from: string,
  to: string,
  earnings: SickLeaveTerms['earnings'],
  others: Partial<SickLeaveTerms> = {},
) => sickPayOf({ ...usual, from, to, earnings, ...others })

/** More than the limit of any year. */
const most = (year: number) => [earned(year - 2, 5_000_000), earned(year - 1, 5_000_000)]

describe('sick pay as published', () => {
  it.each([
    [2021, 2_434_25],
    [2022, 2_572_60],
    [2023, 2_736_99],
    [2024, 4_039_73],
    [2025, 5_673_97],
    [2026, 6_827_40],
  ])('has the highest day of %i', (year, highest) => {
    expect(sick(`${year}-03-02`, `${year}-03-02`, most(year)).dailyAverage).toBe(highest)
  })

  it.each([
    [2021, 420_56],
    [2022, 456_66],
    [2023, 533_98],
    [2024, 632_61],
    [2025, 737_75],
    [2026, 890_73],
  ])('has the lowest average of %i', (year, lowest) => {
    expect(sick(`${year}-03-02`, `${year}-03-02`, []).dailyAverage).toBe(lowest)
  })

  it('is 100, 80 or 60 % of the highest day of 2026', () => {
    const dayPay = (insuranceMonths: number) =>
      sick('2026-03-02', '2026-03-02', most(2026), { insuranceMonths }).days[0]?.dayPay
    expect([96, 95, 60, 59, 6].map(dayPay)).toEqual([682_740, 546_192, 546_192, 409_644, 409_644])
    // Less than six months: 27,093 / 31.
    expect(dayPay(5)).toBe(87_397)
  })

  it('is 47,791.80 and 95,583.60 at most for 7 and 14 days of 2026', () => {
    const pay = (to: string) => {
      const { employerPay, fundPay } = sick('2026-03-02', to, most(2026))
      return employerPay + fundPay
    }
    expect([pay('2026-03-08'), pay('2026-03-15')]).toEqual([4_779_180, 9_558_360])
  })

  it.each([
    ['2026-01-12', 87_397],
    ['2025-03-03', 72_387],
    ['2026-04-06', 90_310],
  ])('is not below the minimum wage for a day of the month of %s', (date, floor) => {
    const { days, lowestApplied } = sick(date, date, [], { insuranceMonths: 12 })
    expect([days[0]?.dayPay, lowestApplied]).toEqual([floor, true])
  })
})

describe('sick pay by hand', () => {
  it('of an own illness: three days by the employer, the rest by the Fund', () => {
    const years = [earned(2024, 1_000_000), earned(2025, 1_200_000)]
    const pay = sick('2026-10-12', '2026-10-21', years, { insuranceMonths: 84 })
    expect(pay).toMatchObject({ dailyAverage: 301_370, employerPay: 723_288, fundPay: 1_687_672 })
    expect(pay.days).toEqual([
      { month: '2026-10', days: 10, dayPay: 241_096, employer: 723_288, fund: 1_687_672 },
    ])
  })

  it('by month, though the day has the same pay', () => {
    expect(sick('2026-01-30', '2026-02-02', most(2026))).toMatchObject({
      lowestApplied: false,
      days: [
        { month: '2026-01', days: 2, employer: 1_365_480, fund: 0 },
        { month: '2026-02', days: 2, employer: 682_740, fund: 682_740 },
      ],
    })
  })

  it('with the earnings of each year up to its limit', () => {
    const years = [earned(2024, 3_000_000), earned(2025, 2_900_000)]
    const pay = sick('2026-03-02', '2026-03-06', years, { insuranceMonths: 108 })
    expect(pay).toMatchObject({ dailyAverage: 682_740, employerPay: 2_048_220, fundPay: 1_365_480 })
  })

  it('with a floor for each month', () => {
    const years = [earned(2024, 300_000), earned(2025, 330_000)]
    const pay = sick('2026-01-25', '2026-02-05', years, { insuranceMonths: 36 })
    expect(pay).toMatchObject({ dailyAverage: 89_073, lowestApplied: true, employerPay: 262_191 })
    expect(pay.days.map(({ days, dayPay }) => [days, dayPay])).toEqual([
      [7, 87_397],
      [5, 96_761],
    ])
    expect(pay.employerPay + pay.fundPay).toBe(1_095_584)
  })

  it('with a district coefficient, or part time', () => {
    const coefficient = sick('2026-03-02', '2026-03-11', [], { districtCoefficient: 130 })
    expect(coefficient).toMatchObject({ dailyAverage: 115_795 })
    expect(coefficient.employerPay + coefficient.fundPay).toBe(1_157_950)
    const half = sick('2026-04-06', '2026-04-06', [], { fullTimeShare: 50 })
    expect([half.dailyAverage, half.days[0]?.dayPay]).toEqual([44_536, 45_155])
  })

  it('with less than six months of insurance is the minimum wage', () => {
    const { days } = sick('2026-03-02', '2026-03-11', most(2026), { insuranceMonths: 4 })
    expect(days).toMatchObject([{ days: 10, dayPay: 87_397, employer: 262_191, fund: 611_779 }])
  })
})

it('after a breach is at most the minimum wage, and before it as usual', () => {
  const years = [earned(2024, 1_000_000), earned(2025, 1_200_000)]
  const { days } = sick('2026-10-12', '2026-10-21', years, { breachFrom: '2026-10-19' })
  expect(days.map(({ days, dayPay }) => [days, dayPay])).toEqual([
    [7, 301_370],
    [3, 87_397],
  ])
  // 890.73 × 60 %, without the floor.
  const low = sick('2026-10-12', '2026-10-12', [], {
    breachFrom: '2026-10-12',
    insuranceMonths: 12,
  })
  expect(low.days[0]?.dayPay).toBe(53_444)
})

describe('care', () => {
  const days = (cause: SickLeaveTerms['cause'], others: Partial<SickLeaveTerms> = {}) =>
    sick('2026-03-02', '2026-03-13', [earned(2024, 1_460_000), earned(2025, 1_460_000)], {
      cause,
      insuranceMonths: 84,
      ...others,
    })
  const rows = (...parameters: Parameters<typeof days>) =>
    days(...parameters).days.map(({ days, dayPay }) => [days, dayPay])

  it('is paid by the Fund alone', () => {
    expect(days('relative')).toMatchObject({ employerPay: 0, fundPay: 3_840_000 })
    expect(days('quarantine').employerPay).toBe(0)
  })

  it('for a child under 8 is paid in full, for an older one after ten days at home by half', () => {
    expect(rows('childUnder8')).toEqual([[12, 400_000]])
    expect(rows('child')).toEqual([
      [10, 320_000],
      [2, 200_000],
    ])
    expect(rows('child', { inHospital: true })).toEqual([[12, 320_000]])
  })

  it('for a child under 8 was paid as for an older one before September 2021', () => {
    const years = [earned(2019, 730_000), earned(2020, 730_000)]
    const care = { cause: 'childUnder8', insuranceMonths: 84 } as const
    expect(sick('2021-08-20', '2021-08-31', years, care).days.at(-1)?.dayPay).toBe(100_000)
    expect(sick('2021-09-01', '2021-09-12', years, care).days).toMatchObject([{ dayPay: 200_000 }])
  })

  it('is not reduced by a dismissal, an own illness is', () => {
    expect(rows('childUnder8', { afterDismissal: true })).toEqual([[12, 400_000]])
    expect(rows('own', { afterDismissal: true })).toEqual([[12, 240_000]])
  })
})

describe('the northern part of the employer’s days', () => {
  it('is their share in the earnings, cut by the limit of the year, from 2026 on', () => {
    // 4,450,000 of 2024 are twice the limit: 800,000 northern roubles count half.
    const years = [earned(2024, 4_450_000, 800_000), earned(2025, 775_000, 200_000)]
    const pay = sick('2026-03-02', '2026-03-06', years)
    // 3,000,000 / 730 = 4,109.59 × 3 = 12,328.77 × 600,000 / 3,000,000.
    expect(pay).toMatchObject({ employerBasePay: 986_302, employerNorthernPay: 246_575 })
    // Without a day of payment that of the end decides: 1,460,000 / 730 × 3, of it a half.
    const half = [earned(2023, 730_000, 365_000), earned(2024, 730_000, 365_000)]
    const northern = (to: string) => sick('2025-12-29', to, half).employerNorthernPay
    expect(['2025-12-31', '2026-01-01'].map(northern)).toEqual([0, 300_000])
    const before = sick('2025-12-29', '2026-01-01', half, { paidOn: '2025-12-31' })
    expect(before.employerNorthernPay).toBe(0)
  })

  it('is in the main base where the minimum decides, with a warning', () => {
    const warned = (pay: number, others: Partial<SickLeaveTerms> = {}) => {
      const years = [earned(2024, pay, 50_000), earned(2025, pay, 50_000)]
      const { employerNorthernPay, warnings } = sick('2026-03-02', '2026-03-06', years, others)
      return [employerNorthernPay, ...warnings]
    }
    expect(warned(100_000)).toEqual([0, 'northern_part_unknown'])
    // 730,000 / 730 is above the lowest average, 60 % of it below 873.97.
    expect(warned(365_000, { insuranceMonths: 12 })).toEqual([0, 'northern_part_unknown'])
    expect(warned(100_000, { cause: 'quarantine' })).toEqual([0])
  })
})

it('by the law of a year that is not known yet has a warning', () => {
  const { warnings } = sick('2026-12-28', '2026-12-31', [], { paidOn: '2027-01-12' })
  expect(warnings).toEqual(['provisional_law'])
  expect(sick('2027-03-02', '2027-03-02', []).warnings).toEqual(['provisional_law'])
})

it.each([
  ['own', '2026-06-30', []],
  ['quarantine', '2026-06-30', []],
  ['relative', '2026-03-08', []],
  ['relative', '2026-03-09', ['care_days_limited']],
  ['child', '2026-03-16', []],
  ['child', '2026-03-17', ['care_days_limited']],
  ['childUnder8', '2026-03-17', ['care_days_limited']],
] as const)('of %s from 2 March to %s warns: %j', (cause, to, warnings) => {
  expect(sick('2026-03-02', to, [], { cause }).warnings).toEqual(warnings)
})

it.each([
  ['own', 'ст. 7 ч. 1, 2', 'ст. 3 ч. 2 п. 1'],
  ['quarantine', 'ст. 7 ч. 1, 2', 'ст. 3 ч. 3'],
  ['relative', 'ст. 7 ч. 3, 4', 'ст. 3 ч. 3'],
] as const)('of %s cites %s for the percent and %s for who pays', (cause, percent, payers) => {
  const { steps } = explainSickPay({
    ...{ ...usual, cause, from: '2026-03-02', to: '2026-03-06' },
    earnings: most(2026),
  })
  const articleOf = (id: string) => steps.find((step) => step.id === id)?.citation.article
  expect(articleOf('sick_day_by_percent.row_1')).toBe(percent)
  expect(articleOf('fund_days_pay.row_1')).toBe(payers)
  expect(articleOf('fund_pay.event')).toBe(payers)
})

it('is not a salary by 29.3, nor 100 % for a child under 7 only', () => {
  const years = [earned(2024, 960_000), earned(2025, 960_000)]
  const { days } = sick('2026-03-02', '2026-03-02', years, { insuranceMonths: 12 })
  // 1,920,000 / 730 = 2,630.14 by 60 %, and not 80,000 / 29.3 by 60 %.
  expect(days[0]?.dayPay).toBe(157_808)
})

it('counts replaced years by their own limits, and refuses years before 2021', () => {
  const { dailyAverage } = sick('2026-03-02', '2026-03-02', [earned(2015, 900_000)])
  // 670,000 / 730 = 917.81.
  expect(dailyAverage).toBe(91_781)
  expect(() => sick('2020-12-31', '2021-01-05', [])).toThrow('from must be a date 2021-01-01 ...')
})

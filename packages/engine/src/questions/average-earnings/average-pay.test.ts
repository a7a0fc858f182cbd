import { describe, expect, it } from 'vitest'
import { type Kopecks, roubles } from '../../money/kopecks.ts'
import { type AveragePayWarning, averagePayOf } from './average-pay.ts'
import { NoEarningsError } from './counted-earnings.ts'
import type { AveragePayTerms, EarningsMonth } from './terms.ts'

/** The 12 months before one, oldest first, with the same pay. */
function monthsBefore(month: string, pay: number, northernPay = 0): EarningsMonth[] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return Array.from({ length: 12 }, (_, index) => ({
    month: new Date(Date.UTC(year, number - 13 + index, 1)).toISOString().slice(0, 7),
    pay: kopecksOf(pay),
    northernPay: kopecksOf(northernPay),
  }))
}

const kopecksOf = (sum: number) => Math.round(sum * 100) as Kopecks

const vacation = (
  startDate: string,
  days: number,
  months: readonly EarningsMonth[],
  others: Partial<AveragePayTerms> = {},
) => averagePayOf({ kind: 'vacation', startDate, dayHundredths: days * 100, months, ...others })

const july = (pay: number, northern?: number) => monthsBefore('2026-07', pay, northern)

/** 10 months of 90,000; November 2025 with 10 of 30 days sick, 60,000; March 2026 with 14 of 31 on vacation. */
const withAbsences = july(90_000).map((month) => {
  if (month.month === '2025-11') return { ...month, pay: roubles(60_000), excludedDays: 10 }
  if (month.month === '2026-03') return { ...month, pay: roubles(45_000), excludedDays: 14 }
  return month
})

describe('vacation pay as published', () => {
  it('counts a month with 15 of 31 days sick as 15.12 days', () => {
    // forum.klerk.ru: a vacation from 3 August, 28 days, 76,283.33 in all; here in 2017 and part time, without a floor.
    const months = monthsBefore('2017-08', 0).map((month, index) => {
      if (index === 0) return { ...month, pay: kopecksOf(76_283.33) }
      return month.month === '2016-10' ? { ...month, excludedDays: 15 } : month
    })
    const { daysCounted, dailyAverage, pay } = vacation('2017-08-03', 28, months, {
      fullTime: false,
    })
    expect(daysCounted).toBe(33_742_258)
    expect([dailyAverage, pay]).toEqual([22_608, 633_024])
  })

  it('is 2,389.08 a day for 70,000 a month', () => {
    expect(vacation('2026-03-02', 14, monthsBefore('2026-03', 70_000)).dailyAverage).toBe(238_908)
  })
})

describe('vacation pay by hand', () => {
  it('of twelve full months', () => {
    const { dailyAverage, pay, warnings } = vacation('2026-07-06', 14, july(80_000))
    expect([dailyAverage, pay, warnings]).toEqual([273_038, 3_822_532, []])
  })

  it('of two short months, with exact days or with two decimals', () => {
    const exact = vacation('2026-07-06', 28, withAbsences)
    expect(exact.daysCounted).toBe(32_860_108)
    expect([exact.dailyAverage, exact.pay]).toEqual([305_842, 8_563_576])
    expect(exact.warnings).toEqual(['days_not_rounded'])
    const rounded = vacation('2026-07-06', 28, withAbsences, { roundDays: true })
    expect([rounded.dailyAverage, rounded.warnings]).toEqual([305_843, []])
  })

  it('with an annual bonus by the working days of the period', () => {
    const bonus = { kind: 'annual', amount: roubles(120_000), month: '2026-02' } as const
    const worked = { bonuses: [bonus], daysWorked: 220, daysNorm: 247 }
    const { dailyAverage, pay } = vacation('2026-07-06', 28, withAbsences, worked)
    expect([dailyAverage, pay]).toEqual([338_369, 9_474_332])
    // Absence without reason excludes no day: (1,080,000 + 120,000 × 220 / 247) / 351.6.
    expect(vacation('2026-07-06', 28, july(90_000), worked).dailyAverage).toBe(337_566)
  })

  it('with a raise inside the period', () => {
    const months = july(100_000).map((month, index) =>
      index < 6 ? month : { ...month, pay: roubles(110_000) },
    )
    const raise = { date: '2026-01-01', oldSalary: roubles(100_000), newSalary: roubles(110_000) }
    const { dailyAverage, pay } = vacation('2026-07-06', 28, months, { raises: [raise] })
    expect([dailyAverage, pay]).toEqual([375_427, 10_511_956])
    expect(vacation('2026-07-06', 28, months).dailyAverage).toBe(358_362)
  })

  it('with a raise after the period, before the vacation or during it', () => {
    const raise = { oldSalary: roubles(100_000), newSalary: roubles(110_000) }
    const on = (date: string) =>
      vacation('2026-07-06', 28, july(100_000), { raises: [{ date, ...raise }] })
    expect(on('2026-07-01').pay).toBe(10_511_956)
    expect(on('2026-07-06').pay).toBe(10_511_956)
    // From the eleventh day on: 3,412.97 × 10 + 3,754.27 × 18.
    expect(on('2026-07-16').pay).toBe(10_170_656)
    expect(on('2026-08-02').pay).toBe(27 * 341_297 + 375_427)
    expect(on('2026-08-03').pay).toBe(9_556_316)
  })

  it('not below the minimum wage of a full-time employee', () => {
    const months = monthsBefore('2026-02', 25_000)
    // 23 February is a holiday inside.
    const full = vacation('2026-02-10', 14, months)
    expect(full).toMatchObject({ dailyAverage: 92_468, pay: 1_294_552, floorApplied: true })
    expect(full.warnings).toEqual(['floor_without_coefficient'])
    expect(full.lastDay).toBe('2026-02-24')
    expect(vacation('2026-02-10', 14, months, { fullTime: false }).dailyAverage).toBe(85_324)
    // Half of 27,093 / 29.3, and 25,000 / 29.3 where that is more.
    const halfTime = (pay: number) =>
      vacation('2026-02-10', 14, monthsBefore('2026-02', pay), { fullTimeShare: 50 }).dailyAverage
    expect([10_000, 25_000].map(halfTime)).toEqual([46_234, 85_324])
    const worked = (daysWorked: number) =>
      vacation('2026-02-10', 14, months, { daysWorked, daysNorm: 247 }).dailyAverage
    expect([247, 246].map(worked)).toEqual([92_468, 85_324])
    const half = [{ daysWorked: 246 }, { daysNorm: 247 }]
    expect(half.map((one) => vacation('2026-02-10', 14, months, one).dailyAverage)).toEqual([
      92_468, 92_468,
    ])
  })

  it('keeps the minimum wage where the time that is missing is excluded', () => {
    // 14 days of an earlier vacation are 10 working days of 247. One more day is missing without a reason.
    const [last, ...others] = monthsBefore('2026-02', 22_440)
    const months = [{ ...(last as EarningsMonth), excludedDays: 14 }, ...others]
    const worked = (daysWorked: number) =>
      vacation('2026-02-10', 14, months, { daysWorked, daysNorm: 247 })
    expect(worked(237)).toMatchObject({ dailyAverage: 92_468, pay: 1_294_552, floorApplied: true })
    expect(worked(237).warnings).toContain('floor_with_excluded_time')
    expect(worked(247).warnings).toContain('floor_with_excluded_time')
    expect(worked(232).floorApplied).toBe(false)
  })

  it('not below the new minimum wage from its day on', () => {
    // 11,163 from 1 May 2018, 9,489 before: 323.86 and 380.99 a day; 1 May is a holiday.
    const { pay } = vacation('2018-04-24', 10, monthsBefore('2018-04', 5_000))
    expect(pay).toBe(7 * 32_386 + 3 * 38_099)
    // 10,000 / 29.3 is above the one before alone.
    const higher = vacation('2018-04-24', 10, monthsBefore('2018-04', 10_000))
    expect(higher).toMatchObject({ pay: 7 * 34_130 + 3 * 38_099, floorApplied: true })
  })
})

describe('the northern part', () => {
  it('has the tax base of the allowances in payments from 2026 on', () => {
    const months = july(200_000, 100_000)
    const half = vacation('2026-07-06', 28, months)
    expect(half).toMatchObject({ pay: 19_112_632, basePay: 9_556_316, northernPay: 9_556_316 })
    const before = vacation('2026-07-06', 28, months, { paidOn: '2025-12-30' })
    expect(before).toMatchObject({ basePay: 19_112_632, northernPay: 0 })
    expect(before.warnings).toEqual(['split_by_payment_date'])
  })

  it('is the share of the northern sums', () => {
    const { dailyAverage, basePay, northernPay } = vacation('2026-07-06', 14, july(115_000, 15_000))
    expect([dailyAverage, basePay, northernPay]).toEqual([392_491, 4_778_151, 716_723])
  })

  it('includes the part of a bonus, by the time worked alike', () => {
    const bonus = { kind: 'annual', amount: roubles(120_000), northernAmount: roubles(120_000) }
    const worked = { bonuses: [bonus], daysWorked: 220, daysNorm: 247 } as Partial<AveragePayTerms>
    const { pay, northernPay } = vacation('2026-07-06', 28, withAbsences, worked)
    // 106,882.591 of 1,111,882.591 roubles: 94,743.32 × 0.0961275…
    expect([pay, northernPay]).toEqual([9_474_332, 910_745])
  })
})

describe('bonuses', () => {
  const withBonuses = (...bonuses: NonNullable<AveragePayTerms['bonuses']>) =>
    vacation('2026-07-06', 1, july(90_000), { bonuses }).dailyAverage
  /** The daily average of 12 × 90,000 roubles and a further sum. */
  const average = (sum: number) => Math.round(((1_080_000 + sum) * 100) / (12 * 29.3))
  const amount = roubles(10_000)

  it('count once for each month and indicator', () => {
    const monthly = { kind: 'monthly', amount, month: '2026-01' } as const
    expect(withBonuses(monthly)).toBe(average(10_000))
    expect(withBonuses(monthly, monthly)).toBe(average(20_000))
    const sales = { ...monthly, indicator: 'sales' }
    expect(withBonuses(sales, { ...sales, amount: roubles(15_000) })).toBe(average(15_000))
    expect(withBonuses({ ...sales, amount: roubles(15_000) }, sales)).toBe(average(15_000))
    expect(withBonuses(sales, { ...sales, month: '2026-02' })).toBe(average(20_000))
    expect(withBonuses(sales, { ...sales, indicator: 'quality' })).toBe(average(20_000))
  })

  // Point 15 allows one a month of the monthly bonuses only: those for quarters count as they are accrued.
  it('for several quarters count each, also for one indicator', () => {
    const quarter = { kind: 'period', months: 3, amount, indicator: 'sales' } as const
    const months = ['2025-07', '2025-10', '2026-01', '2026-04']
    const quarters = months.map((month) => ({ ...quarter, month }))
    expect(withBonuses(...quarters)).toBe(average(40_000))
    expect(withBonuses(...quarters, { ...quarter, month: '2026-04' })).toBe(average(40_000))
  })

  it('count by what is left of them: the larger one for two years counts half', () => {
    const sales = { kind: 'period', month: '2026-03', indicator: 'sales' } as const
    const [year, years] = [
      { amount: roubles(15_000), months: 12 },
      { amount: roubles(20_000), months: 24 },
    ]
    expect(withBonuses({ ...sales, ...year }, { ...sales, ...years })).toBe(average(15_000))
    expect(withBonuses({ ...sales, ...years }, { ...sales, ...year })).toBe(average(15_000))
  })

  it('count by the month of accrual, an annual one by its year', () => {
    expect(withBonuses({ kind: 'period', months: 3, amount, month: '2025-06' })).toBe(average(0))
    const ofYear = { kind: 'annual', amount, month: '2025-03' } as const
    expect(withBonuses(ofYear)).toBe(average(10_000))
    // A raise before the period indexes nothing.
    const raises = [{ date: '2025-05-01', oldSalary: roubles(80_000), newSalary: roubles(90_000) }]
    const raised = vacation('2026-07-06', 1, july(90_000), { bonuses: [ofYear], raises })
    expect(raised.dailyAverage).toBe(average(10_000))
    expect(withBonuses({ kind: 'annual', amount, year: 2025 })).toBe(average(10_000))
    expect(withBonuses({ kind: 'annual', amount, year: 2024 })).toBe(average(0))
  })

  it('for more than 12 months count by 12 months', () => {
    const long = { kind: 'period', months: 24, amount, month: '2026-05' } as const
    expect(withBonuses(long)).toBe(average(5_000))
  })

  it('are not reduced by the time worked where they are for that time already', () => {
    const annual = { kind: 'annual', amount: roubles(120_000), forTimeWorked: true } as const
    const worked = { bonuses: [annual], daysWorked: 220, daysNorm: 247 }
    // (1,005,000 + 120,000) / 328.60108.
    expect(vacation('2026-07-06', 28, withAbsences, worked).dailyAverage).toBe(342_360)
    // Nor raised by more days than the norm.
    const more = { bonuses: [{ ...annual, forTimeWorked: false }], daysWorked: 250, daysNorm: 247 }
    expect(vacation('2026-07-06', 28, withAbsences, more).dailyAverage).toBe(342_360)
  })

  it('stay whole with a warning where the working days of a short period are not given', () => {
    const bonuses = [{ kind: 'annual', amount: roubles(120_000) }] as const
    const { dailyAverage, warnings } = vacation('2026-07-06', 28, withAbsences, { bonuses })
    expect([dailyAverage, warnings]).toEqual([342_360, ['bonus_not_prorated', 'days_not_rounded']])
  })
})

describe('the period', () => {
  it('of somebody hired in a month has its days from the hire on', () => {
    // Hired on 16 March 2026: 16 of 31 days, then three full months.
    const months = july(90_000)
      .slice(8)
      .map((month, index) =>
        index === 0 ? { ...month, excludedDays: 15, pay: roubles(45_000) } : month,
      )
    const { daysCounted, dailyAverage } = vacation('2026-07-06', 14, months)
    expect(daysCounted).toBe(10_302_258)
    expect(dailyAverage).toBe(305_758)
  })

  it('without earnings is replaced by the 12 months that end with the last earned one', () => {
    const childCare = july(0).map((month) => ({ ...month, excludedDays: 28 }))
    const months = [...monthsBefore('2025-01', 80_000), ...childCare]
    expect(vacation('2026-07-06', 14, months).dailyAverage).toBe(273_038)
    // Pay of a month of which no day counts is not earned in it.
    const paid = { month: '2025-02', pay: roubles(10_000), excludedDays: 28 }
    expect(vacation('2026-07-06', 14, [...months, paid]).dailyAverage).toBe(273_038)
  })

  it('has no earnings by an annual bonus accrued before or after it: the salary counts', () => {
    const bonus = { kind: 'annual', amount: roubles(120_000) } as const
    const dailyWith = (month?: string) =>
      vacation('2026-03-02', 14, monthsBefore('2026-03', 0), {
        bonuses: [month === undefined ? bonus : { ...bonus, month }],
        salary: roubles(58_600),
        fullTime: false,
      }).dailyAverage
    // 58,600 / 29.3; 120,000 / (12 × 29.3).
    const months = ['2025-02', '2025-03', '2026-02', '2026-03']
    expect(months.map(dailyWith)).toEqual([200_000, 34_130, 34_130, 200_000])
    expect(dailyWith()).toBe(34_130)
  })

  it('is the own month where there is nothing before, and then the salary', () => {
    const own = [{ month: '2026-07', pay: roubles(25_000) }]
    // 15 of 31 days: 25,000 / (29.3 × 15 / 31).
    expect(vacation('2026-07-16', 7, own).dailyAverage).toBe(176_337)
    const unpaid = { month: '2026-06', pay: roubles(0), excludedDays: 30 }
    expect(vacation('2026-07-16', 7, [unpaid, ...own]).dailyAverage).toBe(176_337)
    // 29.3 × 15 / 31 is 14.18 days with two decimals, and a bonus of July counts: 30,000 / 14.18.
    const bonuses = [{ kind: 'monthly', month: '2026-07', amount: roubles(5_000) } as const]
    const rounded = vacation('2026-07-16', 7, own, { bonuses, roundDays: true })
    expect([rounded.daysCounted, rounded.dailyAverage]).toEqual([1_418_000, 211_566])
    // An annual bonus of 14,180 adds 1,000 a day; a raise before the month does not index it.
    const annual = [{ kind: 'annual', month: '2025-12', amount: roubles(14_180) } as const]
    const raises = [{ date: '2026-03-01', oldSalary: roubles(10), newSalary: roubles(11) }]
    const others = { bonuses: annual, raises, roundDays: true }
    expect(vacation('2026-07-16', 7, own, others).dailyAverage).toBe(276_305)
    expect(vacation('2026-07-01', 7, [], { salary: roubles(80_000) }).dailyAverage).toBe(273_038)
    // Pay of the own month for no day of it.
    const absence = [{ month: '2026-07', pay: roubles(25_000), excludedDays: 15 }]
    const { dailyAverage } = vacation('2026-07-16', 7, absence, { salary: roubles(80_000) })
    expect(dailyAverage).toBe(273_038)
    expect(() => vacation('2026-07-01', 7, [])).toThrow(NoEarningsError)
  })

  it('has February with 29 days in a leap year', () => {
    const months = monthsBefore('2024-07', 80_000).map((month) =>
      month.month === '2024-02' ? { ...month, excludedDays: 9 } : month,
    )
    // 11 × 29.3 + 29.3 × 20 / 29.
    expect(vacation('2024-07-01', 14, months).daysCounted).toBe(34_250_690)
  })
})

describe('raises', () => {
  it('multiply, and are exact', () => {
    const raises = [
      { date: '2025-10-15', oldSalary: roubles(12_000), newSalary: roubles(14_000) },
      { date: '2026-06-30', oldSalary: roubles(14_000), newSalary: roubles(15_000) },
    ]
    // Three months × 14 / 12 × 15 / 14, eight × 15 / 14, and June: 1,250,000 / 351.6 of 100,000 a month.
    const exact = (100_000 * ((3 * 15) / 12 + (8 * 15) / 14 + 1)) / 351.6
    expect(vacation('2026-07-06', 14, july(100_000), { raises }).dailyAverage).toBe(
      Math.round(exact * 100),
    )
  })

  it('index only the indexed part after the period, with a warning', () => {
    const raises = [{ date: '2026-07-01', oldSalary: roubles(10), newSalary: roubles(11) }]
    const bonus = { kind: 'monthly', month: '2026-01', amount: roubles(12_000) } as const
    const bonuses = [{ ...bonus, indexed: false }]
    const { dailyAverage, warnings } = vacation('2026-07-06', 14, july(100_000), {
      raises,
      bonuses,
    })
    // (1,320,000 + 12,000) / 351.6.
    expect([dailyAverage, warnings]).toEqual([378_840, ['raise_indexes_part']])
  })

  it('to a lower salary, or before the period, change nothing', () => {
    const lower = { date: '2026-01-01', oldSalary: roubles(11), newSalary: roubles(10) }
    const early = { date: '2025-06-30', oldSalary: roubles(10), newSalary: roubles(11) }
    const { pay } = vacation('2026-07-06', 14, july(80_000), { raises: [lower, early] })
    expect(pay).toBe(3_822_532)
  })
})

describe('dates', () => {
  it('public holidays lengthen a vacation, other days off do not', () => {
    const lastDayOf = (start: string, days: number) =>
      vacation(start, days, monthsBefore(start.slice(0, 7), 80_000)).lastDay
    expect(lastDayOf('2025-12-29', 14)).toBe('2026-01-19')
    expect(lastDayOf('2026-06-01', 28)).toBe('2026-06-29')
    // 11 May 2026 is off for the 9th.
    expect(lastDayOf('2026-05-05', 7)).toBe('2026-05-12')
  })

  it('the pay is due three days before, on a working day', () => {
    const paidOn = (start: string) =>
      vacation(start, 14, monthsBefore(start.slice(0, 7), 80_000)).paidOn
    expect(paidOn('2026-07-06')).toBe('2026-07-03')
    expect(paidOn('2026-07-01')).toBe('2026-06-26')
    expect(paidOn('2026-01-12')).toBe('2025-12-30')
  })
})

it('compensates days with two decimals', () => {
  const months = july(90_000)
  const terms = { kind: 'compensation', startDate: '2026-07-15', dayHundredths: 1_165 } as const
  expect(averagePayOf({ ...terms, months })).toMatchObject({
    dailyAverage: 307_167,
    pay: 3_578_496,
    lastDay: '2026-07-15',
    paidOn: '2026-07-15',
  })
})

it('pays a compensation after a day off, at the end of December before it, as the rest of a dismissal', () => {
  const dismissed = (startDate: string, paidOn?: string) => {
    const months = monthsBefore(startDate.slice(0, 7), 90_000)
    const terms = { kind: 'compensation', startDate, dayHundredths: 100, months } as const
    const { paidOn: date, warnings } = averagePayOf({ ...terms, ...(paidOn && { paidOn }) })
    return [date, ...warnings]
  }
  // 31 May 2026 is a Sunday; 31 December is off, and 11 January the next working day.
  expect(dismissed('2026-05-31')).toEqual(['2026-06-01'])
  expect(dismissed('2025-12-31')).toEqual(['2025-12-30'])
  expect(dismissed('2025-12-31', '2026-01-12')).toEqual(['2026-01-12'])
  expect(dismissed('2025-12-31', '2026-01-13')).toEqual(['2026-01-13', 'paid_late'])
})

it('pays working days by the working days worked', () => {
  const terms = { kind: 'workingDays', startDate: '2026-07-06', dayHundredths: 500 } as const
  const paid = averagePayOf({ ...terms, months: july(80_000), daysWorked: 240 })
  // 960,000 / 240 = 4,000 a day, Monday to Friday.
  expect(paid).toMatchObject({ dailyAverage: 400_000, pay: 2_000_000, lastDay: '2026-07-10' })
  // 120,000 / 247: the minimum is that of vacations. Pay of the own month does not count.
  const low = averagePayOf({ ...terms, months: july(10_000), daysWorked: 247 })
  expect(low).toMatchObject({ dailyAverage: 48_583, floorApplied: false })
  const own = [{ month: '2026-07', pay: roubles(10_000) }]
  expect(() => averagePayOf({ ...terms, months: own, daysWorked: 3 })).toThrow(NoEarningsError)
})

describe('warnings', () => {
  const bonus = { kind: 'monthly', month: '2026-06', amount: roubles(1_000) } as const
  const raise = { date: '2026-07-19', oldSalary: roubles(10), newSalary: roubles(11) }
  const raised = (date: string) => ({ raises: [{ ...raise, date }] })
  const fixed = { bonuses: [{ ...bonus, indexed: false }] }
  const more = (pay: number) => ({
    months: [...july(90_000), { month: '2026-07', pay: roubles(pay) }],
  })
  const unpaid = (excludedDays: number) => ({
    months: [{ month: '2025-07', pay: roubles(0), excludedDays }, ...july(90_000).slice(1)],
  })
  const short = { months: july(90_000).slice(1), bonuses: [bonus] }
  const own = {
    ...{ startDate: '2026-07-16', months: [{ month: '2026-07', pay: roubles(25_000) }] },
    bonuses: [{ ...bonus, month: '2026-07' }],
  }
  const dismissed = { kind: 'compensation', startDate: '2026-07-04' } as const
  const trip = { kind: 'workingDays', daysWorked: 240, paidOn: '2026-07-31' } as const

  // The vacation is from Monday, 6 July, to Sunday, 19 July; 4 July is a Saturday.
  it.each<[readonly AveragePayWarning[], Partial<AveragePayTerms>]>([
    [['provisional_law'], { startDate: '2027-07-05', months: monthsBefore('2027-07', 90_000) }],
    [['bonus_not_prorated'], short],
    [['bonus_not_prorated'], { ...short, daysWorked: 200 }],
    [[], { ...short, bonuses: [{ ...bonus, forTimeWorked: true }] }],
    [['bonus_not_prorated', 'days_not_rounded'], own],
    [[], { ...fixed, ...raised('2026-06-30') }],
    [['raise_indexes_part'], { ...fixed, ...raised('2026-07-01') }],
    [['raise_indexes_part'], { ...fixed, ...raised('2026-07-19') }],
    [['raises_not_counted'], { ...fixed, ...raised('2026-07-20') }],
    [[], raised('2026-07-19')],
    [['raises_not_counted'], { raises: [{ ...raise, newSalary: roubles(10) }] }],
    [['days_not_rounded', 'months_without_pay'], unpaid(30)],
    [[], unpaid(31)],
    [['months_not_counted'], more(1)],
    [[], more(0)],
    [[], { bonuses: [bonus] }],
    [['bonuses_not_counted'], { bonuses: [{ ...bonus, month: '2026-07' }] }],
    [[], { paidOn: '2026-07-03' }],
    [['paid_late'], { paidOn: '2026-07-04' }],
    [[], { ...dismissed, paidOn: '2026-07-06' }],
    [['paid_late'], { ...dismissed, paidOn: '2026-07-07' }],
    [[], { ...trip, ...unpaid(0) }],
  ])('are %j', (warnings, others) => {
    expect(vacation('2026-07-06', 14, july(90_000), others).warnings).toEqual(warnings)
  })
})

describe('errors that are published are not copied', () => {
  it('a coefficient of a raise is not cut to three decimals', () => {
    const raises = [{ date: '2026-07-01', oldSalary: roubles(12_000), newSalary: roubles(14_000) }]
    const { dailyAverage } = vacation('2026-07-06', 14, july(12_000 * 10), { raises })
    expect(dailyAverage).toBe(477_816)
    expect(dailyAverage).not.toBe(Math.round((1_440_000 * 1.166 * 100) / 351.6))
  })

  it('a month of 21.7 days is for no vacation, and no bonus is scaled by calendar days', () => {
    expect(vacation('2026-07-06', 1, july(80_000)).dailyAverage).not.toBe(368_664)
    const bonuses = [{ kind: 'annual', amount: roubles(45_000), month: '2026-03' }] as const
    const months = july(0).map((month) => ({ ...month, pay: 0 as Kopecks }))
    const half = months.map((month, index) =>
      index === 0 ? { ...month, excludedDays: 30 } : month,
    )
    const worked = { bonuses, daysWorked: 179, daysNorm: 247 }
    // 45,000 × 179 / 247 = 32,611.34 by 11 months and one day of 31: 323.25 days.
    expect(vacation('2026-07-06', 1, half, worked).dailyAverage).toBe(10_089)
  })
})

import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { roubles } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import { type Example, terms } from '../../testing/terms.ts'
import { averagePayOf } from '../average-earnings/average-pay.ts'
import { paymentsOf } from '../payments/payments.ts'
import type { Absence, PaidWorkingDays } from './absence.ts'
import { type AbsencesOptions, yearWithAbsences } from './year-with-absences.ts'

const law = lawOf(2026)
const salary = roubles(100_000)
/** Monday to Friday. */
const trip: Absence = { kind: 'business_trip', from: '2026-07-06', to: '2026-07-10' }
/** 29 and 30 June, 1 to 3 July. */
const ofTwoMonths: Absence = { kind: 'business_trip', from: '2026-06-29', to: '2026-07-03' }

const absent = (
  example: Example,
  absences: readonly Absence[],
  more: Partial<AbsencesOptions> = {},
) => yearWithAbsences(terms(example), { absences, law, ...more })

describe.each<PaidWorkingDays['kind']>(['business_trip', 'donor_day'])('%s', (kind) => {
  it('is paid by the average of a working day with the rest of its month', () => {
    // July 2025 to June 2026 have 247 working days: 1,200,000 / 247 = 4,858.30, five days are 24,291.50.
    const year = absent({ salary }, [{ ...trip, kind } as Absence])
    expect(year.paidAbsences).toEqual([
      {
        ...{ kind, from: '2026-07-06', lastDay: '2026-07-10', days: 5 },
        ...{ dailyAverage: 485_830, pay: 2_429_150, northernPay: 0, fundPay: 0, paidOn: null },
      },
    ])
    expect(year.warnings).toEqual(['earnings_assumed'])
    expect(year.terms.otherPay).toEqual([
      { kind: 'working_days_pay', month: 7, amount: 2_429_150, northernAmount: 0 },
    ])
    // 100,000 × 18 / 23 = 78,260.87. 13 % of 702,552.37 is 91,332; 78,000 are withheld. Contributions are due on all of it.
    const month = calculate(year.terms, law).months[6]
    expect(month).toMatchObject({
      ...{ grossIncome: 10_255_237, otherPay: 2_429_150, incomeTax: 1_333_200 },
      insuredPay: 10_255_237,
    })
    const { payments } = paymentsOf(year.terms, { law })
    expect(payments.filter(({ month }) => month === 7)).toMatchObject([
      // 6 of 23 days to the 15th.
      { date: '2026-07-20', kind: 'advance', grossIncome: 2_608_696 },
      { date: '2026-08-05', kind: 'final', grossIncome: 7_646_541 },
    ])
  })

  it('refuses days off alone', () => {
    const off = (more: object) => () =>
      absent({ salary }, [{ kind, from: '2026-07-11', ...more } as Absence])
    expect(off({ to: '2026-07-12' })).toThrow('absences[0].to must be a date 2026-07-13 ...')
    expect(off({ days: 2 })).toThrow('absences[0].days must be a whole number 3 ... 366')
    expect(off({ days: 3 })().paidAbsences[0]?.pay).toBe(485_830)
  })
})

describe('working days paid by average earnings', () => {
  it('have the pay of the question about them', () => {
    const months = Array.from({ length: 12 }, (_, index) => {
      const month = index < 6 ? `2025-${`${index + 7}`.padStart(2, '0')}` : `2026-0${index - 5}`
      return { month, pay: roubles(130_000), northernPay: roubles(30_000) }
    })
    const question = averagePayOf({
      ...{ kind: 'workingDays', startDate: '2026-07-06', dayHundredths: 500, daysWorked: 247 },
      months,
    })
    // 1,560,000 / 247 = 6,315.79, five days are 31,578.95; 360 / 1,560 of it are 7,287.45.
    expect(question).toMatchObject({ pay: 3_157_895, northernPay: 728_745 })
    const [paid] = absent({ salary, district: 130 }, [trip]).paidAbsences
    expect(paid).toMatchObject({ pay: question.pay, northernPay: question.northernPay })
    const before = { kind: 'business_trip', from: '2025-07-07', to: '2025-07-11' } as const
    const year = absent({ salary, district: 130 }, [before], { law: lawOf(2025) })
    expect(year.paidAbsences[0]?.northernPay).toBe(0)
  })

  it('are pay of the months that they are in', () => {
    // June 2025 to May 2026 have 245: 1,200,000 / 245 = 4,897.96.
    const { terms } = absent({ salary, district: 130 }, [ofTwoMonths])
    expect(absent({ salary }, [ofTwoMonths]).terms.otherPay).toMatchObject([
      { month: 6, amount: 979_592 },
      { month: 7, amount: 1_469_388 },
    ])
    // 6,367.35 a day. 30 / 130 of 12,734.70 are 2,938.78, of 31,836.75 they are 7,346.94.
    expect(terms.otherPay).toMatchObject([
      { amount: 1_273_470, northernAmount: 293_878 },
      { amount: 1_910_205, northernAmount: 440_816 },
    ])
  })

  it('after the year are paid there, by the same average', () => {
    // 28 to 30 December, 11 to 15 January; December 2025 to November 2026 have 247 days.
    const year = absent({ salary }, [{ ...trip, from: '2026-12-28', to: '2027-01-15' }])
    expect(year.paidAbsences[0]).toMatchObject({ dailyAverage: 485_830, pay: 3_886_640 })
    expect(year.terms.otherPay).toMatchObject([{ month: 12, amount: 1_457_490 }])
    expect(year.warnings).toEqual(['provisional_law', 'earnings_assumed', 'paid_outside_year'])
  })

  it('are time that later averages leave out', () => {
    // 1,100,000 + 78,260.87 over 11 × 29.3 + 29.3 × 26 / 31 days.
    const vacation: Absence = { kind: 'vacation', from: '2026-08-03', days: 14 }
    const { paidAbsences } = absent({ salary }, [trip, vacation])
    expect(paidAbsences[1]?.dailyAverage).toBe(339_680)
    // The sums of August 2025 to July 2026 over 247 − 5 days: 1,178,260.87 / 242 = 4,868.85.
    const donor: Absence = { kind: 'donor_day', from: '2026-08-03', days: 1 }
    expect(absent({ salary }, [trip, donor]).paidAbsences[1]?.pay).toBe(486_885)
  })

  it('are indexed by a raise of all staff from its day on', () => {
    // 4,897.96 × 2 and 110 % of 1,200,000 / 245 = 5,387.76, × 3.
    const raises = [{ date: '2026-07-01', oldSalary: salary, newSalary: roubles(110_000) }]
    const year = absent({ salary }, [{ ...ofTwoMonths, raises } as Absence])
    expect(year.terms.otherPay).toMatchObject([{ amount: 979_592 }, { amount: 1_616_328 }])
  })

  it('without earnings before their month have no pay, which a warning says', () => {
    const year = absent({ salary, from: 7 }, [trip], { earningsBefore: [] })
    expect(year.warnings).toEqual(['no_earnings'])
    expect(year.paidAbsences[0]?.pay).toBe(0)
  })

  it.each([
    [2017, []],
    [2026, [{ month: '2025-07', pay: salary, excludedDays: 1 }]],
  ])('are refused in %i where the days worked before are not known', (year, earningsBefore) => {
    const absence: Absence = { ...trip, from: `${year}-07-06`, to: `${year}-07-10` }
    const more = { law: lawOf(year), earningsBefore }
    expect(() => absent({ salary }, [absence], more)).toThrow(
      'absences[0] must not be given: the working days worked in the 12 months before it are not known',
    )
    // Of a month that is no more in the period.
    const later = { ...trip, from: '2026-08-03', to: '2026-08-03' } as const
    if (year === 2026) expect(absent({ salary }, [later], more).warnings).toEqual([])
  })

  it('have no more sums than the year has room for', () => {
    const otherPay = Array(23).fill({ kind: 'other', month: 1, amount: 1, northernAmount: 0 })
    expect(() => absent({ salary, otherPay }, [trip])).not.toThrow()
    expect(() => absent({ salary, otherPay }, [ofTwoMonths])).toThrow('absences must')
  })
})

import { type Law, lawOf } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recompute } from '../../breakdown/recompute.ts'
import { type Kopecks, roubles } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import type { Month, OtherPay, Terms } from '../../terms/terms.ts'
import { type Example, fromJanuary, monthly, terms } from '../../testing/terms.ts'
import { averagePayOf } from '../average-earnings/average-pay.ts'
import { compareContractTypes } from '../compare/compare-contract-types.ts'
import { latePayment } from '../payments/late-payday.ts'
import { explainPayments, paymentsOf } from '../payments/payments.ts'
import type { Absence } from './absence.ts'
import { type AbsencesOptions, yearWithAbsences } from './year-with-absences.ts'

const law = lawOf(2026)
const salary = roubles(100_000)
const july: Absence = { kind: 'vacation', from: '2026-07-06', days: 14 }
const ill = { kind: 'sick', cause: 'own', insuranceMonths: 84 } as const
const earnings = [
  { year: 2024, pay: roubles(1_000_000) },
  { year: 2025, pay: roubles(1_200_000) },
]

const absent = (
  example: Example,
  absences: readonly Absence[],
  more: Partial<AbsencesOptions> = {},
) => yearWithAbsences(terms(example), { absences, law, ...more })
const monthsOf = (example: Example, ...absences: readonly Absence[]) =>
  calculate(absent(example, absences).terms, law).months

describe('months that are absent in whole', () => {
  const deductions = (example: Example, ...absences: readonly Absence[]) =>
    monthsOf(example, ...absences).map((month) => month.deductions.children)

  it('have a deduction for children only between months with pay', () => {
    const example = { salary: roubles(40_000), children: 1 }
    const unpaid = (from: string, to: string): Absence => ({ kind: 'unpaid', from, to })
    const own = roubles(1_400)
    expect(deductions(example, unpaid('2026-10-01', '2026-12-31'))).toEqual([
      ...Array(9).fill(own),
      ...[0, 0, 0],
    ])
    expect(deductions(example, unpaid('2026-04-01', '2026-05-31'))).toEqual(Array(12).fill(own))
    expect(deductions(example, unpaid('2026-01-01', '2026-12-31'))).toEqual(Array(12).fill(0))
  })

  it('have the tax of a year without them, whatever the Social Fund pays', () => {
    // March to November reach 450,000 and have the deduction; December passes the limit.
    const child: Absence = {
      ...{ kind: 'sick', cause: 'child', insuranceMonths: 100 },
      ...{ from: '2026-01-01', to: '2026-02-28' },
    }
    const example = { salary: roubles(50_000), children: 3 }
    const zero = {
      ...example,
      monthlySalaries: fromJanuary([0, 0, ...Array(10).fill(roubles(50_000))]),
    }
    const taxOf = (months: ReturnType<typeof monthsOf>) =>
      months.reduce((sum, { incomeTax }) => sum + incomeTax, 0)
    // (500,000 − 9 × 10,200) × 13 % = 53,066.
    expect(taxOf(monthsOf(example, child))).toBe(5_306_600)
    expect(taxOf(monthsOf(zero))).toBe(5_306_600)
  })
})

describe('a vacation', () => {
  it('takes its working days from the salary, and is paid in the month of its payment', () => {
    // 13 of 23 working days: 56,521.74. 100,000 / 29.3 = 3,412.97; 14 days are 47,781.58, paid on 3 July.
    const months = monthsOf({ salary }, july)
    expect(months[6]).toMatchObject({ otherPay: 4_778_158, grossIncome: 10_430_332 })
    // Contributions are due on both: no month has more than 30 %.
    expect(months[6]?.insuredPay).toBe(10_430_332)
    const { terms: year, warnings } = absent({ salary }, [july])
    expect([year.otherEmployers, warnings]).toEqual([[], ['earnings_assumed']])
  })

  it('is paid three days before it, in May where it begins on 1 June, and 12 June lengthens it', () => {
    // 11 of 21 working days are left: 1 to 15 June are off.
    const months = monthsOf({ salary }, { kind: 'vacation', from: '2026-06-01', days: 14 })
    expect(months[4]?.grossIncome).toBe(14_778_158)
    expect(months[5]?.grossIncome).toBe(5_238_095)
    const planned = monthsOf({ salary }, { kind: 'vacation', from: '2026-06-01', to: '2026-06-15' })
    expect(planned).toEqual(months)
  })

  it('is moved by an illness inside it', () => {
    // To 24 July: 8 of 23 working days are left. Three days of illness at 2,410.96 are the employer's.
    const illness: Absence = { ...ill, from: '2026-07-10', to: '2026-07-14', earnings }
    const [, , , , , , month] = monthsOf({ salary }, july, illness)
    expect(month?.grossIncome).toBe(3_478_261 + 4_778_158 + 723_288)
    expect(month?.insuredPay).toBe(3_478_261 + 4_778_158)
    expect(absent({ salary }, [july, illness]).paidAbsences).toEqual([
      {
        ...{ kind: 'vacation', from: '2026-07-06', lastDay: '2026-07-24', days: 14 },
        ...{
          dailyAverage: 341_297,
          pay: 4_778_158,
          northernPay: 0,
          fundPay: 0,
          paidOn: '2026-07-03',
        },
      },
      {
        ...{ kind: 'sick', from: '2026-07-10', lastDay: '2026-07-14', days: 5 },
        ...{ dailyAverage: 301_370, pay: 723_288, northernPay: 0, fundPay: 482_192, paidOn: null },
      },
    ])
  })

  it('is paid by the minimum wage, as in the question about it, also after an earlier vacation', () => {
    // 27,093 / 29.3 = 924.68, above (10 × 22,440 + 2 × 27,093) / 351.6 and what follows; 14 days are 12,945.52.
    const pay = roubles(22_440)
    const earningsBefore = Array.from({ length: 12 }, (_, index) => {
      return { month: `2025-${String(index + 1).padStart(2, '0')}`, pay }
    })
    const march: Absence = { kind: 'vacation', from: '2026-03-16', days: 14 }
    const example = { salary: roubles(27_093) }
    const { paidAbsences, warnings } = absent(example, [march, july], { earningsBefore })
    expect(paidAbsences).toMatchObject([
      { dailyAverage: 92_468, pay: 1_294_552 },
      { dailyAverage: 92_468, pay: 1_294_552 },
    ])
    expect(warnings).toContain('floor_with_excluded_time')
    // The question about the second one: March paid 11 of its 21 working days, and 14 of its days do not count.
    const months = Array.from({ length: 12 }, (_, index) => {
      const isOld = index < 6
      const month = isOld ? `2025-${String(index + 7).padStart(2, '0')}` : `2026-0${index - 5}`
      const inMarch = { pay: roubles(14_191.57), excludedDays: 14 }
      return { month, pay: isOld ? pay : roubles(27_093), ...(month === '2026-03' && inMarch) }
    })
    const asked = {
      kind: 'vacation',
      startDate: '2026-07-06',
      dayHundredths: 1_400,
      months,
    } as const
    const [, second] = paidAbsences
    expect(averagePayOf(asked)).toMatchObject({ pay: second?.pay, paidOn: second?.paidOn })
  })

  it('counts the days before it without those of an unpaid leave', () => {
    // March pays 11 of 21 days: 52,380.95, and counts 17 of 31. (1,100,000 + 52,380.95) / 338.36774 = 3,405.71.
    const unpaid: Absence = { kind: 'unpaid', from: '2026-03-16', to: '2026-03-29' }
    const months = monthsOf({ salary }, july, unpaid)
    expect(months[2]?.grossIncome).toBe(5_238_095)
    expect(months[6]?.otherPay).toBe(4_767_994)
    expect(absent({ salary }, [unpaid]).paidAbsences).toEqual([
      {
        ...{ kind: 'unpaid', from: '2026-03-16', lastDay: '2026-03-29', days: 14 },
        ...{ dailyAverage: 0, pay: 0, northernPay: 0, fundPay: 0, paidOn: null },
      },
    ])
  })

  it('is split by base', () => {
    // 115,000 / 29.3 = 3,924.91: 54,948.74, of it 15 / 115.
    const [, , , , , , month] = monthsOf({ salary, district: 115 }, july)
    expect(month).toMatchObject({ basePay: 10_430_325, allowances: 1_564_549 })
    const [paidVacation] = absent({ salary, district: 115 }, [july]).paidAbsences
    expect(paidVacation).toMatchObject({ pay: 5_494_874, northernPay: 716_723 })
    // A bonus of 50,000 with its 7,500: 1,437,500 / 351.6 = 4,088.45: 57,238.30, of it 7,465.87.
    const paid = { kind: 'performance_bonus', month: 2, amount: roubles(57_500) } as const
    for (const bonus of [
      { monthlyBonuses: monthly({ 2: 50_000 }) },
      { otherPay: [{ ...paid, northernAmount: roubles(7_500) }] },
    ]) {
      const { terms: year } = absent({ salary, district: 115, ...bonus }, [july])
      expect(year.otherPay?.at(-1)).toMatchObject({ amount: 5_723_830, northernAmount: 746_587 })
    }
  })

  it('counts a bonus of the pay system by the working days', () => {
    // The unpaid days are 10 of 247: 50,000 × 237 / 247 = 47,975.71. (1,152,380.95 + 47,975.71) / 338.36774 = 3,547.49.
    const unpaid: Absence = { kind: 'unpaid', from: '2026-03-16', to: '2026-03-29' }
    const monthlyBonuses = monthly({ 2: 50_000 })
    expect(monthsOf({ salary, monthlyBonuses }, july, unpaid)[6]?.otherPay).toBe(4_966_486)
    const oneOff = { salary, monthlyBonuses, bonusesAttractAllowances: false }
    expect(monthsOf(oneOff, july, unpaid)[6]?.otherPay).toBe(4_767_994)
  })

  it('counts bonuses and pay for earlier months that were paid by themselves, and no other pay', () => {
    const paid = (kind: OtherPay['kind'], month: Month, sum: number): OtherPay => ({
      ...{ kind, month, amount: roubles(sum) },
    })
    const otherPay = [
      paid('performance_bonus', 3, 120_000),
      paid('recalculation', 4, 60_000),
      ...[paid('profit_bonus', 3, 1_000_000), paid('other', 3, 1_000_000)],
      ...[paid('performance_bonus', 7, 1_000_000), paid('material_aid', 3, 1_000_000)],
    ]
    const daily = (...absences: readonly Absence[]) =>
      absent({ salary, otherPay }, [july, ...absences]).paidAbsences[0]?.dailyAverage
    // 1,200,000 + 120,000 + 60,000 over 351.6 days.
    expect(daily()).toBe(392_491)
    // The unpaid days are 10 of 247: 120,000 × 237 / 247 = 115,141.70. 1,327,522.65 / 338.36774.
    expect(daily({ kind: 'unpaid', from: '2026-03-16', to: '2026-03-29' })).toBe(392_331)
    // Nothing before the first month is paid.
    expect(() => absent({ salary, otherPay, from: 5 }, [july])).toThrow(
      'otherPay[0].month must be a whole number 5 ... 12',
    )
    const warningsOf = (kind: OtherPay['kind'], month: Month, absence: Absence) =>
      absent({ salary, otherPay: [paid(kind, month, 1)] }, [absence]).warnings
    expect(warningsOf('profit_bonus', 6, july)).toContain('other_pay_not_counted')
    const illness: Absence = { ...ill, from: '2026-07-06', to: '2026-07-06' }
    for (const others of [
      ...[warningsOf('profit_bonus', 7, july), warningsOf('gift', 6, july)],
      warningsOf('profit_bonus', 3, illness),
    ]) {
      expect(others).toEqual(['earnings_assumed'])
    }
  })

  it('is paid by bonuses of the pay system alone', () => {
    // Six bonuses of 100,000 over 6 × 29.3 days: 3,412.97, 14 days are 47,781.58.
    const bonuses = Array.from({ length: 12 }, () => salary)
    const paid = { salary: roubles(0), monthlyBonuses: fromJanuary(bonuses) }
    for (const more of [{ earningsBefore: [] }, {}]) {
      const { paidAbsences } = absent(paid, [july], more)
      expect(paidAbsences[0]).toMatchObject({ dailyAverage: 341_297, pay: 4_778_158 })
    }
  })

  it('counts a bonus whole for somebody hired in the period, as the question by itself does', () => {
    // (4 × 100,000 + 50,000) / (4 × 29.3) = 3,839.59. March to June have 83 working days.
    const hired = { salary, from: 3, monthlyBonuses: monthly({ 4: 50_000 }) } as const
    const year = absent(hired, [july], { earningsBefore: [] })
    expect(year.paidAbsences[0]).toMatchObject({ dailyAverage: 383_959, pay: 5_375_426 })
    const months = [3, 4, 5, 6].map((month) => ({ month: `2026-0${month}`, pay: salary }))
    const days = { dayHundredths: 1_400, daysWorked: 83, daysNorm: 83 }
    const bonuses = [{ kind: 'monthly', month: '2026-04', amount: roubles(50_000) }] as const
    const vacation = {
      kind: 'vacation',
      startDate: '2026-07-06',
      months,
      bonuses,
      ...days,
    } as const
    expect(averagePayOf(vacation).pay).toBe(5_375_426)
  })

  it('counts a bonus by the working days since the hire', () => {
    // 12 of 21 days from 16 March: 57,142.86; 17 of 22 in April: 77,272.73. 29.3 × (16 / 31 + 25 / 30 + 2) are 98.13925 days.
    // 12 + 22 + 19 + 21 working days less 5: 50,000 × 69 / 74 = 46,621.62. 381,037.21 / 98.13925 = 3,882.62.
    const hired = { from: 3, firstDay: 16, firstMonthPaid: 'workingDays' } as const
    const leave: Absence = { kind: 'unpaid', from: '2026-04-20', to: '2026-04-24' }
    const bonus = { salary, ...hired, monthlyBonuses: monthly({ 5: 50_000 }) }
    const { paidAbsences } = absent(bonus, [july, leave], { earningsBefore: [] })
    expect(paidAbsences[0]?.dailyAverage).toBe(388_262)
  })

  it('in the month of the hire is paid by the days before it, or by the salary', () => {
    const hired = { salary, from: 7, firstMonthPaid: 'workingDays' } as const
    const paid = (from: string, firstDay: number) => {
      const vacation: Absence = { kind: 'vacation', from, days: 7, paidOn: from }
      const options = { earningsBefore: [] }
      const year = absent({ ...hired, firstDay }, [vacation], options)
      return calculate(year.terms, law).months[0]?.otherPay
    }
    // 13 to 19 July: 5 of 23 days, 21,739.13, for 7 of 31 days: 21,739.13 / (29.3 × 7 / 31) = 3,285.78.
    expect(paid('2026-07-20', 13)).toBe(2_300_046)
    expect(paid('2026-07-20', 20)).toBe(7 * 341_297)
  })

  it('on the first day of work is paid by the salary without its allowances, as base pay', () => {
    // 100,000 / 29.3 = 3,412.97; 5 of July's 23 days are away: 78,260.87 × 50 % of allowances.
    const first: Absence = { kind: 'vacation', from: '2026-07-01', days: 7, paidOn: '2026-07-01' }
    const hired = { salary, from: 7, district: 150 } as const
    const year = absent(hired, [first], { earningsBefore: [] })
    expect(year.paidAbsences[0]).toMatchObject({ dailyAverage: 341_297, pay: 2_389_079 })
    const [month] = calculate(year.terms, law).months
    expect(month).toMatchObject({ basePay: 7_826_087 + 2_389_079, allowances: 3_913_044 })
  })

  it('in the month of the hire counts no days of an unpaid leave before it', () => {
    // 11 of June's 21 working days: 52,380.95. 18 of 30 calendar days: 29.3 × 18 / 30 = 17.58.
    const leave: Absence = { kind: 'unpaid', from: '2026-06-03', to: '2026-06-05' }
    const june: Absence = { kind: 'vacation', from: '2026-06-22', days: 7 }
    const daily = (leave: Absence) =>
      absent({ salary, from: 6 }, [leave, june], { earningsBefore: [] }).paidAbsences[1]
        ?.dailyAverage
    expect(daily(leave)).toBe(297_958)
    // To the day before it: 16 of 30 calendar days.
    expect(daily({ kind: 'unpaid', from: '2026-06-17', to: '2026-06-21' })).toBe(335_202)
  })

  it('counts bonuses of the months before it alone', () => {
    const withBonus = (month: Month) => {
      const kind = 'performance_bonus'
      const bonuses = [
        { monthlyBonuses: monthly({ [month]: 12_000 }) },
        { otherPay: [{ kind, month, amount: roubles(12_000) }] },
      ] as const
      return bonuses.map((bonus) => {
        const { paidAbsences, warnings } = absent({ salary, ...bonus }, [july])
        return [paidAbsences[0]?.dailyAverage, ...warnings]
      })
    }
    // 1,212,000 / (12 × 29.3); 100,000 / 29.3.
    expect(withBonus(6)).toEqual(Array(2).fill([344_710, 'earnings_assumed']))
    expect(withBonus(7)).toEqual(Array(2).fill([341_297, 'earnings_assumed']))
  })

  it('counts a bonus whole, with a warning, where the working days of an earlier month are not known', () => {
    // 60,000 + 11 × 100,000 + 50,000 over 29.3 × (11 + 21 / 31) days.
    const earningsBefore = Array.from({ length: 6 }, (_, index) => ({
      month: `2025-${String(index + 7).padStart(2, '0')}`,
      ...(index === 0 ? { pay: roubles(60_000), excludedDays: 10 } : { pay: salary }),
    }))
    const bonus = { salary, monthlyBonuses: monthly({ 2: 50_000 }) }
    const { paidAbsences, warnings } = absent(bonus, [july], { earningsBefore })
    expect(paidAbsences[0]?.dailyAverage).toBe(353_648)
    expect(warnings).toEqual(['bonus_not_prorated', 'days_not_rounded'])
  })

  it('is not below the minimum wage of full time, or its share of part time', () => {
    const daily = (fullTimeShare: number) =>
      absent({ salary: roubles(15_000) }, [{ ...july, fullTimeShare }]).paidAbsences[0]
        ?.dailyAverage
    // 27,093 / 29.3; 15,000 / 29.3, which is above half of that.
    expect([100, 50].map(daily)).toEqual([92_468, 51_195])
    // 10,000 / 29.3 are below 13,546.50 / 29.3; sick pay has 13,546.50 × 24 / 730.
    const half = { salary: roubles(10_000), fullTimeShare: 50 }
    const illness: Absence = { ...ill, from: '2026-08-03', to: '2026-08-07', earnings: [] }
    const { paidAbsences } = absent(half, [july, illness])
    expect(paidAbsences.map(({ dailyAverage }) => dailyAverage)).toEqual([46_234, 44_536])
    const own = absent(half, [{ ...july, fullTimeShare: 100 }]).paidAbsences[0]
    expect(own?.dailyAverage).toBe(92_468)
  })

  it('paid before the first month does not count', () => {
    const first: Absence = { kind: 'vacation', from: '2026-01-09', days: 7 }
    const { terms: year, warnings } = absent({ salary }, [first])
    expect(year.otherPay).toEqual([])
    expect(warnings).toContain('paid_outside_year')
  })

  it('counts the days of months without pay, and earlier months as the first with pay', () => {
    // Five of 12 months have no pay: 700,000 / (12 × 29.3) = 1,990.90, 14 days are 27,872.60.
    const march = fromJanuary([salary, 0, 0, 0, 0, 0, ...Array(6).fill(salary)])
    const before = Array.from({ length: 6 }, (_, index) => ({
      month: `2025-${String(index + 7).padStart(2, '0')}`,
      pay: salary,
    }))
    const year = absent({ salary, monthlySalaries: march }, [july], { earningsBefore: before })
    expect(year.paidAbsences[0]?.pay).toBe(2_787_260)
    expect(year.warnings).toEqual(['months_without_pay'])
    // July to December and February to June pay 100,000, January nothing: 1,100,000 / 351.6 = 3,128.56.
    const zero = fromJanuary([0, ...Array(11).fill(salary)])
    const assumed = absent({ salary, monthlySalaries: zero }, [july])
    expect(assumed.paidAbsences[0]?.dailyAverage).toBe(312_856)
    expect(assumed.warnings).toEqual(['months_without_pay', 'earnings_assumed'])
  })

  it('without any earnings has no pay', () => {
    const { terms: year, warnings } = absent({ salary: roubles(0) }, [july])
    expect([year.otherPay, warnings]).toEqual([[], ['no_earnings', 'earnings_assumed']])
  })
})

describe('a sick leave', () => {
  const october: Absence = { ...ill, from: '2026-10-12', to: '2026-10-21', earnings }

  it('has the pay of the employer without contributions', () => {
    // 14 of 22 working days: 76,363.64; 7,232.88 of the employer, 16,876.72 of the Fund.
    const { terms: year, warnings } = absent({ salary: roubles(120_000) }, [october])
    const month = calculate(year, law).months[9]
    expect(month).toMatchObject({
      grossIncome: 8_359_652,
      insuredPay: 7_636_364,
      incomeTax: 1_086_800,
    })
    expect(warnings).toEqual([])
  })

  it('makes the Fund another employer', () => {
    // 13 % of 16,876.72 in whole roubles.
    const { terms: year } = absent({ salary }, [october])
    expect(calculate(year, law).settlement).toMatchObject({ withheldElsewhere: [219_400] })
  })

  it('by default takes both years as paid like the first paid month', () => {
    const { earnings: _, ...unknown } = october as Extract<Absence, { kind: 'sick' }>
    const { terms: year, warnings } = absent({ salary }, [unknown])
    // 2,400,000 / 730 = 3,287.67; 80 % are 2,630.14, three days.
    expect(year.otherPay).toMatchObject([{ amount: 789_042, month: 10, day: 21 }])
    expect(warnings).toEqual(['earnings_assumed'])
    // Within the limits of 2024 and 2025.
    const { paidAbsences } = absent({ salary: roubles(300_000) }, [unknown])
    expect(paidAbsences[0]?.dailyAverage).toBe(682_740)
    // 2,760,000 / 730 = 3,780.82; 80 % are 3,024.66: 9,073.98, of it 15 / 115.
    const { terms: northern } = absent({ salary, district: 115 }, [unknown])
    expect(northern.otherPay).toMatchObject([{ amount: 907_398, northernAmount: 118_356 }])
  })

  it('without earnings has the minimum wage with the district coefficient', () => {
    // 27,093 × 1.3 × 24 / 730.
    const { paidAbsences } = absent({ salary, district: 130 }, [{ ...october, earnings: [] }])
    expect(paidAbsences[0]?.dailyAverage).toBe(115_795)
  })
})

describe('payments by date', () => {
  it('pay a vacation on its own day, and an advance for the days worked', () => {
    const { terms: year } = absent({ salary }, [july])
    const { payments } = paymentsOf(year, { law })
    expect(payments.filter(({ month }) => month === 7)).toMatchObject([
      { date: '2026-07-03', kind: 'vacation_pay', grossIncome: 4_778_158 },
      { date: '2026-07-20', kind: 'advance', grossIncome: 1_304_348 },
      { date: '2026-08-05', kind: 'final', grossIncome: 4_347_826 },
    ])
  })

  it.each([
    ['2026-10-02', '2026-10-05'],
    ['2026-10-05', '2026-10-20'],
    ['2026-10-21', '2026-11-05'],
    ['2026-12-31', '2027-01-20'],
  ])('pay an illness to %s with the payday of %s', (to, date) => {
    const { terms: year } = absent({ salary }, [{ ...ill, from: to, to, earnings }])
    const sick = paymentsOf(year, { law }).payments.find(({ kind }) => kind === 'sick_pay')
    expect(sick?.date).toBe(date)
  })

  it('pay an illness that goes on after the last day to its end, with the payday after it', () => {
    // 7 of 22 working days: 31,818.18 on the last day. Three days of ten at 2,410.96 are the employer's.
    const last = { lastMonth: 10, lastMonthPaid: 'workingDays', lastDay: 15 } as const
    const illness: Absence = { ...ill, from: '2026-10-12', to: '2026-10-21', earnings }
    const { terms: year, warnings } = absent({ salary, ...last }, [illness])
    expect(warnings).toEqual([])
    expect(paymentsOf(year, { law }).payments.slice(-2)).toMatchObject([
      { date: '2026-10-15', kind: 'final', grossIncome: 3_181_818 },
      { date: '2026-11-05', kind: 'sick_pay', grossIncome: 723_288 },
    ])
    const later = absent({ salary, ...last }, [{ ...illness, to: '2026-11-01' }])
    expect(later.paidAbsences[0]).toMatchObject({ days: 21, pay: 723_288 })
    expect(later.warnings).toEqual(['paid_outside_year'])
  })

  it('grant no deduction of the next year for an illness that goes on after the employment', () => {
    // 20 January is the payday after 31 December: 13 % of 7,232.88.
    const last = { lastMonth: 12, lastMonthPaid: 'workingDays', lastDay: 10 } as const
    const illness: Absence = { ...ill, from: '2026-12-08', to: '2026-12-31', earnings }
    const { terms: year } = absent({ salary, children: 2, ownDeduction: 'item2', ...last }, [
      illness,
    ])
    expect(paymentsOf(year, { law }).payments.at(-1)).toMatchObject({
      ...{ date: '2027-01-20', kind: 'sick_pay', grossIncome: 723_288, incomeTax: 94_000 },
      deductions: [],
    })
  })
})

it('is compared with the same pay in every month, also in one without any', () => {
  const february: Absence = { kind: 'unpaid', from: '2026-02-01', to: '2026-02-28' }
  const { terms: year } = absent({ salary, children: 2 }, [july, february])
  const { atEqualGross, breakEvens } = compareContractTypes(year, law)
  const { employment, civilContract } = atEqualGross
  expect(civilContract.monthlyPay).toEqual(employment.monthlyPay)
  expect(employment.monthlyPay[1]).toBe(0)
  expect(breakEvens).toEqual([])
})

it('has no late payday for sick pay', () => {
  const { terms: year } = absent({ salary }, [{ ...ill, from: '2026-12-31', to: '2026-12-31' }])
  expect(latePayment(paymentsOf(year, { law }).payments, 2026)).toBeUndefined()
})

/** A vacation, an illness that may be inside it, and unpaid leave, of any year that has sick pay and payments. */
const anyYearWithAbsences = fc
  .record({
    taxYear: fc.integer({ min: 2023, max: 2027 }),
    vacation: fc.tuple(fc.integer({ min: 20, max: 150 }), fc.integer({ min: 1, max: 28 })),
    illness: fc.tuple(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 1, max: 30 })),
    unpaid: fc.tuple(fc.integer({ min: 240, max: 300 }), fc.integer({ min: 1, max: 30 })),
    salary: fc.integer({ min: 0, max: 100_000_000 }) as fc.Arbitrary<Kopecks>,
    district: fc.integer({ min: 100, max: 200 }),
    northern: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ taxYear, vacation, illness, unpaid, ...example }) => {
    const day = (number: number) =>
      new Date(Date.UTC(taxYear, 0, number)).toISOString().slice(0, 10)
    const dates = ([first, days]: readonly [number, number]) => ({
      from: day(first),
      to: day(first + days - 1),
    })
    const absences: readonly Absence[] = [
      { kind: 'vacation', from: day(vacation[0]), days: vacation[1] },
      { ...ill, ...dates(illness) },
      { kind: 'unpaid', ...dates(unpaid) },
    ]
    const ofYear = lawOf(taxYear)
    const full = terms(example)
    return { law: ofYear, full, year: yearWithAbsences(full, { absences, law: ofYear }).terms }
  })

/** The salary of each month by the days that are left, without the engine's code. */
function reducedSalaries(
  full: Terms,
  absentDays: Terms['absentDays'],
  workingDays: Law['workingDays'],
): Kopecks[] {
  return Array.from({ length: 12 }, (_, index) => {
    const days = workingDays?.[index] ?? []
    const left = days.filter((day) => !absentDays?.[index]?.includes(day)).length
    const [paid, of] = [BigInt(full.grossSalary) * BigInt(left), BigInt(days.length)]
    return Number((2n * paid + of) / (2n * of)) as Kopecks
  })
}

it('equals a year with reduced salaries and the same other pay', () => {
  fc.assert(
    fc.property(anyYearWithAbsences, ({ law, full, year }) => {
      const { absentDays, otherPay = [], ...others } = year
      const monthlySalaries = reducedSalaries(full, absentDays, law.workingDays)
      const sums = otherPay.map(({ day: _, ...pay }): OtherPay => pay)
      const same = calculate({ ...others, monthlySalaries, otherPay: sums }, law)
      // A month below the minimum wage has a warning only if it is worked in full.
      expect({ ...calculate(year, law), warnings: [] }).toEqual({ ...same, warnings: [] })
    }),
  )
})

it('pays a vacation by the earnings and the days that are left, as a model in exact fractions does', () => {
  const anyYear = fc.record({
    taxYear: fc.integer({ min: 2017, max: 2026 }),
    unpaid: fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 })),
    month: fc.integer({ min: 5, max: 12 }),
    days: fc.integer({ min: 1, max: 28 }),
    // Above the minimum wage.
    salary: fc.integer({ min: 10_000_000, max: 100_000_000 }) as fc.Arbitrary<Kopecks>,
  })
  fc.assert(
    fc.property(anyYear, ({ taxYear, unpaid: [first, length], month, days, salary }) => {
      const date = (ofMonth: number, day: number) => new Date(Date.UTC(taxYear, ofMonth - 1, day))
      const write = (ofMonth: number, day: number) => date(ofMonth, day).toISOString().slice(0, 10)
      const law = lawOf(taxYear)
      const absences: readonly Absence[] = [
        { kind: 'vacation', from: write(month, 10), days },
        { kind: 'unpaid', from: write(1, first), to: write(1, first + length - 1) },
      ]
      const isAbsent = (ofMonth: number, day: number) =>
        date(ofMonth, day) >= date(1, first) && date(ofMonth, day) < date(1, first + length)
      // The sum of 12 months, and their days in units of 29.3 / (31 × 30 × 29 × 28).
      const unit = 31n * 30n * 29n * 28n
      let sum = BigInt(salary) * BigInt(13 - month)
      let counted = unit * BigInt(13 - month)
      for (let ofMonth = 1; ofMonth < month; ofMonth++) {
        const size = date(ofMonth + 1, 0).getUTCDate()
        const worked = law.workingDays?.[ofMonth - 1] ?? []
        const left = worked.filter((day) => !isAbsent(ofMonth, day)).length
        const of = BigInt(worked.length)
        sum += (2n * BigInt(salary) * BigInt(left) + of) / (2n * of)
        const present = Array.from({ length: size }, (_, index) => index + 1)
        const days = present.filter((day) => !isAbsent(ofMonth, day)).length
        counted += (unit * BigInt(days)) / BigInt(size)
      }
      const daily = (2n * sum * unit * 10n + counted * 293n) / (2n * counted * 293n)
      const { paidAbsences } = yearWithAbsences(terms({ salary }), { absences, law })
      expect(paidAbsences[0]?.pay).toBe(Number(daily) * days)
    }),
  )
})

it('has payments that add up to the months, none of them negative, each step of which can be recomputed', () => {
  fc.assert(
    fc.property(anyYearWithAbsences, ({ law, year }) => {
      const { payments, steps } = explainPayments(year, { law })
      const { months } = calculate(year, law)
      for (const { month, basePay, allowances } of months) {
        const ofMonth = payments.filter((payment) => payment.month === (month as Month))
        const sum = (figure: 'basePay' | 'allowances') =>
          ofMonth.reduce((total, payment) => total + payment[figure], 0)
        expect([sum('basePay'), sum('allowances')]).toEqual([basePay, allowances])
      }
      for (const { grossIncome, netIncome } of payments) {
        expect(Math.min(grossIncome, netIncome)).toBeGreaterThanOrEqual(0)
      }
      for (const step of steps) expect(recompute(step), step.id).toBe(step.value)
    }),
  )
})

it.each([
  [
    'absences[1] must not share a day with absences[0]',
    [july, { kind: 'unpaid', from: '2026-07-19', to: '2026-07-19' }],
  ],
  [
    'absences[1] must not share a day with absences[0]',
    [july, { ...ill, cause: 'child', from: '2026-07-10', to: '2026-07-14' }],
  ],
  [
    'absences[0].from must be a date 2026-01-01 ... 2026-12-31',
    [{ kind: 'unpaid', from: '2025-12-31', to: '2026-01-10' }],
  ],
  [
    'absences[0].to must be a date 2026-05-10 ...',
    [{ kind: 'unpaid', from: '2026-05-10', to: '2026-05-09' }],
  ],
  [
    'absences[0].to must be a date 2026-01-09 ...',
    [{ kind: 'vacation', from: '2026-01-01', to: '2026-01-08' }],
  ],
  [
    'absences[0].from must be a date 2017-01-01 ... 2027-12-31; absences[1].days must be a whole number 1 ... 366',
    [
      { kind: 'unpaid', from: '2026-02-30', to: '2026-03-01' },
      { kind: 'vacation', from: '2026-05-04', days: 1.5 },
    ],
  ],
] as [string, Absence[]][])('throws: %s', (message, absences) => {
  expect(() => absent({ salary }, absences)).toThrow(message)
})

import { isPublicHoliday, isWorkingDay } from '@oklad/law'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Kopecks, LARGEST_SALARY } from '../../money/kopecks.ts'
import {
  anyAveragePay,
  anyDate,
  anyPay,
  anySickLeave,
  dayAfter,
  monthBefore,
} from '../../testing/average-earnings.ts'
import { averagePayOf } from './average-pay.ts'
import { type SickPay, sickPayOf } from './sick-pay.ts'
import type { SickLeaveTerms } from './sick-pay-terms.ts'
import type { AveragePayTerms } from './terms.ts'

/** An exact number: numerator and denominator. */
type Exact = readonly [bigint, bigint]
const exact = (one: number, other = 1): Exact => [BigInt(one), BigInt(other)]
const add = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d + c * b, b * d]
const multiply = ([a, b]: Exact, [c, d]: Exact): Exact => [a * c, b * d]
const divide = (one: Exact, [c, d]: Exact): Exact => multiply(one, [d, c])
const halfUp = ([a, b]: Exact) => Number((a * 2n + b) / (b * 2n))

const lastDayOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

/** A model of the rules, day by day, without the engine's code: the average of the first paid day, the pay, its northern part. */
function modelOf({ kind, startDate, months, paidOn, ...others }: AveragePayTerms) {
  const { raises = [], bonuses = [], daysWorked = 1, daysNorm = 1, roundDays } = others
  const last = months[0]?.month ?? ''
  const first = monthBefore(`${last}-01`, 11)
  const isShort = months.length < 12 || months.some(({ excludedDays = 0 }) => excludedDays > 0)
  const coefficientOn = (date: string, month: string) =>
    raises
      .filter(({ oldSalary, newSalary }) => newSalary > oldSalary)
      .filter((raise) => raise.date > first && raise.date <= date && raise.date.slice(0, 7) > month)
      .map(({ oldSalary, newSalary }) => exact(newSalary, oldSalary))
      .reduce(multiply, exact(1))
  const daysOf = ({ month, excludedDays = 0 }: (typeof months)[number]): Exact => {
    const days = exact(293 * (lastDayOf(month) - excludedDays), 10 * lastDayOf(month))
    return roundDays ? exact(halfUp(multiply(days, exact(100))), 100) : days
  }
  const days = kind === 'workingDays' ? exact(daysWorked) : months.map(daysOf).reduce(add)
  const sumOn = (date: string, figure: 'pay' | 'northernPay') =>
    months
      .map((month) => multiply(exact(month[figure] ?? 0), coefficientOn(date, month.month)))
      .reduce(add)
  const bonusesOn = (date: string, figure: 'amount' | 'northernAmount') =>
    bonuses
      .filter(({ kind, month = '' }) => kind === 'annual' || (month >= first && month <= last))
      .map((bonus) => {
        const { kind, month = '', months = 1, indexed, forTimeWorked } = bonus
        const ofYear = kind === 'period' && months > 12 ? exact(12, months) : exact(1)
        const isWhole = !isShort || forTimeWorked || daysWorked >= daysNorm
        const parts = [ofYear, isWhole ? exact(1) : exact(daysWorked, daysNorm)]
        return [...parts, indexed ? coefficientOn(date, month) : exact(1)].reduce(
          multiply,
          exact(bonus[figure] ?? 0),
        )
      })
      .reduce(add, exact(0))
  const dates: string[] = []
  for (let date = startDate; dates.length * 100 < others.dayHundredths; date = dayAfter(date, 1)) {
    if (kind === 'workingDays' ? isWorkingDay(date) : !isPublicHoliday(date)) dates.push(date)
  }
  const paid = kind === 'compensation' ? dates.map(() => startDate) : dates
  const averages = new Map<string, readonly [average: number, northern: Exact]>()
  const on = (date: string) => {
    const known = averages.get(date)
    if (known !== undefined) return known
    const total = add(sumOn(date, 'pay'), bonusesOn(date, 'amount'))
    const average = halfUp(divide(total, days))
    const northernSum = add(sumOn(date, 'northernPay'), bonusesOn(date, 'northernAmount'))
    const northern = multiply(exact(average), divide(northernSum, total))
    averages.set(date, [average, northern])
    return [average, northern] as const
  }
  const firstAverage = on(paid[0] ?? startDate)
  const isConstant = paid.every((date) => on(date)[0] === firstAverage[0])
  const northern = isConstant
    ? multiply(firstAverage[1], exact(paid.length))
    : paid.map((date) => on(date)[1]).reduce(add)
  return {
    average: firstAverage[0],
    pay: paid.reduce((sum, date) => sum + on(date)[0], 0),
    northern: halfUp(northern),
  }
}

it('equals a model in exact fractions', () => {
  // Part time, so that no minimum applies, and with months.
  const terms = anyAveragePay.filter(({ months }) => months[0]?.pay === 100_000)
  fc.assert(
    fc.property(terms, (some) => {
      const { dailyAverage, pay, basePay, northernPay, paidOn } = averagePayOf({
        ...some,
        fullTime: false,
      })
      const model = modelOf(some)
      expect([dailyAverage, pay]).toEqual([model.average, model.pay])
      expect(basePay + northernPay).toBe(pay)
      expect(northernPay).toBe(paidOn >= '2026' ? model.northern : 0)
    }),
  )
})

it('more pay never lowers the average', () => {
  fc.assert(
    fc.property(anyAveragePay, fc.nat(11), anyPay, (terms, index, more) => {
      const months = terms.months.map((month, at) =>
        at === index ? { ...month, pay: Math.min(month.pay + more, 1e11) as Kopecks } : month,
      )
      const { dailyAverage } = averagePayOf({ ...terms, months })
      expect(dailyAverage).toBeGreaterThanOrEqual(averagePayOf(terms).dailyAverage)
    }),
  )
})

it('twelve equal months give a month by 29.3, also with one excluded', () => {
  fc.assert(
    fc.property(anyDate(), anyPay, fc.integer({ min: 1, max: 12 }), (startDate, pay, back) => {
      const months = Array.from({ length: 12 }, (_, index) => ({
        month: monthBefore(startDate, index + 1),
        pay: (pay + 1) as Kopecks,
      }))
      const terms = { kind: 'vacation', startDate, dayHundredths: 1_400, fullTime: false } as const
      const average = halfUp(exact((pay + 1) * 10, 293))
      expect(averagePayOf({ ...terms, months }).pay).toBe(average * 14)
      const others = months.filter(({ month }) => month !== monthBefore(startDate, back))
      expect(averagePayOf({ ...terms, months: others }).dailyAverage).toBe(average)
    }),
  )
})

// Thousand roubles: 212-ФЗ, then the decrees of each year.
const limits = [415, 463, 512, 568, 624, 670, 718, 755, 815, 865, 912, 966, 1032, 1917, 2225, 2759]
const limitOf = (year: number) => (limits[year - 2010] ?? 2979) * 100_000
/** The minimum wage by the first day on which it holds, roubles. */
const wages: readonly (readonly [from: string, wage: number])[] = [
  ['2021', 12_792],
  ['2022', 13_890],
  ['2022-06', 15_279],
  ['2023', 16_242],
  ['2024', 19_242],
  ['2025', 22_440],
  ['2026', 27_093],
]

/** A model of sick pay, day by day, without the engine's code and tables. */
function sickModelOf(terms: SickLeaveTerms) {
  const { from, to, cause, insuranceMonths, earnings, breachFrom = '9999' } = terms
  const { districtCoefficient = 100, fullTimeShare = 100 } = terms
  const wage = (wages.findLast(([date]) => from >= date)?.[1] ?? 0) * 100
  const ofRegion = exact(wage * districtCoefficient * fullTimeShare, 10_000)
  const counted = earnings.map(({ year, pay }) => Math.min(pay, limitOf(year)))
  const total = counted.reduce((sum, one) => sum + one, 0)
  const byEarnings = halfUp(exact(total, 730))
  const lowest = halfUp(multiply(ofRegion, exact(24, 730)))
  const average = Math.max(byEarnings, lowest)
  const years = insuranceMonths / 12
  const byInsurance = years >= 8 ? 100 : years >= 5 ? 80 : 60
  const percentOf = (day: number) => {
    if (cause === 'own') return terms.afterDismissal ? 60 : byInsurance
    if (cause === 'childUnder8' && from >= '2021-09-01') return 100
    return cause.startsWith('child') && !terms.inHospital && day > 10 ? 50 : byInsurance
  }
  let [employer, fund, known] = [0, 0, 0]
  for (let date = from, day = 1; date <= to; date = dayAfter(date, 1), day++) {
    const floor = halfUp(divide(ofRegion, exact(lastDayOf(date.slice(0, 7)))))
    const byPercent = halfUp(exact(average * percentOf(day), 100))
    let pay = Math.max(byPercent, floor)
    if (insuranceMonths < 6) pay = floor
    if (date >= breachFrom) pay = Math.min(byPercent, floor)
    if (cause !== 'own' || day > 3) fund += pay
    else {
      employer += pay
      if (average === byEarnings && pay === byPercent) known += pay
    }
  }
  const northern = earnings
    .map(({ northernPay = 0, pay }, index) =>
      pay === 0 ? exact(0) : multiply(exact(northernPay), exact(counted[index] as number, pay)),
    )
    .reduce(add, exact(0))
  const isSplit = total > 0 && (terms.paidOn ?? to) >= '2026'
  const share = isSplit ? halfUp(divide(multiply(exact(known), northern), exact(total))) : 0
  return { dailyAverage: average, employerPay: employer, fundPay: fund, employerNorthernPay: share }
}

it('sick pay equals a model in exact fractions', () => {
  fc.assert(
    fc.property(anySickLeave, (terms) => {
      const pay = sickPayOf(terms)
      expect(pay).toMatchObject(sickModelOf(terms))
      expect(pay.employerBasePay).toBe(pay.employerPay - pay.employerNorthernPay)
    }),
  )
})

it('sick pay without a breach lies between the minimum wage and the cap', () => {
  fc.assert(
    fc.property(anySickLeave, ({ breachFrom: _, afterDismissal: __, ...terms }) => {
      const total = ({ employerPay, fundPay }: SickPay) => employerPay + fundPay
      const empty = total(sickPayOf({ ...terms, earnings: [], insuranceMonths: 0 }))
      const rich = terms.earnings.map((year) => ({ ...year, pay: LARGEST_SALARY }))
      const cap = total(sickPayOf({ ...terms, earnings: rich, insuranceMonths: 120 }))
      const sick = sickPayOf(terms)
      expect(total(sick)).toBeGreaterThanOrEqual(empty)
      expect(total(sick)).toBeLessThanOrEqual(Math.max(cap, empty))
      const rows = sick.days.reduce((sum, { days, dayPay }) => sum + days * dayPay, 0)
      expect(total(sick)).toBe(rows)
    }),
  )
})

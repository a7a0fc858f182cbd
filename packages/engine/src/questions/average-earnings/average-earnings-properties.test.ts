import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Kopecks, LARGEST_SALARY } from '../../money/kopecks.ts'
import { sumUpTo } from '../../testing/arbitraries.ts'
import { averagePayOf } from './average-pay.ts'
import { sickPayOf } from './sick-pay.ts'
import type { AveragePayTerms, EarningsMonth } from './terms.ts'

/** An exact number: numerator and denominator. */
type Exact = readonly [bigint, bigint]
const exact = (one: number, other = 1): Exact => [BigInt(one), BigInt(other)]
const add = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d + c * b, b * d]
const multiply = ([a, b]: Exact, [c, d]: Exact): Exact => [a * c, b * d]
const divide = (one: Exact, [c, d]: Exact): Exact => multiply(one, [d, c])
const halfUp = ([a, b]: Exact) => Number((a * 2n + b) / (b * 2n))

const lastDayOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
const monthBefore = (start: string, back: number) =>
  new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)) - 1 - back, 1))
    .toISOString()
    .slice(0, 7)

const anyStart = fc
  .record({
    year: fc.integer({ min: 2017, max: 2026 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) =>
    new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
  )
const anyPay = sumUpTo(LARGEST_SALARY)

/** Part-time vacations, so that no minimum applies, of somebody with pay in the last month. */
const anyVacation = anyStart.chain((startDate): fc.Arbitrary<AveragePayTerms> => {
  const month = (back: number) =>
    fc
      .record({ pay: anyPay, north: fc.integer({ min: 0, max: 100 }), excluded: fc.nat(27) })
      .map(({ pay, north, excluded }): EarningsMonth => {
        const northernPay = Math.floor((pay * north) / 100) as Kopecks
        return { month: monthBefore(startDate, back), pay, northernPay, excludedDays: excluded }
      })
  const raise = fc.record({
    date: fc.integer({ min: 1, max: 13 }).map((back) => `${monthBefore(startDate, back)}-15`),
    oldSalary: fc.integer({ min: 1_000_000, max: 20_000_000 }) as fc.Arbitrary<Kopecks>,
    newSalary: fc.integer({ min: 1_000_000, max: 20_000_000 }) as fc.Arbitrary<Kopecks>,
  })
  const bonus = fc.record({
    kind: fc.constantFrom('monthly' as const, 'annual' as const),
    amount: anyPay,
    month: fc.integer({ min: 1, max: 14 }).map((back) => monthBefore(startDate, back)),
    indexed: fc.boolean(),
  })
  return fc.record({
    kind: fc.constant('vacation' as const),
    startDate: fc.constant(startDate),
    dayHundredths: fc.integer({ min: 1, max: 56 }).map((days) => days * 100),
    months: fc
      .tuple(...Array.from({ length: 12 }, (_, index) => month(index + 1)))
      .map(([last, ...others]) => [
        { ...(last as EarningsMonth), pay: 100_000 as Kopecks, northernPay: 0 as Kopecks },
        ...others,
      ]),
    raises: fc.array(raise, { maxLength: 3 }),
    bonuses: fc.array(bonus, { maxLength: 3 }),
    daysWorked: fc.integer({ min: 1, max: 200 }),
    daysNorm: fc.integer({ min: 201, max: 250 }),
    fullTime: fc.constant(false),
  })
})

/** The same by the words of the rules, without the engine's code. */
function modelOf({
  startDate,
  months,
  raises = [],
  bonuses = [],
  daysWorked = 1,
  daysNorm = 1,
}: AveragePayTerms): readonly [average: number, northern: Exact] {
  const first = monthBefore(startDate, 12)
  const coefficientAfter = (month: string) =>
    raises
      .filter(({ date, oldSalary, newSalary }) => {
        return newSalary > oldSalary && date >= first && date.slice(0, 7) > month
      })
      .map(({ oldSalary, newSalary }) => exact(newSalary, oldSalary))
      .reduce(multiply, exact(1))
  const isShort = months.some(({ excludedDays = 0 }) => excludedDays > 0)
  const days = months
    .map(({ month, excludedDays = 0 }) => {
      return exact(293 * (lastDayOf(month) - excludedDays), 10 * lastDayOf(month))
    })
    .reduce(add)
  const sumOf = (figure: 'pay' | 'northernPay') =>
    months
      .map((month) => multiply(exact(month[figure] ?? 0), coefficientAfter(month.month)))
      .reduce(add)
  const ofBonuses = bonuses
    .filter(({ kind, month = '' }) => kind === 'annual' || month >= first)
    .map(({ amount, month = '', indexed }) => {
      const whole =
        indexed === false ? exact(amount) : multiply(exact(amount), coefficientAfter(month))
      return isShort ? multiply(whole, exact(daysWorked, daysNorm)) : whole
    })
    .reduce(add, exact(0))
  const total = add(sumOf('pay'), ofBonuses)
  return [halfUp(divide(total, days)), divide(sumOf('northernPay'), total)]
}

it('equals a model in exact fractions', () => {
  fc.assert(
    fc.property(anyVacation, (terms) => {
      const { dailyAverage, pay, basePay, northernPay, paidOn } = averagePayOf(terms)
      const [average, northern] = modelOf(terms)
      expect(dailyAverage).toBe(average)
      expect(pay).toBe((average * terms.dayHundredths) / 100)
      expect(basePay + northernPay).toBe(pay)
      const isSplit = paidOn >= '2026'
      expect(northernPay).toBe(isSplit ? halfUp(multiply(exact(pay), northern)) : 0)
    }),
  )
})

it('more pay never lowers the average', () => {
  fc.assert(
    fc.property(anyVacation, fc.nat(11), anyPay, (terms, index, more) => {
      const months = terms.months.map((month, at) =>
        at === index ? { ...month, pay: Math.min(month.pay + more, 1e12) as Kopecks } : month,
      )
      const { dailyAverage } = averagePayOf({ ...terms, months })
      expect(dailyAverage).toBeGreaterThanOrEqual(averagePayOf(terms).dailyAverage)
    }),
  )
})

const equalMonths = fc.record({
  startDate: anyStart,
  pay: anyPay,
  back: fc.integer({ min: 1, max: 12 }),
})

it('twelve equal months give a month by 29.3, also with one excluded', () => {
  fc.assert(
    fc.property(equalMonths, ({ startDate, pay, back }) => {
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

it('sick pay lies between the minimum wage and the cap, and is paid by the employer and the Fund', () => {
  const terms = fc.record({
    from: anyStart.filter((date) => date >= '2021'),
    length: fc.integer({ min: 0, max: 60 }),
    cause: fc.constantFrom('own', 'childUnder8', 'child', 'relative', 'quarantine'),
    insuranceMonths: fc.nat(120),
    pays: fc.tuple(anyPay, anyPay),
    districtCoefficient: fc.integer({ min: 100, max: 200 }),
  })
  fc.assert(
    fc.property(terms, ({ length, pays, ...others }) => {
      const year = Number(others.from.slice(0, 4))
      const to = new Date(Date.parse(others.from) + length * 864e5).toISOString().slice(0, 10)
      const earnings = pays.map((pay, index) => ({ year: year - 2 + index, pay }))
      const sick = sickPayOf({ ...others, to, earnings })
      const empty = sickPayOf({ ...others, to, earnings: [], insuranceMonths: 0 })
      const rich = pays.map((_, index) => ({ year: year - 2 + index, pay: LARGEST_SALARY }))
      const cap = sickPayOf({ ...others, to, earnings: rich, insuranceMonths: 120 })
      const total = (of: typeof sick) => of.employerPay + of.fundPay
      expect(total(sick)).toBeGreaterThanOrEqual(total(empty))
      expect(total(sick)).toBeLessThanOrEqual(Math.max(total(cap), total(empty)))
      const rows = sick.days.reduce((sum, { days, dayPay }) => sum + days * dayPay, 0)
      expect(total(sick)).toBe(rows)
    }),
  )
})

import fc from 'fast-check'
import { type Kopecks, LARGEST_SALARY } from '../money/kopecks.ts'
import type { SickLeaveTerms } from '../questions/average-earnings/sick-pay-terms.ts'
import type { AveragePayTerms, EarningsMonth } from '../questions/average-earnings/terms.ts'
import { sumUpTo } from './arbitraries.ts'

/** Returns the month some months before that of a date. */
export const monthBefore = (date: string, back: number): string =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 - back, 1))
    .toISOString()
    .slice(0, 'YYYY-MM'.length)

/** Returns the date some days after another one. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 'YYYY-MM-DD'.length)

export const anyPay = sumUpTo(LARGEST_SALARY)
const anySalary = fc.integer({ min: 1_000_000, max: 20_000_000 }) as fc.Arbitrary<Kopecks>

/** The dates of the years that are computed. */
export const anyDate = (first = 2017): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: (2027 - first) * 365 }).map((days) => dayAfter(`${first}-01-01`, days))

const monthOf = (date: string, back: number): fc.Arbitrary<EarningsMonth> =>
  fc
    .record({
      pay: anyPay,
      north: fc.integer({ min: 0, max: 100 }),
      // Of the own month only the days before the event count.
      excluded: fc.nat(back === 0 ? Math.min(Number(date.slice(-2)) - 1, 27) : 27),
    })
    .map(({ pay, north, excluded }) => {
      const northernPay = Math.floor((pay / 100) * north) as Kopecks
      return { month: monthBefore(date, back), pay, northernPay, excludedDays: excluded }
    })

/** What average earnings are paid for, with pay in the last month or a salary, so that there are earnings. */
export const anyAveragePay: fc.Arbitrary<AveragePayTerms> = fc
  .record({
    startDate: anyDate(),
    kind: fc.constantFrom('vacation', 'compensation', 'workingDays'),
  })
  .chain(({ startDate, kind }): fc.Arbitrary<AveragePayTerms> => {
    const month = (back: number) => monthBefore(startDate, back)
    const raise = fc.record({
      date: fc.integer({ min: -40, max: 400 }).map((days) => dayAfter(startDate, -days)),
      oldSalary: anySalary,
      newSalary: anySalary,
    })
    const ofBonus = {
      amount: anyPay.filter((sum) => sum > 0),
      northernAmount: fc.constantFrom(0 as Kopecks, 1 as Kopecks),
      indexed: fc.boolean(),
      forTimeWorked: fc.boolean(),
    }
    const accrued = fc.integer({ min: 1, max: 14 }).map(month)
    // An annual bonus is accrued in its year at the earliest.
    const accruedForYear = fc.nat(Number(startDate.slice(5, 7)) + 10).map(month)
    const bonus = fc.oneof(
      fc.record({ ...ofBonus, kind: fc.constant('monthly' as const), month: accrued }),
      fc.record({ ...ofBonus, kind: fc.constant('annual' as const), month: accruedForYear }),
      fc.record({
        ...ofBonus,
        kind: fc.constant('period' as const),
        month: accrued,
        months: fc.integer({ min: 2, max: 36 }),
      }),
    )
    const paid: EarningsMonth = { month: month(1), pay: 100_000 as Kopecks }
    // The usual period, one long before, the own month alone, and the salary alone.
    const periods = kind === 'workingDays' ? [1] : [1, 20, 0, -1]
    const months = fc
      .constantFrom(...periods)
      .chain((back): fc.Arbitrary<readonly EarningsMonth[]> => {
        if (back === -1) return fc.constant([])
        if (back === 0) return monthOf(startDate, 0).map((own) => [own])
        const others = Array.from({ length: 11 }, (_, index) =>
          monthOf(startDate, back + index + 1),
        )
        return fc
          .subarray(others)
          .chain((some) => fc.tuple(...some))
          .map((some) => [{ ...paid, month: month(back) }, ...some])
      })
    return fc.record({
      kind: fc.constant(kind),
      startDate: fc.constant(startDate),
      dayHundredths: fc.integer({ min: 1, max: 56 }).map((days) => days * 100),
      months,
      raises: fc.uniqueArray(raise, { maxLength: 3, selector: ({ date }) => date }),
      bonuses: fc.array(bonus, { maxLength: 3 }),
      daysWorked: fc.integer({ min: 1, max: 200 }),
      daysNorm: fc.integer({ min: 190, max: 250 }),
      salary: anySalary,
      fullTime: fc.boolean(),
      fullTimeShare: fc.constantFrom(100, 50, 33),
      roundDays: fc.boolean(),
      ...(kind === 'vacation' && {
        paidOn: fc.integer({ min: -300, max: 300 }).map((days) => dayAfter(startDate, days)),
      }),
    })
  })

/** Sick leaves of up to 60 days, also with replaced years, a breach and northern earnings. */
export const anySickLeave: fc.Arbitrary<SickLeaveTerms> = anyDate(2021).chain((from) => {
  const year = Number(from.slice(0, 4))
  const earned = (years: fc.Arbitrary<number>) =>
    fc
      .record({ year: years, pay: anyPay, north: fc.integer({ min: 0, max: 100 }) })
      .map(({ year, pay, north }) => {
        return { year, pay, northernPay: Math.floor((pay / 100) * north) as Kopecks }
      })
  // How care for a young child that begins before September 2021 is paid from then on is not known.
  const young = from < '2021-09' ? 'child' : 'childUnder8'
  const leave = {
    from: fc.constant(from),
    to: fc.integer({ min: 30, max: 60 }).map((days) => dayAfter(from, days)),
    cause: fc.constantFrom('own', 'own', young, 'child', 'relative', 'quarantine'),
    inHospital: fc.boolean(),
    insuranceMonths: fc.nat(120),
    earnings: fc.tuple(
      earned(fc.constant(year - 1)),
      earned(fc.integer({ min: 2010, max: year - 2 })),
    ),
    districtCoefficient: fc.constantFrom(100, 115, 130, 200),
    fullTimeShare: fc.constantFrom(100, 50, 33),
    afterDismissal: fc.boolean(),
    breachFrom: fc.nat(30).map((days) => dayAfter(from, days)),
    paidOn: fc.nat(60).map((days) => dayAfter(from, days)),
  } as const
  return fc.record(leave, {
    requiredKeys: ['from', 'to', 'cause', 'insuranceMonths', 'earnings'],
  }) as fc.Arbitrary<SickLeaveTerms>
})

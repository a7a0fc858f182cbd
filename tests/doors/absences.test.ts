import type {
  EarningsOfMonth,
  PrivateCalculationResponse,
  SickPayResponse,
  VacationPayResponse,
} from '@oklad/contract/wire'
import { workingDaysOf } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asked, type Fields } from './asked.ts'

const seed = 20_261_128
const pad = (number: number) => String(number).padStart(2, '0')

/** A year of 12 months and the one before it. */
const anyYear = fc.record({
  year: fc.integer({ min: 2017, max: 2027 }),
  /** The day of the year on which an absence begins, and its days. */
  first: fc.integer({ min: 1, max: 360 }),
  days: fc.integer({ min: 1, max: 28 }),
  // Below the minimum wage of every year, about it, and above.
  salary: fc.oneof(
    ...[1_000_000, 3_000_000, 30_000_000, 300_000_000].map((max) => fc.integer({ min: 1, max })),
  ),
  before: fc.integer({ min: 1, max: 30_000_000 }),
  district: fc.integer({ min: 100, max: 200 }),
  northern: fc.integer({ min: 100, max: 200 }),
  full_time_share: fc.constantFrom(100, 100, 50, 75),
  round_days: fc.boolean(),
  bonuses: fc.constantFrom(undefined, [0, 5_000_000, 0, 0, 1_234_567, 0, 0, 0, 9_999_999, 0, 0, 0]),
})
type Example = typeof anyYear extends fc.Arbitrary<infer Of> ? Of : never

const dateIn = (year: number, day: number) =>
  new Date(Date.UTC(year, 0, day)).toISOString().slice(0, 10)
const calculated = (request: Fields) => asked<PrivateCalculationResponse>('privateCalc', request)

/** The request for the year, without its absence. */
const requestOf = (example: Example) => ({
  ...{ gross_salary: example.salary, start_date: `${example.year}-01-01` },
  ...{ territorial_multiplier: example.district, northern_coefficient: example.northern },
  full_time_share: example.full_time_share,
  ...(example.bonuses && { monthly_bonuses: example.bonuses }),
})

/** The months of the year before. */
const earningsBefore = ({ year, before, district }: Example): readonly EarningsOfMonth[] =>
  Array.from({ length: 12 }, (_, index) => ({
    month: `${year - 1}-${pad(index + 1)}`,
    pay: before,
    northern_pay: Math.min(before, district),
  }))

/** What a question asks of the 12 months before an absence: pay of the year's own months, and its bonuses. */
function earningsOf(example: Example, from: string) {
  const month = from.slice(0, 7)
  const request = requestOf(example)
  const { monthly_bonuses: _, ...plain } = request
  const withBonuses = calculated({ ...request, warnings: true }).monthly_details
  const months = calculated({ ...plain, warnings: true }).monthly_details.map((own) => ({
    month: own.month.slice(0, 7),
    pay: own.monthly_gross_income,
    northern_pay: own.monthly_north_gross_income ?? 0,
  }))
  const own = months.filter((one) => one.month < month)
  const bonuses = own.flatMap(({ month, pay, northern_pay }, index) => {
    const { monthly_gross_income = 0, monthly_north_gross_income = 0 } = withBonuses[index] ?? {}
    const amount = monthly_gross_income - pay
    const northern_amount = monthly_north_gross_income - northern_pay
    return amount === 0 ? [] : [{ kind: 'monthly', month, amount, northern_amount }]
  })
  return { months: [...earningsBefore(example), ...own], bonuses }
}

/** The pay of the one absence of a year. */
function paid(example: Example, absence: Fields) {
  const request = { ...requestOf(example), earnings_before: earningsBefore(example) }
  const [pay] = calculated({ ...request, absences: [absence] }).absence_pay ?? []
  return pay
}

const check = (of: (example: Example) => void) =>
  fc.assert(fc.property(anyYear, of), { numRuns: 100, seed })

describe('an absence of a year is paid as the question about it answers:', () => {
  it('a vacation', () => {
    check((example) => {
      const { year, first, days, full_time_share, round_days, salary } = example
      const from = dateIn(year, first)
      const own = paid(example, { kind: 'vacation', from, days, round_days })
      const question = { ...earningsOf(example, from), days, round_days, full_time_share, salary }
      const answer = asked<VacationPayResponse>('vacationPay', {
        ...{ kind: 'vacation', start_date: from, ...question },
      })
      expect(own).toMatchObject({
        ...{ daily_average: answer.daily_average, pay: answer.pay },
        ...{ northern_pay: answer.northern_pay, last_day: answer.last_day },
        paid_on: answer.paid_on,
      })
    })
  })

  it('a business trip', () => {
    check((example) => {
      const { year, first, days } = example
      const from = dateIn(year, first)
      const to = dateIn(year, Math.min(first + days, 365))
      const isWorked = (date: string) =>
        workingDaysOf(Number(date.slice(0, 4)))[Number(date.slice(5, 7)) - 1]?.includes(
          Number(date.slice(8)),
        ) === true
      const all = Array.from({ length: days + 1 }, (_, index) => dateIn(year, first + index))
      const worked = all.filter((date) => date <= to && isWorked(date)).length
      // The working days before 2017 are not known.
      fc.pre(worked > 0 && year > 2017)
      const own = paid(example, { kind: 'business_trip', from, to })
      const since = `${year - 1}${from.slice(4, 7)}`
      const days_worked = [year - 1, year]
        .flatMap((of) => workingDaysOf(of).map((list, index) => [`${of}-${pad(index + 1)}`, list]))
        .filter(([month = '']) => month >= since && month < from.slice(0, 7))
        .reduce((sum, [, list = []]) => sum + list.length, 0)
      const answer = asked<VacationPayResponse>('vacationPay', {
        ...{ kind: 'working_days', start_date: from, days: worked },
        ...{ ...earningsOf(example, from), days_worked, days_norm: days_worked },
      })
      expect(own).toMatchObject({
        ...{ daily_average: answer.daily_average, pay: answer.pay },
        northern_pay: answer.northern_pay,
      })
    })
  })

  const anyIllness = fc.record({
    cause: fc.constantFrom('own', 'child', 'child_under_8', 'relative', 'quarantine'),
    in_hospital: fc.boolean(),
    insurance_months: fc.nat(200),
  })
  it('a sick leave', () => {
    const any = anyYear.filter(({ year, first }) => year >= 2021 && first < 330)
    const property = fc.property(any, anyIllness, (example, illness) => {
      const { year, first, days, before, salary, district, full_time_share } = example
      const asks = {
        ...illness,
        ...{ from: dateIn(year, first), to: dateIn(year, first + days - 1) },
        earnings: [
          { year: year - 2, pay: 12 * before },
          { year: year - 1, pay: 6 * salary, northern_pay: salary },
        ],
      }
      const own = paid(example, { kind: 'sick', ...asks })
      const more = { territorial_multiplier: district, full_time_share }
      const answer = asked<SickPayResponse>('sickPay', { ...asks, ...more })
      expect(own).toMatchObject({
        ...{ daily_average: answer.daily_average, fund_pay: answer.fund_pay },
        ...{ pay: answer.employer_pay, northern_pay: answer.employer_northern_pay },
      })
    })
    fc.assert(property, { numRuns: 100, seed })
  })
})

import { lawOf, workingDayFrom } from '@oklad/law'
import { dateOf, daysIn } from '@oklad/law/internal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Kopecks } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import type { Month, Terms } from '../../terms/terms.ts'
import { anyCase } from '../../testing/arbitraries.ts'
import { runs } from '../../testing/runs.ts'
import type { Paydays } from './paydays.ts'
import { type Payment, paymentsOf } from './payments.ts'
import { type ModelRequest, modelOf } from './testing/model.ts'

const RUNS = { numRuns: runs(5_000) }

const anyPaydays: fc.Arbitrary<Paydays> = fc.record(
  {
    advanceDay: fc.integer({ min: 15, max: 31 }),
    finalDay: fc.integer({ min: 1, max: 31 }),
    advancePercent: fc.option(fc.integer({ min: 0, max: 100 })),
  },
  { requiredKeys: [] },
)

/** Any terms of a year with payments. */
const anyPaid = anyCase.filter(
  ({ year, terms }) => year >= 2023 && terms.contractType !== 'selfEmployment',
)

const sums = [
  'basePay',
  'allowances',
  'grossIncome',
  'baseTax',
  'allowancesTax',
  'incomeTax',
  'netIncome',
] as const
const sumOf = (
  parts: readonly Pick<Payment, (typeof sums)[number]>[],
  name: (typeof sums)[number],
) => parts.reduce((sum, part) => sum + part[name], 0)

const isInMonth = (month: number, date: string) => Number(date.slice(5, 7)) === month

describe('payments', () => {
  it('of a month add up to its pay', () => {
    fc.assert(
      fc.property(anyPaid, anyPaydays, ({ year, terms }, paydays) => {
        const { payments } = paymentsOf(terms, { paydays, law: lawOf(year) })
        for (const { month, basePay, allowances } of calculate(terms, lawOf(year)).months) {
          const ofMonth = payments.filter((payment) => payment.month === month)
          expect([sumOf(ofMonth, 'basePay'), sumOf(ofMonth, 'allowances')]).toEqual([
            basePay,
            allowances,
          ])
        }
      }),
    )
  })

  it('add up to their remittances and to their tax years', () => {
    fc.assert(
      fc.property(anyPaid, anyPaydays, ({ year, terms }, paydays) => {
        const { payments, remittances, years } = paymentsOf(terms, { paydays, law: lawOf(year) })
        for (const name of sums) {
          expect(sumOf(remittances, name)).toBe(sumOf(payments, name))
          for (const one of years) {
            expect(
              sumOf(
                payments.filter(({ taxYear }) => taxYear === one.year),
                name,
              ),
            ).toBe(one[name])
          }
        }
        for (const { date, remittanceDate, taxYear, incomeTax, grossIncome } of payments) {
          expect(date.startsWith(`${taxYear}`) && date <= remittanceDate).toBe(true)
          expect(incomeTax >= 0 && incomeTax <= grossIncome).toBe(true)
        }
      }),
    )
  })

  it('are in the order of their dates, none before the first day or after a dismissal', () => {
    fc.assert(
      fc.property(anyPaid, anyPaydays, ({ year, terms }, paydays) => {
        const { payments } = paymentsOf(terms, { paydays, law: lawOf(year) })
        const dates = payments.map(({ date }) => date)
        expect(dates).toEqual(dates.toSorted())
        const { firstMonth = 1, firstDay = 1, lastMonth = 12, lastDay = null } = terms
        const dayOf = (month: number, day: number) =>
          dateOf(year, month, Math.min(day, daysIn(year, month)))
        // A last day before the first one is a contradiction, of which an answer warns.
        fc.pre(lastMonth > firstMonth || (lastDay ?? 31) >= firstDay)
        for (const date of dates) expect(date >= dayOf(firstMonth, firstDay), date).toBe(true)
        if (terms.contractType === 'civilContract') return
        if (lastMonth === 12 && lastDay === null) return
        // A day off moves to the next working day, but not into the next year.
        const end = workingDayFrom(dayOf(lastMonth, lastDay ?? 31), 1)
        for (const date of dates) expect(date <= end && date < `${year + 1}`, date).toBe(true)
      }),
    )
  })

  it('of one tax year withhold the tax of the year', () => {
    fc.assert(
      fc.property(anyPaid, anyPaydays, ({ year, terms }, paydays) => {
        // Each payment of an ordinary non-resident is rounded alone; deductions follow the dates.
        const { incomeBefore: _, children: __, disabledChildren: ___, ...others } = terms
        const plain = { ...others, isNonResident: false }
        const { payments, years } = paymentsOf(plain, { paydays, law: lawOf(year) })
        fc.pre(years.length === 1 && payments.every(({ month, date }) => isInMonth(month, date)))
        expect(sumOf(payments, 'incomeTax')).toBe(calculate(plain, lawOf(year)).incomeTax)
      }),
    )
  })

  it('on the last day of each month alone are the plain calculation', () => {
    fc.assert(
      fc.property(anyPaid, ({ year, terms }) => {
        const { payments } = paymentsOf(terms, {
          paydays: { finalDay: 31, advancePercent: 0 },
          law: lawOf(year),
        })
        // A last day that is a day off may move into the next month, which may lose a deduction.
        fc.pre(payments.every(({ month, date }) => isInMonth(month, date)))
        const { months } = calculate(terms, lawOf(year))
        const paid = months.filter(({ grossIncome }) => grossIncome > 0)
        expect(payments).toMatchObject(
          paid.map(({ month, basePay, allowances, baseTax, allowancesTax, netIncome, taxRate }) => {
            return { month, basePay, allowances, baseTax, allowancesTax, netIncome, taxRate }
          }),
        )
      }),
    )
  })

  it('are those of an independent model', () => {
    fc.assert(
      fc.property(modelRequest, (request) => {
        const { terms, paydays } = termsOf(request)
        const { payments } = paymentsOf(terms, { paydays, law: lawOf(request.year) })
        const rows = payments.map((payment) => ({
          date: payment.date,
          month: payment.month,
          kind: payment.kind,
          base: BigInt(payment.basePay),
          allowances: BigInt(payment.allowances),
          baseTax: BigInt(payment.baseTax),
          allowancesTax: BigInt(payment.allowancesTax),
          due: payment.remittanceDate,
        }))
        expect(rows).toEqual(modelOf(request))
      }),
      RUNS,
    )
  })
})

const salary = fc.oneof(
  fc.integer({ min: 1, max: 3_000 }),
  fc.integer({ min: 1, max: 50_000_000 }),
  fc.integer({ min: 1, max: 2_000_000_000 }),
)

const modelRequest: fc.Arbitrary<ModelRequest> = fc
  .record({
    year: fc.integer({ min: 2023, max: 2027 }),
    salary,
    district: fc.oneof(fc.constant(100), fc.integer({ min: 100, max: 200 })),
    statutoryDistrict: fc.integer({ min: 100, max: 200 }),
    northern: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
    bonuses: fc.array(fc.oneof(fc.constant(0), salary), { minLength: 12, maxLength: 12 }),
    attract: fc.boolean(),
    children: fc.integer({ min: 0, max: 4 }),
    isSingle: fc.boolean(),
    isPrivileged: fc.boolean(),
    isNonResident: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
    firstMonth: fc.integer({ min: 1, max: 12 }),
    firstDay: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 28 })),
    before: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 600_000_000 })),
    advanceDay: fc.integer({ min: 15, max: 31 }),
    finalDay: fc.integer({ min: 1, max: 31 }),
    percent: fc.option(fc.integer({ min: 0, max: 100 })),
  })
  .map((request) => ({
    ...request,
    district: Math.max(request.district, request.statutoryDistrict),
  }))

/** The terms of a model's request. */
function termsOf(request: ModelRequest): { terms: Terms; paydays: Paydays } {
  const { advanceDay, finalDay, percent: advancePercent } = request
  return {
    terms: {
      grossSalary: request.salary as Kopecks,
      districtCoefficient: request.district,
      statutoryDistrictCoefficient: request.statutoryDistrict,
      northernAllowance: request.northern,
      monthlyBonuses: request.bonuses as Kopecks[],
      bonusesAttractAllowances: request.attract,
      children: request.children,
      isSingleParent: request.isSingle,
      hasTaxPrivilege: request.isPrivileged,
      isNonResident: request.isNonResident,
      firstMonth: request.firstMonth as Month,
      ...(request.firstDay > 0 && { firstMonthPaid: 'calendarDays', firstDay: request.firstDay }),
      incomeBefore: {
        baseIncome: request.before as Kopecks,
        allowancesIncome: 0 as Kopecks,
        taxWithheld: 0 as Kopecks,
        deductionGranted: 0 as Kopecks,
      },
    },
    paydays: { advanceDay, finalDay, advancePercent },
  }
}

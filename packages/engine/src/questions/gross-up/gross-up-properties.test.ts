import { type Law, lawOf } from '@oklad/law'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Kopecks } from '../../money/kopecks.ts'
import { calculate, type PayslipYear } from '../../readings/payslips.ts'
import type { IncomeBefore, Month, Terms } from '../../terms/terms.ts'
import { anyCase, rightTogether, twelve } from '../../testing/arbitraries.ts'
import { runs } from '../../testing/runs.ts'
import { anyWrit } from '../../testing/writs.ts'
import type { PayslipMonth } from '../../year-figures.ts'
import { deductAfterTax } from '../writs/deduct-after-tax.ts'
import { grossUp, type TermsWithoutSalary, UnreachableTargetError } from './gross-up.ts'

const money = (largest: number) =>
  fc.oneof(
    fc.integer({ min: 100, max: 3_000 }),
    fc.integer({ min: 100, max: Math.min(largest, 10_000_000) }),
    fc.integer({ min: 100, max: largest }),
  ) as fc.Arbitrary<Kopecks>
const anyMonth = fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>

type Sought = TermsWithoutSalary & { readonly firstMonth: Month }
const plain = {
  districtCoefficient: fc.integer({ min: 100, max: 200 }),
  northernAllowance: fc.integer({ min: 0, max: 100 }),
  firstMonth: anyMonth,
  hasTaxPrivilege: fc.boolean(),
}
const requiredKeys = ['districtCoefficient', 'northernAllowance', 'firstMonth'] as const
const plainTerms: fc.Arbitrary<Sought> = fc.record(plain)

const part = {
  firstMonthPaid: fc.constantFrom('full' as const, 'calendarDays' as const),
  firstDay: fc.integer({ min: 1, max: 28 }),
  lastMonth: anyMonth,
  lastMonthPaid: fc.constantFrom('full' as const, 'calendarDays' as const),
  lastDay: fc.integer({ min: 1, max: 28 }),
  monthlyDistrictCoefficients: fc.option(twelve(fc.integer({ min: 100, max: 200 }))),
  monthlyNorthernAllowances: fc.option(twelve(fc.integer({ min: 0, max: 100 }))),
}
/** Terms whose last month is not before the first one, and has a paid day. */
const inOrder = (terms: Sought): Sought => {
  const { firstMonth, firstDay = 1, lastMonth = 12, lastDay = 28 } = terms
  return lastMonth > firstMonth
    ? terms
    : { ...terms, lastMonth: firstMonth, lastDay: Math.max(firstDay, lastDay ?? 28) }
}

const residents: fc.Arbitrary<Sought> = fc
  .record(
    {
      ...plain,
      ...part,
      monthlyBonuses: twelve(fc.oneof(fc.constant(0 as Kopecks), money(100_000_000))),
      bonusesAttractAllowances: fc.boolean(),
      statutoryDistrictCoefficient: fc.integer({ min: 100, max: 200 }),
      children: fc.integer({ min: 0, max: 5 }),
      isSingleParent: fc.boolean(),
      incomeBefore: fc.record({
        baseIncome: money(1_000_000_000),
        allowancesIncome: money(1_000_000_000),
        taxWithheld: money(130_000_000),
        deductionGranted: money(3_000_000),
      }),
    },
    { requiredKeys: [...requiredKeys] },
  )
  .map((terms) => rightTogether(inOrder(terms)))
const nonResidents: fc.Arbitrary<Sought> = fc
  .record(
    { ...plain, ...part, isNonResident: fc.constant(true) },
    { requiredKeys: [...requiredKeys, 'isNonResident'] },
  )
  .map(inOrder)
const selfEmployed: fc.Arbitrary<Sought> = fc.record({
  contractType: fc.constant('selfEmployment' as const),
  hasRegistrationDeduction: fc.boolean(),
  incomePayer: fc.constantFrom('individuals' as const, 'firms' as const),
  firstMonth: anyMonth,
})

const anyLaw = fc.integer({ min: 2017, max: 2027 }).map(lawOf)
const lawOfSelfEmployment = fc.integer({ min: 2019, max: 2027 }).map(lawOf)
const oneSalaryBasis = fc.constantFrom('annual' as const, 'firstMonth' as const)
/** The number of smaller salaries to try in addition to the 300 just below the found one. */
const fractions = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 10 })

function netUnder(terms: Terms, basis: 'annual' | 'firstMonth', law: Law): number {
  const year = calculate(terms, law)
  return basis === 'annual' ? year.netIncome : (year.months[0] as PayslipMonth).netIncome
}

/** The net pay that a target asks for: of the year, or of a month. */
const goalOf = (
  { firstMonth = 1, lastMonth }: TermsWithoutSalary,
  target: number,
  basis: string,
) => (basis === 'annual' ? target * ((lastMonth ?? 12) - firstMonth + 1) : target)

/**
 * Fails if a smaller salary reaches the goal.
 * @param near how many of those just below are tried
 * @param fractions of the salary, which are tried too
 */
function expectSmallest(
  salary: number,
  net: (salary: number) => number,
  goal: number,
  near: number,
  fractions: readonly number[],
): void {
  for (let less = 1; less <= Math.min(salary, near); less++) {
    if (net(salary - less) >= goal) expect.fail(`${salary} - ${less} reaches ${goal}`)
  }
  for (const fraction of fractions) {
    const smaller = Math.floor(salary * fraction)
    if (smaller < salary) expect(net(smaller)).toBeLessThan(goal)
  }
}

const cases = [
  {
    who: 'plain terms',
    terms: plainTerms,
    laws: anyLaw,
    largest: 10_000_000_000,
    numRuns: runs(1_000),
  },
  { who: 'residents', terms: residents, laws: anyLaw, largest: 1_000_000_000, numRuns: runs(150) },
  {
    who: 'non-residents',
    terms: nonResidents,
    laws: anyLaw,
    largest: 10_000_000,
    numRuns: runs(50),
  },
  {
    who: 'the self-employed',
    terms: selfEmployed,
    laws: lawOfSelfEmployment,
    largest: 18_000_000,
    numRuns: 100,
  },
]

it.each(cases)('$who: the salary reaches the target and no smaller one does', (given) => {
  const { terms, laws, largest, numRuns } = given
  fc.assert(
    fc.property(terms, money(largest), oneSalaryBasis, laws, fractions, (said, ...rest) => {
      const [target, basis, law, below] = rest
      const goal = goalOf(said, target, basis)
      const net = (salary: number) =>
        netUnder({ ...said, grossSalary: salary as Kopecks }, basis, law)
      const { salary, netReached, excess } = grossUp(said, { net: target, basis, law })
      expect(net(salary)).toBe(netReached)
      expect(netReached - goal).toBe(excess)
      expect(excess).toBeGreaterThanOrEqual(0)
      expectSmallest(salary, net, goal, 300, below)
    }),
    { numRuns },
  )
})

it('any terms: the salary reaches the target and no smaller one does, if one does', () => {
  fc.assert(
    fc.property(anyCase, money(100_000_000), oneSalaryBasis, fractions, (given, ...rest) => {
      const [target, basis, below] = rest
      const law = lawOf(given.year)
      const { grossSalary: _, monthlySalaries: __, ...said } = given.terms
      const goal = goalOf(said, target, basis)
      const net = (salary: number) =>
        netUnder({ ...said, grossSalary: salary as Kopecks }, basis, law)
      let salary: number
      try {
        ;({ salary } = grossUp(said, { net: target, basis, law }))
      } catch (error) {
        expect(error).toBeInstanceOf(UnreachableTargetError)
        return
      }
      expect(net(salary)).toBeGreaterThanOrEqual(goal)
      expectSmallest(salary, net, goal, 100, below)
    }),
    { numRuns: runs(1_000) },
  )
})

it.each([
  { who: 'plain terms', terms: plainTerms, numRuns: 15 },
  { who: 'residents', terms: residents, numRuns: 15 },
])(
  '$who: every month reaches the target, and no month does with a smaller salary',
  ({ terms, numRuns }) => {
    fc.assert(
      fc.property(terms, money(10_000_000), anyLaw, (said, target, law) => {
        const { monthlySalaries, year } = grossUp(said, { net: target, basis: 'everyMonth', law })
        year.months.forEach(({ month, netIncome }, index) => {
          expect(netIncome).toBeGreaterThanOrEqual(target)
          const salary = monthlySalaries[month - 1] as number
          for (let less = 1; less <= Math.min(salary, 100); less++) {
            const lowered = monthlySalaries.with(month - 1, (salary - less) as Kopecks)
            const again = { ...said, grossSalary: 0 as Kopecks, monthlySalaries: lowered }
            expect(calculate(again, law).months[index]?.netIncome).toBeLessThan(target)
          }
        })
      }),
      { numRuns },
    )
  },
)

it('finds the same salary as a search through all salaries from 0', () => {
  fc.assert(
    fc.property(
      fc.oneof(plainTerms, residents, nonResidents),
      fc.integer({ min: 100, max: 4_000 }) as fc.Arbitrary<Kopecks>,
      oneSalaryBasis,
      anyLaw,
      (said, target, basis, law) => {
        const goal = goalOf(said, target, basis)
        const { salary } = grossUp(said, { net: target, basis, law })
        for (let smaller = 0; smaller < Math.min(salary, 5_000); smaller++) {
          const net = netUnder({ ...said, grossSalary: smaller as Kopecks }, basis, law)
          if (net >= goal) expect.fail(`${smaller} reaches ${goal} before ${salary}`)
        }
      },
    ),
    { numRuns: 25 },
  )
})

it('finds the smallest salary where tax is owed and income before has ended a deduction', () => {
  fc.assert(
    fc.property(
      fc.record({
        firstMonth: fc.integer({ min: 10, max: 12 }) as fc.Arbitrary<Month>,
        firstMonthPaid: fc.constantFrom('full' as const, 'calendarDays' as const),
        firstDay: fc.integer({ min: 1, max: 28 }),
        children: fc.integer({ min: 1, max: 10 }),
        ownDeduction: fc.constantFrom('none' as const, 'item2' as const),
      }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 100, max: 400 }) as fc.Arbitrary<Kopecks>,
      oneSalaryBasis,
      (terms, owed, target, basis) => {
        const law = lawOf(2025)
        // 13 % of 1,000,000 are 130,000; the deduction for children ended with 450,000.
        const incomeBefore = {
          ...{ baseIncome: 100_000_000, allowancesIncome: 0, deductionGranted: 0 },
          taxWithheld: 13_000_000 - owed,
        } as IncomeBefore
        const said = { ...terms, incomeBefore }
        const goal = goalOf(said, target, basis)
        const { salary } = grossUp(said, { net: target, basis, law })
        const reaches = (of: number) =>
          netUnder({ ...said, grossSalary: of as Kopecks }, basis, law) >= goal
        expect(reaches(salary)).toBe(true)
        for (let smaller = Math.max(salary - 10_000, 0); smaller < salary; smaller++) {
          if (reaches(smaller)) expect.fail(`${smaller} reaches ${goal} before ${salary}`)
        }
      },
    ),
    { numRuns: 25 },
  )
})

it('the net pay of a salary is reached by this salary or a smaller one', () => {
  fc.assert(
    fc.property(plainTerms, money(10_000_000_000), anyLaw, (said, salary, law) => {
      const { netIncome } = calculate({ ...said, grossSalary: salary }, law)
        .months[0] as PayslipMonth
      fc.pre(netIncome >= 100)
      const found = grossUp(said, { net: netIncome, basis: 'firstMonth', law })
      expect(found.salary).toBeLessThanOrEqual(salary)
      expect(found.netReached).toBeGreaterThanOrEqual(netIncome)
    }),
    { numRuns: 1_000 },
  )
})

it.each([
  { who: 'residents', terms: fc.oneof(plainTerms, residents), laws: anyLaw },
  { who: 'the self-employed', terms: selfEmployed, laws: lawOfSelfEmployment },
])('$who: the largest reachable target is reached, and a kopeck more is not', ({ terms, laws }) => {
  fc.assert(
    fc.property(terms, laws, oneSalaryBasis, (said, law, basis) => {
      let largest = 0
      try {
        grossUp(said, { net: 1_000_000_000_000 as Kopecks, basis, law })
      } catch (error) {
        expect(error).toBeInstanceOf(UnreachableTargetError)
        largest = (error as UnreachableTargetError).largestReachable
      }
      expect(grossUp(said, { net: largest as Kopecks, basis, law }).excess).toBeGreaterThanOrEqual(
        0,
      )
      expect(() => grossUp(said, { net: (largest + 1) as Kopecks, basis, law })).toThrow(
        UnreachableTargetError,
      )
    }),
    { numRuns: 10 },
  )
})

it('after writs: the salary reaches the target, and no smaller one does', () => {
  fc.assert(
    fc.property(
      plainTerms,
      money(4_000),
      fc.constantFrom('annual' as const, 'firstMonth' as const, 'everyMonth' as const),
      fc.array(anyWrit, { minLength: 1, maxLength: 4 }),
      (said, target, basis, writs) => {
        const law = lawOf(2026)
        const deductions =
          basis === 'annual' ? writs.map(({ keepsMinimum: _, ...writ }) => writ) : writs
        const paidOut = (year: PayslipYear) =>
          deductAfterTax(year.months, deductions).payments.map((payment) => payment.paidOut)
        const found = grossUp(said, { net: target, basis, deductions, law })
        if (found.basis === 'everyMonth') {
          expect(Math.min(...paidOut(found.year))).toBeGreaterThanOrEqual(target)
        }
        // The salary of the last month, if each month has its own.
        const salary =
          found.basis === 'everyMonth' ? (found.monthlySalaries[11] as Kopecks) : found.salary
        for (let smaller = Math.max(0, salary - 2_000); smaller < salary; smaller++) {
          const year = calculate(
            found.basis === 'everyMonth'
              ? {
                  ...{ ...said, grossSalary: 0 as Kopecks },
                  monthlySalaries: found.monthlySalaries.with(11, smaller as Kopecks),
                }
              : { ...said, grossSalary: smaller as Kopecks },
            law,
          )
          const left = paidOut(year)
          const [reached, goal] =
            basis === 'annual'
              ? [left.reduce((sum, one) => sum + one, 0), target * left.length]
              : [left.at(basis === 'firstMonth' ? 0 : -1) ?? 0, target]
          if (reached >= goal) expect.fail(`${smaller} reaches ${goal} before ${salary}`)
        }
      },
    ),
    { numRuns: runs(30) },
  )
})

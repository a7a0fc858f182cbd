import { lawOf } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kopecks, kopecks, LARGEST_SALARY, roubles } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import { statementOf } from '../../readings/statement.ts'
import type { Month } from '../../terms/terms.ts'
import { monthly } from '../../testing/terms.ts'
import type { TermsWithoutSalary } from './gross-up.ts'
import { salaryForCost, UnreachableCostError } from './salary-for-cost.ts'

const year2026 = lawOf(2026)
const plain: TermsWithoutSalary = {}

describe('the largest salary within a cost', () => {
  it('is found for the first month', () => {
    // 150,000 and 30 % of it.
    const found = salaryForCost(plain, {
      cost: roubles(195_000),
      basis: 'firstMonth',
      law: year2026,
    })
    expect(found.salary).toBe(roubles(150_000))
    expect(found.costReached).toBe(roubles(195_000))
    expect(found.unspent).toBe(0)
    expect(found.year.netIncome).toBe(roubles(1_566_000))
  })

  it('is found for the year', () => {
    // 3 million a year cost 30 % of 2,979,000 and 15.1 % of 21,000 more: 3,896,871.
    const found = salaryForCost(plain, {
      cost: 32_473_925 as Kopecks,
      basis: 'annual',
      law: year2026,
    })
    expect(found.salary).toBe(roubles(250_000))
    expect(found.costReached).toBe(roubles(3_896_871))
  })
})

describe('a cost is rejected', () => {
  const bonus = {
    ...plain,
    monthlyBonuses: [roubles(100_000), ...Array(11).fill(0)],
  }

  it('below the cost of the bonus alone', () => {
    const ask = (cost: Kopecks) =>
      salaryForCost(bonus, { cost, basis: 'firstMonth', law: year2026 })
    expect(() => ask((roubles(130_000) - 1) as Kopecks)).toThrow(UnreachableCostError)
    expect(ask(roubles(130_000)).salary).toBe(0)
    try {
      ask(roubles(1))
      expect.unreachable()
    } catch (error) {
      // 1,000,100,000, 30 % of 2,979,000 and 15.1 % of the other 997,121,000: 1,151,558,971.
      expect(error).toMatchObject({
        name: 'UnreachableCostError',
        message: 'The cost that can be asked is 13000000 ... 115155897100 kopecks a month',
        smallest: roubles(130_000),
      })
    }
  })

  it('above the cost of the largest salary', () => {
    try {
      salaryForCost(plain, {
        cost: Number.MAX_SAFE_INTEGER as Kopecks,
        basis: 'firstMonth',
        law: year2026,
      })
      expect.unreachable()
    } catch (error) {
      const { largest } = error as UnreachableCostError
      expect(
        salaryForCost(plain, { cost: largest, basis: 'firstMonth', law: year2026 }).salary,
      ).toBe(LARGEST_SALARY)
    }
  })

  it('above the income limit of the self-employed', () => {
    const selfEmployed = { contractType: 'selfEmployment' as const }
    expect(
      salaryForCost(selfEmployed, { cost: roubles(200_000), basis: 'annual', law: year2026 })
        .salary,
    ).toBe(roubles(200_000))
    expect(() =>
      salaryForCost(selfEmployed, {
        cost: (roubles(200_000) + 1) as Kopecks,
        basis: 'annual',
        law: year2026,
      }),
    ).toThrow(UnreachableCostError)
  })

  it('that is not a whole number of kopecks, or below 0', () => {
    for (const cost of [-1, 0.5, Number.NaN]) {
      expect(() =>
        salaryForCost(plain, { cost: cost as Kopecks, basis: 'annual', law: year2026 }),
      ).toThrow('cost must be a whole number of kopecks, 0 or more')
    }
  })
})

it('finds a salary within the cost, and one kopeck more costs too much', () => {
  const sought = fc.record({
    districtCoefficient: fc.integer({ min: 100, max: 200 }),
    northernAllowance: fc.integer({ min: 0, max: 100 }),
    firstMonth: fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>,
    hasTaxPrivilege: fc.boolean(),
  })
  const tariff = fc.constantFrom('general' as const, 'it' as const, 'smallBusiness' as const)
  fc.assert(
    fc.property(
      sought,
      tariff,
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom('annual' as const, 'firstMonth' as const),
      fc.integer({ min: 2025, max: 2026 }),
      (terms, contributionTariff, cost, basis, taxYear) => {
        const law = lawOf(taxYear)
        const asked = { ...terms, contributionTariff }
        const found = salaryForCost(asked, { cost: cost as Kopecks, basis, law })
        const costAt = (salary: number) => {
          const year = calculate({ ...asked, grossSalary: salary as Kopecks }, law)
          const { months, total } = statementOf(year)
          return basis === 'annual' ? total.employerCost : months[0]?.amounts.employerCost
        }
        const goal = basis === 'annual' ? cost * (13 - terms.firstMonth) : cost
        expect(costAt(found.salary)).toBe(found.costReached)
        expect(found.costReached + found.unspent).toBe(goal)
        expect(costAt(found.salary)).toBeLessThanOrEqual(goal)
        expect(costAt(found.salary + 1)).toBeGreaterThan(goal)
      },
    ),
  )
})

it('names one target where bonuses above the limit of the self-employed leave no salary', () => {
  // 5,582,278.00 over 12 months: 465,189.83 a month and a third of a kopeck.
  const terms = {
    contractType: 'selfEmployment',
    monthlyBonuses: monthly({ 7: 5_582_271.71, 10: 6.29 }),
  } as const
  const law = lawOf(2027)
  const only = kopecks(46_518_984)
  const named = expect.objectContaining({ smallest: only, largest: only })
  expect(() => salaryForCost(terms, { cost: kopecks(171), law })).toThrow(named)
  expect(() => salaryForCost(terms, { cost: kopecks(46_518_985), law })).toThrow(named)
  const { salary, unspent } = salaryForCost(terms, { cost: only, law })
  expect([salary, unspent]).toEqual([0, 8])
})

import { type Law, lawOf } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kopecks, roubles, ZERO } from '../money/kopecks.ts'
import type { Month } from '../terms/terms.ts'
import { rightTogether } from '../testing/arbitraries.ts'
import { countCalculations } from '../testing/count-calculations.ts'
import { runs } from '../testing/runs.ts'
import { terms } from '../testing/terms.ts'
import { compareContractTypes } from './compare/compare-contract-types.ts'
import { grossUp, type TermsWithoutSalary } from './gross-up/gross-up.ts'
import { salaryForCost } from './gross-up/salary-for-cost.ts'

const sum = (max: number) =>
  fc.oneof(fc.nat(Math.min(max, 3_000)), fc.nat(max)) as fc.Arbitrary<Kopecks>
const percent = (from: number) =>
  fc.oneof(fc.integer({ min: from, max: from + 100 }), fc.constantFrom(from, from + 1, from + 50))
const anyTerms = fc
  .record(
    {
      contractType: fc.constantFrom('employment', 'civilContract', 'selfEmployment'),
      isNonResident: fc.constantFrom(false, false, false, true),
      hasTaxPrivilege: fc.boolean(),
      districtCoefficient: percent(100),
      statutoryDistrictCoefficient: fc.option(percent(100)),
      northernAllowance: percent(0),
      firstMonth: fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>,
      firstMonthPaid: fc.constantFrom('full', 'workingDays', 'calendarDays'),
      firstDay: fc.integer({ min: 1, max: 28 }),
      monthlyBonuses: fc.array(sum(30_000_000), { minLength: 12, maxLength: 12 }),
      bonusesAttractAllowances: fc.boolean(),
      children: fc.nat(5),
      isSingleParent: fc.boolean(),
      hasRegistrationDeduction: fc.boolean(),
      incomePayer: fc.constantFrom('individuals', 'firms'),
      incomeBefore: fc.record({
        baseIncome: sum(1_000_000_000),
        allowancesIncome: sum(100_000_000),
        taxWithheld: sum(200_000_000),
        deductionGranted: sum(3_000_000),
      }),
    },
    { requiredKeys: [] },
  )
  .map((terms) => rightTogether(terms as TermsWithoutSalary))

/** Returns random terms of the years 2019 to 2026, the same in every run; `npm test` takes the first tenth. */
function sample(whole: number): { law: Law; terms: TermsWithoutSalary }[] {
  const law = fc.integer({ min: 2019, max: 2026 }).map(lawOf)
  return fc
    .sample(fc.record({ law, terms: anyTerms }), { numRuns: runs(whole), seed: 1 })
    .map((asked) => {
      if (asked.law.workingDays !== null) return asked
      return { ...asked, terms: { ...asked.terms, firstMonthPaid: 'full' } }
    })
}

describe('a comparison', () => {
  it('takes at most 100 calculations of plain terms', () => {
    const plain = terms({ salary: roubles(100_000) })
    expect(
      countCalculations(lawOf(2026), (law) => compareContractTypes(plain, law)),
    ).toBeLessThanOrEqual(100)
  })

  it('takes at most 3,000 calculations of any random terms', () => {
    let most = 0
    for (const { law, terms } of sample(10_000)) {
      const asked = { ...terms, grossSalary: roubles(100_000) }
      most = Math.max(
        most,
        countCalculations(law, (law) => compareContractTypes(asked, law)),
      )
    }
    expect(most).toBeLessThanOrEqual(3_000)
  })

  it.each([
    [
      'two taxes rise at nearly the same rate',
      {
        district: 200,
        statutoryDistrictCoefficient: 101,
        incomeBefore: {
          baseIncome: roubles(3_000_000),
          allowancesIncome: ZERO,
          taxWithheld: roubles(390_000),
          deductionGranted: ZERO,
        },
      },
    ],
    [
      'a part month has little of a salary, and a deduction is rounded each month',
      {
        district: 124,
        from: 11,
        firstMonthPaid: 'calendarDays',
        firstDay: 29,
        children: 2,
        isSingleParent: true,
        hasRegistrationDeduction: true,
      },
    ],
  ] as const)('takes at most 3,000 calculations where %s', (_, example) => {
    const slow = terms({ salary: roubles(100_000), ...example })
    expect(
      countCalculations(lawOf(2026), (law) => compareContractTypes(slow, law)),
    ).toBeLessThanOrEqual(3_000)
  })
})

describe('random terms', () => {
  it.each([
    ['annual', 100_000, 1_500, 1_000],
    ['firstMonth', 100_000, 3_500, 1_000],
    ['everyMonth', 100_000, 4_000, 1_000],
    ['annual', 10_000_000_000, 2_500, 1_000],
    ['firstMonth', 10_000_000_000, 8_000, 1_000],
    ['everyMonth', 10_000_000_000, 12_000, 100],
  ] as const)('%s, %i roubles net: a gross-up takes at most %i calculations', (...given) => {
    const [basis, target, most, whole] = given
    for (const { law, terms } of sample(whole)) {
      const count = countCalculations(law, (law) =>
        grossUp(terms, { net: roubles(target), basis, law }),
      )
      expect(count).toBeLessThanOrEqual(most)
    }
  })

  it('a salary for a cost takes at most 100 calculations', () => {
    for (const { law, terms } of sample(1_000)) {
      const count = countCalculations(law, (law) =>
        salaryForCost(terms, { cost: roubles(100_000), basis: 'annual', law }),
      )
      expect(count).toBeLessThanOrEqual(100)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lawOf } from '../../law/law-of.ts'
import { type Kopecks, kopecks, roubles, ZERO } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import type { ContractTypeName, Terms } from '../../terms.ts'
import { earlierIncome, terms } from '../../testing/terms.ts'
import { compareContractTypes } from './compare-contract-types.ts'

const law = lawOf(2026)

describe('100,000 a month in 2026', () => {
  const { atEqualGross, atEqualCost, breakEvens } = compareContractTypes(
    terms({ salary: roubles(100_000) }),
    law,
  )

  it('is compared at equal gross pay', () => {
    // 13 % of 1,200,000 = 156,000; 30 % = 360,000 = 264,000 + 61,200 + 34,800; 6 % = 72,000.
    const contract = {
      salary: 10_000_000,
      netIncome: 104_400_000,
      incomeTax: 15_600_000,
      pensionContribution: 26_400_000,
      medicalContribution: 6_120_000,
      socialContribution: 3_480_000,
      accidentContribution: 0,
      employerCost: 156_000_000,
    }
    expect(atEqualGross).toMatchObject({
      employment: { contractType: 'employment', ...contract },
      civilContract: { contractType: 'civilContract', ...contract },
      selfEmployment: {
        salary: 10_000_000,
        netIncome: 112_800_000,
        incomeTax: 7_200_000,
        pensionContribution: 0,
        employerCost: 120_000_000,
      },
      bestForEmployee: ['selfEmployment'],
      bestForEmployer: ['selfEmployment'],
    })
  })

  it('is compared at equal cost', () => {
    // 1,560,000 / 12 = 130,000 a month for the self-employed: 1,560,000 − 93,600 = 1,466,400.
    expect(atEqualCost).toMatchObject({
      civilContract: { salary: 10_000_000, employerCost: 156_000_000 },
      selfEmployment: { salary: 13_000_000, netIncome: 146_640_000, employerCost: 156_000_000 },
      bestForEmployee: ['selfEmployment'],
      bestForEmployer: ['employment', 'civilContract', 'selfEmployment'],
    })
  })

  it('gives the same net pay under both contracts at every salary', () => {
    expect(breakEvens[0]).toEqual({
      between: ['employment', 'civilContract'],
      aheadAtFirst: 'neither',
      changes: [],
    })
  })
})

it('adds the cost of accident insurance to the pay of a civil contract at equal cost', () => {
  // 0.2 % of 1,200,000 = 2,400, so 1,562,400. 12 × 100,153.84 × 1.3 = 1,562,399.904, in kopecks .90;
  // a kopeck a month more costs 1,562,400.06.
  const { atEqualCost } = compareContractTypes(
    terms({ salary: roubles(100_000), accidentRate: 20 }),
    law,
  )
  expect(atEqualCost.employment.accidentContribution).toBe(240_000)
  expect(atEqualCost.civilContract).toMatchObject({
    salary: 10_015_384,
    employerCost: 156_239_990,
    accidentContribution: 0,
  })
  expect(atEqualCost.bestForEmployer).toEqual(['civilContract'])
})

it('finds the salary at which self-employment overtakes employment with three children', () => {
  // December alone: 13 % above 1,400 + 2,800 + 6,000 = 10,200 against 6 % of all.
  // 8.34: 6 % is 0.5004, a rouble; employment takes none.
  // 18,934.62: 13 % of 8,734.62 = 1,135.5006, so 1,136; 6 % is 1,136 too (1,136.08): the lead ends.
  // 18,941.67 ... 18,942.30 and up: 1,137 against 1,136, then 1,137 both, until
  // 18,950.00: 13 % of 8,750 = 1,137.50, so 1,138, against 1,137: overtaken for good.
  const { breakEvens } = compareContractTypes(
    terms({ salary: roubles(100_000), from: 12, children: 3 }),
    law,
  )
  expect(breakEvens[1]).toEqual({
    between: ['employment', 'selfEmployment'],
    aheadAtFirst: 'neither',
    changes: [
      { salary: 834, ahead: 'employment' },
      { salary: 1_893_462, ahead: 'neither' },
      { salary: 1_895_000, ahead: 'selfEmployment' },
    ],
  })
})

it('returns a salary at which a lead begins if two taxes rise at nearly the same rate', () => {
  // Above 2.4 million of base pay, 15 % are due on it and 13 % on the allowances: a two-hundredth of
  // the pay. One salary of many within the roundings is named.
  const incomeBefore = earlierIncome(3_000_000, 390_000)
  const said = { district: 200, statutoryDistrictCoefficient: 101, incomeBefore }
  const [between] = compareContractTypes(terms({ salary: roubles(1), ...said }), law).breakEvens
  const change = between?.changes[0]
  expect(change?.ahead).toBe('employment')
  const lead = (salary: number) => {
    const employment = calculate(terms({ salary: salary as Kopecks, ...said }), law)
    const monthlySalaries = employment.months.map(({ grossIncome }) => grossIncome)
    const contract = { contractType: 'civilContract', monthlySalaries, incomeBefore } as const
    return employment.netIncome - calculate(terms({ salary: ZERO, ...contract }), law).netIncome
  }
  const salary = change?.salary ?? 0
  expect(lead(salary)).toBeGreaterThan(0)
  expect(lead(salary - 1)).toBeLessThanOrEqual(0)
})

describe('self-employment is not compared', () => {
  it('before 2019', () => {
    // A civil contract bears no social insurance: 27.1 % of 600,000 = 162,600 against 180,000.
    const { atEqualGross, breakEvens } = compareContractTypes(
      terms({ salary: roubles(50_000) }),
      lawOf(2018),
    )
    expect(atEqualGross.selfEmployment).toEqual({ absent: 'regimeNotInForce' })
    expect(atEqualGross.civilContract).toMatchObject({
      employerCost: 76_260_000,
      socialContribution: 0,
    })
    expect(atEqualGross.bestForEmployer).toEqual(['civilContract'])
    expect(atEqualGross.bestForEmployee).toEqual(['employment', 'civilContract'])
    expect(breakEvens).toEqual([])
  })

  it('for a non-resident', () => {
    const said = terms({ salary: roubles(50_000), isNonResident: true })
    const { atEqualGross, breakEvens } = compareContractTypes(said, law)
    expect(atEqualGross.selfEmployment).toEqual({ absent: 'notResident' })
    // 30 % of 600,000.
    expect(atEqualGross.civilContract.incomeTax).toBe(18_000_000)
    expect(breakEvens.map(({ between }) => between)).toEqual([['employment', 'civilContract']])
  })

  it('above its income limit', () => {
    // 12 × 200,000 is the limit; at equal cost 260,000 a month would pass it.
    const at = (salary: Kopecks) => compareContractTypes(terms({ salary }), law)
    expect(at(roubles(200_000)).atEqualGross.selfEmployment).toHaveProperty('netIncome')
    expect(at(roubles(200_000)).atEqualCost.selfEmployment).toEqual({ absent: 'incomeLimitPassed' })
    expect(at(kopecks(20_000_001)).atEqualGross.selfEmployment).toEqual({
      absent: 'incomeLimitPassed',
    })
  })
})

const anyTerms: fc.Arbitrary<Terms> = fc
  .record({
    salary: fc.integer({ min: 0, max: 15_000_000 }) as fc.Arbitrary<Kopecks>,
    district: fc.integer({ min: 100, max: 130 }),
    children: fc.integer({ min: 0, max: 4 }),
    bonus: fc.integer({ min: 0, max: 5_000_000 }) as fc.Arbitrary<Kopecks>,
    from: fc.constantFrom(1 as const, 6 as const, 12 as const),
    hasRegistrationDeduction: fc.boolean(),
  })
  .map(({ salary, district, children, bonus, from, hasRegistrationDeduction }) =>
    terms({
      salary,
      district,
      from,
      children,
      hasRegistrationDeduction,
      monthlyBonuses: new Array(12).fill(bonus),
    }),
  )
const anyLaw = fc.integer({ min: 2019, max: 2027 }).map(lawOf)

/** Returns a year's net pay under a contract type with the same pay as the employment. */
function netAsPaid(
  said: Terms,
  contractType: ContractTypeName,
  year: ReturnType<typeof lawOf>,
): number {
  const employment = calculate(said, year)
  if (contractType === 'employment') return employment.netIncome
  const { firstMonth = 1, children = 0, hasRegistrationDeduction = false } = said
  const monthlySalaries = new Array<Kopecks>(12).fill(0 as Kopecks)
  for (const { month, grossIncome } of employment.months) monthlySalaries[month - 1] = grossIncome
  const pay = terms({ salary: roubles(0), from: firstMonth, contractType, monthlySalaries })
  return calculate({ ...pay, children, hasRegistrationDeduction }, year).netIncome
}

it('gives the same figures as separate calculations', () => {
  fc.assert(
    fc.property(anyTerms, anyLaw, (said, year) => {
      const { atEqualGross, atEqualCost } = compareContractTypes(said, year)
      for (const figures of [
        atEqualGross.employment,
        atEqualGross.civilContract,
        atEqualGross.selfEmployment,
      ]) {
        if ('absent' in figures) continue
        expect(figures.netIncome).toBe(netAsPaid(said, figures.contractType, year))
        expect(figures.monthlyPay).toEqual(atEqualGross.employment.monthlyPay)
      }
      expect(atEqualCost.civilContract.employerCost).toBeLessThanOrEqual(
        atEqualCost.employment.employerCost,
      )
    }),
    { numRuns: 20 },
  )
})

it('names the first salary of each lead, and leads that hold', () => {
  fc.assert(
    fc.property(anyTerms, anyLaw, (said, year) => {
      for (const { between, aheadAtFirst, changes } of compareContractTypes(said, year)
        .breakEvens) {
        const [one, other] = between
        const ahead = (salary: number) => {
          const at = { ...said, grossSalary: salary as Kopecks }
          const lead = netAsPaid(at, one, year) - netAsPaid(at, other, year)
          return lead === 0 ? 'neither' : lead > 0 ? one : other
        }
        changes.forEach((change, index) => {
          const before = changes[index - 1]?.ahead ?? aheadAtFirst
          expect(change.ahead).not.toBe(before)
          if (change.ahead === 'neither') {
            expect(ahead(change.salary)).not.toBe(before)
            expect(ahead(change.salary - 1)).toBe(before)
            return
          }
          expect(ahead(change.salary - 1)).not.toBe(change.ahead)
          const end = changes[index + 1]?.salary ?? change.salary + 2_000
          for (let more = 0; more < Math.min(end - change.salary, 200); more++) {
            expect(ahead(change.salary + more)).toBe(change.ahead)
          }
        })
      }
    }),
    { numRuns: 12 },
  )
})

it('a year that ends early is compared over its own months', () => {
  const part = { lastMonth: 5, lastMonthPaid: 'calendarDays', lastDay: 15 } as const
  const { atEqualGross } = compareContractTypes(
    terms({ salary: roubles(93_000), from: 3, ...part }),
    law,
  )
  // 15 of 31 days of May: 45,000; 231,000 in all, 13,860 of tax.
  expect(atEqualGross.employment.monthlyPay.slice(1, 6)).toEqual(
    [0, 93_000, 93_000, 45_000, 0].map((sum) => roubles(sum)),
  )
  expect(atEqualGross.selfEmployment).toMatchObject({ salary: null, incomeTax: roubles(13_860) })
})

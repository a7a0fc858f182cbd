import { lawOf } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kopecks, kopecks, roubles, ZERO } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import type { ContractTypeName, Terms } from '../../terms/terms.ts'
import { rightTogether } from '../../testing/arbitraries.ts'
import { type Example, earlierIncome, monthly, terms } from '../../testing/terms.ts'
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
  // The ten kopecks are no lead: no salary costs 1,562,400.00.
  expect(atEqualCost.bestForEmployer).toEqual(['employment', 'civilContract', 'selfEmployment'])
})

describe('employment and a civil contract without allowances', () => {
  it.each<[string, Omit<Example, 'salary'>]>([
    [
      'three children, one of them disabled, and a bonus in June',
      { children: 3, disabledChildren: 1, monthlyBonuses: monthly({ 6: 300_000 }) },
    ],
    [
      'an own deduction and a bonus in June',
      { ownDeduction: 'item2', monthlyBonuses: monthly({ 6: 300_000 }) },
    ],
    [
      'a part month without a working day, 31 January',
      { children: 2, ownDeduction: 'item1', firstMonthPaid: 'workingDays', firstDay: 31 },
    ],
    [
      'a last month without a working day, 1 May',
      { children: 2, lastMonth: 5, lastMonthPaid: 'workingDays', lastDay: 1 },
    ],
  ])('give the same net pay at every salary: %s', (_, said) => {
    const [between] = compareContractTypes(
      terms({ salary: roubles(50_000), ...said }),
      law,
    ).breakEvens
    expect(between).toMatchObject({ aheadAtFirst: 'neither', changes: [] })
  })

  it('have the same deductions in a part month without a working day', () => {
    // Pay from February, 550,000. The deduction of 4,200 for nine months, February to October, when the
    // income is 450,000. 13 % of 512,200 are 66,586.
    const said = { children: 2, firstMonthPaid: 'workingDays', firstDay: 31 } as const
    const { employment, civilContract } = compareContractTypes(
      terms({ salary: roubles(50_000), ...said }),
      law,
    ).atEqualGross
    expect(employment.incomeTax).toBe(roubles(66_586))
    expect(civilContract.incomeTax).toBe(roubles(66_586))
    expect(civilContract.monthlyPay).toEqual(employment.monthlyPay)
  })
})

it('finds the salary at which self-employment overtakes employment with three children', () => {
  // December alone: 13 % above 1,400 + 2,800 + 6,000 = 10,200 against 6 % of all.
  // 9: 6 % is 0.54, a rouble; employment takes none.
  // 18,934: 13 % of 8,734 = 1,135.42, so 1,135; 6 % is 1,136.04, so 1,136.
  // 18,935: 13 % of 8,735 = 1,135.55, so 1,136; 6 % is 1,136.10, so 1,136: the lead ends.
  // 18,949: 1,137.37 and 1,136.94, so 1,137 both. 18,950: 1,137.50, so 1,138, against 1,137.
  const { breakEvens } = compareContractTypes(
    terms({ salary: roubles(100_000), from: 12, children: 3 }),
    law,
  )
  expect(breakEvens[1]).toEqual({
    between: ['employment', 'selfEmployment'],
    aheadAtFirst: 'neither',
    changes: [
      { salary: roubles(9), ahead: 'employment' },
      { salary: roubles(18_935), ahead: 'neither' },
      { salary: roubles(18_950), ahead: 'selfEmployment' },
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
  expect(lead(salary - 100)).toBeLessThanOrEqual(0)
})

it('finds a lead that ends before the range: that of a deduction which only employment still has', () => {
  // In December 2026 the deduction of 1,400 for a child ends above 450,000 since January: allowances count under a civil contract
  // alone. 13 % of it are 182 roubles.
  const said = { salary: roubles(1), northern: 100, children: 1, from: 12 } as const
  const [ofContracts] = compareContractTypes(terms(said), law).breakEvens
  expect(ofContracts).toEqual({
    between: ['employment', 'civilContract'],
    aheadAtFirst: 'neither',
    changes: [
      { salary: roubles(225_001), ahead: 'employment' },
      { salary: roubles(450_001), ahead: 'neither' },
    ],
  })
})

it('has no break-evens if bonuses alone exceed the income limit of the self-employed', () => {
  const said = { monthlyBonuses: monthly({ 6: 2_400_000 }) }
  expect(compareContractTypes(terms({ salary: roubles(1), ...said }), law).breakEvens).toEqual([])
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

it('counts income before the first month towards the income limit of the self-employed', () => {
  // 1,500,000 before July and 6 × 150,000 are 2,400,000, the limit: 6 % of 900,000 are 54,000.
  const said = { from: 7, incomeBefore: earlierIncome(1_500_000, 195_000) } as const
  const at = (salary: Kopecks) => compareContractTypes(terms({ salary, ...said }), law)
  const { selfEmployment } = at(roubles(150_000)).atEqualGross
  expect(selfEmployment).toMatchObject({ incomeTax: roubles(54_000) })
  expect(at(kopecks(15_000_001)).atEqualGross.selfEmployment).toEqual({
    absent: 'incomeLimitPassed',
  })
  // 4,000 of allowances count too: no salary is within the limit.
  const incomeBefore = earlierIncome(2_396_000, 311_480, 4_000)
  const { breakEvens } = compareContractTypes(
    terms({ salary: roubles(1), from: 7, incomeBefore }),
    law,
  )
  expect(breakEvens.map(({ between }) => between)).toEqual([['employment', 'civilContract']])
})

it('compares self-employment at the rate of its payer', () => {
  // 4 % of 1,200,000 are 48,000.
  const said = terms({ salary: roubles(100_000), incomePayer: 'individuals' })
  const { selfEmployment } = compareContractTypes(said, law).atEqualGross
  expect(selfEmployment).toMatchObject({ incomeTax: roubles(48_000) })
})

const anyTerms: fc.Arbitrary<Terms> = fc
  .record({
    salary: fc.integer({ min: 0, max: 15_000_000 }) as fc.Arbitrary<Kopecks>,
    district: fc.integer({ min: 100, max: 130 }),
    children: fc.integer({ min: 0, max: 4 }),
    disabledChildren: fc.integer({ min: 0, max: 1 }),
    ownDeduction: fc.constantFrom('none', 'item1', 'item2'),
    bonus: fc.integer({ min: 0, max: 5_000_000 }) as fc.Arbitrary<Kopecks>,
    isBonusOfJune: fc.boolean(),
    from: fc.constantFrom(1 as const, 6 as const, 12 as const),
    hasRegistrationDeduction: fc.boolean(),
    incomePayer: fc.constantFrom('firms', 'individuals'),
  })
  .map(({ bonus, isBonusOfJune, ...others }) => {
    const monthlyBonuses = Array.from({ length: 12 }, (_, index) =>
      isBonusOfJune && index !== 5 ? ZERO : bonus,
    )
    return terms(rightTogether({ ...others, monthlyBonuses }))
  })
const anyLaw = fc.integer({ min: 2019, max: 2027 }).map(lawOf)

/** Returns a year's net pay under a contract type with the same pay as the employment. */
function netAsPaid(
  said: Terms,
  contractType: ContractTypeName,
  year: ReturnType<typeof lawOf>,
): number {
  const employment = calculate(said, year)
  if (contractType === 'employment') return employment.netIncome
  const { firstMonth = 1, children = 0, disabledChildren = 0, ownDeduction = 'none' } = said
  const { hasRegistrationDeduction = false, incomePayer = 'firms' } = said
  const kept = { children, disabledChildren, ownDeduction, hasRegistrationDeduction, incomePayer }
  const monthlySalaries = new Array<Kopecks>(12).fill(0 as Kopecks)
  for (const { month, grossIncome } of employment.months) monthlySalaries[month - 1] = grossIncome
  const pay = terms({ salary: roubles(0), from: firstMonth, contractType, monthlySalaries })
  return calculate({ ...pay, ...kept }, year).netIncome
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

it('names the rouble at which a lead changes, and leads that hold but for rounding', () => {
  fc.assert(
    fc.property(
      anyTerms,
      anyLaw,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (said, year, share) => {
        const months = 13 - (said.firstMonth ?? 1)
        for (const { between, aheadAtFirst, changes } of compareContractTypes(said, year)
          .breakEvens) {
          const leadOf = (name: ContractTypeName, salary: number) => {
            const at = { ...said, grossSalary: salary as Kopecks }
            const other = name === between[0] ? between[1] : between[0]
            return netAsPaid(at, name, year) - netAsPaid(at, other, year)
          }
          const first = { salary: roubles(1), ahead: aheadAtFirst }
          for (const [index, { salary, ahead }] of [first, ...changes].entries()) {
            const before = [first, ...changes][index - 1]
            if (before !== undefined) {
              expect(salary % 100).toBe(0)
              expect(salary).toBeGreaterThan(before.salary)
              expect(ahead).not.toBe(before.ahead)
              if (before.ahead !== 'neither') {
                expect(leadOf(before.ahead, salary - 100)).toBeGreaterThan(0)
                expect(leadOf(before.ahead, salary)).toBeLessThanOrEqual(0)
              }
            }
            if (ahead === 'neither') continue
            if (before !== undefined) expect(leadOf(ahead, salary - 100)).toBeLessThanOrEqual(0)
            expect(leadOf(ahead, salary)).toBeGreaterThan(0)
            const end = changes[index]?.salary ?? salary
            const between = salary + Math.floor(((end - salary) / 100) * share) * 100
            expect(leadOf(ahead, between)).toBeGreaterThanOrEqual(-100 * (months + 2))
          }
        }
      },
    ),
    { numRuns: 30 },
  )
})

it('counts the days of the head of a company under every contract', () => {
  // 4 of 22 working days from 25 December: 2,000. 27,093 × 7 / 31 = 6,117.77, 30 % of it 1,835.33.
  const part = {
    from: 12,
    firstMonthPaid: 'workingDays',
    firstDay: 25,
    isCompanyHead: true,
  } as const
  const { atEqualGross, atEqualCost } = compareContractTypes(
    terms({ salary: roubles(11_000), ...part }),
    lawOf(2026),
  )
  for (const side of [atEqualGross, atEqualCost]) {
    expect([side.employment.employerCost, side.civilContract.employerCost]).toEqual([
      383_533, 383_533,
    ])
  }
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

it.each([
  // 13 % of 1.2 million; a civil contract of remote work has 30 % to 2024.
  [2024, 360_000],
  [2025, 156_000],
])('taxes remote work of a non-resident under a civil contract in %i at %i a year', (year, tax) => {
  const remote = { isNonResident: true, nonResidentCategory: 'remoteEmployee' } as const
  const { atEqualGross } = compareContractTypes(
    terms({ salary: roubles(100_000), ...remote }),
    lawOf(year),
  )
  expect(atEqualGross.employment.incomeTax).toBe(roubles(156_000))
  expect(atEqualGross.civilContract.incomeTax).toBe(roubles(tax))
})

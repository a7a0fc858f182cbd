import { describe, expect, it } from 'vitest'
import { calculate } from '../calculate.ts'
import type { Circumstances } from '../circumstances/circumstances.ts'
import { lawOf } from '../law/law-of.ts'
import { type Kopecks, kopecks, LARGEST_SALARY, roubles, ZERO } from '../money/kopecks.ts'
import type { Month } from '../terms.ts'
import { grossUp } from './gross-up.ts'
import type { TermsWithoutSalary } from './sought-salary.ts'
import { UnreachableTargetError } from './unreachable-target-error.ts'

const law = lawOf(2026)

function without(said: {
  district?: number
  northern?: number
  from?: Month
  circumstances?: Omit<Circumstances, 'monthlySalaries'>
}): TermsWithoutSalary {
  return {
    districtCoefficient: said.district ?? 100,
    northernAllowance: said.northern ?? 0,
    firstMonth: said.from ?? 1,
    hasTaxPrivilege: false,
    ...(said.circumstances && { circumstances: said.circumstances }),
  }
}

describe('150,000 on hand in Surgut: district coefficient 1.7, northern allowance 50 %', () => {
  const surgut = without({ district: 170, northern: 50 })

  it('on the average of the year', () => {
    // 78,369.89 a month: 54,858.92 + 39,184.95 (half a kopeck up) = 94,043.87; gross 172,413.76.
    // The year: tax 13 % of 940,438.68 = 122,257.03 and of 1,128,526.44 = 146,708.44, so 268,965;
    // net 2,068,965.12 − 268,965 = 1,800,000.12. A kopeck less: 2,068,964.88 and the same tax.
    const found = grossUp(surgut, roubles(150_000), undefined, law)
    expect(found).toMatchObject({ basis: 'annual', salary: 7_836_989, excess: 12 })
    expect(found.netReached).toBe(180_000_012)
    expect(found.year).toEqual(calculate({ ...surgut, grossSalary: kopecks(7_836_989) }, law))
  })

  it('in the first month', () => {
    // 78,370: gross 172,414; tax 10,188.10 and 12,225.72, so 10,188 + 12,226; net 150,000 exactly.
    expect(grossUp(surgut, roubles(150_000), 'firstMonth', law)).toMatchObject({
      basis: 'firstMonth',
      salary: 7_837_000,
      netReached: 15_000_000,
      excess: 0,
    })
  })
})

it('decides the months in order where a threshold is passed', () => {
  // November: 13 % of 2,298,851 = 298,850.63, so 298,851; 2,000,000 are left.
  // December: the year's tax is 312,000 + 15 % of 2,249,412 = 649,411.80, so 649,412, less 298,851
  // = 350,561; of 2,350,561 there are 2,000,000 left.
  const found = grossUp(without({ from: 11 }), roubles(2_000_000), 'everyMonth', law)
  const nothing = new Array<number>(10).fill(0)
  expect(found.monthlySalaries).toEqual([...nothing, 229_885_100, 235_056_100])
  expect(found).toMatchObject({ basis: 'everyMonth', netReached: 400_000_000, excess: 0 })
})

describe('where the children’s deduction ends', () => {
  const oneChild = without({ circumstances: { children: 1 } })

  it('finds the salary that has it all year', () => {
    // 12 × 37,500 = 450,000 is within the limit: 13 % of 450,000 − 16,800 = 56,316;
    // 393,684 are 12 × 32,807.
    expect(grossUp(oneChild, roubles(32_807), 'annual', law).salary).toBe(3_750_000)
  })

  it('passes over the drop', () => {
    // A kopeck a month more loses December’s 1,400: 13 % of 450,209.16 − 15,400 = 56,525.19, so
    // 56,525; net 393,684.16 of 393,684.12 asked. 12 × 37,517.42 leaves 393,684.04.
    expect(grossUp(oneChild, kopecks(3_280_701), 'annual', law).salary).toBe(3_751_743)
  })
})

describe('income before, of which no tax was withheld', () => {
  const before = (baseIncome: Kopecks) => ({
    incomeBefore: { baseIncome, allowancesIncome: ZERO, taxWithheld: ZERO, deductionGranted: ZERO },
  })

  it('is made up for first', () => {
    // 13 % of 1,160,919 = 150,919.47, so 150,919, of 160,919: 10,000. A kopeck less has the same tax.
    const terms = without({ from: 12, circumstances: before(roubles(1_000_000)) })
    expect(grossUp(terms, roubles(10_000), 'annual', law).salary).toBe(16_091_900)
  })

  it('is passed over at once, however large', () => {
    // 10 million owe 312,000 + 390,000 + 900,000 = 1,602,000; 18 % of 1,953,660 = 351,658.80 more,
    // so 351,659: a rouble is left. With a kopeck less the tax is the same.
    const terms = without({ from: 12, circumstances: before(roubles(10_000_000)) })
    expect(grossUp(terms, roubles(1), 'annual', law).salary).toBe(195_366_000)
  })
})

describe('the self-employed', () => {
  const circumstances = { engagement: 'selfEmployment' } as const

  it('pays 6 %', () => {
    expect(grossUp(without({ circumstances }), roubles(94_000), 'firstMonth', law).salary).toBe(
      10_000_000,
    )
  })

  it('reaches no more than the limit of the year leaves', () => {
    // 2,400,000 are 200,000 a month, less 12,000.
    const ask = (target: Kopecks) => grossUp(without({ circumstances }), target, 'annual', law)
    expect(ask(roubles(188_000)).salary).toBe(20_000_000)
    expect(() => ask(kopecks(18_800_001))).toThrow(
      expect.objectContaining({ largestReachable: 18_800_000 }),
    )
  })
})

describe('a target that can not be asked', () => {
  it.each(['annual', 'firstMonth', 'everyMonth'] as const)('names the largest of %s', (basis) => {
    const terms = without({ circumstances: { isNotResident: true } })
    // A billion less 30 %. A kopeck more is out of reach, for the tax of 999,999,999.99 is the same.
    const error = errorOf(() => grossUp(terms, LARGEST_SALARY, basis, law))
    expect(error).toBeInstanceOf(UnreachableTargetError)
    expect(error).toMatchObject({ largestReachable: 70_000_000_000 })
    expect(grossUp(terms, kopecks(70_000_000_000), basis, law).excess).toBe(0)
    expect(() => grossUp(terms, kopecks(70_000_000_001), basis, law)).toThrow(
      UnreachableTargetError,
    )
  })

  it('is one where nothing can be', () => {
    const owing = {
      baseIncome: kopecks(100 * LARGEST_SALARY),
      allowancesIncome: ZERO,
      taxWithheld: ZERO,
      deductionGranted: ZERO,
    }
    const terms = without({ circumstances: { incomeBefore: owing } })
    const error = errorOf(() => grossUp(terms, roubles(1_000), 'annual', law))
    expect(error).toMatchObject({ name: 'UnreachableTargetError', largestReachable: 0 })
  })

  it.each([99, 0, -1, 150.5, Number.NaN, 2 ** 53])('is %d kopecks', (target) => {
    expect(() => grossUp(without({}), target as Kopecks, 'annual', law)).toThrow(/whole number/)
  })
})

it('refuses terms out of range, and salaries that are given', () => {
  const wrong = { ...without({}), firstMonth: 13 as Month }
  expect(() => grossUp(wrong, roubles(1_000), 'everyMonth', law)).toThrow(/firstMonth/)
  const given = { monthlySalaries: new Array<Kopecks>(12).fill(ZERO) }
  const terms = { ...without({}), circumstances: given as object }
  expect(() => grossUp(terms, roubles(1_000), 'annual', law)).toThrow(/monthlySalaries/)
})

function errorOf(action: () => unknown): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  return undefined
}

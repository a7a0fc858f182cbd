import { describe, expect, it } from 'vitest'
import { kopecks, roubles } from '../money/kopecks.ts'
import { type Example, earlierIncome, monthly } from '../testing/terms.ts'
import { stepsOf, yearOf } from '../testing/year.ts'

const selfEmployed = (example: Example): Example => ({ contractType: 'selfEmployment', ...example })
const taxes = (taxYear: number, example: Example) =>
  yearOf(taxYear, selfEmployed(example)).months.map(({ incomeTax }) => incomeTax)

describe('the tax on professional income', () => {
  it('is 6 % from firms and 4 % from individuals, without contributions', () => {
    const salary = roubles(50_000)
    expect(taxes(2025, { salary })).toEqual(Array(12).fill(300_000))
    const year = yearOf(2025, selfEmployed({ salary, incomePayer: 'individuals' }))
    expect(year.months[0]).toMatchObject({
      incomeTax: 200_000,
      baseTax: 200_000,
      allowancesTax: 0,
      taxRate: 4,
      netIncome: 4_800_000,
    })
    expect(year).toMatchObject({
      pensionContribution: 0,
      medicalContribution: 0,
      socialContribution: 0,
    })
    expect(year.employerCost).toBe(year.grossIncome)
  })

  it('is rounded to whole roubles in each month, not over the year', () => {
    // 6 % of 10,008.34 are 600.5004: 601 every month, not 600 or 601 by the sum.
    expect(taxes(2026, { salary: kopecks(1_000_834) })).toEqual(Array(12).fill(60_100))
  })

  it.each([2017, 2018])('did not exist in %i', (year) => {
    expect(() => yearOf(year, selfEmployed({ salary: roubles(1) }))).toThrow(
      `contractType must be another one: the tax on professional income did not exist in ${year}`,
    )
  })

  it('has no deduction for children or expenses, and a warning says so', () => {
    const year = yearOf(2026, selfEmployed({ salary: roubles(50_000), children: 2 }))
    expect(year.incomeTax).toBe(3_600_000)
    expect(year.warnings).toEqual([{ code: 'deductions_not_applied' }])
  })

  it('is not settled with other employers', () => {
    const employer = {
      baseIncome: roubles(1),
      allowancesIncome: roubles(1),
      taxWithheld: kopecks(0),
    }
    for (const otherEmployers of [[], [employer]]) {
      const year = yearOf(2026, selfEmployed({ salary: roubles(50_000), otherEmployers }))
      expect(year.settlement).toBeNull()
    }
  })
})

describe('the registration deduction', () => {
  /** The deduction that each of some months used. */
  const used = (taxYear: number, example: Example, months: readonly number[]) => {
    const step = stepsOf(taxYear, selfEmployed(example))
    return months.map((month) => step(`registration_deduction.${month}`).value)
  }

  it('lowers the rate for individuals by one point', () => {
    // 50,000 at 3 % instead of 4 %: 1,500, 150,000 kopecks; 500 of the deduction a month.
    const example = {
      salary: roubles(50_000),
      incomePayer: 'individuals',
      hasRegistrationDeduction: true,
    } as const
    expect(taxes(2025, example)).toEqual(Array(12).fill(150_000))
    expect(used(2025, example, [1])).toEqual([50_000])
    expect(yearOf(2025, selfEmployed(example)).registrationDeductionUsed).toBe(600_000)
  })

  it('lowers the rate for firms by two points until it is used up within a month', () => {
    // 300,000: 18,000 less 6,000; then 18,000 less the 4,000 that are left; then 18,000.
    const example = {
      salary: roubles(300_000),
      from: 10,
      incomePayer: 'firms',
      hasRegistrationDeduction: true,
    } as const
    const { months, registrationDeductionUsed } = yearOf(2026, selfEmployed(example))
    expect(months.map(({ incomeTax, taxRate }) => [incomeTax, taxRate])).toEqual([
      [1_200_000, 4],
      [1_400_000, 6],
      [1_800_000, 6],
    ])
    expect(used(2026, example, [10, 11, 12])).toEqual([600_000, 400_000, 0])
    expect(registrationDeductionUsed).toBe(roubles(10_000))
  })

  it('can be used up exactly at the end of a month', () => {
    // 250,000: 2 % are 5,000, twice.
    const example = { salary: roubles(250_000), from: 10, hasRegistrationDeduction: true } as const
    const { months, warnings } = yearOf(2026, selfEmployed(example))
    expect(months.map(({ taxRate }) => taxRate)).toEqual([4, 4, 6])
    const code = 'registration_deduction_used'
    expect(warnings).toEqual([{ code, month: 12, limit: roubles(10_000) }])
    expect(yearOf(2026, selfEmployed({ ...example, from: 11 })).warnings).toEqual([])
  })

  it('is rounded to the kopeck, half a kopeck up', () => {
    // 1 % of 0.50 is half a kopeck; 4 % are 2 kopecks, less one: no rouble of tax.
    const example = {
      salary: kopecks(50),
      from: 12,
      incomePayer: 'individuals',
      hasRegistrationDeduction: true,
    } as const
    expect(used(2026, example, [12])).toEqual([1])
    expect(taxes(2026, example)).toEqual([0])
  })
})

describe('the income limit of 2.4 million a year', () => {
  const outside = (taxYear: number, example: Example) =>
    yearOf(taxYear, selfEmployed(example))
      .months.filter(({ taxRate }) => taxRate === 0)
      .map(({ month }) => month)

  it('can be reached exactly', () => {
    const example = { salary: roubles(200_000) }
    expect(outside(2026, example)).toEqual([])
    expect(taxes(2026, example)[11]).toBe(1_200_000)
  })

  it('puts the payment that passes it wholly outside the regime', () => {
    // 200,000.01 a month: 2,400,000.12 in December.
    const example = { salary: kopecks(20_000_001) }
    expect(outside(2026, example)).toEqual([12])
    const { months, warnings } = yearOf(2026, selfEmployed(example))
    expect(months[11]).toMatchObject({ incomeTax: 0, taxRate: 0, netIncome: 20_000_001 })
    expect(warnings).toEqual([
      { code: 'self_employment_limit_passed', month: 12, limit: roubles(2_400_000) },
    ])
  })

  it('counts income before the first month', () => {
    // 1,600,000 before July: 2,350,000 in November, 2,500,000 in December, which is outside.
    const incomeBefore = earlierIncome(1_600_000)
    const example = { salary: roubles(150_000), from: 7, incomeBefore } as const
    expect(outside(2026, example)).toEqual([12])
    expect(taxes(2026, example)).toEqual([...Array(5).fill(900_000), 0])
    const step = stepsOf(2026, selfEmployed(example))
    expect(step('income_so_far.before').value).toBe(roubles(1_600_000))
    expect(step('income_so_far.7').value).toBe(roubles(1_750_000))
  })

  it('puts all later payments outside too, and they use no registration deduction', () => {
    // 100,000 in January; 2,400,000 more in February pass the limit; March is outside as well.
    const example = {
      salary: roubles(100_000),
      hasRegistrationDeduction: true,
      monthlyBonuses: monthly({ 2: 2_400_000 }),
    }
    expect(outside(2026, example)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    // 6 % of 100,000 less 2,000.
    expect(taxes(2026, example)).toEqual([400_000, ...Array(11).fill(0)])
    const { registrationDeductionUsed, warnings } = yearOf(2026, selfEmployed(example))
    expect(registrationDeductionUsed).toBe(200_000)
    expect(warnings).toMatchObject([{ code: 'self_employment_limit_passed', month: 2 }])
  })
})

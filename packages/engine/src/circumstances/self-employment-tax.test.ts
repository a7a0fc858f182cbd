import { describe, expect, it } from 'vitest'
import { kopecks, roubles } from '../money/kopecks.ts'
import { monthly, yearUnder } from './year.builder.ts'

const engagement = 'selfEmployment'
const taxes = ({ months }: ReturnType<typeof yearUnder>) => months.map((month) => month.incomeTax)

describe('the tax on professional income', () => {
  it('is 6 % from firms and 4 % from individuals, without contributions', () => {
    const salary = { salary: roubles(50_000) }
    expect(taxes(yearUnder(2025, salary, { engagement }))).toEqual(Array(12).fill(300_000))
    const { year, months, result } = yearUnder(2025, salary, {
      engagement,
      selfEmployedPaidBy: 'individuals',
    })
    expect(months[0]).toMatchObject({
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
    expect(result.employerCost).toBe(year.grossIncome)
  })

  it('is of each month by itself, in whole roubles', () => {
    // 6 % of 10,008.34 are 600.5004: 601 every month, not 600 or 601 by the sum.
    expect(taxes(yearUnder(2026, { salary: kopecks(1_000_834) }, { engagement }))).toEqual(
      Array(12).fill(60_100),
    )
  })

  it.each([2017, 2018])('did not exist in %i', (year) => {
    expect(() => yearUnder(year, { salary: roubles(1) }, { engagement })).toThrow(
      `The tax on professional income did not exist in ${year}`,
    )
  })

  it('has no deduction for children or expenses, and says so', () => {
    const { year, result } = yearUnder(
      2026,
      { salary: roubles(50_000) },
      { engagement, children: 2 },
    )
    expect(year.incomeTax).toBe(3_600_000)
    expect(result.notices).toEqual([{ code: 'deductions_not_applied' }])
  })

  it('is not settled with other employers', () => {
    const { result } = yearUnder(
      2026,
      { salary: roubles(50_000) },
      { engagement, otherEmployers: [] },
    )
    expect(result.settlement).toBeUndefined()
  })
})

describe('the registration deduction', () => {
  it('takes a point off what individuals pay', () => {
    // 50,000 at 3 % instead of 4 %: 1,500, 150,000 kopecks; 500 of the deduction a month.
    const { details, result, months } = yearUnder(
      2025,
      { salary: roubles(50_000) },
      { engagement, selfEmployedPaidBy: 'individuals', hasRegistrationDeduction: true },
    )
    expect(months.map(({ incomeTax }) => incomeTax)).toEqual(Array(12).fill(150_000))
    expect(details[0]?.registrationDeductionUsed).toBe(50_000)
    expect(result.registrationDeductionUsed).toBe(600_000)
  })

  it('takes two points off what firms pay, until it is used up in the middle of a month', () => {
    // 300,000: 18,000 less 6,000; then 18,000 less the 4,000 that are left; then 18,000.
    const { months, details, result } = yearUnder(
      2026,
      { salary: roubles(300_000), from: 10 },
      { engagement, selfEmployedPaidBy: 'firms', hasRegistrationDeduction: true },
    )
    expect(months.map(({ incomeTax, taxRate }) => [incomeTax, taxRate])).toEqual([
      [1_200_000, 4],
      [1_400_000, 6],
      [1_800_000, 6],
    ])
    expect(details.map((month) => month.registrationDeductionUsed)).toEqual([600_000, 400_000, 0])
    expect(result.registrationDeductionUsed).toBe(roubles(10_000))
  })

  it('may end exactly with a month', () => {
    // 250,000: 2 % are 5,000, twice.
    const { months } = yearUnder(
      2026,
      { salary: roubles(250_000), from: 10 },
      { engagement, hasRegistrationDeduction: true },
    )
    expect(months.map(({ taxRate }) => taxRate)).toEqual([4, 4, 6])
  })

  it('is used to the kopeck, half a kopeck up', () => {
    // 1 % of 0.50 is half a kopeck; 4 % are 2 kopecks, less one: no rouble of tax.
    const { details, months } = yearUnder(
      2026,
      { salary: kopecks(50), from: 12 },
      { engagement, selfEmployedPaidBy: 'individuals', hasRegistrationDeduction: true },
    )
    expect(details[0]?.registrationDeductionUsed).toBe(1)
    expect(months[0]?.incomeTax).toBe(0)
  })
})

describe('the limit of 2.4 million a year', () => {
  it('may be reached', () => {
    const { details, months } = yearUnder(2026, { salary: roubles(200_000) }, { engagement })
    expect(details.every(({ isOutsideRegime }) => !isOutsideRegime)).toBe(true)
    expect(months[11]?.incomeTax).toBe(1_200_000)
  })

  it('leaves the payment that passes it wholly outside', () => {
    // 200,000.01 a month: 2,400,000.12 in December.
    const { details, months, result } = yearUnder(
      2026,
      { salary: kopecks(20_000_001) },
      { engagement },
    )
    expect(details.filter((month) => month.isOutsideRegime).map(({ month }) => month)).toEqual([12])
    expect(months[11]).toMatchObject({ incomeTax: 0, taxRate: 0, netIncome: 20_000_001 })
    expect(result.notices).toEqual([
      { code: 'self_employment_limit_passed', month: 12, limit: roubles(2_400_000) },
    ])
  })

  it('leaves all that follows outside too, and keeps the deduction', () => {
    // 100,000 in January; 2,400,000 more in February pass the limit; March is outside as well.
    const { details, months, result } = yearUnder(
      2026,
      { salary: roubles(100_000) },
      {
        engagement,
        hasRegistrationDeduction: true,
        monthlyBonuses: monthly({ 2: 2_400_000 }),
      },
    )
    expect(details.map(({ isOutsideRegime }) => isOutsideRegime)).toEqual([
      false,
      ...Array(11).fill(true),
    ])
    // 6 % of 100,000 less 2,000.
    expect(months.map(({ incomeTax }) => incomeTax)).toEqual([400_000, ...Array(11).fill(0)])
    expect(result.registrationDeductionUsed).toBe(200_000)
    expect(result.notices).toMatchObject([{ code: 'self_employment_limit_passed', month: 2 }])
  })
})

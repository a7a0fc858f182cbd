import { describe, expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import { monthly, yearUnder } from './year.builder.ts'

const north = { salary: roubles(100_000), district: 120, northern: 10 }
const bonus = monthly({ 3: 50_000 })

describe('a bonus', () => {
  it('of the pay system has the allowances too', () => {
    // March: 150,000 of base pay, 20 % and 10 % of it: 30,000 + 15,000. 13 %: 19,500 and 5,850.
    const { months, details } = yearUnder(2026, north, { monthlyBonuses: bonus })
    expect(months[2]).toMatchObject({
      basePay: 15_000_000,
      allowances: 4_500_000,
      baseTax: 1_950_000,
      allowancesTax: 585_000,
    })
    expect(details[2]?.accrual).toEqual({
      salary: 10_000_000,
      bonus: 5_000_000,
      allowanceBase: 15_000_000,
      districtPart: 3_000_000,
      northernPart: 1_500_000,
      districtExcess: 0,
      basePay: 15_000_000,
      allowances: 4_500_000,
    })
    // The other months are as they were: 100,000 and 30,000.
    expect(months[1]).toMatchObject({ basePay: 10_000_000, allowances: 3_000_000 })
  })

  it('outside the pay system has none', () => {
    // March: 150,000 of base pay, 30 % of the salary alone. 13 %: 19,500 and 3,900.
    const { months } = yearUnder(2026, north, {
      monthlyBonuses: bonus,
      bonusesAttractAllowances: false,
    })
    expect(months[2]).toMatchObject({
      basePay: 15_000_000,
      allowances: 3_000_000,
      baseTax: 1_950_000,
      allowancesTax: 390_000,
    })
  })

  it('is insured', () => {
    // 30 % of 150,000, of which medical 5.1 %.
    const { months } = yearUnder(2026, { salary: roubles(100_000) }, { monthlyBonuses: bonus })
    expect(months[2]).toMatchObject({
      pensionContribution: 3_300_000,
      medicalContribution: 765_000,
      socialContribution: 435_000,
    })
  })

  it('is of its calendar month, whenever the year of pay begins', () => {
    // From March: ten salaries and the bonus of December; that of January belongs to no paid month.
    const { year, months } = yearUnder(
      2026,
      { salary: roubles(100_000), from: 3 },
      { monthlyBonuses: monthly({ 1: 70_000, 12: 30_000 }) },
    )
    expect(year.grossIncome).toBe(roubles(1_030_000))
    expect(months.at(-1)?.basePay).toBe(roubles(130_000))
  })

  it('in one month passes the threshold in that month alone', () => {
    // 100,000 a month, 2,300,000 more in June: 2,900,000 by then. 13 % of 2.4 million less 65,000
    // of five months is 247,000, and 15 % of 500,000 are 75,000; then 15 % of 100,000.
    const { months } = yearUnder(
      2026,
      { salary: roubles(100_000) },
      { monthlyBonuses: monthly({ 6: 2_300_000 }) },
    )
    expect(months.map(({ incomeTax }) => incomeTax)).toEqual([
      ...Array(5).fill(1_300_000),
      32_200_000,
      ...Array(6).fill(1_500_000),
    ])
  })
})

it('a salary that changes is paid by the month it is of', () => {
  // 100,000 to June, 120,000 from July on: 6 × 13,000 + 6 × 15,600.
  const monthlySalaries = Array.from({ length: 12 }, (_, index) =>
    roubles(index < 6 ? 100_000 : 120_000),
  )
  const { year, months } = yearUnder(2026, { salary: roubles(100_000) }, { monthlySalaries })
  expect(months[6]).toMatchObject({ basePay: 12_000_000, baseTax: 1_560_000 })
  expect(year).toMatchObject({ grossIncome: 132_000_000, incomeTax: 17_160_000 })
})

describe('a district coefficient above the one of the law', () => {
  it('has its excess in base pay', () => {
    // 30 % paid, 15 % by law: 15,000 of either kind; the northern 10 % accrue on the salary.
    // 13 % of 115,000 and of 25,000: 14,950 and 3,250.
    const { months, details } = yearUnder(
      2025,
      { salary: roubles(100_000), district: 130, northern: 10 },
      { statutoryDistrictCoefficient: 115 },
    )
    expect(details[0]?.accrual).toMatchObject({
      districtPart: 1_500_000,
      districtExcess: 1_500_000,
      northernPart: 1_000_000,
    })
    expect(months[0]).toMatchObject({
      basePay: 11_500_000,
      allowances: 2_500_000,
      baseTax: 1_495_000,
      allowancesTax: 325_000,
    })
  })

  it('pays to the kopeck what it would pay undivided', () => {
    // 0.10: 25 % is 2.5 kopecks: 3 paid; 15 % is 1.5 kopecks: 2 by law; 1 is the excess.
    const { details } = yearUnder(
      2025,
      { salary: 10 as ReturnType<typeof roubles>, district: 125 },
      { statutoryDistrictCoefficient: 115 },
    )
    expect(details[0]?.accrual).toMatchObject({ districtPart: 2, districtExcess: 1 })
  })

  it('has none where it is the one of the law or below it', () => {
    for (const statutoryDistrictCoefficient of [115, 130]) {
      const { months } = yearUnder(
        2025,
        { salary: roubles(100_000), district: 115 },
        { statutoryDistrictCoefficient },
      )
      expect(months[0]).toMatchObject({ basePay: 10_000_000, allowances: 1_500_000 })
    }
  })
})

import { describe, expect, it } from 'vitest'
import { kopecks, roubles } from '../money/kopecks.ts'
import { monthly } from '../testing/terms.ts'
import { accrualOf, stepsOf, yearOf } from '../testing/year.ts'

describe('allowances', () => {
  it('add up, each on base pay alone', () => {
    // 200,000 × 0.20 = 40,000 and 200,000 × 0.50 = 100,000; compounded it would be 160,000.
    const { months } = yearOf(2026, { salary: roubles(200_000), district: 120, northern: 50 })
    expect(months[0]).toMatchObject({ basePay: 20_000_000, allowances: 14_000_000 })
  })

  it('are each rounded to the kopeck', () => {
    // 0.10 × 15 % = 1.5 kopecks and 0.10 × 25 % = 2.5 kopecks: 2 + 3, not round(4.0).
    const { months } = yearOf(2026, { salary: kopecks(10), district: 115, northern: 25 })
    expect(months[0]?.allowances).toBe(5)
  })

  it('are 0 without coefficients', () => {
    expect(yearOf(2026, { salary: roubles(150_000) }).months[0]?.allowances).toBe(0)
  })
})

const north = { salary: roubles(100_000), district: 120, northern: 10 }
const monthlyBonuses = monthly({ 3: 50_000 })

describe('a bonus', () => {
  it('attracts allowances when it is a part of the pay system', () => {
    // March: 150,000 of base pay, 20 % and 10 % of it: 30,000 + 15,000. 13 %: 19,500 and 5,850.
    const { months } = yearOf(2026, { ...north, monthlyBonuses })
    expect(months[2]).toMatchObject({
      bonus: 5_000_000,
      basePay: 15_000_000,
      allowances: 4_500_000,
      baseTax: 1_950_000,
      allowancesTax: 585_000,
    })
    expect(accrualOf(2026, { ...north, monthlyBonuses }, 3)).toEqual({
      salary: 10_000_000,
      bonus: 5_000_000,
      districtPart: 3_000_000,
      northernPart: 1_500_000,
      districtExcess: 0,
    })
    const step = stepsOf(2026, { ...north, monthlyBonuses })
    expect(step('accrual_allowance_base.3').value).toBe(15_000_000)
    // The other months have no bonus: 100,000 and 30,000.
    expect(months[1]).toMatchObject({ bonus: 0, basePay: 10_000_000, allowances: 3_000_000 })
  })

  it('attracts no allowances when it is a one-off bonus', () => {
    // March: 150,000 of base pay, 30 % of the salary alone. 13 %: 19,500 and 3,900.
    const oneOff = { monthlyBonuses, bonusesAttractAllowances: false }
    expect(yearOf(2026, { ...north, ...oneOff }).months[2]).toMatchObject({
      basePay: 15_000_000,
      allowances: 3_000_000,
      baseTax: 1_950_000,
      allowancesTax: 390_000,
    })
  })

  it('is subject to contributions', () => {
    // 30 % of 150,000, of which medical 5.1 %.
    const { months } = yearOf(2026, { salary: roubles(100_000), monthlyBonuses })
    expect(months[2]).toMatchObject({
      pensionContribution: 3_300_000,
      medicalContribution: 765_000,
      socialContribution: 435_000,
    })
  })

  it('is paid in its calendar month, whichever month is the first', () => {
    // From March: ten salaries and the bonus of December; January is not paid, nor its bonus.
    const { grossIncome, months } = yearOf(2026, {
      salary: roubles(100_000),
      from: 3,
      monthlyBonuses: monthly({ 1: 70_000, 12: 30_000 }),
    })
    expect(grossIncome).toBe(roubles(1_030_000))
    expect(months.at(-1)?.basePay).toBe(roubles(130_000))
  })

  it('raises the tax from its month on if it passes the tax threshold', () => {
    // 100,000 a month, 2,300,000 more in June: 2,900,000 by then. 13 % of 2.4 million less 65,000
    // of five months is 247,000, and 15 % of 500,000 are 75,000; then 15 % of 100,000.
    const { months } = yearOf(2026, {
      salary: roubles(100_000),
      monthlyBonuses: monthly({ 6: 2_300_000 }),
    })
    expect(months.map(({ incomeTax }) => incomeTax)).toEqual([
      ...Array(5).fill(1_300_000),
      32_200_000,
      ...Array(6).fill(1_500_000),
    ])
  })
})

it('pays every month its own salary where salaries change', () => {
  // 100,000 to June, 120,000 from July on: 6 × 13,000 + 6 × 15,600.
  const monthlySalaries = Array.from({ length: 12 }, (_, index) =>
    roubles(index < 6 ? 100_000 : 120_000),
  )
  const year = yearOf(2026, { salary: roubles(100_000), monthlySalaries })
  expect(year.months[6]).toMatchObject({ basePay: 12_000_000, baseTax: 1_560_000 })
  expect(year).toMatchObject({ grossIncome: 132_000_000, incomeTax: 17_160_000 })
})

describe('a district coefficient above the one of the law', () => {
  it('adds the excess to base pay', () => {
    // 30 % paid, 15 % by law: 15,000 of either kind; the northern 10 % accrue on the salary.
    // 13 % of 115,000 and of 25,000: 14,950 and 3,250.
    const paid = { salary: roubles(100_000), district: 130, northern: 10 }
    const example = { ...paid, statutoryDistrictCoefficient: 115 }
    expect(accrualOf(2025, example, 1)).toMatchObject({
      districtPart: 1_500_000,
      districtExcess: 1_500_000,
      northernPart: 1_000_000,
    })
    expect(yearOf(2025, example).months[0]).toMatchObject({
      basePay: 11_500_000,
      allowances: 2_500_000,
      baseTax: 1_495_000,
      allowancesTax: 325_000,
    })
  })

  it('pays the same sum to the kopeck as without the split', () => {
    // 0.10: 25 % is 2.5 kopecks: 3 paid; 15 % is 1.5 kopecks: 2 by law; 1 is the excess.
    const example = { salary: kopecks(10), district: 125, statutoryDistrictCoefficient: 115 }
    expect(accrualOf(2025, example, 1)).toMatchObject({ districtPart: 2, districtExcess: 1 })
  })

  it.each([115, 130])('has no excess over 115 where the law sets %i', (statutory) => {
    const { months } = yearOf(2025, {
      salary: roubles(100_000),
      district: 115,
      statutoryDistrictCoefficient: statutory,
    })
    expect(months[0]).toMatchObject({ basePay: 10_000_000, allowances: 1_500_000 })
  })
})

describe('the coefficients of a month', () => {
  it('are those of its place, and the law of the place limits the allowances', () => {
    // Norilsk pays 1.8, of which the law sets 1.5, and 80 %: 30,000 of excess, 50,000 and 80,000.
    // Moscow pays none of them.
    const { months } = yearOf(2026, {
      salary: roubles(100_000),
      monthlyDistrictCoefficients: [180, 180, ...Array(10).fill(100)],
      monthlyStatutoryDistrictCoefficients: [150, 150, ...Array(10).fill(120)],
      monthlyNorthernAllowances: [80, 80, ...Array(10).fill(0)],
    })
    const paid = months.slice(1, 3).map(({ basePay, allowances }) => [basePay, allowances])
    expect(paid).toEqual([
      [roubles(130_000), roubles(130_000)],
      [roubles(100_000), 0],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { kopecks, roubles } from '../money/kopecks.ts'
import { type Example, monthly } from '../testing/terms.ts'
import { accrualOf, stepsOf, yearOf } from '../testing/year.ts'

describe('allowances', () => {
  it('are each rounded to the kopeck', () => {
    // 0.10 × 15 % = 1.5 kopecks and 0.10 × 25 % = 2.5 kopecks: 2 + 3, not round(4.0).
    const { months } = yearOf(2026, { salary: kopecks(10), district: 115, northern: 25 })
    expect(months[0]?.allowances).toBe(5)
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
})

describe('a district coefficient above the one of the law', () => {
  it('pays the same sum to the kopeck as without the split', () => {
    // 0.10: 25 % is 2.5 kopecks: 3 paid; 15 % is 1.5 kopecks: 2 by law; 1 is the excess.
    const example = { salary: kopecks(10), district: 125, statutoryDistrictCoefficient: 115 }
    expect(accrualOf(2025, example, 1)).toMatchObject({ districtPart: 2, districtExcess: 1 })
  })

  it.each<Omit<Example, 'salary'>>([
    { district: 115, statutoryDistrictCoefficient: 115 },
    { monthlyDistrictCoefficients: Array(12).fill(115), statutoryDistrictCoefficient: 130 },
    { district: 115, monthlyStatutoryDistrictCoefficients: Array(12).fill(130) },
  ])('has no excess over 115: %j', (coefficients) => {
    const { months } = yearOf(2025, { salary: roubles(100_000), ...coefficients })
    expect(months[0]).toMatchObject({ basePay: 10_000_000, allowances: 1_500_000 })
  })
})

it('a coefficient of the law by month splits the coefficient that is paid', () => {
  // 1.3 is paid; 1.2 of it is by law in January, 1.1 in February: 10,000 and 20,000 above it.
  const statutory = Array(12).fill(110).with(0, 120)
  const example = { salary: roubles(100_000), district: 130 }
  const { months } = yearOf(2026, { ...example, monthlyStatutoryDistrictCoefficients: statutory })
  expect(months.slice(0, 2).map(({ allowances }) => allowances)).toEqual([2_000_000, 1_000_000])
})

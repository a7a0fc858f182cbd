import { describe, expect, it } from 'vitest'
import { withholdingCases } from '../../../../tests/support/golden.ts'
import { kopecks, ZERO } from '../money/kopecks.ts'
import { fromJanuary } from '../testing/terms.ts'
import { yearOf } from '../testing/year.ts'

/**
 * Withholds the tax of months with their own base pay and allowances: with a coefficient of 2 the
 * allowances are as much as the salary, and a one-off bonus is the rest of the base pay.
 */
function withhold(year: number, pay: [base: number, allowances: number][], privilege = false) {
  const { months } = yearOf(year, {
    salary: ZERO,
    district: 200,
    privilege,
    monthlySalaries: fromJanuary(pay.map(([, allowances]) => allowances)),
    monthlyBonuses: fromJanuary(pay.map(([base, allowances]) => base - allowances)),
    bonusesAttractAllowances: false,
  })
  const paid = months.slice(0, pay.length)
  expect(paid.map(({ basePay, allowances }) => [basePay, allowances])).toEqual(pay)
  return paid.map(({ baseTax, allowancesTax, taxRate }) => [baseTax, allowancesTax, taxRate])
}

describe('uneven monthly income', () => {
  it.each(withholdingCases)(
    'is taxed as published: $id ($source)',
    ({ tax_year, monthly_income, monthly_tax }) => {
      const months = withhold(
        tax_year,
        monthly_income.map((income) => [income, 0]),
      )
      expect(months.map(([baseTax]) => baseTax)).toEqual(monthly_tax)
    },
  )
})

describe('base pay and allowances that share one base', () => {
  it('are rounded together, and the allowances pay the tax that they add', () => {
    // 2024: 13 % of 100.04 is 13.0052 roubles, of 100.04 + 3.85 is 13.5057: 13 and 14 roubles.
    expect(withhold(2024, [[10_004, 385]])).toEqual([[1_300, 100, 13]])
  })

  it('both count to the threshold', () => {
    // 2024: 4,900,000 + 200,000; 13 % of 5 million and 15 % of 100,000 are 665,000.
    expect(withhold(2024, [[490_000_000, 20_000_000]])).toEqual([[63_700_000, 2_800_000, 15]])
  })

  it('never pay more tax together than the law takes, however their parts are rounded', () => {
    // 0.51 roubles of allowance a month: its part is 0 or 1 rouble, the sum is exact.
    const months = withhold(2024, Array(12).fill([10_000, 51]))
    const total = months.reduce(
      (sum, [base, allowances]) => sum + Number(base) + Number(allowances),
      0,
    )
    // 12 × 100.51 = 1,206.12; 13 % = 156.7956: 157 roubles.
    expect(total).toBe(15_700)
    expect(months.every(([, allowances]) => Number(allowances) >= 0)).toBe(true)
  })
})

describe('allowances with their own base (2025 on)', () => {
  it('are rounded apart from base pay', () => {
    // 13 % of 3.85 is 0.5005 roubles: each base gives a rouble of its own.
    expect(withhold(2025, [[385, 385]])).toEqual([[100, 100, 13]])
  })

  it('have their own threshold', () => {
    // 5 million on either base: 702,000 on the main scale, 650,000 on the allowances' one.
    expect(withhold(2025, [[500_000_000, 500_000_000]])).toEqual([[70_200_000, 65_000_000, 15]])
  })

  it('share one base with base pay again under the privilege', () => {
    // 3 + 3 million: 13 % of 5 million and 15 % of 1 million = 800,000; 390,000 on base pay.
    expect(withhold(2025, [[300_000_000, 300_000_000]], true)).toEqual([
      [39_000_000, 41_000_000, 15],
    ])
  })
})

it('has no privilege before 2025', () => {
  expect(withhold(2024, [[600_000_000, 0]], true)).toEqual(withhold(2024, [[600_000_000, 0]]))
})

describe('pay of a few roubles', () => {
  it('carries the tax that a month cannot pay to a later month', () => {
    // 2025: 0.99 a month. 13 % of 3.96 is 0.51: a rouble is due in April, and 0.99 cannot pay it;
    // a payment of 100 in May pays 13.51, that is 14 roubles, at once.
    const months = withhold(2025, [...Array(4).fill([99, 0]), [10_000, 0]])
    expect(months.map(([baseTax]) => baseTax)).toEqual([0, 0, 0, 0, 1_400])
  })

  it('pays the tax on base pay first', () => {
    // Base pay and allowances of 3.80 each: 2.53 and half of it, and a bonus of 1.27. Then 0.50 and
    // 0.51: 0.34 and half of it, and a bonus of 0.16.
    const { months } = yearOf(2025, {
      salary: ZERO,
      district: 200,
      northern: 50,
      monthlySalaries: fromJanuary([253, 34]),
      monthlyBonuses: fromJanuary([127, 16]),
      bonusesAttractAllowances: false,
    })
    // After the second month 4.30 and 4.31 owe 0.56 and 0.56 roubles: 1 and 1; the month pays 1.01.
    expect(months.slice(0, 2)).toMatchObject([
      { basePay: 380, allowances: 380, baseTax: 0, allowancesTax: 0, taxRate: 13 },
      { basePay: 50, allowances: 51, baseTax: 100, allowancesTax: 0, taxRate: 13 },
    ])
  })

  it('withholds all of the pay where exactly that is due', () => {
    // 13 % of 13.50 + 1.50 = 1.95, so 2 roubles; 0.50 were withheld before.
    const { months } = yearOf(2026, {
      salary: kopecks(150),
      from: 12,
      incomeBefore: {
        baseIncome: kopecks(1_350),
        allowancesIncome: ZERO,
        taxWithheld: kopecks(50),
        deductionGranted: ZERO,
      },
    })
    expect(months).toMatchObject([{ incomeTax: 150, netIncome: 0 }])
  })
})

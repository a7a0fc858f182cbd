import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import { yearOf } from '../testing/year.ts'
import { calculate } from './payslips.ts'

it('needs a salary and a law only', () => {
  // 12 × 150,000 = 1,800,000, below the first threshold: 13 % are 234,000, and 1,566,000 are left.
  expect(calculate({ grossSalary: roubles(150_000) }, lawOf(2026)).netIncome).toBe(156_600_000)
})

describe('a year worked by hand', () => {
  // 150,000 a month, district coefficient 1.15, northern allowance 30 %, from March 2026.
  // Base pay 150,000; allowances 22,500 + 45,000 = 67,500; gross 217,500.
  // Tax 13 %: 19,500 + 8,775 = 28,275. Contributions 30 %: 65,250 = 47,850 + 11,092.50 + 6,307.50.
  const year = yearOf(2026, { salary: roubles(150_000), district: 115, northern: 30, from: 3 })

  it('has every figure of a month', () => {
    expect(year.months[0]).toEqual({
      month: 3,
      bonus: 0,
      basePay: 15_000_000,
      allowances: 6_750_000,
      grossIncome: 21_750_000,
      deductions: { notice: 0, children: 0, own: 0 },
      deduction: 0,
      baseTax: 1_950_000,
      allowancesTax: 877_500,
      incomeTax: 2_827_500,
      netIncome: 18_922_500,
      taxRate: 13,
      exemptIncome: 0,
      otherPay: 0,
      insuredPay: 21_750_000,
      contributionBase: 21_750_000,
      pensionContribution: 4_785_000,
      medicalContribution: 1_109_250,
      socialContribution: 630_750,
      accidentContribution: 0,
      additionalContribution: 0,
    })
  })
})

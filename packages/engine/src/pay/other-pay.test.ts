import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import { grossUp } from '../questions/gross-up/gross-up.ts'
import { paymentsOf } from '../questions/payments/payments.ts'
import { calculate } from '../readings/payslips.ts'
import type { Month, OtherPay } from '../terms/terms.ts'
import { type Example, terms } from '../testing/terms.ts'
import { stepsOf } from '../testing/year.ts'
import type { PayslipMonth } from '../year-figures.ts'
import type { OtherPayKind } from './kinds.ts'

const pay = (kind: OtherPayKind, month: Month, amount: number, northern = 0): OtherPay => ({
  kind,
  month,
  amount: roubles(amount),
  northernAmount: roubles(northern),
})

const monthOf = (year: number, month: number, example: Example) =>
  calculate(terms(example), lawOf(year)).months[month - 1]

/** The contributions for all funds of a month, kopecks. */
const contributionsOf = (year: number, month: number, example: Example): number => {
  const { pensionContribution, medicalContribution, socialContribution } = monthOf(
    year,
    month,
    example,
  ) as PayslipMonth
  return pensionContribution + medicalContribution + socialContribution
}

describe('other pay', () => {
  it('of a vacation is taxed with the salary, without allowances on it, and has contributions', () => {
    // 100,000, half of it for the coefficient, and 50,000: 13 % of 150,000 and of 50,000; 30 % of 200,000.
    const example = {
      salary: roubles(100_000),
      district: 150,
      otherPay: [pay('vacation_pay', 1, 50_000)],
    } as const
    expect(monthOf(2026, 1, example)).toMatchObject({
      otherPay: roubles(50_000),
      basePay: roubles(150_000),
      allowances: roubles(50_000),
      baseTax: roubles(19_500),
      allowancesTax: roubles(6_500),
    })
    expect(contributionsOf(2026, 1, example)).toBe(roubles(60_000))
  })

  it.each([
    [2026, 45_000, 5_000],
    [2025, 50_000, 0],
  ])('by average earnings has a part of the allowances in %i', (year, base, allowances) => {
    const example = { salary: roubles(0), otherPay: [pay('vacation_pay', 2, 50_000, 5_000)] }
    expect(monthOf(year, 2, example)).toMatchObject({
      basePay: roubles(base),
      allowances: roubles(allowances),
    })
  })

  it('of an illness has tax, but neither contributions nor accident insurance', () => {
    // 13 % of 120,000; 30 % and 0.2 % of 100,000.
    const example = {
      salary: roubles(100_000),
      accidentRate: 20,
      otherPay: [pay('sick_pay', 1, 20_000)],
    }
    expect(monthOf(2026, 1, example)).toMatchObject({
      incomeTax: roubles(15_600),
      accidentContribution: roubles(200),
    })
    expect(contributionsOf(2026, 1, example)).toBe(roubles(30_000))
  })

  it.each([
    [['sick_pay'], 'ст. 422 п. 1 пп. 1'],
    [['birth_aid'], 'ст. 422 п. 1 пп. 3'],
    [['material_aid', 'gift'], 'ст. 422 п. 1 пп. 11, ст. 420 п. 4'],
  ] as const)('of %j has no contributions by %s', (kinds, article) => {
    const otherPay = kinds.map((kind) => pay(kind, 1, 4_000))
    const step = stepsOf(2026, { salary: roubles(100_000), otherPay })
    expect(step('insured_pay.1')).toMatchObject({ value: roubles(100_000), citation: { article } })
  })

  it.each([
    [2026, 'vacation_pay', 'ст. 210 п. 6.2', '2025-11-28'],
    [2026, 'performance_bonus', 'ст. 210 п. 6.2, ст. 224 п. 1.2', '2024-07-12'],
    [2024, 'recalculation', 'ст. 210 п. 3', '2000-08-05'],
  ] as const)('in %i cites the rule of the northern part of %s', (year, kind, article, date) => {
    const step = stepsOf(year, { salary: roubles(100_000), otherPay: [pay(kind, 1, 4_000, 400)] })
    expect(step('other_pay_northern.1').citation).toMatchObject({ article, date })
  })

  it('as material aid is exempt up to 4,000 a year, from tax and contributions', () => {
    // March: 3,000 of it. May: 1,000 of 6,000, so 105,000 of 106,000; 30 % of that.
    const example = {
      salary: roubles(100_000),
      otherPay: [pay('material_aid', 5, 6_000), pay('material_aid', 3, 3_000)],
    }
    expect(monthOf(2026, 3, example)).toMatchObject({
      exemptIncome: roubles(3_000),
      grossIncome: roubles(103_000),
      incomeTax: roubles(13_000),
    })
    expect(monthOf(2026, 5, example)).toMatchObject({
      exemptIncome: roubles(1_000),
      incomeTax: roubles(13_650),
    })
    expect(contributionsOf(2026, 3, example)).toBe(roubles(30_000))
    expect(contributionsOf(2026, 5, example)).toBe(roubles(31_500))
  })

  it('as a gift is exempt up to 4,000 and has no contributions at all', () => {
    const example = { salary: roubles(100_000), otherPay: [pay('gift', 12, 10_000)] }
    expect(monthOf(2026, 12, example)).toMatchObject({ incomeTax: roubles(13_780) })
    expect(contributionsOf(2026, 12, example)).toBe(roubles(30_000))
  })

  it.each([
    // 13 % of 100,000 and of 200,000; of 1,250,000 in all.
    [2026, 1_200_000, 39_000],
    [2025, 1_200_000, 162_500],
  ])('at the birth of a child in %i is exempt up to the sum of the year', (year, amount, tax) => {
    const example = { salary: roubles(100_000), otherPay: [pay('birth_aid', 1, amount)] }
    expect(monthOf(year, 1, example)?.incomeTax).toBe(roubles(tax))
  })

  it('at the birth of two children is exempt for each', () => {
    const twins = [pay('birth_aid', 1, 1_000_000), pay('birth_aid', 1, 1_000_000)]
    const example = { salary: roubles(100_000), otherPay: twins }
    expect(monthOf(2026, 1, example)?.incomeTax).toBe(roubles(13_000))
  })

  it('that is exempt is not taxed for a non-resident either', () => {
    // 30 % of 101,000.
    const example = {
      salary: roubles(100_000),
      isNonResident: true,
      otherPay: [pay('material_aid', 1, 5_000)],
    }
    expect(monthOf(2026, 1, example)?.incomeTax).toBe(roubles(30_300))
  })

  it('that is exempt does not count to the income limit of the deduction for children', () => {
    // 446,000 and 4,000 of 8,000 are exactly 450,000.
    const example = {
      salary: roubles(446_000),
      children: 1,
      otherPay: [pay('gift', 1, 8_000)],
    }
    expect(monthOf(2026, 1, example)?.deductions.children).toBe(roubles(1_400))
  })

  it('is paid with the rest of its month', () => {
    const example = {
      salary: roubles(100_000),
      from: 12,
      otherPay: [pay('material_aid', 12, 10_000)],
    } as const
    const { payments } = paymentsOf(terms(example), {
      paydays: { advancePercent: 40 },
      law: lawOf(2026),
    })
    expect(payments.map(({ grossIncome, incomeTax }) => [grossIncome, incomeTax])).toEqual([
      [roubles(40_000), roubles(5_200)],
      // 13 % of 106,000 less 5,200.
      [roubles(70_000), roubles(8_580)],
    ])
  })

  it('counts in the net pay of a gross-up', () => {
    // 87,000 net of 100,000, and 10,000 of which 4,000 are exempt: 9,220.
    const otherPay = [pay('material_aid', 1, 10_000)]
    const { salary } = grossUp(
      { otherPay, lastMonth: 1 },
      { net: roubles(96_220), basis: 'annual', law: lawOf(2026) },
    )
    expect(salary).toBeLessThanOrEqual(roubles(100_000))
    expect(salary).toBeGreaterThan(roubles(99_990))
  })
})

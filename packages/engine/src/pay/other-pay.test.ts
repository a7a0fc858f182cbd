import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { roubles, ZERO } from '../money/kopecks.ts'
import { grossUp } from '../questions/gross-up/gross-up.ts'
import { paymentsOf } from '../questions/payments/payments.ts'
import { calculate } from '../readings/payslips.ts'
import { completeTerms } from '../terms/complete-terms.ts'
import type { Month, OtherPay } from '../terms/terms.ts'
import { type Example, terms } from '../testing/terms.ts'
import { stepsOf } from '../testing/year.ts'
import type { PayslipMonth } from '../year-figures.ts'
import type { OtherPayKind } from './kinds.ts'
import { type OtherPayPart, otherPayByMonth, totalOf } from './other-pay.ts'

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

  describe('as severance', () => {
    const dismissed = (amounts: readonly number[], others: Partial<Example> = {}): Example => ({
      salary: roubles(0),
      severanceAverageMonth: roubles(100_000),
      otherPay: amounts.map((amount, index) => pay('severance', (index + 6) as Month, amount)),
      ...others,
    })

    it.each([
      // Three average months of 100,000, six from the Far North; 13 % of what is above, and 30 %.
      [300_000, false, 0, 0],
      [300_001, false, 0, 0.3],
      [450_000, false, 19_500, 45_000],
      [600_000, true, 0, 0],
      [610_000, true, 1_300, 3_000],
    ])('of %i, Far North %s, has %i of tax and %d of contributions', (...row) => {
      const [amount, severanceFarNorth, tax, contributions] = row
      const example = dismissed([amount], { severanceFarNorth, accidentRate: 20 })
      const month = monthOf(2026, 6, example)
      expect(month?.incomeTax).toBe(roubles(tax))
      expect(contributionsOf(2026, 6, example)).toBe(Math.round(contributions * 100))
      expect(month?.insuredPay).toBe(
        roubles(Math.max(amount - (severanceFarNorth ? 600_000 : 300_000), 0)),
      )
    })

    it('is exempt up to the sum of one dismissal together, what is paid first before the rest', () => {
      // 200,000 and 100,000 of 150,000 are exempt; 13 % of 50,000, and of 70,000.
      const example = dismissed([200_000, 150_000, 70_000])
      const taxes = [6, 7, 8].map((month) => monthOf(2026, month, example)?.incomeTax)
      expect(taxes).toEqual([0, 6_500, 9_100].map(roubles))
    })

    it('needs the average month', () => {
      const example = dismissed([1], { severanceAverageMonth: roubles(0) })
      expect(() => monthOf(2026, 6, example)).toThrow('severanceAverageMonth must be given')
    })

    it('has a breakdown that cites its own rule', () => {
      const step = stepsOf(2026, dismissed([200_000, 150_000]))
      const citation = { article: 'ст. 217 п. 1; ст. 422 п. 1 пп. 2', date: '2019-06-17' }
      expect(step('severance_limit.6')).toMatchObject({ value: roubles(300_000), citation })
      expect(step('exempt_severance.6')).toMatchObject({ value: roubles(200_000), citation })
      expect(step('exempt_severance.7')).toMatchObject({ value: roubles(100_000), citation })
      expect(step('taxed_base.7')).toMatchObject({ value: roubles(50_000), citation })
    })

    it('beside exempt aid cites the exemptions in general for their sum', () => {
      const otherPay = [pay('severance', 6, 200_000), pay('gift', 6, 5_000)]
      const step = stepsOf(2019, dismissed([], { otherPay }))
      expect(step('exempt_severance.6').citation.article).toBe('ст. 217 п. 3; ст. 422 п. 1 пп. 2')
      expect(step('exempt_income.6')).toMatchObject({
        value: roubles(204_000),
        citation: { article: 'ст. 217' },
      })
    })
  })

  it.each([
    [['sick_pay'], 'ст. 422 п. 1 пп. 1'],
    [['birth_aid'], 'ст. 422 п. 1 пп. 3'],
    [['severance'], 'ст. 422 п. 1 пп. 2'],
    [['material_aid', 'gift'], 'ст. 422 п. 1 пп. 11, ст. 420 п. 4'],
  ] as const)('of %j has no contributions by %s', (kinds, article) => {
    const otherPay = kinds.map((kind) => pay(kind, 1, 4_000))
    const example = { salary: roubles(100_000), severanceAverageMonth: roubles(4_000), otherPay }
    const step = stepsOf(2026, example)
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

  it('is exempt in the order of its days, and what has none is paid with the rest of its month', () => {
    const gift = pay('gift', 3, 3_000)
    const otherPay = [gift, { ...gift, day: 20 }, { ...gift, day: 5 }]
    const law = lawOf(2026)
    const byMonth = otherPayByMonth(completeTerms({ grossSalary: ZERO, otherPay }), () => law)
    expect(byMonth[2]?.parts.map(({ day, exempt }) => [day, exempt])).toEqual([
      [5, roubles(3_000)],
      [20, roubles(1_000)],
      [undefined, ZERO],
    ])
  })

  it('attracts the allowances of its month where its kind does', () => {
    const part = { amount: 500, northern: 0, exempt: 0, uninsured: 0, exemptLeft: 0 }
    // Today's kinds that do are the salary and the bonus, which are not given as other pay.
    const parts = ['gift', 'salary', 'bonus'].map((kind) => ({ ...part, kind }) as OtherPayPart)
    expect(totalOf(parts)).toMatchObject({ amount: 1_500, attracting: 1_000 })
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

import { describe, expect, it } from 'vitest'
import { roubles, ZERO } from '../money/kopecks.ts'
import { type Example, earlierIncome, paidInJanuary } from '../testing/terms.ts'
import { yearOf } from '../testing/year.ts'

type Expenses = Omit<Example, 'salary'>

/** The deductions of a person with 100,000 a month. */
const deductionsOf = (year: number, expenses: Expenses) =>
  yearOf(year, { salary: roubles(100_000), ...expenses }).deductions

/** The deductions of a person who is paid the sum of a year at once. */
const deductionsOfSum = (sum: number, expenses: Expenses) =>
  yearOf(2026, { salary: ZERO, ...paidInJanuary(sum), ...expenses }).deductions

describe('social expenses', () => {
  it.each([
    // 13 % of the expense, and of 150,000 and 120,000 at most.
    [2025, 40_000, 5_200],
    [2024, 200_000, 19_500],
    [2023, 200_000, 15_600],
  ])('in %i of %i roubles refund %i', (year, spent, back) => {
    expect(deductionsOf(year, { socialExpense: roubles(spent) })).toMatchObject({
      socialReturn: roubles(back),
      totalReturn: roubles(back),
      propertyReturnThisYear: 0,
    })
  })

  it('are refunded over the brackets, not at the highest rate', () => {
    // 2.5 million: 312,000 + 15,000. Less 150,000 they are 2.35 million: 305,500. 15 % of 150,000
    // would be 22,500.
    const { socialReturn } = deductionsOfSum(2_500_000, { socialExpense: roubles(150_000) })
    expect(socialReturn).toBe(roubles(21_500))
  })

  it('do not change the tax withheld in the months', () => {
    const salary = roubles(100_000)
    const { incomeTax } = yearOf(2026, { salary, socialExpense: roubles(150_000) })
    expect(incomeTax).toBe(roubles(156_000))
  })
})

describe('further deductions', () => {
  it('for expensive treatment have no limit', () => {
    // 13 % of 150,000 and of 500,000.
    const expenses = { socialExpense: roubles(200_000), expensiveTreatment: roubles(500_000) }
    expect(deductionsOf(2026, expenses).socialReturn).toBe(roubles(84_500))
  })

  it.each([
    // 13 % of 400,000 at most, from 2024.
    [2024, 500_000, 52_000],
    [2026, 100_000, 13_000],
    [2023, 500_000, 0],
  ])('for long-term savings in %i of %i refund %i', (year, saved, back) => {
    const { socialReturn } = deductionsOf(year, { longTermSavings: roubles(saved) })
    expect(socialReturn).toBe(roubles(back))
  })

  it.each([
    // 13 % of 18,000, from 2025.
    [2025, 2_340],
    [2024, 0],
  ])('for the GTO badge in %i refund %i', (year, back) => {
    expect(deductionsOf(year, { hasGtoBadge: true }).totalReturn).toBe(roubles(back))
  })
})

describe('the education of children', () => {
  it.each([
    // 110,000 a child, before 2024 50,000; for one child even where none has a monthly deduction.
    [2025, {}, 14_300],
    [2025, { children: 2 }, 28_600],
    [2023, {}, 6_500],
    [2023, { children: 3 }, 19_500],
  ])('in %i with %j has a limit for each child', (year, family, back) => {
    const expenses = { childEducationExpense: roubles(300_000), ...family }
    expect(deductionsOf(year, expenses).socialReturn).toBe(roubles(back))
  })
})

describe('the deduction for children', () => {
  it('has the tax that it already saved in the months', () => {
    // 100,000 a month: 4,200 in each of the four months to 400,000; 13 % of 16,800 are 2,184.
    expect(deductionsOf(2025, { children: 2 })).toMatchObject({
      childrenMonthlyDeduction: roubles(4_200),
      childrenMonths: 4,
      childrenReturn: roubles(2_184),
      totalReturn: roubles(2_184),
    })
  })

  it('adds to the other deductions', () => {
    // 2,184 + 13 % of 150,000 and of 200,000.
    const expenses = { socialExpense: roubles(150_000), housingExpense: roubles(200_000) }
    expect(deductionsOf(2025, { children: 2, ...expenses })).toMatchObject({
      socialReturn: roubles(19_500),
      propertyReturnThisYear: roubles(26_000),
      propertyReturnTotal: roubles(26_000),
      totalReturn: roubles(47_684),
    })
  })
})

describe('a home', () => {
  it('gives a refund on at most 2 million, over as many years as needed', () => {
    // 1.2 million a year: all of its 156,000; the next year 13 % of 800,000.
    expect(deductionsOf(2026, { housingExpense: roubles(2_500_000) })).toMatchObject({
      propertyReturnThisYear: roubles(156_000),
      propertyReturnTotal: roubles(260_000),
      totalReturn: roubles(156_000),
    })
  })

  it('gives a refund on at most 3 million of mortgage interest too', () => {
    // 3 million of 1.2 a year: 156,000 twice and 13 % of 600,000.
    expect(deductionsOf(2026, { mortgageInterest: roubles(4_000_000) })).toMatchObject({
      propertyReturnThisYear: roubles(156_000),
      propertyReturnTotal: roubles(390_000),
    })
    // 5 million: four years and 13 % of 200,000.
    const both = { housingExpense: roubles(2_000_000), mortgageInterest: roubles(3_000_000) }
    expect(deductionsOf(2026, both).propertyReturnTotal).toBe(roubles(650_000))
  })

  it('gives a refund over the brackets, in later years from the highest bracket again', () => {
    const housingExpense = roubles(2_000_000)
    // 5 million: 702,000; less 2 million 402,000.
    expect(deductionsOfSum(5_000_000, { housingExpense })).toMatchObject({
      propertyReturnThisYear: roubles(300_000),
      propertyReturnTotal: roubles(300_000),
    })
    // 2.5 million, 5 million of deductions: 327,000 twice.
    const both = { housingExpense, mortgageInterest: roubles(3_000_000) }
    expect(deductionsOfSum(2_500_000, both)).toMatchObject({
      propertyReturnThisYear: roubles(327_000),
      propertyReturnTotal: roubles(654_000),
    })
  })

  it('is deducted after the social expenses, which do not carry over', () => {
    // Only December is paid: 100,000 are used up by them, 13,000; the home begins a year later and
    // takes ten years of 13,000.
    const expenses = { socialExpense: roubles(150_000), housingExpense: roubles(1_000_000) }
    expect(deductionsOf(2026, { from: 12, ...expenses })).toMatchObject({
      socialReturn: roubles(13_000),
      propertyReturnThisYear: 0,
      propertyReturnTotal: roubles(130_000),
    })
  })

  it('reduces the allowances after base pay is used up', () => {
    // 1.2 million and 240,000 of allowances: 156,000 + 31,200.
    const housingExpense = roubles(1_440_000)
    const { propertyReturnThisYear } = deductionsOf(2026, { district: 120, housingExpense })
    expect(propertyReturnThisYear).toBe(roubles(187_200))
  })
})

describe('a refund with other employers', () => {
  const employer = (baseIncome: number, taxWithheld: number) => ({
    baseIncome: roubles(baseIncome),
    allowancesIncome: ZERO,
    taxWithheld: roubles(taxWithheld),
  })

  it('has the income and the tax of all of them', () => {
    // 2.1 million: 273,000. Less the home 100,000 are left: 13,000.
    const { deductions, settlement } = yearOf(2025, {
      salary: roubles(100_000),
      from: 12,
      housingExpense: roubles(2_000_000),
      otherEmployers: [employer(2_000_000, 260_000)],
    })
    expect(deductions).toMatchObject({
      propertyReturnThisYear: roubles(260_000),
      propertyReturnTotal: roubles(260_000),
    })
    expect(settlement).toMatchObject({ taxDue: roubles(273_000), notice: 0, overpaid: 0 })
  })

  it('is computed over the brackets that they reach together', () => {
    // 3.5 million: 312,000 + 15 % of 1.1 million = 477,000; 15 % of 150,000 is 22,500.
    // 130,000 + 327,000 were withheld.
    const { deductions, settlement } = yearOf(2025, {
      salary: roubles(1_000_000),
      from: 12,
      socialExpense: roubles(150_000),
      otherEmployers: [employer(2_500_000, 327_000)],
    })
    expect(deductions.socialReturn).toBe(roubles(22_500))
    expect(settlement).toMatchObject({ taxDue: roubles(477_000), notice: roubles(20_000) })
  })

  it('is at most the tax that all of them withheld', () => {
    // 3.5 million again, but the other employer withheld only 5,000: 135,000 in all.
    const { deductions } = yearOf(2025, {
      salary: roubles(1_000_000),
      from: 12,
      housingExpense: roubles(2_000_000),
      otherEmployers: [employer(2_500_000, 5_000)],
    })
    expect(deductions.propertyReturnThisYear).toBe(roubles(135_000))
  })
})

describe('the refund for expenses', () => {
  it('is at most the tax withheld', () => {
    // 1 million before December was not withheld on. December owes 143,000 and can pay 100,000.
    const { incomeTax, deductions } = yearOf(2026, {
      salary: roubles(100_000),
      from: 12,
      incomeBefore: earlierIncome(1_000_000),
      housingExpense: roubles(2_000_000),
      socialExpense: roubles(10_000),
    })
    expect(incomeTax).toBe(roubles(100_000))
    expect(deductions).toMatchObject({
      socialReturn: roubles(1_300),
      propertyReturnThisYear: roubles(98_700),
      totalReturn: roubles(100_000),
    })
  })

  it('is 0 without income', () => {
    const { deductions } = yearOf(2026, {
      salary: ZERO,
      housingExpense: roubles(2_000_000),
      mortgageInterest: roubles(3_000_000),
      socialExpense: roubles(150_000),
      childEducationExpense: roubles(110_000),
    })
    expect(deductions).toMatchObject({
      socialReturn: 0,
      propertyReturnThisYear: 0,
      propertyReturnTotal: 0,
      totalReturn: 0,
    })
  })
})

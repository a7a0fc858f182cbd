import { describe, expect, it } from 'vitest'
import { roubles, ZERO } from '../../money/kopecks.ts'
import { type Example, earlierIncome } from '../../testing/terms.ts'
import { yearOf } from '../../testing/year.ts'

type Expenses = Omit<Example, 'salary'>

/** The deductions of a person with 100,000 a month. */
const deductionsOf = (year: number, expenses: Expenses) =>
  yearOf(year, { salary: roubles(100_000), ...expenses }).deductions

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

describe('a home', () => {
  it('gives a refund on at most 2 million, over as many years as needed', () => {
    // 1.2 million a year: all of its 156,000; the next year 13 % of 800,000.
    expect(deductionsOf(2026, { housingExpense: roubles(2_500_000) })).toMatchObject({
      propertyReturnThisYear: roubles(156_000),
      propertyReturnTotal: roubles(260_000),
      totalReturn: roubles(156_000),
    })
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

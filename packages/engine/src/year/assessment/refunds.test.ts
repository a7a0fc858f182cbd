import { describe, expect, it } from 'vitest'
import { roubles, ZERO } from '../../money/kopecks.ts'
import { type Example, earlierIncome } from '../../testing/terms.ts'
import { printed, stepsOf, yearOf } from '../../testing/year.ts'

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

describe('the breakdown of refunds', () => {
  it('takes each saving from the tax before it and after it', () => {
    // 1.2 million: 156,000 without deductions. 500 × 12 of the own deduction: 155,220. Children 4,200 in the four
    // months within 450,000: 13 % of 1,177,200 = 153,036 withheld. The family payment leaves it at 6 %, 72,000.
    // With 40,000 of treatment: 147,836. A home takes the rest; 862,800 of it are left for the next year: 40,872.
    const step = stepsOf(2026, {
      salary: roubles(100_000),
      children: 2,
      ownDeduction: 'item2',
      hasFamilyPayment: true,
      socialExpense: roubles(40_000),
      housingExpense: roubles(2_000_000),
    })
    const due = (period: string) => `tax_due.${period}`
    const withheld = 'tax_withheld_here.year'
    const rows = [
      ['tax_withheld_here.year', 153_036, 'income_tax.year'],
      ['deductions_so_far.with_own', 6_000, 'own_deduction.year'],
      ['deductions_so_far.with_children', 22_800, 'deductions_so_far.year'],
      ['taxable_income.year', 1_177_200, 'gross_so_far.year', 'deductions_so_far.year'],
      ['expensive_treatment.year', 0, 'expense'],
      ['own_return.year', 780, due('without_deductions'), due('with_own')],
      ['children_return.year', 2_184, due('with_own'), due('with_children')],
      ['family_payment_tax.year', 72_000, 'gross_so_far.year', 'family_payment_rate'],
      [
        'family_payment.year',
        84_000,
        due('without_deductions'),
        'family_payment_tax.year',
        withheld,
      ],
      [
        'social_return.year',
        5_200,
        due('with_children'),
        due('with_social'),
        withheld,
        'family_payment.year',
      ],
      [
        'property_return.year',
        63_836,
        due('with_social'),
        due('with_property'),
        withheld,
        'social_return.year',
        'family_payment.year',
      ],
      [
        'property_rest.year',
        862_800,
        'property_left.year',
        'property_full_years.year',
        'taxable_income.year',
      ],
      ['last_year_return.year', 112_164, due('with_children'), due('last_property_year'), withheld],
      [
        'total_return.year',
        72_000,
        'children_return.year',
        'own_return.year',
        'property_return.year',
        'social_return.year',
      ],
    ] as const
    expect(rows.map(([id]) => printed(step(id)))).toEqual(
      rows.map(([id, value, ...from]) => [id, roubles(value), ...from]),
    )
    expect(() => step('deductions_so_far.without_deductions')).toThrow()
  })

  it('counts a deduction granted before the first month', () => {
    // 13 % of 1,400; 13 % of 98,600 = 12,818 was withheld, and 13,000 in December.
    const before = { ...earlierIncome(100_000, 12_818), deductionGranted: roubles(1_400) }
    const step = stepsOf(2026, { salary: roubles(100_000), from: 12, incomeBefore: before })
    const rows = [
      ['base_pay_so_far.year', 200_000, 'base_income_before', 'accrual_base.12'],
      ['deductions_so_far.year', 1_400, 'deductions_before', 'child_deduction.12'],
      ['tax_withheld_here.year', 25_818, 'tax_withheld_before', 'income_tax.year'],
      ['children_return.year', 182, 'tax_due.without_deductions', 'tax_due.with_children'],
      ['social_return.year', 0],
    ] as const
    expect(rows.map(([id]) => printed(step(id)))).toEqual(
      rows.map(([id, value, ...from]) => [id, roubles(value), ...from]),
    )
  })

  it.each([
    // Articles 218 and 210, paragraph 4; the family payment is of another law.
    ['nobody claims any', {}, 'sum', 'ст. 218', 'Налоговый кодекс', 12],
    ['a non-resident has none', { isNonResident: true }, 'nothing', 'ст. 210', '179-ФЗ', 0],
  ] as const)('has no tax of a year where %s', (_, example, operation, article, act, months) => {
    const step = stepsOf(2026, { salary: roubles(100_000), ...example })
    for (const kind of [
      'children_return',
      'own_return',
      'social_return',
      'property_return',
      'total_return',
    ]) {
      const { citation, ...returned } = step(`${kind}.year`)
      expect(returned).toMatchObject({ value: 0, operation, inputs: [] })
      expect(citation.article).toContain(article)
    }
    expect(() => step('gross_so_far.year')).toThrow()
    expect(step('children_months.year').inputs).toHaveLength(months)
    expect(step('family_payment.year').citation.act).toContain(act)
  })

  it('has no family payment with one child, and no part of a home without income', () => {
    const example = { children: 1, hasFamilyPayment: true, housingExpense: roubles(2_000_000) }
    const step = stepsOf(2026, { salary: ZERO, ...example })
    const ids = ['family_payment', 'property_used', 'property_rest'].map((kind) => `${kind}.year`)
    expect(ids.map((id) => step(id).value)).toEqual([0, 0, 0])
    expect(step('family_payment.year').operation).toBe('nothing')
    expect(step('children_return.year').inputs).toHaveLength(2)
    const own = stepsOf(2026, { salary: roubles(100_000), ownDeduction: 'item2' })
    expect(printed(own('children_return.year'))).toEqual(['children_return.year', 0])
  })
})

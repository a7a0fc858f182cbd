import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recompute } from '../breakdown/recompute.ts'
import type { Step } from '../breakdown/step.ts'
import { lawOf } from '../law/law-of.ts'
import { NEWEST_TAX_YEAR } from '../law/yearly-figures.ts'
import { type Kopecks, kopecks, roubles, ZERO } from '../money/kopecks.ts'
import { anyCase, type Case } from '../testing/arbitraries.ts'
import { monthly, terms } from '../testing/terms.ts'
import { stepsOf } from '../testing/year.ts'
import type { PayslipMonth } from '../year/month.ts'
import { type Breakdown, explain } from './breakdown.ts'
import type { PayslipYear } from './payslip.ts'
import { calculate } from './payslips.ts'

const valuesOf = ({ inputs }: Step) => inputs.map(({ value }) => value)

describe('the month that passes the first threshold', () => {
  // 300,000 a month in 2026: 2,400,000 in August at 13 %, that is 312,000; September's 300,000 at
  // 15 % is 45,000, and the tax to date 357,000.
  const step = stepsOf(2026, { salary: roubles(300_000) })

  it('has the tax of each bracket', () => {
    expect(step('main_base_exact_tax.9')).toMatchObject({
      operation: 'progressive_tax',
      value: 357_000 * 10_000,
      inputs: [{ name: 'base_pay_so_far', value: roubles(2_700_000), from: 'base_pay_so_far.9' }],
      brackets: [
        { above: 0, upTo: 240_000_000, rate: 13, amount: 240_000_000, tax: 312_000 * 10_000 },
        {
          above: 240_000_000,
          upTo: 500_000_000,
          rate: 15,
          amount: 30_000_000,
          tax: 45_000 * 10_000,
        },
      ],
      citation: { article: 'ст. 224 п. 1', date: '2024-07-12' },
    })
  })

  it('rounds the tax, and subtracts the tax withheld before', () => {
    expect(step('main_base_due.9')).toMatchObject({
      operation: 'whole_roubles',
      value: roubles(357_000),
      citation: { article: 'ст. 52 п. 6' },
    })
    const tax = step('main_base_tax.9')
    expect(tax).toMatchObject({ month: 9, value: roubles(45_000), operation: 'difference_within' })
    expect(tax.citation.article).toBe('ст. 226 п. 3')
    expect(valuesOf(tax)).toEqual([roubles(357_000), roubles(312_000), roubles(45_000)])
  })

  it('has the rate of 15 %, and the month before it the rate of 13 %', () => {
    expect(step('tax_rate.9').value).toBe(15)
    expect(step('tax_rate.8').value).toBe(13)
    // August is exactly on the threshold: one bracket.
    expect(step('tax_rate.8').brackets).toHaveLength(1)
  })

  it('has tax that is one of the twelve inputs of the annual tax', () => {
    // 312,000 to August, 4 × 45,000 after it.
    expect(step('income_tax.year')).toMatchObject({
      month: undefined,
      operation: 'sum',
      value: roubles(492_000),
    })
    expect(step('income_tax.year').inputs).toHaveLength(12)
  })
})

describe('the contributions of a month that passes the limit', () => {
  it('have two brackets under the unified tariff', () => {
    // 300,000 a month in 2026, limit 2,979,000: after October 2,979,000 × 30 % + 21,000 × 15.1 % =
    // 893,700 + 3,171 = 896,871; nine months were 810,000; October's sum is 86,871.
    const step = stepsOf(2026, { salary: roubles(300_000) })
    expect(step('contributions_due.10')).toMatchObject({
      value: roubles(896_871),
      brackets: [
        { rate: 300, amount: roubles(2_979_000) },
        { rate: 151, amount: roubles(21_000) },
      ],
      citation: { act: 'Постановление Правительства РФ № 1705' },
    })
    expect(step('contributions.10').value).toBe(roubles(86_871))
    // 5.1 % of 300,000; 2.9 % of 279,000 (the part within the limit); the rest.
    expect(step('medical_contribution.10').value).toBe(roubles(15_300))
    expect(step('social_contribution.10').value).toBe(roubles(8_091))
    expect(step('pension_contribution.10').value).toBe(roubles(63_480))
  })

  it('have steps for each fund before 2023', () => {
    // 2022: 200,000 a month, 22 % to 1,565,000: August is 35,000 above: 344,300 + 3,500 = 347,800;
    // seven months were 308,000.
    const step = stepsOf(2022, { salary: roubles(200_000) })
    expect(valuesOf(step('pension_contribution.8'))).toEqual([roubles(347_800), roubles(308_000)])
    expect(step('pension_contribution.8').value).toBe(roubles(39_800))
  })
})

it('allowances in a shared base have the tax that they add to it', () => {
  // 2024: 100.04 and an allowance of 4 % = 4.00: 13 % of 104.04 is 13.53, that is 14 roubles; base
  // pay alone 13.01, that is 13.
  const step = stepsOf(2024, { salary: kopecks(10_004), northern: 4 })
  expect(step('tax_due.1').value).toBe(1_400)
  expect(step('allowances_tax.1')).toMatchObject({ operation: 'difference', value: 100 })
  expect(valuesOf(step('allowances_tax.1'))).toEqual([1_400, 1_300])
})

it('the tax of a month is limited to its pay', () => {
  // 0.99 a month: in April 13 % of 3.96 is 0.51: a rouble is due, and 0.99 cannot pay it.
  const step = stepsOf(2025, { salary: kopecks(99) })
  expect(step('tax_to_withhold.4')).toMatchObject({ operation: 'within_pay', value: 0 })
  expect(valuesOf(step('tax_to_withhold.4'))).toEqual([100, 99])
})

describe('the breakdown', () => {
  it('has a part month, a bonus and a coefficient above the one of the law', () => {
    // January 2026 has 15 working days, 9 from the 20th: 150,000 × 9 / 15 = 90,000; bonus 10,000.
    // Coefficient 1.5 paid, 1.2 by law, on 100,000: 20,000 and 30,000 above it.
    const step = stepsOf(2026, {
      salary: roubles(150_000),
      district: 150,
      firstMonthPaid: 'workingDays',
      firstDay: 20,
      monthlyBonuses: monthly({ 1: 10_000 }),
      statutoryDistrictCoefficient: 120,
    })
    expect(valuesOf(step('accrual_salary.1'))).toEqual([roubles(150_000), 9, 15])
    expect(step('accrual_salary.1').value).toBe(roubles(90_000))
    expect(step('accrual_district.1').value).toBe(roubles(20_000))
    expect(step('accrual_district_excess.1').value).toBe(roubles(30_000))
    expect(step('accrual_base.1').value).toBe(roubles(130_000))
  })

  it('of a small business has both parts of its tariff', () => {
    // Published: 50,000 in 2025 costs 12,549.00: 30 % of 33,660 + 15 % of 16,340.
    const step = stepsOf(2025, {
      salary: roubles(50_000),
      contributionTariff: 'smallBusiness',
      accidentRate: 20,
    })
    expect(step('contributions.1').value).toBe(roubles(12_549))
    // 0.2 %.
    expect(step('accident_contribution.1').value).toBe(roubles(100))
  })

  it('of a civil contract before 2023 cites why there is no social insurance', () => {
    const step = stepsOf(2022, { salary: roubles(100_000), contractType: 'civilContract' })
    expect(step('social_contribution.1').value).toBe(0)
    expect(step('social_due.1').citation.article).toBe('ст. 422 п. 3 пп. 2')
  })

  it('has the settlement with other employers', () => {
    // Published: 2.8 M here and 2.5 M there: 372,000 + 327,000 withheld, 756,000 due, notice 57,000.
    const step = stepsOf(2025, {
      salary: ZERO,
      monthlySalaries: monthly({ 1: 2_800_000 }),
      otherEmployers: [
        {
          baseIncome: roubles(2_500_000),
          allowancesIncome: ZERO,
          taxWithheld: roubles(327_000),
        },
      ],
    })
    expect(step('tax_withheld_here.year').value).toBe(roubles(372_000))
    expect(step('tax_due.all_employers').value).toBe(roubles(756_000))
    expect(step('notice.all_employers').value).toBe(roubles(57_000))
  })
})

it.each([
  [2026, { salary: -1 as Kopecks }],
  [2018, { salary: ZERO, contractType: 'selfEmployment' }],
  [2019, { salary: ZERO, contributionTariff: 'smallBusiness' }],
  [NEWEST_TAX_YEAR + 1, { salary: ZERO, firstMonthPaid: 'workingDays' }],
] as const)('throws in %i for %j, for which calculate throws', (year, example) => {
  expect(() => explain(terms(example), lawOf(year))).toThrow(RangeError)
  expect(() => calculate(terms(example), lawOf(year))).toThrow(RangeError)
})

/** Checks a property of 2,000 breakdowns of any terms. */
function checkAny(property: (breakdown: Breakdown, asked: Case) => void) {
  fc.assert(
    fc.property(anyCase, (asked) => {
      property(explain(asked.terms, lawOf(asked.year)), asked)
    }),
    { numRuns: 2_000 },
  )
}

describe('the breakdown of any terms', () => {
  it('has steps that follow from their own inputs, which come from earlier steps', () => {
    checkAny(({ steps }) => {
      const earlier = new Map<string, Step>()
      const wrong: Step[] = []
      for (const step of steps) {
        const isFromEarlier = step.inputs.every(({ name, value, from }) => {
          const source = from === undefined ? undefined : earlier.get(from)
          return from === undefined || (source?.value === value && source.kind === name)
        })
        const isUnique = !earlier.has(step.id)
        if (!isFromEarlier || !isUnique || recompute(step) !== step.value) wrong.push(step)
        earlier.set(step.id, step)
      }
      expect(wrong).toEqual([])
    })
  })

  it('has brackets with the right products, which together make the base', () => {
    checkAny(({ steps }) => {
      const wrong = steps.filter(({ brackets = [], inputs }) => {
        const sum = brackets.reduce((total, { amount }) => total + amount, 0)
        const isWhole = brackets.length === 0 || sum === inputs[0]?.value
        return !isWhole || brackets.some(({ amount, rate, tax }) => amount * rate !== tax)
      })
      expect(wrong).toEqual([])
    })
  })

  it('has the year that calculate returns without recording, and a step for each figure', () => {
    checkAny(({ steps, year: recorded }, asked) => {
      const year = calculate(asked.terms, lawOf(asked.year))
      expect(recorded).toEqual(year)
      const values = new Map(steps.map(({ id, value }) => [id, value]))
      const figures = new Map<string, unknown>()
      for (const month of year.months) {
        for (const [kind, name] of Object.entries(monthFigures)) {
          figures.set(`${kind}.${month.month}`, month[name])
        }
      }
      for (const [kind, name] of Object.entries(yearFigures)) {
        figures.set(`${kind}.year`, year[name])
      }
      for (const [kind, name] of Object.entries(deductionFigures)) {
        figures.set(`${kind}.year`, year.deductions[name])
      }
      expect([...figures].filter(([id, value]) => values.get(id) !== value)).toEqual([])
      const { deductions, registrationDeductionUsed, settlement } = year
      const monthlyDeduction = steps.find(({ kind }) => kind === 'children_monthly_deduction')
      expect(monthlyDeduction?.value).toBe(deductions.childrenMonthlyDeduction)
      expect(values.get('registration_deduction.year') ?? 0).toBe(registrationDeductionUsed)
      if (settlement === null) return
      expect(values.get('tax_due.all_employers')).toBe(settlement.taxDue)
      expect(values.get('notice.all_employers')).toBe(settlement.notice)
      expect(values.get('overpaid.all_employers')).toBe(settlement.overpaid)
    })
  })
})

const monthFigures = {
  accrual_base: 'basePay',
  accrual_allowances: 'allowances',
  gross_income: 'grossIncome',
  child_deduction: 'childDeduction',
  main_base_tax: 'baseTax',
  allowances_tax: 'allowancesTax',
  income_tax: 'incomeTax',
  net_income: 'netIncome',
  tax_rate: 'taxRate',
  pension_contribution: 'pensionContribution',
  medical_contribution: 'medicalContribution',
  social_contribution: 'socialContribution',
  accident_contribution: 'accidentContribution',
} as const satisfies Record<string, keyof PayslipMonth>

const yearFigures = {
  gross_income: 'grossIncome',
  income_tax: 'incomeTax',
  net_income: 'netIncome',
  pension_contribution: 'pensionContribution',
  medical_contribution: 'medicalContribution',
  social_contribution: 'socialContribution',
  accident_contribution: 'accidentContribution',
  employer_cost: 'employerCost',
} as const satisfies Record<string, keyof PayslipYear>

const deductionFigures = {
  children_months: 'childrenMonths',
  children_return: 'childrenReturn',
  social_return: 'socialReturn',
  property_return: 'propertyReturnThisYear',
  property_return_total: 'propertyReturnTotal',
  total_return: 'totalReturn',
} as const satisfies Record<string, keyof PayslipYear['deductions']>

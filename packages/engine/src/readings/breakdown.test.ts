import { lawOf, NEWEST_TAX_YEAR } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recompute } from '../breakdown/recompute.ts'
import type { Step } from '../breakdown/step.ts'
import { type Kopecks, roubles, ZERO } from '../money/kopecks.ts'
import { anyCase, type Case } from '../testing/arbitraries.ts'
import { monthly, terms } from '../testing/terms.ts'
import { stepsOf } from '../testing/year.ts'
import type { SumOfMonth } from '../year-figures.ts'
import { type Breakdown, explain } from './breakdown.ts'
import { calculate, type PayslipYear } from './payslips.ts'

const valuesOf = ({ inputs }: Step) => inputs.map(({ value }) => value)

describe('the contributions of a month that passes the limit', () => {
  it('have steps for each fund before 2023', () => {
    // 2022: 200,000 a month, 22 % to 1,565,000: August is 35,000 above: 344,300 + 3,500 = 347,800;
    // seven months were 308,000.
    const step = stepsOf(2022, { salary: roubles(200_000) })
    expect(valuesOf(step('pension_contribution.8'))).toEqual([roubles(347_800), roubles(308_000)])
    expect(step('pension_contribution.8').value).toBe(roubles(39_800))
  })
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
  [NEWEST_TAX_YEAR + 2, { salary: ZERO, firstMonthPaid: 'workingDays' }],
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
          const isStep = source?.value === value && source.kind === name
          return name.length > 0 && (from === undefined || isStep)
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
        figures.set(`child_deduction.${month.month}`, month.deductions.children)
      }
      for (const [kind, name] of Object.entries(yearFigures)) {
        figures.set(`${kind}.year`, year[name])
      }
      for (const [kind, name] of Object.entries(deductionFigures)) {
        figures.set(`${kind}.year`, year.deductions[name])
      }
      figures.set('children_return.year', year.deductions.saved.children)
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
  main_base_tax: 'baseTax',
  allowances_tax: 'allowancesTax',
  income_tax: 'incomeTax',
  net_income: 'netIncome',
  tax_rate: 'taxRate',
  pension_contribution: 'pensionContribution',
  medical_contribution: 'medicalContribution',
  social_contribution: 'socialContribution',
  accident_contribution: 'accidentContribution',
} as const satisfies Record<string, SumOfMonth | 'taxRate'>

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
  social_return: 'socialReturn',
  property_return: 'propertyReturnThisYear',
  property_return_total: 'propertyReturnTotal',
  total_return: 'totalReturn',
} as const satisfies Record<string, keyof PayslipYear['deductions']>

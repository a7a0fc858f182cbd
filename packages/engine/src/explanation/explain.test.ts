import { describe, expect, it } from 'vitest'
import { calculate } from '../calculate.ts'
import type { Circumstances } from '../circumstances/circumstances.ts'
import { lawOf } from '../law/law-of.ts'
import { type Kopecks, roubles } from '../money/kopecks.ts'
import { terms } from '../terms.builder.ts'
import type { Terms } from '../terms.ts'
import { explain } from './explain.ts'
import type { Step } from './step.ts'

/** The steps of a year by their ids. */
function stepsOf(said: Terms, year: number, circumstances?: Circumstances) {
  const asked = circumstances === undefined ? said : { ...said, circumstances }
  const { steps } = explain(asked, lawOf(year))
  const byId = new Map(steps.map((step) => [step.id, step]))
  return (id: string): Step => {
    const step = byId.get(id)
    if (step === undefined) throw new Error(`There is no step ${id}`)
    return step
  }
}

const valuesOf = ({ inputs }: Step) => inputs.map(({ value }) => value)

describe('the month that crosses the first threshold', () => {
  // 300,000 a month in 2026: 2,400,000 in August at 13 %, that is 312,000; September's 300,000 at
  // 15 % is 45,000, and the tax so far 357,000.
  const step = stepsOf(terms({ salary: roubles(300_000) }), 2026)

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

  it('rounds, and sets off what was withheld before', () => {
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

  it('ends in the bracket of 15 %, the month before in that of 13 %', () => {
    expect(step('tax_rate.9').value).toBe(15)
    expect(step('tax_rate.8').value).toBe(13)
    // August is exactly on the threshold: one bracket.
    expect(step('tax_rate.8').brackets).toHaveLength(1)
  })

  it('sums the year', () => {
    // 312,000 to August, 4 × 45,000 after it.
    expect(step('income_tax.year')).toMatchObject({
      month: undefined,
      operation: 'sum',
      value: roubles(492_000),
    })
    expect(step('income_tax.year').inputs).toHaveLength(12)
  })
})

describe('the contributions of a month that crosses the limit', () => {
  it('under the unified tariff', () => {
    // 300,000 a month in 2026, limit 2,979,000: after October 2,979,000 × 30 % + 21,000 × 15.1 % =
    // 893,700 + 3,171 = 896,871; nine months were 810,000; October's sum is 86,871.
    const step = stepsOf(terms({ salary: roubles(300_000) }), 2026)
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

  it('by fund before 2023', () => {
    // 2022: 200,000 a month, 22 % to 1,565,000: August is 35,000 above: 344,300 + 3,500 = 347,800;
    // seven months were 308,000.
    const step = stepsOf(terms({ salary: roubles(200_000) }), 2022)
    expect(valuesOf(step('pension_contribution.8'))).toEqual([roubles(347_800), roubles(308_000)])
    expect(step('pension_contribution.8').value).toBe(roubles(39_800))
  })
})

it('shows both allowances and their own base', () => {
  // 150,000, coefficient 1.15, northern allowance 30 %: 22,500 + 45,000 = 67,500; 13 % is 8,775.
  const step = stepsOf(terms({ salary: roubles(150_000), district: 115, northern: 30 }), 2026)
  expect(valuesOf(step('accrual_district.1'))).toEqual([roubles(150_000), 15])
  expect(step('accrual_district.1').value).toBe(roubles(22_500))
  expect(step('accrual_northern.1').value).toBe(roubles(45_000))
  expect(step('accrual_allowances.1').value).toBe(roubles(67_500))
  expect(step('allowances_exact_tax.1').citation.article).toBe('ст. 210 п. 6.2, ст. 224 п. 1.2')
  expect(step('allowances_tax.1').value).toBe(roubles(8_775))
  expect(step('income_tax.1').value).toBe(roubles(28_275))
  // 217,500 − 28,275.
  expect(step('net_income.1').value).toBe(roubles(189_225))
})

it('gives the allowances of a shared base what they add to it', () => {
  // 2024: 100.04 and an allowance of 4 % = 4.00: 13 % of 104.04 is 13.53, that is 14 roubles; base
  // pay alone 13.01, that is 13.
  const step = stepsOf(terms({ salary: 10_004 as Kopecks, northern: 4 }), 2024)
  expect(step('tax_due.1').value).toBe(1_400)
  expect(step('allowances_tax.1')).toMatchObject({ operation: 'difference', value: 100 })
  expect(valuesOf(step('allowances_tax.1'))).toEqual([1_400, 1_300])
})

it('limits the tax to what the month pays', () => {
  // 0.99 a month: in April 13 % of 3.96 is 0.51: a rouble is due, and 0.99 can not pay it.
  const step = stepsOf(terms({ salary: 99 as Kopecks }), 2025)
  expect(step('tax_to_withhold.4')).toMatchObject({ operation: 'within_pay', value: 0 })
  expect(valuesOf(step('tax_to_withhold.4'))).toEqual([100, 99])
})

describe('circumstances', () => {
  it('children: the month that passes the limit has no deduction', () => {
    // 200,000 and two children in 2025: 4,200 a month, 450,000 passed in March.
    const step = stepsOf(terms({ salary: roubles(200_000) }), 2025, { children: 2 })
    expect(step('children_monthly_deduction.year').value).toBe(roubles(4_200))
    expect(step('child_deduction.2').value).toBe(roubles(4_200))
    expect(step('child_deduction.3').value).toBe(0)
    // 13 % of 400,000 − 8,400 = 391,600 is 50,908.
    expect(step('main_base_due.2').value).toBe(roubles(50_908))
    // 13 % of 8,400 of deductions: 1,092.
    expect(step('children_months.year').value).toBe(2)
    expect(step('children_return.year').value).toBe(roubles(1_092))
  })

  it('a part first month, a bonus and a coefficient above the one of the law', () => {
    // January 2026 has 15 working days, 9 from the 20th: 150,000 × 9 / 15 = 90,000; bonus 10,000.
    // Coefficient 1.5 paid, 1.2 by law, on 100,000: 20,000 and 30,000 above it.
    const step = stepsOf(terms({ salary: roubles(150_000), district: 150 }), 2026, {
      partFirstMonth: { by: 'workingDays', fromDay: 20 },
      monthlyBonuses: [roubles(10_000), ...Array<Kopecks>(11).fill(roubles(0))],
      statutoryDistrictCoefficient: 120,
    })
    expect(valuesOf(step('accrual_salary.1'))).toEqual([roubles(150_000), 9, 15])
    expect(step('accrual_salary.1').value).toBe(roubles(90_000))
    expect(step('accrual_district.1').value).toBe(roubles(20_000))
    expect(step('accrual_district_excess.1').value).toBe(roubles(30_000))
    expect(step('accrual_base.1').value).toBe(roubles(130_000))
  })

  it('a non-resident: 30 % of each month by itself', () => {
    const step = stepsOf(terms({ salary: roubles(100_000), northern: 50 }), 2026, {
      isNotResident: true,
    })
    expect(step('main_base_tax.5').value).toBe(roubles(30_000))
    expect(step('allowances_tax.5').value).toBe(roubles(15_000))
    expect(step('tax_rate.5')).toMatchObject({ operation: 'given', value: 30 })
  })

  it('a self-employed with the registration deduction', () => {
    // 100,000 from firms: 2 % = 2,000 taken off while 10,000 last: five months at 4 %, then 6 %.
    const step = stepsOf(terms({ salary: roubles(100_000) }), 2026, {
      engagement: 'selfEmployment',
      hasRegistrationDeduction: true,
    })
    expect(step('registration_deduction_left.5').value).toBe(roubles(2_000))
    expect(step('main_base_tax.5').value).toBe(roubles(4_000))
    expect(step('tax_rate.5').value).toBe(4)
    expect(step('main_base_tax.6').value).toBe(roubles(6_000))
    expect(step('registration_deduction.year').value).toBe(roubles(10_000))
    expect(step('pension_contribution.year').value).toBe(0)
  })

  it('income before at the same employer', () => {
    // 2,300,000 before with 299,000 withheld; 200,000 in July 2026: 2,400,000 at 13 % and 100,000
    // at 15 % are 327,000, less 299,000 = 28,000.
    const step = stepsOf(terms({ salary: roubles(200_000), from: 7 }), 2026, {
      incomeBefore: {
        baseIncome: roubles(2_300_000),
        allowancesIncome: roubles(0),
        taxWithheld: roubles(299_000),
        deductionGranted: roubles(0),
      },
    })
    expect(valuesOf(step('main_base_tax.7')).slice(0, 2)).toEqual([
      roubles(327_000),
      roubles(299_000),
    ])
    expect(step('main_base_tax.7').value).toBe(roubles(28_000))
  })

  it('a small business', () => {
    // Published: 50,000 in 2025 costs 12,549.00: 30 % of 33,660 + 15 % of 16,340.
    const step = stepsOf(terms({ salary: roubles(50_000) }), 2025, {
      contributionTariff: 'smallBusiness',
      accidentRate: 20,
    })
    expect(step('contributions.1').value).toBe(roubles(12_549))
    // 0.2 %.
    expect(step('accident_contribution.1').value).toBe(roubles(100))
  })

  it('a civil contract before 2023 has no social insurance, and says by which article', () => {
    const step = stepsOf(terms({ salary: roubles(100_000) }), 2022, { engagement: 'civilContract' })
    expect(step('social_contribution.1').value).toBe(0)
    expect(step('social_due.1').citation.article).toBe('ст. 422 п. 3 пп. 2')
  })

  it('several employers', () => {
    // Published: 2.8 M here and 2.5 M there: 372,000 + 327,000 withheld, 756,000 due, notice 57,000.
    const monthly = [roubles(2_800_000), ...Array<Kopecks>(11).fill(roubles(0))]
    const step = stepsOf(terms({ salary: roubles(0) }), 2025, {
      monthlySalaries: monthly,
      otherEmployers: [
        {
          baseIncome: roubles(2_500_000),
          allowancesIncome: roubles(0),
          taxWithheld: roubles(327_000),
        },
      ],
    })
    expect(step('tax_withheld_here.year').value).toBe(roubles(372_000))
    expect(step('tax_due.all_employers').value).toBe(roubles(756_000))
    expect(step('notice.all_employers').value).toBe(roubles(57_000))
  })
})

it('refuses what the calculation refuses', () => {
  const wrong = terms({ salary: -1 as Kopecks })
  expect(() => explain(wrong, lawOf(2026))).toThrow(RangeError)
  expect(() => calculate(wrong, lawOf(2026))).toThrow(RangeError)
})

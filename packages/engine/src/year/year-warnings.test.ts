import { describe, expect, it } from 'vitest'
import { type Kopecks, kopecks, roubles, ZERO } from '../money/kopecks.ts'
import { type Example, earlierIncome, monthly, paidInJanuary } from '../testing/terms.ts'
import { yearOf } from '../testing/year.ts'
import type { YearWarning } from './year-warnings.ts'

/** The warnings of one code. */
const warnings = (code: YearWarning['code'], year: number, example: Example) =>
  yearOf(year, example).warnings.filter((warning) => warning.code === code)

// The income passes 450,000 in February, 2.4 million in October, 2,979,000 in December.
it('warnings come in the order of their months', () => {
  const { warnings } = yearOf(2026, { salary: roubles(250_000), children: 1 })
  expect(warnings.map((warning) => [warning.code, 'month' in warning && warning.month])).toEqual([
    ['child_deduction_limit_passed', 2],
    ['threshold_passed', 10],
    ['contribution_limit_passed', 12],
  ])
})

it('an ordinary year has no warnings', () => {
  expect(yearOf(2026, { salary: roubles(100_000) }).warnings).toEqual([])
})

describe('the warning that a tax threshold is passed', () => {
  const yearWarningsOf = (year: number, example: Example) =>
    warnings('threshold_passed', year, example)

  it('has the month, the rates and the change of net pay', () => {
    // 250,000 a month: 2.5 million in October. Net 217,500 in September; then 34,500 of tax.
    expect(yearWarningsOf(2025, { salary: roubles(250_000) })).toEqual([
      { code: 'threshold_passed', month: 10, from: 13, to: 15, netChange: roubles(-2_000) },
    ])
  })

  it('is absent when the threshold is exactly reached', () => {
    expect(yearWarningsOf(2025, { salary: roubles(200_000) })).toEqual([])
    expect(yearWarningsOf(2020, { salary: roubles(2_000_000) })).toEqual([])
  })

  it('is given for every threshold', () => {
    // 2 million a month: 4 in February, 6 in March, 22 in November. January 260,000 of tax; February
    // 13 % of 400,000 and 15 % of 1.6 million, 292,000; March 15 % and 18 % of a million, 330,000;
    // October 360,000; November 20 % of 2 million, 400,000.
    expect(yearWarningsOf(2026, { salary: roubles(2_000_000) })).toEqual([
      { code: 'threshold_passed', month: 2, from: 13, to: 15, netChange: roubles(-32_000) },
      { code: 'threshold_passed', month: 3, from: 15, to: 18, netChange: roubles(-38_000) },
      { code: 'threshold_passed', month: 11, from: 18, to: 20, netChange: roubles(-40_000) },
    ])
  })

  it('has no change of net pay in the first month', () => {
    expect(yearWarningsOf(2026, { salary: ZERO, ...paidInJanuary(3_000_000) })).toEqual([
      { code: 'threshold_passed', month: 1, from: 13, to: 15, netChange: null },
    ])
  })

  it('has no change of net pay in a month with a bonus', () => {
    // 2.2 million to November; 700,000 in December.
    const monthlyBonuses = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 500_000].map(roubles)
    expect(yearWarningsOf(2026, { salary: roubles(200_000), monthlyBonuses })).toEqual([
      { code: 'threshold_passed', month: 12, from: 13, to: 15, netChange: null },
    ])
  })

  it('has no change of net pay after a month with exempt pay', () => {
    // 220,000 every month, in October with a gift of 4,000, of which nothing is taxed: the tax of November rises by its
    // 520 and by 2 % of the 16,000 above 2.4 million.
    const monthlySalaries = [...Array(12)].map((_, index) =>
      roubles(index === 9 ? 216_000 : 220_000),
    )
    const otherPay = [{ kind: 'gift', month: 10, amount: roubles(4_000) }] as const
    expect(yearWarningsOf(2026, { salary: roubles(220_000), monthlySalaries, otherPay })).toEqual([
      { code: 'threshold_passed', month: 11, from: 13, to: 15, netChange: null },
    ])
  })

  it('has no change of net pay after a month with allowances, which have their own rates', () => {
    // 250,000 every month, in September 200,000 with an allowance of 25 %: the base is 2.2 million then, 2.45 in October.
    const inSeptember = (value: number, other: number) =>
      [...Array(12)].map((_, index) => (index === 8 ? value : other))
    const monthlySalaries = inSeptember(200_000, 250_000).map(roubles)
    const monthlyNorthernAllowances = inSeptember(25, 0)
    const example = { salary: roubles(250_000), monthlySalaries, monthlyNorthernAllowances }
    expect(yearWarningsOf(2026, example)).toEqual([
      { code: 'threshold_passed', month: 10, from: 13, to: 15, netChange: null },
    ])
  })

  it('is absent when the threshold was passed before the first month', () => {
    const incomeBefore = earlierIncome(3_000_000, 402_000)
    expect(yearWarningsOf(2026, { salary: roubles(100_000), from: 12, incomeBefore })).toEqual([])
  })

  it('is absent for a non-resident', () => {
    expect(yearWarningsOf(2026, { salary: roubles(2_000_000), isNonResident: true })).toEqual([])
  })

  it('is absent where the deduction of the self-employed ends and the rate rises', () => {
    const contractType = 'selfEmployment'
    const example = {
      salary: roubles(200_000),
      contractType,
      hasRegistrationDeduction: true,
    } as const
    expect(
      yearOf(2026, example)
        .months.map(({ taxRate }) => taxRate)
        .slice(0, 4),
    ).toEqual([4, 4, 6, 6])
    expect(yearWarningsOf(2026, example)).toEqual([])
  })
})

describe('the warning that the limit of contributions is passed', () => {
  const yearWarningsOf = (year: number, example: Example) =>
    warnings('contribution_limit_passed', year, example)

  it('has the month and the limit', () => {
    // 2.75 million in November 2025, 3 in December; the limit is 2,759,000.
    expect(yearWarningsOf(2025, { salary: roubles(250_000) })).toEqual([
      { code: 'contribution_limit_passed', month: 12, limit: roubles(2_759_000) },
    ])
    // With 20 % of allowances 300,000 a month: 3 million in October.
    expect(yearWarningsOf(2025, { salary: roubles(250_000), district: 120 })).toMatchObject([
      { month: 10 },
    ])
  })

  it('is absent when the limit is exactly reached, or was passed before the first month', () => {
    expect(yearWarningsOf(2025, { salary: ZERO, ...paidInJanuary(2_759_000) })).toEqual([])
    const incomeBefore = earlierIncome(2_000_000, 260_000, 1_000_000)
    expect(yearWarningsOf(2025, { salary: roubles(2_000_000), from: 12, incomeBefore })).toEqual([])
  })

  it('is given where the first month passes a limit that was exactly reached before', () => {
    const incomeBefore = earlierIncome(2_759_000, 365_850)
    expect(yearWarningsOf(2025, { salary: roubles(1), from: 12, incomeBefore })).toMatchObject([
      { month: 12 },
    ])
  })

  it('is given only where the tariff is lower above the limit', () => {
    const of = (year: number, example: Omit<Example, 'salary'>) =>
      yearWarningsOf(year, { salary: roubles(500_000), ...example })
    expect(of(2025, { contributionTariff: 'it' })).toEqual([])
    expect(of(2026, { contributionTariff: 'it' })).toMatchObject([{ month: 6 }])
    expect(of(2025, { contributionTariff: 'smallBusiness' })).toMatchObject([{ month: 6 }])
    expect(of(2025, { contractType: 'civilContract' })).toMatchObject([{ month: 6 }])
    expect(of(2025, { contractType: 'selfEmployment' })).toEqual([])
  })
})

describe('the warning of pay below the minimum wage', () => {
  const yearWarningsOf = (year: number, example: Example) =>
    warnings('below_minimum_wage', year, example)
  const wholeYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

  it.each([
    [2023, 16_242],
    [2024, 19_242],
    [2025, 22_440],
    [2026, 27_093],
  ])('in %i is given below %i roubles', (year, minimum) => {
    expect(yearWarningsOf(year, { salary: roubles(minimum) })).toEqual([])
    expect(yearWarningsOf(year, { salary: kopecks(minimum * 100 - 1) })).toEqual([
      { code: 'below_minimum_wage', months: wholeYear, minimum: roubles(minimum) },
    ])
  })

  it('compares part time with its share of the minimum wage', () => {
    // 32,916 and 26,000 of full time; half of 27,093.
    const half = { fullTimeShare: 50 }
    expect(yearWarningsOf(2026, { salary: roubles(16_458), ...half })).toEqual([])
    expect(yearWarningsOf(2026, { salary: roubles(13_546.5), ...half })).toEqual([])
    expect(yearWarningsOf(2026, { salary: roubles(13_000), ...half })).toEqual([
      { code: 'below_minimum_wage', months: wholeYear, minimum: roubles(13_546.5), share: 50 },
    ])
    expect(yearWarningsOf(2026, { salary: roubles(16_458) })).toMatchObject([{ months: wholeYear }])
  })

  it('counts bonuses, but not allowances', () => {
    const salary = roubles(20_000)
    expect(yearWarningsOf(2026, { salary, district: 200 })).toMatchObject([{ months: wholeYear }])
    const monthlyBonuses = monthly({ 1: 10_000, 2: 10_000 })
    expect(yearWarningsOf(2026, { salary, monthlyBonuses })).toMatchObject([
      { months: wholeYear.slice(2) },
    ])
    const bonus = { kind: 'performance_bonus', amount: roubles(10_000) } as const
    const otherPay = [
      { ...bonus, month: 1 },
      { ...bonus, month: 2, northernAmount: roubles(3_000) },
    ] as const
    expect(yearWarningsOf(2026, { salary, otherPay })).toMatchObject([
      { months: wholeYear.slice(1) },
    ])
  })

  it('looks at each month where the months have their own salaries', () => {
    const salary = roubles(100_000)
    const monthlySalaries = Array<Kopecks>(12).fill(roubles(27_093))
    expect(yearWarningsOf(2026, { salary, monthlySalaries })).toEqual([])
    const low = monthlySalaries.with(4, kopecks(2_709_299))
    expect(yearWarningsOf(2026, { salary, monthlySalaries: low })).toMatchObject([{ months: [5] }])
  })

  it('is not given for a month without pay, nor for a part of the last month', () => {
    const salary = roubles(100_000)
    const monthlySalaries = Array<Kopecks>(12).fill(salary)
    const unpaid = monthlySalaries.with(4, kopecks(0))
    expect(yearWarningsOf(2026, { salary, monthlySalaries: unpaid })).toEqual([])
    const monthlyBonuses = monthly({ 5: 1_000 })
    expect(yearWarningsOf(2026, { salary, monthlySalaries: unpaid, monthlyBonuses })).toEqual([])
    const last = { lastMonth: 5, lastMonthPaid: 'calendarDays', lastDay: 2 } as const
    const low = monthlySalaries.with(4, roubles(1_000))
    expect(yearWarningsOf(2026, { salary, monthlySalaries: low, ...last })).toEqual([])
  })

  it('is given for a month paid by days from its first working day', () => {
    // 1 November 2026 is a Sunday; the first working day of December is the 1st.
    const salary = roubles(20_000)
    const byDays = { salary, from: 12, firstMonthPaid: 'workingDays' } as const
    expect(yearWarningsOf(2026, { ...byDays, firstDay: 1 })).toMatchObject([{ months: [12] }])
    expect(yearWarningsOf(2026, { ...byDays, firstDay: 2 })).toEqual([])
    expect(yearWarningsOf(2026, { ...byDays, from: 11, firstDay: 2 })).toMatchObject([
      { months: [11, 12] },
    ])
  })

  it('is given only for full months of an employment contract', () => {
    const part = { from: 3, firstMonthPaid: 'calendarDays', firstDay: 31 } as const
    expect(yearWarningsOf(2026, { salary: roubles(30_000), ...part })).toEqual([])
    expect(yearWarningsOf(2026, { salary: roubles(20_000), ...part })).toMatchObject([
      { months: wholeYear.slice(3) },
    ])
    const salary = roubles(20_000)
    expect(yearWarningsOf(2026, { salary, contractType: 'civilContract' })).toEqual([])
  })

  it.each([
    [2017, 7_500, 7, 7_800],
    [2018, 9_489, 5, 11_163],
    [2022, 13_890, 6, 15_279],
  ])('compares with the wage of the month: in %i it rises', (year, january, month, raised) => {
    expect(yearWarningsOf(year, { salary: roubles(january - 1) })).toMatchObject([
      { months: wholeYear.slice(0, month - 1), minimum: roubles(january) },
      { months: wholeYear.slice(month - 1), minimum: roubles(raised) },
    ])
    expect(yearWarningsOf(year, { salary: roubles(january) })).toMatchObject([
      { months: wholeYear.slice(month - 1), minimum: roubles(raised) },
    ])
    expect(yearWarningsOf(year, { salary: roubles(raised) })).toEqual([])
  })
})

it('the warning that the deduction for children ends has the month and the limit', () => {
  // 60,000 a month: 420,000 in July, 480,000 in August. 50,000 in 2024: 350,000 in July.
  const yearWarningsOf = (year: number, salary: number) =>
    warnings('child_deduction_limit_passed', year, { salary: roubles(salary), children: 1 })
  expect(yearWarningsOf(2026, 60_000)).toEqual([
    { code: 'child_deduction_limit_passed', month: 8, limit: roubles(450_000) },
  ])
  expect(yearWarningsOf(2024, 50_000)).toEqual([
    { code: 'child_deduction_limit_passed', month: 8, limit: roubles(350_000) },
  ])
  expect(yearWarningsOf(2026, 30_000)).toEqual([])
})

it('the warning of unknown earlier income is given with children and a start after January', () => {
  const yearWarningsOf = (example: Omit<Example, 'salary'>) =>
    warnings('earlier_income_unknown', 2026, { salary: roubles(50_000), ...example })
  const hired = { from: 7, children: 1 } as const
  expect(yearWarningsOf(hired)).toEqual([{ code: 'earlier_income_unknown' }])
  expect(yearWarningsOf({ ...hired, contractType: 'civilContract' })).toHaveLength(1)
  expect(yearWarningsOf({ ...hired, from: 1 })).toEqual([])
  expect(yearWarningsOf({ ...hired, children: 0 })).toEqual([])
  expect(yearWarningsOf({ ...hired, isNonResident: true })).toEqual([])
  expect(yearWarningsOf({ ...hired, incomeBeforeElsewhere: ZERO })).toEqual([])
  expect(yearWarningsOf({ ...hired, incomeBefore: earlierIncome(100_000) })).toEqual([])
})

describe('the warning of tax withheld too much', () => {
  const yearWarningsOf = (example: Example) => warnings('excess_tax', 2026, example)

  it('has what is left of the tax withheld before the first month', () => {
    // 90,000 are withheld from 500,000; 13 % of 600,000 are due.
    const example = {
      salary: roubles(100_000),
      from: 12,
      incomeBefore: earlierIncome(500_000, 90_000),
    } as const
    expect(yearWarningsOf(example)).toEqual([{ code: 'excess_tax', excess: roubles(12_000) }])
    // 13 % of 900,000 are 117,000.
    expect(yearWarningsOf({ ...example, from: 9 })).toEqual([])
    expect(yearWarningsOf({ ...example, isNonResident: true })).toEqual([])
  })

  it('counts the deductions of months without pay before the last pay', () => {
    const sums = { 1: 100_000, 2: 100_000, 3: 100_000, 12: 1_000 }
    const example = { salary: ZERO, children: 2, monthlySalaries: monthly(sums) }
    // 13 % of 3 × 95,800 are withheld; of 301,000 less 12 × 4,200 are due: 37,362 and 32,578.
    expect(yearWarningsOf(example)).toEqual([{ code: 'excess_tax', excess: roubles(4_784) }])
    expect(yearWarningsOf({ ...example, children: 0 })).toEqual([])
  })
})

it('the warning of tax not withheld has what the pay before and in the year could not pay', () => {
  const yearWarningsOf = (example: Example) => warnings('tax_not_withheld', 2026, example)
  // 13 % of 1,010,000 are 131,300: December pays 10,000 of them.
  const salary = roubles(10_000)
  const example = { salary, from: 12, incomeBefore: earlierIncome(1_000_000, 0) } as const
  expect(yearWarningsOf(example)).toEqual([{ code: 'tax_not_withheld', excess: roubles(121_300) }])
  // 13 % of 1,150,000 are 149,500, of 1,149,400 149,422.
  expect(yearWarningsOf({ ...example, salary: roubles(150_000) })).toEqual([])
  expect(yearWarningsOf({ ...example, salary: roubles(149_400) })).toEqual([
    { code: 'tax_not_withheld', excess: roubles(22) },
  ])
})

it('the warning that deductions do not apply is given where they are asked for without a right', () => {
  const yearWarningsOf = (example: Omit<Example, 'salary'>) =>
    warnings('deductions_not_applied', 2026, { salary: roubles(50_000), ...example })
  const socialExpense = roubles(10_000)
  const contractType = 'selfEmployment'
  expect(yearWarningsOf({ isNonResident: true, socialExpense })).toHaveLength(1)
  expect(yearWarningsOf({ contractType, socialExpense })).toHaveLength(1)
  expect(yearWarningsOf({ contractType, children: 1, socialExpense })).toHaveLength(1)
  expect(yearWarningsOf({ isNonResident: true, children: 0 })).toEqual([])
  expect(yearWarningsOf({ children: 1, socialExpense })).toEqual([])
})

it('the warning of listed activities is given for small business from 2026', () => {
  const yearWarningsOf = (year: number, example: Omit<Example, 'salary'>) =>
    warnings('activity_must_be_listed', year, { salary: roubles(50_000), ...example })
  const smallBusiness = { contributionTariff: 'smallBusiness' } as const
  expect(yearWarningsOf(2026, smallBusiness)).toMatchObject([
    { list: { act: 'Распоряжение Правительства РФ № 4125-р', date: '2025-12-27' } },
  ])
  expect(yearWarningsOf(2025, smallBusiness)).toEqual([])
  // Article 427, paragraph 13.2, sets the activities of manufacturing itself.
  const manufacturing = { contributionTariff: 'smallBusinessManufacturing' } as const
  for (const year of [2025, 2026]) {
    expect(yearWarningsOf(year, manufacturing)).toMatchObject([
      { list: { article: 'ст. 427 п. 2.5, 13.2' } },
    ])
  }
  expect(yearWarningsOf(2026, { contributionTariff: 'it' })).toEqual([])
  // No contributions are due on the pay of the self-employed.
  const contractType = 'selfEmployment'
  for (const tariff of [smallBusiness, manufacturing]) {
    expect(yearWarningsOf(2026, { ...tariff, contractType })).toEqual([])
  }
})

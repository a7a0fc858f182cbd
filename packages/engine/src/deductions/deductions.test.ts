import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { calculationOf } from '../contract-types/contract-types.ts'
import { kopecks, roubles, ZERO } from '../money/kopecks.ts'
import { completeTerms } from '../terms/complete-terms.ts'
import { termNames, termTable } from '../terms/terms.ts'
import { type Example, earlierIncome, fromJanuary, monthly } from '../testing/terms.ts'
import { stepsOf, yearOf } from '../testing/year.ts'
import { claimsDeductions } from './deductions.ts'

const single = { salary: roubles(100_000) }

/** The deduction of one month. */
const monthlyDeduction = (year: number, family: Partial<Example>) =>
  yearOf(year, { ...single, ...family }).deductions.childrenMonthlyDeduction

/** The months that had the deduction. */
const granted = (year: number, example: Example) =>
  yearOf(year, example)
    .months.filter(({ deductions }) => deductions.children > 0)
    .map(({ month }) => month)

describe('the deduction of a month', () => {
  it.each([
    // 1,400, 2,800 and 6,000 for the third and each further one.
    [2025, 0, 0],
    [2025, 1, 1_400],
    [2025, 2, 4_200],
    [2025, 3, 10_200],
    [2026, 4, 16_200],
    // 1,400, 1,400 and 3,000.
    [2017, 1, 1_400],
    [2024, 2, 2_800],
    [2024, 3, 5_800],
    [2024, 5, 11_800],
  ])('in %i for %i children is %i roubles', (year, children, sum) => {
    expect(monthlyDeduction(year, { children })).toBe(roubles(sum))
  })

  it('has 12,000 more for each disabled child, who is counted among the others too', () => {
    // 10,200 + 12,000 and 2,800 + 2 × 12,000.
    expect(monthlyDeduction(2025, { children: 3, disabledChildren: 1 })).toBe(roubles(22_200))
    expect(monthlyDeduction(2024, { children: 2, disabledChildren: 2 })).toBe(roubles(26_800))
  })

  it('counts elder children without a right of their own in the order', () => {
    // A third child alone has 6,000, a second and a third one 2,800 + 6,000.
    expect(monthlyDeduction(2025, { children: 1, elderChildren: 2 })).toBe(roubles(6_000))
    expect(monthlyDeduction(2025, { children: 2, elderChildren: 1 })).toBe(roubles(8_800))
    expect(monthlyDeduction(2025, { children: 2, elderChildren: 5 })).toBe(roubles(12_000))
    expect(monthlyDeduction(2024, { children: 1, elderChildren: 2 })).toBe(roubles(3_000))
    expect(monthlyDeduction(2025, { elderChildren: 3 })).toBe(0)
  })

  it('is double for a single parent', () => {
    const family = { children: 3, disabledChildren: 1, isSingleParent: true }
    expect(monthlyDeduction(2025, family)).toBe(roubles(44_400))
    expect(monthlyDeduction(2025, { isSingleParent: true })).toBe(0)
  })
})

describe('the income limit of the deduction', () => {
  it('of 450,000 still grants the deduction when it is exactly reached', () => {
    // 150,000 a month: 450,000 in March.
    expect(granted(2025, { salary: roubles(150_000), children: 1 })).toEqual([1, 2, 3])
  })

  it('ends the deduction in the month that passes it by three kopecks', () => {
    const passing = { salary: kopecks(15_000_001), children: 1 }
    expect(granted(2025, passing)).toEqual([1, 2])
    const { months, deductions, warnings } = yearOf(2025, passing)
    // 13 % of 148,600.01 is 19,318.0013; of 297,200.02 38,636.0026; of 447,200.03 58,136.0039.
    expect(months.slice(0, 3).map(({ incomeTax }) => incomeTax)).toEqual([
      1_931_800, 1_931_800, 1_950_000,
    ])
    expect(deductions).toMatchObject({ childrenMonths: 2, childrenMonthlyDeduction: 140_000 })
    expect(warnings).toContainEqual({
      code: 'child_deduction_limit_passed',
      month: 3,
      limit: roubles(450_000),
    })
  })

  it('is 350,000 before 2025, and allowances count towards it', () => {
    expect(granted(2024, { salary: roubles(175_000), children: 1 })).toEqual([1, 2])
    // 150,000 a month with the coefficient: 300,000 in February.
    expect(granted(2024, { ...single, district: 150, children: 1 })).toEqual([1, 2])
  })

  it('counts only the main base since 2025', () => {
    // 100,000 a month: 400,000 in April.
    const coefficient = { ...single, district: 150, children: 1 }
    expect(granted(2025, coefficient)).toEqual([1, 2, 3, 4])
    // 40 % of excess: 140,000 a month, 420,000 in March.
    expect(granted(2025, { ...coefficient, statutoryDistrictCoefficient: 110 })).toEqual([1, 2, 3])
  })

  it('counts bonuses', () => {
    const monthlyBonuses = monthly({ 3: 350_000 })
    const example = { salary: roubles(50_000), children: 1, monthlyBonuses }
    expect(granted(2025, example)).toEqual([1, 2])
  })

  it('counts pay by the same employer before the first month', () => {
    const before = (base: number, allowances: number) => ({
      ...single,
      from: 10 as const,
      children: 1,
      incomeBefore: earlierIncome(base, 0, allowances),
    })
    expect(granted(2025, before(250_000, 900_000))).toEqual([10, 11])
    expect(granted(2024, before(100_000, 50_000))).toEqual([10, 11])
    expect(granted(2024, before(100_000, 300_000))).toEqual([])
  })
})

describe('income at previous employers of the year', () => {
  const hired = (incomeBeforeElsewhere: number) => ({
    ...single,
    from: 7 as const,
    children: 2,
    incomeBeforeElsewhere: roubles(incomeBeforeElsewhere),
  })

  it('counts towards the limit', () => {
    // 400,000 and 100,000 in July pass 450,000; 350,000 and 100,000 reach it.
    expect(granted(2026, hired(400_000))).toEqual([])
    expect(granted(2026, hired(350_000))).toEqual([7])
    expect(granted(2026, hired(0))).toEqual([7, 8, 9, 10])
  })

  it('does not count towards the tax withheld', () => {
    // 13 % of 600,000, not 15 %: each employer withholds on its own payments.
    const { incomeTax, deductions } = yearOf(2026, hired(5_000_000))
    expect(incomeTax).toBe(roubles(78_000))
    expect(deductions.saved.children).toBe(0)
  })
})

describe('a month without pay', () => {
  const salaries = (...sums: number[]) => ({
    salary: ZERO,
    children: 1,
    monthlySalaries: fromJanuary(sums.map((sum) => roubles(sum))),
  })

  it('has a deduction where a later month is paid', () => {
    // March: 13 % of 100,000 − 3 × 1,400 = 12,454, of which January withheld 13 % of 48,600 = 6,318.
    const { months, deductions } = yearOf(2026, salaries(50_000, 0, 50_000))
    const [january, february, march] = months.map(({ incomeTax }) => incomeTax)
    expect([january, february, march]).toEqual([631_800, 0, 613_600])
    expect(deductions).toMatchObject({ childrenMonths: 3, saved: { children: 54_600 } })
  })

  it('has none before the first pay of the year', () => {
    expect(granted(2026, salaries(0, 0, 50_000, 50_000))).toEqual([3, 4])
    const incomeBefore = earlierIncome(50_000)
    const returned = { ...salaries(0, 0, 0, 50_000), from: 2 as const }
    expect(granted(2026, { ...returned, incomeBefore })).toEqual([2, 3, 4])
    expect(granted(2026, returned)).toEqual([4])
  })

  it('has none after the last pay of the year, and no limit was passed then', () => {
    expect(granted(2026, salaries(50_000, 50_000))).toEqual([1, 2])
    expect(yearOf(2026, salaries(50_000, 50_000)).warnings).toEqual([])
  })

  it('has none before the first pay, whether it is unpaid leave or the days off after the hire', () => {
    // 31 January 2026 is a Saturday. Ministry of Finance, 12.11.2024 № 03-04-05/111707.
    const hired = { firstMonthPaid: 'workingDays', firstDay: 31 } as const
    const example = { salary: roubles(100_000), children: 1, lastMonth: 3 } as const
    expect(granted(2026, { ...example, ...hired })).toEqual([2, 3])
    const january = Array.from({ length: 31 }, (_, index) => index + 1)
    const absentDays = Array.from({ length: 12 }, (_, index) => (index === 0 ? january : []))
    expect(granted(2026, { ...example, absentDays })).toEqual([2, 3])
    const monthlySalaries = fromJanuary([0, ...Array(11).fill(roubles(100_000))])
    expect(granted(2026, { ...example, monthlySalaries })).toEqual([2, 3])
    expect(granted(2026, { ...example, ...hired, firstDay: 30 })).toEqual([1, 2, 3])
  })

  it('has none where it is the last one and ends before its first working day', () => {
    // 1 February 2026 is a Sunday: 13 % of 100,000 − 1,400 are withheld in January, and no more is due.
    const last = { lastMonth: 2, lastMonthPaid: 'workingDays', lastDay: 1 } as const
    const example = { salary: roubles(100_000), children: 1, ...last }
    const { incomeTax, deductions, warnings } = yearOf(2026, example)
    expect(incomeTax).toBe(roubles(12_818))
    expect(deductions).toMatchObject({ childrenMonths: 1, saved: { children: roubles(182) } })
    expect(warnings).toEqual([])
    expect(granted(2026, { ...example, lastDay: 2 })).toEqual([1, 2])
  })
})

describe('a deduction above base pay', () => {
  it('carries over to later months of the year', () => {
    // 1,000 a month against 1,400: nothing is taxed to November. In December 112,000 of the year
    // less 12 × 1,400 = 16,800 are 95,200, and 13 % of them 12,376.
    const monthlyBonuses = monthly({ 12: 100_000 })
    const { months } = yearOf(2025, { salary: roubles(1_000), children: 1, monthlyBonuses })
    expect(months.map(({ incomeTax }) => incomeTax)).toEqual([...Array(11).fill(0), 1_237_600])
  })

  it.each([2025, 2024])('reduces the allowances in %i', (year) => {
    // 1,000 + 1,000 less 1,400: nothing of base pay is left, 600 of the allowances: 78 roubles.
    // From 2025 on they have their own base, before they share one.
    const { months } = yearOf(year, { salary: roubles(1_000), district: 200, children: 1 })
    expect(months[0]).toMatchObject({ baseTax: 0, allowancesTax: 7_800 })
  })

  it('never pays tax back', () => {
    // January: 13 % of 100,000 − 44,400 are 7,228. February pays nothing: its 44,400 wait. March:
    // 200,000 − 133,200 = 66,800, 8,684 of tax.
    const { months } = yearOf(2025, {
      salary: ZERO,
      children: 3,
      disabledChildren: 1,
      isSingleParent: true,
      monthlyBonuses: monthly({ 1: 100_000, 3: 100_000 }),
    })
    expect(months.slice(0, 3).map(({ incomeTax }) => incomeTax)).toEqual([722_800, 0, 145_600])
  })
})

it('without a salary deductions are granted between the months with a bonus', () => {
  const bonuses = monthly({ 3: 10_000, 5: 10_000 })
  const example = { salary: ZERO, monthlyBonuses: bonuses, children: 1, ownDeduction: 'item2' }
  const { months } = yearOf(2026, example as Example)
  expect(
    months.slice(0, 6).map((month) => [month.deductions.children, month.deductions.own]),
  ).toEqual([[0, 0], [0, 0], ...Array(3).fill([roubles(1_400), roubles(500)]), [0, 0]])
})

it('salaries by month without pay in January grant no deduction for it', () => {
  const monthlySalaries = fromJanuary([0, ...Array(11).fill(roubles(10_000))])
  expect(granted(2026, { ...single, monthlySalaries, children: 1 })[0]).toBe(2)
})

describe('the steps of deductions that are not granted', () => {
  const nothing = { value: 0, operation: 'nothing', inputs: [] }

  it('have no inputs in a month without pay', () => {
    const bonuses = monthly({ 3: 10_000 })
    const example = { salary: ZERO, monthlyBonuses: bonuses, children: 1, ownDeduction: 'item2' }
    const step = stepsOf(2026, example as Example)
    expect(step('child_deduction.2')).toMatchObject(nothing)
    expect(step('own_deduction.2')).toMatchObject(nothing)
    expect(step('own_deduction.3').inputs).toHaveLength(1)
  })

  it('have no inputs for a non-resident, who has neither', () => {
    const step = stepsOf(2026, { salary: roubles(100_000), isNonResident: true, children: 1 })
    expect(step('child_deduction.2')).toMatchObject(nothing)
    expect(step('own_deduction.2')).toMatchObject(nothing)
    // Nor does one without allowances have tax on them.
    expect(step('allowances_tax.2')).toMatchObject({ value: 0, operation: 'sum' })
  })
})

/** All expenses share one row of the table. */
const expenseNames = termNames.filter((name) => termTable[name] === termTable.housingExpense)

it.each(expenseNames)('%s alone claims a deduction', (name) => {
  const claims = (expense: number) =>
    claimsDeductions(
      calculationOf(
        completeTerms({ grossSalary: roubles(100_000), [name]: kopecks(expense) }),
        lawOf(2026),
      ),
    )
  expect([claims(0), claims(1)]).toEqual([false, true])
})

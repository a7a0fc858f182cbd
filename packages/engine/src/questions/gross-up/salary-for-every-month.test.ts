import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { type Kopecks, roubles } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import { earlierIncome } from '../../testing/terms.ts'
import type { TermsWithoutSalary } from './gross-up.ts'
import { roundSalaryUp, salaryForEveryMonth } from './salary-for-every-month.ts'

const year2026 = lawOf(2026)
const lowestNet = (terms: TermsWithoutSalary, grossSalary: number) =>
  Math.min(
    ...calculate({ ...terms, grossSalary: grossSalary as Kopecks }, year2026).months.map(
      ({ netIncome }) => netIncome,
    ),
  )

describe('the salary for a net pay in every month', () => {
  it('counts the higher rate at the end of the year', () => {
    // 300,000 / 0.85 = 352,941.18: from August each month is taxed with 15 %. Tax is in whole roubles.
    const salary = salaryForEveryMonth({}, { net: roubles(300_000), law: year2026 })
    expect(salary).toBeGreaterThan(roubles(352_940))
    expect(salary).toBeLessThan(roubles(352_943))
    expect(lowestNet({}, salary)).toBeGreaterThanOrEqual(roubles(300_000))
    expect(lowestNet({}, salary - 1)).toBeLessThan(roubles(300_000))
    expect(roundSalaryUp(salary)).toBe(roubles(353_000))
  })

  it('is that of the first month where the rate stays the same', () => {
    // 130,500 / 0.87.
    const salary = salaryForEveryMonth({}, { net: roubles(130_500), law: year2026 })
    expect(salary).toBeGreaterThan(roubles(149_999))
    expect(salary).toBeLessThanOrEqual(roubles(150_000))
  })

  it('leaves out a last month that is paid in part, and no other', () => {
    // Of August to October 300,000 / 0.85.
    const terms = { lastMonth: 11, lastDay: 15, lastMonthPaid: 'calendarDays' } as const
    const salary = salaryForEveryMonth(terms, { net: roubles(300_000), law: year2026 })
    expect(salary).toBeGreaterThan(roubles(352_940))
    expect(salary).toBeLessThan(roubles(352_943))
  })

  it('leaves out a first month that is paid in part', () => {
    const terms = { firstMonth: 6, firstDay: 16, firstMonthPaid: 'calendarDays' } as const
    const salary = salaryForEveryMonth(terms, { net: roubles(87_000), law: year2026 })
    expect(salary).toBeGreaterThan(roubles(99_999))
    expect(salary).toBeLessThanOrEqual(roubles(100_000))
  })

  it('is the smallest one where one day is paid', () => {
    // 996.00 less 129 are 867, as are 997.00 less 130, but not the sums between; 30,875.85 / 31 = 996.00.
    const day = { firstMonth: 12, firstDay: 31, firstMonthPaid: 'calendarDays' } as const
    const salary = salaryForEveryMonth(day, { net: roubles(867), law: year2026 })
    expect(salary).toBe(3_087_585)
  })

  it.each([
    // 10 of 30 days of June are a third; 100,000 of the others leave 87,000.
    [
      'leaves out a last month that is paid in part',
      87_000,
      100_000,
      { lastMonth: 6, lastDay: 10, lastMonthPaid: 'calendarDays' },
    ],
    // 13 % of 1,100,000 less 129,000 is 14,000, in later months 13,000.
    [
      'counts a first month that is paid in full',
      86_000,
      100_000,
      { firstMonth: 7, incomeBefore: earlierIncome(1_000_000, 129_000) },
    ],
    // Half of 99,999.99 is 50,000, half a kopeck up; less 13 % it is 43,500.
    [
      'counts a part month without others',
      43_500,
      99_999.99,
      { firstMonth: 4, lastMonth: 4, firstDay: 16, firstMonthPaid: 'calendarDays' },
    ],
  ] as const)('%s', (_, net, salary, terms) => {
    const found = salaryForEveryMonth(terms, { net: roubles(net), law: year2026 })
    expect(found).toBe(roubles(salary))
  })

  it('is found for the largest net pay', () => {
    const terms = {
      contractType: 'selfEmployment',
      firstMonth: 7,
      incomeBefore: earlierIncome(1_200_000),
    } as const
    // 1.2 million are left for six months.
    const salary = salaryForEveryMonth(terms, { net: roubles(188_000), law: year2026 })
    expect(salary).toBe(roubles(200_000))
  })

  it('names the largest net pay that the income limit of self-employment allows', () => {
    // 2.4 million a year are 200,000 a month; 6 % of them are 12,000.
    const terms = { contractType: 'selfEmployment' } as const
    expect(() => salaryForEveryMonth(terms, { net: roubles(190_000), law: year2026 })).toThrow(
      `${roubles(188_000)} kopecks`,
    )
  })

  it('rounds a salary up to whole thousands of roubles', () => {
    expect(roundSalaryUp(roubles(353_000))).toBe(roubles(353_000))
    expect(roundSalaryUp(35_300_001 as Kopecks)).toBe(roubles(354_000))
  })
})

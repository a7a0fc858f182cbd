import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { type Kopecks, LARGEST_SALARY, roubles } from '../money/kopecks.ts'
import { monthly, terms } from '../testing/terms.ts'
import { isRaisable, raiseOf } from './raise.ts'

const year2026 = lawOf(2026)
const thousand = roubles(1_000)

describe('a raise of 1,000 a month', () => {
  it.each([
    // 12,000 a year: 13 % below 2.4 million, contributions of 30 % below 2,979,000.
    [150_000, 12_000, 1_560, 3_600],
    // 3 million are above both: 15 % and 15.1 %.
    [250_000, 12_000, 1_800, 1_812],
    // 2.4 million exactly are taxed at 13 %, what comes on top of them at 15 %.
    [200_000, 12_000, 1_800, 3_600],
  ])(
    'changes the sums of the year at a salary of %i roubles',
    (salary, gross, tax, contributions) => {
      const { added } = raiseOf(terms({ salary: roubles(salary) }), {
        raise: thousand,
        law: year2026,
      })
      expect(added.grossIncome).toBe(roubles(gross))
      expect(added.incomeTax).toBe(roubles(tax))
      expect(added.netIncome).toBe(roubles(gross - tax))
      expect(added.contributions).toBe(roubles(contributions))
      expect(added.employerCost).toBe(roubles(gross + contributions))
    },
  )

  it('raises the allowances too', () => {
    // With 1.7 and 50 % it is 2,200 a month; 13 % of 26,400 a year.
    const north = terms({ salary: roubles(100_000), district: 170, northern: 50 })
    const { added } = raiseOf(north, { raise: thousand, law: year2026 })
    expect(added.grossIncome).toBe(roubles(26_400))
    expect(added.incomeTax).toBe(roubles(3_432))
  })
})

it('a raise raises every month that has a salary of its own', () => {
  // Nine of twelve months have one: 9,000 a year, 13 % of them.
  const monthlySalaries = monthly({}).fill(roubles(90_000), 3)
  const { added } = raiseOf(
    { ...terms({ salary: roubles(90_000) }), monthlySalaries },
    { raise: thousand, law: year2026 },
  )
  expect(added).toMatchObject({ grossIncome: roubles(9_000), incomeTax: roubles(1_170) })
})

it('stays within the accepted salaries', () => {
  expect(() =>
    raiseOf(terms({ salary: LARGEST_SALARY }), { raise: thousand, law: year2026 }),
  ).toThrow(RangeError)
  expect(isRaisable(LARGEST_SALARY, thousand)).toBe(false)
  expect(isRaisable((LARGEST_SALARY - thousand) as Kopecks, thousand)).toBe(true)
})

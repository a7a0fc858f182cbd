import { describe, expect, it } from 'vitest'
import { calculate } from '../calculate.ts'
import { lawOf } from '../law/law-of.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { Circumstances } from './circumstances.ts'

const year = (sum: number) => Array<number>(12).fill(sum)

/** Calculates with circumstances that no type has checked. */
const calculateWith = (circumstances: object) =>
  calculate(
    {
      grossSalary: 10_000_000 as Kopecks,
      districtCoefficient: 100,
      northernAllowance: 0,
      firstMonth: 1,
      hasTaxPrivilege: false,
      circumstances: circumstances as Circumstances,
    },
    lawOf(2026),
  )

describe('circumstances', () => {
  it.each([
    [{ monthlySalaries: [10_000_000] }, 'monthlySalaries must have twelve sums'],
    [{ monthlyBonuses: year(0.5) }, 'monthlyBonuses[0] must be a whole number, 0 or more'],
    [{ monthlyBonuses: year(-1) }, 'monthlyBonuses[11] must be a whole number, 0 or more'],
    [{ children: 1.5 }, 'children must be a whole number, 0 or more'],
    [{ expenses: { social: Number.NaN } }, 'expenses.social must be a whole number, 0 or more'],
    [
      { otherEmployers: [{ baseIncome: 1, allowancesIncome: 0, taxWithheld: -1 }] },
      'otherEmployers[0].taxWithheld must be a whole number, 0 or more',
    ],
  ])('are refused rather than computed wrongly: %j', (circumstances, problem) => {
    const attempt = () => calculateWith(circumstances)
    expect(attempt).toThrow(RangeError)
    expect(attempt).toThrow(problem)
  })

  it('have all that is wrong with them told at once', () => {
    expect(() => calculateWith({ children: -1, accidentRate: 0.2 })).toThrow(
      'children must be a whole number, 0 or more; accidentRate must be a whole number, 0 or more',
    )
  })

  it('are taken when they are right', () => {
    // 100,000 and a bonus of 50,000 in each month: 13 % of 1.8 million.
    const { incomeTax } = calculateWith({ monthlyBonuses: year(5_000_000), children: 0 })
    expect(incomeTax).toBe(23_400_000)
  })
})

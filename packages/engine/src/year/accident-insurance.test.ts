import { describe, expect, it } from 'vitest'
import { roubles, ZERO } from '../money/kopecks.ts'
import { type Example, earlierIncome, fromJanuary } from '../testing/terms.ts'
import { stepsOf, yearOf } from '../testing/year.ts'

describe('accident insurance', () => {
  it('is charged at one rate on all pay, without a limit', () => {
    // 8.5 % of 1,000,000 are 85,000 every month of 12 million a year.
    const year = yearOf(2026, { salary: roubles(1_000_000), accidentRate: 850 })
    expect(year.months.map((month) => month.accidentContribution)).toEqual(
      Array(12).fill(8_500_000),
    )
    expect(year.accidentContribution).toBe(roubles(1_020_000))
  })

  it('is rounded since January, half a kopeck up', () => {
    // 0.2 % of 2.50 is half a kopeck: 1, then 1.0 in all, then 1.5.
    const monthlySalaries = fromJanuary([250, 250, 250, 250])
    const { months } = yearOf(2026, { salary: ZERO, monthlySalaries, accidentRate: 20 })
    expect(months.slice(0, 4).map((month) => month.accidentContribution)).toEqual([1, 0, 1, 0])
  })
})

it('the steps say that the self-employed are not insured, and charge nothing on pay before', () => {
  const stepOf = (example: Omit<Example, 'salary'>) =>
    stepsOf(2026, { salary: roubles(100_000), ...example })
  expect(stepOf({ contractType: 'selfEmployment' })('accident_contribution.1')).toMatchObject({
    ...{ operation: 'nothing', inputs: [] },
  })
  const step = stepOf({})
  expect(step('accident_contribution.1')).toMatchObject({ operation: 'sum', inputs: [] })
  const before = { from: 3, incomeBefore: earlierIncome(200_000) } as const
  const charged = stepOf({ ...before, accidentRate: 20, workingConditions: 'list2' })
  expect(charged('accident_contribution.3').value).toBe(20_000)
  for (const kind of ['accident_contribution', 'additional_contribution']) {
    expect(() => charged(`${kind}.0`)).toThrow('no step')
  }
})

it('the steps of contributions that are not charged have no inputs', () => {
  const step = stepsOf(2026, { salary: roubles(100_000), contractType: 'selfEmployment' })
  for (const fund of ['pension', 'medical', 'social']) {
    expect(step(`${fund}_contribution.2`)).toMatchObject({ operation: 'nothing', inputs: [] })
  }
  const ofEmployment = stepsOf(2026, { salary: roubles(100_000) })
  for (const fund of ['medical', 'social']) {
    expect(ofEmployment(`${fund}_so_far.start`)).toMatchObject({ operation: 'nothing', inputs: [] })
  }
})

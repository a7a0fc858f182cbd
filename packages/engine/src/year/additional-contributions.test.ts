import { expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import type { WorkingConditions } from '../terms/terms.ts'
import { earlierIncome } from '../testing/terms.ts'
import { stepsOf, yearOf } from '../testing/year.ts'

// Tax Code, article 428: of 100,000.
it.each<[WorkingConditions, number]>([
  ['ordinary', 0],
  ['class31', 2_000],
  ['class32', 4_000],
  ['class33', 6_000],
  ['class34', 7_000],
  ['class4', 8_000],
  ['list1', 9_000],
  ['list2', 6_000],
])('%s: %i roubles of 100,000 are additional contributions', (workingConditions, sum) => {
  const { months, employerCost } = yearOf(2026, { salary: roubles(100_000), workingConditions })
  expect(months[0]?.additionalContribution).toBe(roubles(sum))
  // 30 % are the other contributions: the year is below the limit.
  expect(employerCost).toBe(roubles(12 * (130_000 + sum)))
})

it('have no limit and are rounded since January', () => {
  // 2022: a million a month, 7 %; the limit of pension contributions is 1,565,000.
  const large = yearOf(2022, { salary: roubles(1_000_000), workingConditions: 'class34' })
  expect(large.additionalContribution).toBe(roubles(840_000))
  // 2 % of 0.12 are 0.24 kopecks: 0, 0, 1 (0.72) … 3 (2.88) kopecks since January.
  const small = yearOf(2026, { salary: 12 as never, workingConditions: 'class31' })
  expect(small.months.map((month) => month.additionalContribution)).toEqual([
    0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0,
  ])
})

it('go on from the earlier pay of the year', () => {
  const step = stepsOf(2026, {
    salary: roubles(100_000),
    from: 12,
    workingConditions: 'list1',
    incomeBefore: earlierIncome(1_000_000),
  })
  expect(step('additional_due.before').value).toBe(roubles(90_000))
  expect(step('additional_contribution.12').value).toBe(roubles(9_000))
  expect(step('additional_due.12').citation.article).toBe('ст. 428')
})

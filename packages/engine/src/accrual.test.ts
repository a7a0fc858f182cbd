import { expect, it } from 'vitest'
import { accrueMonth } from './accrual.ts'
import { kopecks, roubles } from './money/kopecks.ts'
import { terms } from './terms.builder.ts'

it('adds the two allowances, each on base pay alone', () => {
  // 200,000 × 0.20 = 40,000 and 200,000 × 0.50 = 100,000; compounded it would be 160,000.
  expect(accrueMonth(terms({ salary: roubles(200_000), district: 120, northern: 50 }))).toEqual({
    basePay: 20_000_000,
    allowances: 14_000_000,
  })
})

it('rounds each allowance to the kopeck by itself', () => {
  // 0.10 × 15 % = 1.5 kopecks and 0.10 × 25 % = 2.5 kopecks: 2 + 3, not round(4.0).
  expect(accrueMonth(terms({ salary: kopecks(10), district: 115, northern: 25 })).allowances).toBe(
    5,
  )
})

it('accrues nothing where no coefficient applies', () => {
  expect(accrueMonth(terms({ salary: roubles(150_000) })).allowances).toBe(0)
})

import fc from 'fast-check'
import type { AfterTaxDeduction } from '../questions/writs/after-tax-deduction.ts'

export const anySum = fc.integer({ min: 0, max: 10_000_000 })

/** Any alimony or other writ. */
export const anyWrit = fc.oneof(
  fc.record({
    kind: fc.constant('alimony_share' as const),
    share: fc.constantFrom([1, 4], [1, 2], [1, 3]),
  }),
  fc.record({ kind: fc.constant('alimony_sum' as const), sum: anySum, debt: anySum }),
  fc.record({
    kind: fc.constant('writ' as const),
    debt: anySum,
    priority: fc.integer({ min: 2, max: 4 }),
    keepsMinimum: anySum,
  }),
  fc.record({ kind: fc.constant('writ' as const), debt: anySum, priority: fc.constant(1) }),
) as fc.Arbitrary<AfterTaxDeduction>

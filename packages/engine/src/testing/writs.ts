import fc from 'fast-check'
import type { AfterTaxDeduction } from '../questions/writs/after-tax-deduction.ts'

export const anySum = fc.integer({ min: 0, max: 10_000_000 })
const writSum = fc.integer({ min: 1, max: 10_000_000 })

/** Any alimony or other writ. */
export const anyWrit = fc.oneof(
  fc.record({
    kind: fc.constant('alimony_share' as const),
    share: fc.constantFrom([1, 4], [1, 2], [1, 3]),
  }),
  fc.record({ kind: fc.constant('alimony_sum' as const), sum: writSum, debt: writSum }),
  fc.record({
    kind: fc.constant('writ' as const),
    debt: writSum,
    priority: fc.integer({ min: 2, max: 4 }),
    keepsMinimum: writSum,
  }),
  fc.record({ kind: fc.constant('writ' as const), debt: writSum, priority: fc.constant(1) }),
) as fc.Arbitrary<AfterTaxDeduction>

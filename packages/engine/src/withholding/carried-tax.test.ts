import { expect, it } from 'vitest'
import { kopecks } from '../money/kopecks.ts'
import { carryTax } from './carried-tax.ts'

it.each([
  // 13,000 too much: 5,200 and 7,800 are set off, the third payment pays its own.
  [-1_300_000, [520_000, 780_000, 520_000], [0, 0, 520_000], 0],
  // Of 20,000 2,000 are left.
  [-2_000_000, [520_000, 780_000, 500_000], [0, 0, 0], -200_000],
  // 50,000 owed: the first payment has all of its 40,000, the second the other 15,200 and its own.
  [5_000_000, [520_000, 780_000], [4_000_000, 2_300_000], 0],
  // A deduction takes back 1,000 of the tax of earlier pay.
  [0, [-100_000, 520_000], [0, 420_000], 0],
])('withholds %i with %j as %j', (left, dues, taxes, after) => {
  const payments = dues.map((due) => ({ due: kopecks(due), pay: kopecks(4_000_000) }))
  expect(carryTax(payments, kopecks(left))).toEqual({ taxes, left: after })
})

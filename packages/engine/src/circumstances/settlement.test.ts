import { describe, expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import type { Circumstances } from './circumstances.ts'
import { paidInJanuary, yearUnder } from './year.builder.ts'

const employer = (baseIncome: number, taxWithheld: number, allowancesIncome = 0) => ({
  baseIncome: roubles(baseIncome),
  allowancesIncome: roubles(allowancesIncome),
  taxWithheld: roubles(taxWithheld),
})

/** Someone whom this employer pays the sum of a year at once. */
const settled = (year: number, sum: number, circumstances: Circumstances) =>
  yearUnder(year, { salary: roubles(0) }, { ...paidInJanuary(sum), ...circumstances }).result
    .settlement

describe('several employers', () => {
  it('withhold each on its own payments; the rest is due by a notice', () => {
    // Published: 2.8 and 2.5 million; 312,000 + 15 % of 400,000 and of 100,000 are 372,000 and
    // 327,000. On 5.3 million 312,000 + 390,000 + 18 % of 300,000 = 756,000: 57,000 are left.
    expect(settled(2025, 2_800_000, { otherEmployers: [employer(2_500_000, 327_000)] })).toEqual({
      taxDue: roubles(756_000),
      withheldHere: roubles(372_000),
      withheldElsewhere: [roubles(327_000)],
      notice: roubles(57_000),
      overpaid: 0,
      noticeDue: '2026-12-01',
    })
  })

  it('of which one pays nothing change nothing', () => {
    expect(settled(2026, 2_800_000, { otherEmployers: [employer(0, 0)] })).toMatchObject({
      taxDue: roubles(372_000),
      withheldHere: roubles(372_000),
      notice: 0,
      overpaid: 0,
      noticeDue: '2027-12-01',
    })
  })

  it('add up by base', () => {
    // Allowances of 3 million at each of two: 390,000 were withheld on either; on 6 million 650,000
    // + 15 % of 1 million = 800,000: 20,000 are left.
    const others = [employer(0, 390_000, 3_000_000), employer(0, 390_000, 3_000_000)]
    expect(settled(2026, 0, { otherEmployers: others })).toMatchObject({
      taxDue: roubles(800_000),
      withheldHere: 0,
      withheldElsewhere: [roubles(390_000), roubles(390_000)],
      notice: roubles(20_000),
    })
    // Before 2025 there is one base: 13 % of 5 million and 15 % of 1 million are 800,000 too, and
    // base pay of 1 million more costs 150,000.
    expect(settled(2024, 1_000_000, { otherEmployers: others })).toMatchObject({
      taxDue: roubles(950_000),
      withheldHere: roubles(130_000),
      notice: roubles(40_000),
    })
  })

  it('may have withheld too much', () => {
    // 13 % of 200,000 are due; 13,000 + 20,000 were withheld.
    expect(settled(2026, 100_000, { otherEmployers: [employer(100_000, 20_000)] })).toMatchObject({
      taxDue: roubles(26_000),
      notice: 0,
      overpaid: roubles(7_000),
    })
  })

  it('leave the deductions for children that were granted here', () => {
    // 1,400 in each of twelve months: 13 % of 300,000 − 16,800 + 100,000 are 49,816.
    expect(
      settled(2026, 300_000, { children: 1, otherEmployers: [employer(100_000, 13_000)] }),
    ).toMatchObject({
      taxDue: roubles(49_816),
      // 13 % of 300,000 − 1,400: January withholds it, and no month pays back.
      withheldHere: roubles(38_818),
      overpaid: roubles(2_002),
    })
  })

  it('count what was withheld here earlier in the year', () => {
    const incomeBefore = { ...employer(2_800_000, 372_000), deductionGranted: roubles(0) }
    const { result } = yearUnder(
      2026,
      { salary: roubles(0), from: 12 },
      { incomeBefore, otherEmployers: [employer(2_500_000, 327_000)] },
    )
    expect(result.settlement).toMatchObject({
      withheldHere: roubles(372_000),
      notice: roubles(57_000),
    })
  })

  it('of a non-resident are not settled: the rate is the same for each', () => {
    expect(
      settled(2026, 100_000, { isNotResident: true, otherEmployers: [employer(100_000, 30_000)] }),
    ).toBeUndefined()
  })
})

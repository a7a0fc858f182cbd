import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import { calculate } from '../readings/payslips.ts'
import type { Terms } from '../terms/terms.ts'
import { taxedByRate } from './taxed-by-rate.ts'

const law = lawOf(2026)

/** The parts of the tax base of a month of 2026, in roubles. */
function partsIn(month: number, terms: Terms) {
  const { months } = calculate(terms, law)
  const { main, north } = taxedByRate(terms, law, months.slice(0, month))
  const inRoubles = (parts: typeof main) =>
    parts.map(({ rate, taxBase }) => [rate, taxBase] as const)
  return { main: inRoubles(main), north: inRoubles(north) }
}

describe('the tax base of a month by rate', () => {
  // 250,000 a month: 2,250,000 by the end of September, 2.4 million are passed in October.
  it.each([
    [9, [[13, roubles(250_000)]]],
    [
      10,
      [
        [13, roubles(150_000)],
        [15, roubles(100_000)],
      ],
    ],
    [11, [[15, roubles(250_000)]]],
  ])('of 250,000 in month %i', (month, main) => {
    expect(partsIn(month, { grossSalary: roubles(250_000) })).toEqual({ main, north: [] })
  })

  it('has one rate in the month after one that ends on the threshold', () => {
    const terms = { grossSalary: roubles(240_000) }
    expect(partsIn(10, terms).main).toEqual([[13, roubles(240_000)]])
    expect(partsIn(11, terms).main).toEqual([[15, roubles(240_000)]])
  })

  it('has every bracket that one month passes', () => {
    const terms = { grossSalary: roubles(6_000_000) }
    expect(partsIn(1, terms).main).toEqual([
      [13, roubles(2_400_000)],
      [15, roubles(2_600_000)],
      [18, roubles(1_000_000)],
    ])
  })

  it('leaves out deductions: 1,400 a month for a child until 450,000 are passed', () => {
    // 250,000 in January are within 450,000, 500,000 in February are not.
    const terms = { grossSalary: roubles(250_000), children: 1 }
    expect(partsIn(1, terms).main).toEqual([[13, roubles(248_600)]])
    expect(partsIn(10, terms).main).toEqual([
      [13, roubles(151_400)],
      [15, roubles(98_600)],
    ])
  })

  it('divides allowances by their own scale', () => {
    // Ten months have 10 million of base pay and 5 million of allowances, up to which these are taxed at 13 %.
    const terms = { grossSalary: roubles(1_000_000), northernAllowance: 50 }
    const { main, north } = partsIn(11, terms)
    expect(main).toEqual([[18, roubles(1_000_000)]])
    expect(north).toEqual([[15, roubles(500_000)]])
  })

  it('has no parts for the self-employed and for most non-residents', () => {
    const nobody = { main: [], north: [] }
    const grossSalary = roubles(250_000)
    expect(partsIn(10, { grossSalary, contractType: 'selfEmployment' })).toEqual(nobody)
    expect(partsIn(10, { grossSalary, isNonResident: true })).toEqual(nobody)
  })
})

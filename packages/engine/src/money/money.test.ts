import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks, roubles } from './kopecks.ts'
import {
  midpoint,
  percentOf,
  taxWithin,
  toKopecks,
  toWholeRoubles,
  wholeRoublesIn,
} from './rounding.ts'

describe('kopecks', () => {
  it('must be safe integers', () => {
    expect(kopecks(15_000_000)).toBe(15_000_000)
    expect(roubles(2_400_000)).toBe(240_000_000)
    expect(() => kopecks(0.5)).toThrow(/whole number/)
    expect(() => kopecks(2 ** 53)).toThrow(RangeError)
  })

  it('are exact for roubles with two decimals, and refused for three', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 13 })
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = `${amount}`.padStart(3, '0')
        expect(roubles(Number(`${text.slice(0, -2)}.${text.slice(-2)}`))).toBe(amount)
        expect(() => roubles(Number(`${text.slice(0, -2)}.${text.slice(-2)}5`))).toThrow(RangeError)
      }),
    )
    expect(roubles(1.1)).toBe(110)
    expect(() => roubles(Number.NaN)).toThrow('Roubles must have at most two decimals, got NaN')
  })
})

describe('tax in whole roubles (article 52, paragraph 6)', () => {
  it.each([
    // 13 % of 5,205.00 is 676.65 roubles; 50 kopecks and more go up.
    [520_500 * 13, 67_700],
    // 13 % of 10,410.00 is 1,353.30: less than 50 kopecks are dropped.
    [1_041_000 * 13, 135_300],
    [4_999, 0],
    [5_000, 100],
    [14_999, 100],
    [15_000, 200],
    [0, 0],
  ])('rounds %i hundredths of a kopeck to %i kopecks', (exact, rounded) => {
    expect(toWholeRoubles(exact)).toBe(rounded)
  })
})

describe('contributions in roubles and kopecks (article 431, paragraph 5)', () => {
  it.each([
    [499, 0],
    [500, 1],
    [1_499, 1],
    [1_500, 2],
  ])('rounds %i thousandths of a kopeck to %i kopecks', (exact, rounded) => {
    expect(toKopecks(exact)).toBe(rounded)
  })
})

it('rounds half up exactly over the whole range of products', () => {
  const product = fc.maxSafeNat()
  const roundedHalfUp = (exact: number, unit: bigint) =>
    ((2n * BigInt(exact) + unit) / (2n * unit)) as bigint
  fc.assert(
    fc.property(product, (any) => {
      const exact = Math.floor(any / 2)
      expect(BigInt(toWholeRoubles(exact))).toBe(roundedHalfUp(exact, 10_000n) * 100n)
      expect(BigInt(toKopecks(exact))).toBe(roundedHalfUp(exact, 1_000n))
      expect(BigInt(wholeRoublesIn(exact))).toBe((BigInt(exact) / 100n) * 100n)
    }),
    { numRuns: 5_000 },
  )
})

it('rounds a percentage to the kopeck, half a kopeck up', () => {
  expect(percentOf(20_000_000, 15)).toBe(3_000_000)
  expect(percentOf(3, 15)).toBe(0) // 0.45 of a kopeck
  expect(percentOf(10, 15)).toBe(2) // 1.5 kopecks
})

it('returns the lower middle of a search interval', () => {
  expect(midpoint(4, 9)).toBe(6)
  expect(midpoint(7, 8)).toBe(7)
  expect(midpoint(100_000_000_000, 300_000_000_000)).toBe(200_000_000_000)
})

it('withholds the tax that is due, at most the whole roubles of the payment, and pays none back', () => {
  expect(taxWithin(1_300, 10_000)).toBe(1_300)
  expect(taxWithin(10_000, 10_000)).toBe(10_000)
  expect(taxWithin(20_000, 10_099)).toBe(10_000)
  expect(taxWithin(-100, 10_000)).toBe(0)
})

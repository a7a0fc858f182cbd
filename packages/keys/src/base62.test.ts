import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomBase62, toBase62 } from './base62.ts'

test('random digits have the length asked for and nothing but digits', () => {
  fc.assert(
    fc.property(fc.nat(200), (length) => {
      expect(randomBase62(length)).toMatch(new RegExp(`^[0-9A-Za-z]{${length}}$`))
    }),
  )
})

test('every digit is equally likely', () => {
  const total = 62 * 4000
  const counts = new Map<string, number>()
  for (const digit of randomBase62(total)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  expect(counts.size).toBe(62)
  // Chi-squared with 61 degrees of freedom stays below 140 but once in ten million runs; taking
  // bytes modulo 62 without rejection would give about 1900
  let chiSquared = 0
  for (const count of counts.values()) chiSquared += (count - 4000) ** 2 / 4000
  expect(chiSquared).toBeLessThan(140)
})

test('bytes become a digit each', () => {
  expect(toBase62(Uint8Array.of(0, 9, 10, 35, 36, 61, 62, 255))).toBe('09AZaz07')
})

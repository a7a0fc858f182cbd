import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRoubles } from './read-roubles.ts'
import { writeHundredths } from './write-hundredths.ts'
import { writeRoubles } from './write-roubles.ts'

describe('writeRoubles', () => {
  it.each([
    [0, '0.00', '0,00'],
    [5, '0.05', '0,05'],
    [100, '1.00', '1,00'],
    [99_999, '999.99', '999,99'],
    [100_000, '1,000.00', '1 000,00'],
    [123_456_780, '1,234,567.80', '1 234 567,80'],
    [360_000_000_000_000, '3,600,000,000,000.00', '3 600 000 000 000,00'],
    [-5, '-0.05', '-0,05'],
    [-15_000_000, '-150,000.00', '-150 000,00'],
  ])('writes %i kopecks', (amount, english, russian) => {
    expect(writeRoubles(amount, 'en')).toBe(english)
    expect(writeRoubles(amount, 'ru')).toBe(russian)
  })

  it('writes what readRoubles reads, in both languages', () => {
    const amounts = fc.integer({ min: -(10 ** 14), max: 10 ** 14 })
    fc.assert(
      fc.property(amounts, fc.constantFrom('en' as const, 'ru' as const), (amount, language) => {
        expect(readRoubles(writeRoubles(amount, language))).toEqual({ ok: true, value: amount + 0 })
      }),
    )
  })
})

it('writes hundredths without parting thousands', () => {
  expect(writeHundredths(115, 'en')).toBe('1.15')
  expect(writeHundredths(200, 'ru')).toBe('2,00')
  expect(writeHundredths(1_234_567, 'en')).toBe('12345.67')
})

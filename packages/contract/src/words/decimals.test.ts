import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal, readRoubles, writeHundredths, writeRoubles } from './decimals.ts'

describe('readDecimal', () => {
  it.each([
    ['150000', 15_000_000],
    ['150 000,50', 15_000_050],
    ['150000.5', 15_000_050],
    ['150000,05', 15_000_005],
    ['1\u00a0500\u00a0000,99', 150_000_099],
    ['150\u202f000', 15_000_000],
    ['150\u2009000', 15_000_000],
    ['150,000.50', 15_000_050],
    ['1,500,000.5', 150_000_050],
    [' 42 ', 4_200],
    ['0', 0],
    ['000012', 1_200],
    ['-5', -500],
    // 0.07 × 100 and 1.15 × 100 come out wrong in binary fractions.
    ['0.07', 7],
    ['1.15', 115],
    ['1,15', 115],
    ['4503599627370.49', 450_359_962_737_049],
  ])('reads %j as %i hundredths', (text, value) => {
    expect(readDecimal(text, 2)).toEqual({ ok: true, value })
  })

  it.each(['150000.505', '150,000', '1.150', '0.000'])('refuses the decimals of %j', (text) => {
    expect(readDecimal(text, 2)).toEqual({ ok: false, problem: 'too_many_decimals' })
  })

  it.each([
    '',
    ' ',
    'abc',
    '1e5',
    '0x10',
    '+5',
    '5.',
    '.5',
    '1 50',
    '15 0000',
    '1  000',
    '1.000.000',
    '1,000,000',
    '1.000,50',
    '12,34.50',
    '--5',
    '١٢٣',
    'Infinity',
    'NaN',
  ])('refuses %j, which is not a number', (text) => {
    expect(readDecimal(text, 2)).toEqual({ ok: false, problem: 'not_a_number' })
  })

  it('reads whole numbers where no decimals are allowed', () => {
    expect(readDecimal('30', 0)).toEqual({ ok: true, value: 30 })
    expect(readDecimal('30.0', 0)).toEqual({ ok: false, problem: 'too_many_decimals' })
  })

  it('returns no negative zero', () => {
    expect(readDecimal('-0,00', 2)).toEqual({ ok: true, value: 0 })
  })

  it('keeps numbers too large to be exact large', () => {
    for (const text of ['9'.repeat(30), '9'.repeat(400)]) {
      const reading = readDecimal(text, 2)
      expect(reading.ok && reading.value > Number.MAX_SAFE_INTEGER).toBe(true)
    }
  })
})

describe('writeRoubles', () => {
  it.each([
    [0, '0.00', '0,00'],
    [5, '0.05', '0,05'],
    [100, '1.00', '1,00'],
    [99_999, '999.99', '999,99'],
    [100_000, '1,000.00', '1 000,00'],
    [123_456_780, '1,234,567.80', '1 234 567,80'],
    [360_000_000_000_000, '3,600,000,000,000.00', '3 600 000 000 000,00'],
    [-5, '-0.05', '-0,05'],
    [-15_000_000, '-150,000.00', '-150 000,00'],
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

it('writes hundredths without separating thousands', () => {
  expect(writeHundredths(115, 'en')).toBe('1.15')
  expect(writeHundredths(200, 'ru')).toBe('2,00')
  expect(writeHundredths(1_234_567, 'en')).toBe('12345.67')
})

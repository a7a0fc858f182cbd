import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createApiKey, hashApiKey, holdsApiKey, isKeyId, parseApiKey } from './api-key.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
// sha256sum of all but the last six characters begins with a4db6b7ebec8: each byte modulo 62
const EXAMPLE = 'oklad_AAAAAAAAAAAA_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBeXj24E'

describe('createApiKey', () => {
  test('returns a key of the documented form', () => {
    const { text, id, secret } = createApiKey()
    expect(text).toMatch(/^oklad_[0-9A-Za-z]{12}_[0-9A-Za-z]{38}$/)
    expect(text.startsWith(`oklad_${id}_${secret}`)).toBe(true)
    expect(secret).toHaveLength(32)
    expect(isKeyId(id)).toBe(true)
  })

  test('uses every digit equally often and returns no key twice', () => {
    const secrets = Array.from({ length: 7750 }, () => createApiKey().secret)
    expect(new Set(secrets).size).toBe(7750)
    const counts = new Map(Array.from(DIGITS, (digit) => [digit, 0]))
    for (const digit of secrets.join('')) counts.set(digit, (counts.get(digit) ?? 0) + 1)
    expect(counts.size).toBe(62)
    // 7750 × 32 / 62 = 4000 of each. Chi-squared with 61 degrees of freedom exceeds 140 once in ten
    // million runs; random bytes modulo 62 would give about 1900
    const chiSquared = [...counts.values()].reduce((sum, n) => sum + (n - 4000) ** 2 / 4000, 0)
    expect(chiSquared).toBeLessThan(140)
  })
})

describe('parseApiKey', () => {
  test('splits a key into its parts', () => {
    const parts = { text: EXAMPLE, id: 'A'.repeat(12), secret: 'B'.repeat(32) }
    expect(parseApiKey(EXAMPLE)).toEqual(parts)
    const key = createApiKey()
    expect(parseApiKey(key.text)).toEqual(key)
  })

  test('refuses a key with one character changed or two neighbours swapped', () => {
    const { text } = createApiKey()
    const place = fc.nat(text.length - 2)
    fc.assert(
      fc.property(place, fc.constantFrom(...DIGITS, '_', '-', ' '), (at, character) => {
        const changed = text.slice(0, at) + character + text.slice(at + 1)
        const swapped = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
        for (const other of [changed, swapped]) {
          if (other !== text) expect(parseApiKey(other)).toBeUndefined()
        }
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    '',
    'oklad_',
    `${EXAMPLE}\n`,
    ` ${EXAMPLE}`,
    EXAMPLE.slice(0, -1),
    `${EXAMPLE}0`,
    EXAMPLE.toUpperCase(),
    EXAMPLE.replace('B', 'В'), // a Cyrillic letter that looks the same
  ])('refuses %j', (text) => {
    expect(parseApiKey(text)).toBeUndefined()
  })
})

test('hashApiKey returns the SHA-256 of a key', () => {
  expect(hashApiKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('holdsApiKey finds a key inside a text, and ignores an id', () => {
  const { text, id } = createApiKey()
  expect(holdsApiKey(`my key: ${text}!`)).toBe(true)
  expect(holdsApiKey(`oklad_${id}`)).toBe(false)
})

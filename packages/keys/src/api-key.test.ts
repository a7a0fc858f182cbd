import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createApiKey, hashApiKey, holdsApiKey, isKeyId, parseApiKey } from './api-key.ts'

// sha256sum of all but the last six characters begins with a4db6b7ebec8: each byte modulo 62
const EXAMPLE = 'oklad_AAAAAAAAAAAA_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBeXj24E'

describe('createApiKey', () => {
  test('gives a key of the documented form', () => {
    const { text, id, secret } = createApiKey()
    expect(text).toMatch(/^oklad_[0-9A-Za-z]{12}_[0-9A-Za-z]{38}$/)
    expect(text.startsWith(`oklad_${id}_${secret}`)).toBe(true)
    expect(secret).toHaveLength(32)
    expect(isKeyId(id)).toBe(true)
  })

  test('never gives the same key twice', () => {
    const keys = Array.from({ length: 1000 }, createApiKey)
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1000)
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(1000)
  })
})

describe('parseApiKey', () => {
  test('takes the worked example apart', () => {
    expect(parseApiKey(EXAMPLE)).toEqual({
      text: EXAMPLE,
      id: 'AAAAAAAAAAAA',
      secret: 'B'.repeat(32),
    })
  })

  test('gives back what createApiKey made', () => {
    for (let times = 0; times < 100; times++) {
      const key = createApiKey()
      expect(parseApiKey(key.text)).toEqual(key)
    }
  })

  test('refuses a key with one character changed to any other', () => {
    const { text } = createApiKey()
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_- '),
        (at, character) => {
          fc.pre(text[at] !== character)
          expect(parseApiKey(text.slice(0, at) + character + text.slice(at + 1))).toBeUndefined()
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('refuses two neighbours swapped', () => {
    const { text } = createApiKey()
    for (let at = 0; at + 1 < text.length; at++) {
      const swapped = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
      if (swapped !== text) expect(parseApiKey(swapped)).toBeUndefined()
    }
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

  test('refuses arbitrary text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseApiKey(text) === undefined))
  })
})

test('a key is stored as its SHA-256', () => {
  expect(hashApiKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a key is noticed anywhere in a text, and an id is not', () => {
  const { text, id } = createApiKey()
  expect(holdsApiKey(`my key: ${text}!`)).toBe(true)
  expect(holdsApiKey(`oklad_${id}`)).toBe(false)
})

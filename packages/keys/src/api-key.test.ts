import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApiKey, hashApiKey, holdsApiKey, isKeyId, parseApiKey } from './api-key.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
// sha256sum of all but the last six characters begins with a4db6b7ebec8: each byte modulo 62
const EXAMPLE = 'oklad_AAAAAAAAAAAA_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBeXj24E'

test('a new key has the documented form', () => {
  const { text, id, secret } = createApiKey()
  expect(text).toMatch(/^oklad_[0-9A-Za-z]{12}_[0-9A-Za-z]{38}$/)
  expect(text.startsWith(`oklad_${id}_${secret}`)).toBe(true)
  expect([isKeyId(id), secret.length]).toEqual([true, 32])
  expect(createApiKey().secret).not.toBe(secret)
})

test('parseApiKey splits a key into its parts', () => {
  const parts = { text: EXAMPLE, id: 'A'.repeat(12), secret: 'B'.repeat(32) }
  expect(parseApiKey(EXAMPLE)).toEqual(parts)
  const key = createApiKey()
  expect(parseApiKey(key.text)).toEqual(key)
})

test('parseApiKey refuses a key with one character changed or two neighbours swapped', () => {
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

const withCyrillic = EXAMPLE.replace('B', 'В')
const others = ['', 'oklad_', `${EXAMPLE}\n`, ` ${EXAMPLE}`, EXAMPLE.slice(0, -1), `${EXAMPLE}0`]
test.each([...others, EXAMPLE.toUpperCase(), withCyrillic])('parseApiKey refuses %j', (text) => {
  expect(parseApiKey(text)).toBeUndefined()
})

test('hashApiKey returns the SHA-256 of a key', () => {
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(hashApiKey('abc')).toBe(hash)
})

test('holdsApiKey finds a key inside a text, and ignores an id', () => {
  const { text, id } = createApiKey()
  expect(holdsApiKey(`my key: ${text}!`)).toBe(true)
  expect(holdsApiKey(`oklad_${id}`)).toBe(false)
})

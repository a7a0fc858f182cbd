import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createApiKey, hashApiKey } from './api-key.ts'
import { KeyOptionError, KeysFileError } from './errors.ts'
import type { KeyRecord } from './key-record.ts'
import { KeyRing } from './key-ring.ts'
import { formatTimestamp } from './timestamp.ts'

const NOW = Date.UTC(2026, 0, 31, 9)

function keyWith(fields: Partial<KeyRecord> = {}): { key: string; id: string; record: KeyRecord } {
  const { text, id } = createApiKey()
  const created = formatTimestamp(NOW)
  const record = {
    id,
    name: 'key',
    hash: hashApiKey(text),
    created,
    expires: null,
    disabled: false,
  }
  return { key: text, id, record: { ...record, ...fields } }
}

describe('verify', () => {
  test('accepts every one of several keys, and tells whose it is', () => {
    const keys = Array.from({ length: 50 }, () => keyWith())
    const ring = new KeyRing({ records: keys.map(({ record }) => record) })
    for (const { key, id } of keys) expect(ring.verify(key, NOW)).toEqual({ id })
  })

  test('refuses unknown keys, the empty text and arbitrary text', () => {
    const ring = new KeyRing({ records: [keyWith().record] })
    expect(ring.verify(keyWith().key, NOW)).toBeUndefined()
    expect(ring.verify('', NOW)).toBeUndefined()
    fc.assert(fc.property(fc.string(), (text) => ring.verify(text, NOW) === undefined))
  })

  test('refuses a key with one character changed, added or removed', () => {
    const { key, record } = keyWith()
    const ring = new KeyRing({ records: [record], plainKey: 'another' })
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === 'x' ? 'y' : 'x'
      expect(ring.verify(key.slice(0, at) + other + key.slice(at + 1), NOW)).toBeUndefined()
      expect(ring.verify(key.slice(0, at) + key.slice(at + 1), NOW)).toBeUndefined()
      expect(ring.verify(`${key.slice(0, at)}x${key.slice(at)}`, NOW)).toBeUndefined()
    }
  })

  test('refuses the right id with the secret of another key', () => {
    const [one, two] = [keyWith(), keyWith()]
    const ring = new KeyRing({ records: [one.record, two.record] })
    expect(ring.verify(one.key.replace(one.id, two.id), NOW)).toBeUndefined()
  })

  test('refuses a key from the very moment of its expiry on', () => {
    const { key, id, record } = keyWith({ expires: formatTimestamp(NOW) })
    const ring = new KeyRing({ records: [record] })
    expect(ring.verify(key, NOW - 1)).toEqual({ id })
    expect(ring.verify(key, NOW)).toBeUndefined()
    expect(ring.verify(key, NOW + 1)).toBeUndefined()
    expect(ring.verify(key, Number.NaN)).toBeUndefined()
  })

  test('refuses a revoked key', () => {
    const { key, record } = keyWith({ disabled: true })
    expect(new KeyRing({ records: [record] }).verify(key, NOW)).toBeUndefined()
  })

  test('refuses everything when there are no keys', () => {
    expect(new KeyRing({}).verify(keyWith().key, NOW)).toBeUndefined()
  })
})

test('a key that was found brings its own rate limit', () => {
  const { key, id, record } = keyWith({ rate_limit: '100/1m' })
  const ring = new KeyRing({ records: [record] })
  expect(ring.verify(key, NOW)).toEqual({ id, rateLimit: { requests: 100, seconds: 60 } })
})

describe('the plain key', () => {
  test.each(['x', 'a long passphrase with spaces', 'ключ', `oklad_AAAAAAAAAAAA_${'B'.repeat(38)}`])(
    '%j is accepted',
    (plainKey) => {
      const { key, id, record } = keyWith()
      const ring = new KeyRing({ records: [record], plainKey })
      expect(ring.verify(plainKey, NOW)).toEqual({ id: 'default' })
      expect(ring.verify(`${plainKey} `, NOW)).toBeUndefined()
      expect(ring.verify(key, NOW)).toEqual({ id })
    },
  )

  test('survives other records', () => {
    const [one, two] = [keyWith(), keyWith()]
    const ring = new KeyRing({ records: [one.record], plainKey: 'plain' }).withRecords([two.record])
    expect(ring.verify('plain', NOW)).toEqual({ id: 'default' })
    expect(ring.verify(one.key, NOW)).toBeUndefined()
    expect(ring.verify(two.key, NOW)).toEqual({ id: two.id })
  })

  test('must not be empty', () => {
    expect(() => new KeyRing({ plainKey: '' })).toThrow(KeyOptionError)
  })
})

test('a ring refuses records that are not valid', () => {
  const { record } = keyWith()
  expect(() => new KeyRing({ records: [record, record] })).toThrow(KeysFileError)
  expect(() => new KeyRing({ records: [{ ...record, expires: 'soon' }] })).toThrow(KeysFileError)
  expect(() => new KeyRing({}).withRecords([{ ...record, hash: '' }])).toThrow(KeysFileError)
})

test('a ring counts its keys', () => {
  const records = [
    keyWith(),
    keyWith({ expires: formatTimestamp(NOW + 1) }),
    keyWith({ expires: formatTimestamp(NOW) }),
    keyWith({ expires: formatTimestamp(NOW), disabled: true }),
  ].map(({ record }) => record)
  expect(new KeyRing({ records }).counts(NOW)).toEqual({ active: 2, expired: 1, disabled: 1 })
  expect(new KeyRing({ plainKey: 'x' }).counts(NOW)).toEqual({ active: 1, expired: 0, disabled: 0 })
})

test('a ring shows no key and no hash to whoever prints it', async () => {
  const { inspect } = await import('node:util')
  const { record } = keyWith()
  const shown = inspect(new KeyRing({ records: [record], plainKey: 'plain' }), {
    depth: 9,
    showHidden: true,
  })
  expect(shown).not.toContain(record.hash)
  expect(shown).not.toContain('plain')
})

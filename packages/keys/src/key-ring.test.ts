import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { createApiKey, hashApiKey } from './api-key.ts'
import { KeyOptionError } from './errors.ts'
import { KeyRing } from './key-ring.ts'
import type { KeyRecord } from './keys-file.ts'

const NOW = Date.UTC(2026, 0, 31, 9)
const at = (time: number): string => new Date(time).toISOString()

function keyWith(fields: Partial<KeyRecord> = {}): { key: string; id: string; record: KeyRecord } {
  const { text, id } = createApiKey()
  const hash = hashApiKey(text)
  const record = { id, name: 'key', hash, created: at(NOW), expires: null, disabled: false }
  return { key: text, id, record: { ...record, ...fields } }
}

test('a ring accepts each of its keys and returns its owner', () => {
  const keys = Array.from({ length: 50 }, () => keyWith())
  const ring = new KeyRing({ records: keys.map(({ record }) => record) })
  for (const { key, id } of keys) expect(ring.verify(key, NOW)).toEqual({ id, limitId: id })
})

test('a ring refuses unknown keys and any key when it is empty', () => {
  const ring = new KeyRing({ records: [keyWith().record] })
  for (const text of [keyWith().key, '', 'default', '__proto__', 'ключ', '\0'.repeat(57)]) {
    expect(ring.verify(text, NOW)).toBeUndefined()
    expect(new KeyRing({}).verify(text, NOW)).toBeUndefined()
  }
})

test('a ring refuses a key with one character changed, added or removed', () => {
  const { key, record } = keyWith()
  const ring = new KeyRing({ records: [record], plainKey: 'another' })
  for (let place = 0; place < key.length; place++) {
    const [before, after] = [key.slice(0, place), key.slice(place + 1)]
    const other = key[place] === 'x' ? 'y' : 'x'
    for (const middle of [other, '', `x${key[place]}`]) {
      expect(ring.verify(before + middle + after, NOW)).toBeUndefined()
    }
  }
})

test('a ring refuses the id of one key with the secret of another', () => {
  const [one, two] = [keyWith(), keyWith()]
  const ring = new KeyRing({ records: [one.record, two.record] })
  expect(ring.verify(one.key.replace(one.id, two.id), NOW)).toBeUndefined()
})

test('a ring refuses a key from the very moment of its expiry', () => {
  const { key, id, record } = keyWith({ expires: at(NOW) })
  const ring = new KeyRing({ records: [record] })
  expect(ring.verify(key, NOW - 1)).toEqual({ id, limitId: id })
  for (const time of [NOW, NOW + 1, Number.NaN]) expect(ring.verify(key, time)).toBeUndefined()
})

test('a ring refuses a revoked key', () => {
  const { key, record } = keyWith({ disabled: true })
  expect(new KeyRing({ records: [record] }).verify(key, NOW)).toBeUndefined()
})

test('a ring returns the rate limit of a key and the id to count under', () => {
  const { key, id, record } = keyWith({ rate_limit: '100/1m', limit_id: 'AAAAAAAAAAAA' })
  const owner = new KeyRing({ records: [record] }).verify(key, NOW)
  expect(owner).toEqual({ id, limitId: 'AAAAAAAAAAAA', rateLimit: { requests: 100, seconds: 60 } })
})

test.each(['x', 'a long passphrase with spaces', 'ключ', `oklad_AAAAAAAAAAAA_${'B'.repeat(38)}`])(
  'a ring accepts the plain key %j beside the keys of the file',
  (plainKey) => {
    const { key, id, record } = keyWith()
    const ring = new KeyRing({ records: [record], plainKey })
    expect(ring.verify(plainKey, NOW)).toEqual({ id: 'default', limitId: 'default' })
    expect(ring.verify(`${plainKey} `, NOW)).toBeUndefined()
    expect(ring.verify(key, NOW)).toEqual({ id, limitId: id })
  },
)

test('the plain key must not be empty', () => {
  expect(() => new KeyRing({ plainKey: '' })).toThrow(KeyOptionError)
})

test('a ring counts its keys by state', () => {
  const fields = [{}, { expires: at(NOW + 1) }, { expires: at(NOW) }, { disabled: true }]
  const records = fields.map((field) => keyWith(field).record)
  const ring = new KeyRing({ records, plainKey: 'x' })
  expect(ring.counts(NOW)).toEqual({ active: 3, expired: 1, disabled: 1 })
})

test('a printed ring shows no key and no hash', () => {
  const { record } = keyWith()
  const ring = new KeyRing({ records: [record], plainKey: 'plain' })
  const shown = inspect(ring, { depth: 9, showHidden: true })
  expect(shown).not.toContain(record.hash)
  expect(shown).not.toContain('plain')
})

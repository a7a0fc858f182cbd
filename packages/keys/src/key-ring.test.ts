import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { KeyRing } from './key-ring.ts'
import { keyWith } from './testing/samples.ts'

const NOW = Date.UTC(2026, 0, 31, 9)
const at = (time: number): string => new Date(time).toISOString()

test('a ring accepts each of its keys and returns its owner', () => {
  const keys = [keyWith(), keyWith(), keyWith()]
  const ring = new KeyRing({ records: keys.map(({ record }) => record) })
  for (const { key, id } of keys) expect(ring.verify(key, NOW)).toEqual({ id, limitId: id })
})

test('a ring refuses unknown keys, and any key when it is empty', () => {
  const ring = new KeyRing({ records: [keyWith().record] })
  for (const text of [keyWith().key, '', 'default', '__proto__', 'ключ', '\0'.repeat(57)]) {
    expect(ring.verify(text, NOW)).toBeUndefined()
    expect(new KeyRing({}).verify(text, NOW)).toBeUndefined()
  }
})

test('a ring refuses a key that differs in one character or in its secret', () => {
  const [{ key, id, record }, other] = [keyWith(), keyWith()]
  const ring = new KeyRing({ records: [record, other.record], plainKey: 'another' })
  expect(ring.verify(other.key.replace(other.id, id), NOW)).toBeUndefined()
  for (let place = 0; place < key.length; place++) {
    for (const middle of [key[place] === 'x' ? 'y' : 'x', '', `x${key[place]}`]) {
      const changed = key.slice(0, place) + middle + key.slice(place + 1)
      expect(ring.verify(changed, NOW)).toBeUndefined()
    }
  }
})

test('a ring refuses a revoked key, and a key from the moment of its expiry', () => {
  const [{ key, record }, revoked] = [keyWith({ expires: at(NOW) }), keyWith({ disabled: true })]
  const ring = new KeyRing({ records: [record, revoked.record] })
  expect(ring.verify(key, NOW - 1)).toBeDefined()
  for (const time of [NOW, NOW + 1, Number.NaN]) expect(ring.verify(key, time)).toBeUndefined()
  expect(ring.verify(revoked.key, NOW)).toBeUndefined()
})

test('a ring returns the rate limit of a key and the id under which it is counted', () => {
  const { key, id, record } = keyWith({ rate_limit: '100/1m', limit_id: 'AAAAAAAAAAAA' })
  const owner = new KeyRing({ records: [record] }).verify(key, NOW)
  expect(owner).toEqual({ id, limitId: 'AAAAAAAAAAAA', rateLimit: { points: 100, seconds: 60 } })
})

test.each(['x', 'a long passphrase with spaces', 'ключ', `oklad_AAAAAAAAAAAA_${'B'.repeat(38)}`])(
  'a ring accepts the plain key %j beside the keys of the file',
  (plainKey) => {
    const { key, id, record } = keyWith()
    const ring = new KeyRing({ records: [record], plainKey })
    expect(ring.verify(plainKey, NOW)).toEqual({ id: 'default', limitId: 'default' })
    expect(ring.verify(`${plainKey} `, NOW)).toBeUndefined()
    expect(ring.verify(key, NOW)).toEqual({ id, limitId: id })
    expect(() => new KeyRing({ plainKey: '' })).toThrow(
      expect.objectContaining({ code: 'key_option_invalid' }),
    )
  },
)

test('a ring counts its keys by state, and shows no key and no hash when printed', () => {
  const fields = [{}, { expires: at(NOW + 1) }, { expires: at(NOW) }, { disabled: true }]
  const records = fields.map((field) => keyWith(field).record)
  const ring = new KeyRing({ records, plainKey: 'plain' })
  expect(ring.counts(NOW)).toEqual({ active: 3, expired: 1, disabled: 1 })
  const shown = inspect(ring, { depth: 9, showHidden: true })
  for (const hidden of ['plain', ...records.map(({ hash }) => hash)]) {
    expect(shown).not.toContain(hidden)
  }
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createKey } from './create-key.ts'
import { KeyNotFoundError, KeyOptionError } from './errors.ts'
import { KeyRing } from './key-ring.ts'
import { parseKeysFile } from './keys-file.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const NOW = Date.UTC(2026, 0, 31, 9)
const now = (): number => NOW
const HOUR = 3_600_000

test('both keys are accepted for the overlap, then the new one alone', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const old = await createKey(path, { name: 'one', now })
  const rotated = await rotateKey(path, old.record.id, { overlap: HOUR, now })
  expect(rotated.record).toEqual({ ...old.record, id: rotated.record.id })
  expect(rotated.previous).toEqual({ ...old.record, expires: '2026-01-31T10:00:00.000Z' })
  const ring = new KeyRing({ records: parseKeysFile(readFileSync(path, 'utf8')).keys })
  expect(ring.verify(old.key, NOW + HOUR - 1)).toEqual({ id: old.record.id })
  expect(ring.verify(rotated.key, NOW + HOUR - 1)).toEqual({ id: rotated.record.id })
  expect(ring.verify(old.key, NOW + HOUR)).toBeUndefined()
  expect(ring.verify(rotated.key, NOW + HOUR)).toEqual({ id: rotated.record.id })
})

test('an overlap of 0 ends the old key at once', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const old = await createKey(path, { name: 'one', now })
  const { previous } = await rotateKey(path, old.record.id, { overlap: 0, now })
  expect(previous.status).toBe('expired')
})

test('an old key that expires earlier anyway still does', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const old = await createKey(path, { name: 'one', expires: NOW + 1000, now })
  const { previous, record } = await rotateKey(path, old.record.id, { overlap: HOUR, now })
  expect(previous).toEqual(old.record)
  expect(record.expires).toBeNull()
})

test('the new key expires when told', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const old = await createKey(path, { name: 'one', now })
  const { record } = await rotateKey(path, old.record.id, { overlap: 0, expires: NOW + HOUR, now })
  expect(record.expires).toBe('2026-01-31T10:00:00.000Z')
})

test('a revoked key stays revoked, and the new one is active', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const old = await createKey(path, { name: 'one', now })
  await revokeKey(path, old.record.id)
  const { previous, record } = await rotateKey(path, old.record.id, { overlap: HOUR, now })
  expect([previous.status, record.status]).toEqual(['disabled', 'active'])
})

test('the new key inherits the rate limit', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const old = await createKey(path, { name: 'one', rateLimit: '100/1m', now })
  const { record } = await rotateKey(path, old.record.id, { overlap: HOUR, now })
  expect(record.rate_limit).toBe('100/1m')
})

test('the new key inherits the unknown fields', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const old = await createKey(path, { name: 'one', now })
  const file = JSON.parse(readFileSync(path, 'utf8'))
  file.keys[0].limit = 60
  writeFileSync(path, JSON.stringify({ ...file, note: 'kept' }))
  await rotateKey(path, old.record.id, { overlap: HOUR, now })
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    note: 'kept',
    keys: [{ limit: 60 }, { limit: 60 }],
  })
})

describe('nothing is changed', () => {
  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('for an overlap of %d', async (overlap) => {
    const path = join(temporaryFolder(), 'keys.json')
    const { record } = await createKey(path, { name: 'one', now })
    const before = readFileSync(path, 'utf8')
    await expect(rotateKey(path, record.id, { overlap, now })).rejects.toThrow(KeyOptionError)
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  test('for an unknown id', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    await createKey(path, { name: 'one', now })
    await expect(rotateKey(path, 'AAAAAAAAAAAA', { overlap: 0, now })).rejects.toThrow(
      KeyNotFoundError,
    )
  })
})

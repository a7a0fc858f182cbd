import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hashApiKey, parseApiKey } from './api-key.ts'
import { KeyRing } from './key-ring.ts'
import { parseKeysFile } from './keys-file.ts'
import { createKey, listKeys, revokeKey, rotateKey } from './manage-keys.ts'
import { temporaryKeysFile } from './testing/samples.ts'

const NOW = Date.UTC(2026, 0, 31, 9)
const HOUR = 3_600_000
const now = (): number => NOW

const ownerOf = (key: string, path: string, time: number) =>
  new KeyRing({ records: parseKeysFile(readFileSync(path, 'utf8'), path) }).verify(key, time)

test('createKey stores the hash of a new key', async () => {
  const path = temporaryKeysFile()
  const { key, record } = await createKey(path, { name: 'бухгалтерия', expires: NOW + 1000, now })
  const stored = {
    id: parseApiKey(key)?.id,
    name: 'бухгалтерия',
    created: '2026-01-31T09:00:00.000Z',
    expires: '2026-01-31T09:00:01.000Z',
    disabled: false,
  }
  expect(record).toEqual({ ...stored, status: 'active' })
  const contents = { version: 1, keys: [{ ...stored, hash: hashApiKey(key) }] }
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(contents)
})

test.each([
  ['an empty name', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(101) }],
  ['a name of two lines', { name: 'a\nb' }],
  ['a name with a key in it', { name: `oklad_AAAAAAAAAAAA_${'B'.repeat(38)}` }],
  ['a rate limit without a time', { name: 'x', rateLimit: '100' }],
  ['a time of expiry that has come', { name: 'x', expires: NOW }],
  ['a time of expiry that is not a number', { name: 'x', expires: Number.NaN }],
  ['a time of expiry after the year 9999', { name: 'x', expires: Number.POSITIVE_INFINITY }],
])('createKey refuses %s and creates no file', async (_, options) => {
  const path = temporaryKeysFile()
  await expect(createKey(path, { ...options, now })).rejects.toMatchObject({
    code: 'key_option_invalid',
  })
  await expect(listKeys(path)).rejects.toMatchObject({ code: 'keys_file_missing' })
})

test('listKeys returns the keys in order, with their states, without their hashes', async () => {
  const path = temporaryKeysFile()
  await createKey(path, { name: 'active', rateLimit: '100/1m', now })
  await createKey(path, { name: 'expiring', expires: NOW + HOUR, now })
  const { record } = await createKey(path, { name: 'revoked', expires: NOW + HOUR, now })
  await revokeKey(path, record.id)
  const listed = await listKeys(path, { now: () => NOW + HOUR })
  expect(listed).toMatchObject([
    { name: 'active', status: 'active', rate_limit: '100/1m' },
    { name: 'expiring', status: 'expired' },
    { name: 'revoked', status: 'disabled' },
  ])
  for (const key of listed) expect(key).not.toHaveProperty('hash')
})

test('revokeKey revokes one key permanently', async () => {
  const path = temporaryKeysFile()
  const [one, two] = [await createKey(path, { name: 'a' }), await createKey(path, { name: 'b' })]
  const revoked = { ...one.record, disabled: true, status: 'disabled' }
  expect(await revokeKey(path, one.record.id)).toEqual(revoked)
  expect(ownerOf(one.key, path, Date.now())).toBeUndefined()
  expect(ownerOf(two.key, path, Date.now())).toMatchObject({ id: two.record.id })
  const { ino, mtimeMs } = statSync(path)
  expect(await revokeKey(path, one.record.id)).toEqual(revoked)
  expect(statSync(path)).toMatchObject({ ino, mtimeMs })
})

test('an unknown id is refused, and the message does not repeat a key given as an id', async () => {
  const path = temporaryKeysFile()
  const { key } = await createKey(path, { name: 'one' })
  const failure = await rotateKey(path, key, { overlap: 0 }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'key_not_found' })
  expect(String(failure)).not.toContain(key)
})

test('rotateKey makes both keys valid for the overlap, then only the new one', async () => {
  const path = temporaryKeysFile()
  const old = await createKey(path, { name: 'one', rateLimit: '100/1m', now })
  const { id } = old.record
  const rotated = await rotateKey(path, id, { overlap: HOUR, now })
  expect(rotated.record).toEqual({ ...old.record, id: rotated.record.id, limit_id: id })
  expect(rotated.previous).toEqual({ ...old.record, expires: '2026-01-31T10:00:00.000Z' })
  for (const [time, isValid] of [[NOW + HOUR - 1, true] as const, [NOW + HOUR, false] as const]) {
    expect(ownerOf(old.key, path, time) !== undefined).toBe(isValid)
    expect(ownerOf(rotated.key, path, time)).toMatchObject({ id: rotated.record.id })
  }
})

test('all keys of a chain of rotations are counted under one id', async () => {
  const path = temporaryKeysFile()
  const first = await createKey(path, { name: 'one' })
  const second = await rotateKey(path, first.record.id, { overlap: HOUR })
  const third = await rotateKey(path, second.record.id, { overlap: HOUR })
  const other = await createKey(path, { name: 'one' })
  const keys = [first, second, third, other]
  const countedAs = keys.map(({ key }) => ownerOf(key, path, Date.now())?.limitId)
  const { id } = first.record
  expect(countedAs).toEqual([id, id, id, other.record.id])
})

test.each([
  ['at once with an overlap of 0', {}, 0, '09:00:00.000'],
  ['when it would have anyway', { expires: NOW + 1 }, HOUR, '09:00:00.001'],
])('a rotated key expires %s, and the new one when told', async (_, options, overlap, end) => {
  const path = temporaryKeysFile()
  const { id } = (await createKey(path, { name: 'one', now, ...options })).record
  const { previous, record } = await rotateKey(path, id, { overlap, expires: NOW + HOUR, now })
  expect(previous.expires).toBe(`2026-01-31T${end}Z`)
  expect(record.expires).toBe('2026-01-31T10:00:00.000Z')
})

test('a revoked key stays revoked when it is rotated', async () => {
  const path = temporaryKeysFile()
  const { id } = (await createKey(path, { name: 'one', now })).record
  await revokeKey(path, id)
  const { previous, record } = await rotateKey(path, id, { overlap: HOUR, now })
  expect([previous.status, record.status]).toEqual(['disabled', 'active'])
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])(
  'rotateKey refuses an overlap of %d and changes nothing',
  async (overlap) => {
    const path = temporaryKeysFile()
    const { record } = await createKey(path, { name: 'one', now })
    await expect(rotateKey(path, record.id, { overlap, now })).rejects.toMatchObject({
      code: 'key_option_invalid',
    })
    expect(await listKeys(path, { now })).toEqual([record])
  },
)

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createKey } from './create-key.ts'
import { KeyNotFoundError } from './errors.ts'
import { KeyRing } from './key-ring.ts'
import { parseKeysFile } from './keys-file.ts'
import { revokeKey } from './revoke-key.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('a revoked key is refused, and the others are not', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const one = await createKey(path, { name: 'one' })
  const two = await createKey(path, { name: 'two' })
  const revoked = await revokeKey(path, one.record.id)
  expect(revoked).toEqual({ ...one.record, disabled: true, status: 'disabled' })
  const ring = new KeyRing({ records: parseKeysFile(readFileSync(path, 'utf8')).keys })
  expect(ring.verify(one.key, Date.now())).toBeUndefined()
  expect(ring.verify(two.key, Date.now())).toEqual({ id: two.record.id })
})

test('revoking again changes nothing, not even the file', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const { record } = await createKey(path, { name: 'one' })
  const first = await revokeKey(path, record.id)
  const { ino, mtimeMs } = statSync(path)
  expect(await revokeKey(path, record.id)).toEqual(first)
  expect(statSync(path)).toMatchObject({ ino, mtimeMs })
})

describe('an error', () => {
  test('names an unknown id', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    await createKey(path, { name: 'one' })
    const failure = revokeKey(path, 'AAAAAAAAAAAA')
    await expect(failure).rejects.toThrow(KeyNotFoundError)
    await expect(failure).rejects.toThrow(`${path} has no key with the id AAAAAAAAAAAA`)
  })

  test('does not repeat a key that was given for an id', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const { key } = await createKey(path, { name: 'one' })
    const failure = await revokeKey(path, key).catch((error: Error) => error)
    expect(failure).toBeInstanceOf(KeyNotFoundError)
    expect((failure as Error).message).not.toContain(key)
  })

  test('does not create a missing file, nor a lock beside it', async () => {
    const path = join(temporaryFolder(), 'none', 'keys.json')
    await expect(revokeKey(path, 'AAAAAAAAAAAA')).rejects.toMatchObject({
      code: 'keys_file_missing',
    })
    expect(existsSync(path)).toBe(false)
  })
})

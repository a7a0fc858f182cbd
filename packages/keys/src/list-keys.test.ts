import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createKey } from './create-key.ts'
import { listKeys } from './list-keys.ts'
import { revokeKey } from './revoke-key.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const NOW = Date.UTC(2026, 0, 31, 9)

test('keys are listed in order, with what they are, without their hashes', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const now = (): number => NOW
  await createKey(path, { name: 'active', now })
  await createKey(path, { name: 'expiring', expires: NOW + 1000, now })
  const { record } = await createKey(path, { name: 'revoked', expires: NOW + 1000, now })
  await revokeKey(path, record.id)
  const listed = await listKeys(path, { now: () => NOW + 1000 })
  expect(listed.map(({ name, status }) => [name, status])).toEqual([
    ['active', 'active'],
    ['expiring', 'expired'],
    ['revoked', 'disabled'],
  ])
  for (const key of listed) expect(key).not.toHaveProperty('hash')
})

test('unknown fields are listed too', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  await createKey(path, { name: 'one' })
  const file = JSON.parse(readFileSync(path, 'utf8'))
  file.keys[0].limit = 60
  writeFileSync(path, JSON.stringify(file))
  expect(await listKeys(path)).toMatchObject([{ name: 'one', limit: 60 }])
})

test('a missing file is an error', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  await expect(listKeys(path)).rejects.toMatchObject({ code: 'keys_file_missing', path })
})

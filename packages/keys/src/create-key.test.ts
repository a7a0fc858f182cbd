import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashApiKey, parseApiKey } from './api-key.ts'
import { createKey } from './create-key.ts'
import { KeyOptionError, KeysFileAccessError, KeysFileError } from './errors.ts'
import { parseKeysFile } from './keys-file.ts'
import { listKeys } from './list-keys.ts'
import { ended, RUNTIMES, startProgram } from './testing/run-program.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const NOW = Date.UTC(2026, 0, 31, 9)
const now = (): number => NOW

test('a key is made and its hash stored', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const { key, record } = await createKey(path, { name: 'бухгалтерия', expires: NOW + 1000, now })
  expect(parseApiKey(key)?.id).toBe(record.id)
  expect(record).toEqual({
    id: record.id,
    name: 'бухгалтерия',
    created: '2026-01-31T09:00:00.000Z',
    expires: '2026-01-31T09:00:01.000Z',
    disabled: false,
    status: 'active',
  })
  const { status, ...stored } = record
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    version: 1,
    keys: [{ ...stored, hash: hashApiKey(key) }],
  })
})

test('a key may have a rate limit of its own', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const { record } = await createKey(path, { name: 'one', rateLimit: '100/1m' })
  expect(record.rate_limit).toBe('100/1m')
  expect(await listKeys(path)).toMatchObject([{ name: 'one', rate_limit: '100/1m' }])
  await expect(createKey(path, { name: 'two', rateLimit: '100' })).rejects.toThrow(KeyOptionError)
  expect(await listKeys(path)).toHaveLength(1)
})

test('a new key goes to the end of the file, and all else stays', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const first = await createKey(path, { name: 'one' })
  const file = JSON.parse(readFileSync(path, 'utf8'))
  file.note = 'kept'
  file.keys[0].limit = 60
  writeFileSync(path, JSON.stringify(file))
  const second = await createKey(path, { name: 'one' })
  const after = JSON.parse(readFileSync(path, 'utf8'))
  expect(after.note).toBe('kept')
  expect(after.keys[0]).toEqual(file.keys[0])
  expect(after.keys.map(({ id }: { id: string }) => id)).toEqual([
    first.record.id,
    second.record.id,
  ])
})

describe('the file', () => {
  test('is made for its owner only', async () => {
    const folder = temporaryFolder()
    await createKey(join(folder, 'keys.json'), { name: 'one' })
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['keys.json'])
  })

  test('keeps its mode', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    await createKey(path, { name: 'one' })
    chmodSync(path, 0o640)
    await createKey(path, { name: 'two' })
    expect(statSync(path).mode & 0o777).toBe(0o640)
  })

  test('is replaced behind a symbolic link, which stays', async () => {
    const folder = temporaryFolder()
    const link = join(folder, 'link.json')
    await createKey(join(folder, 'keys.json'), { name: 'one' })
    symlinkSync('keys.json', link)
    await createKey(link, { name: 'two' })
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(await listKeys(join(folder, 'keys.json'))).toHaveLength(2)
  })
})

describe('nothing is made', () => {
  test.each([
    ['an empty name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['a name of two lines', { name: 'a\nb' }],
    ['a time of expiry that has come', { name: 'x', expires: NOW }],
    ['a time of expiry that is no time', { name: 'x', expires: Number.NaN }],
    ['a time of expiry that can not be written', { name: 'x', expires: Number.POSITIVE_INFINITY }],
  ])('of %s', async (_, options) => {
    const path = join(temporaryFolder(), 'keys.json')
    await expect(createKey(path, { ...options, now })).rejects.toThrow(KeyOptionError)
    expect(existsSync(path)).toBe(false)
  })

  test('in a folder that does not exist', async () => {
    const path = join(temporaryFolder(), 'none', 'keys.json')
    const failure = createKey(path, { name: 'one' })
    await expect(failure).rejects.toThrow(KeysFileAccessError)
    await expect(failure).rejects.toMatchObject({ code: 'keys_file_unwritable', path })
  })

  test.each(['', '{', '{"version":2,"keys":[]}'])('in a file that holds %j', async (contents) => {
    const folder = temporaryFolder()
    const path = join(folder, 'keys.json')
    writeFileSync(path, contents)
    await expect(createKey(path, { name: 'one' })).rejects.toThrow(KeysFileError)
    expect(readFileSync(path, 'utf8')).toBe(contents)
    expect(readdirSync(folder)).toEqual(['keys.json'])
  })
})

describe('keys made at the same time are all there', () => {
  test('in one process', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => createKey(path, { name: `key ${index}` })),
    )
    const stored = (await listKeys(path)).map(({ id }) => id)
    expect(stored.sort()).toEqual(made.map(({ record }) => record.id).sort())
  })

  test('when a killed process has left its lock', async () => {
    for (let times = 0; times < 10; times++) {
      const path = join(temporaryFolder(), 'keys.json')
      mkdirSync(`${path}.lock`)
      utimesSync(`${path}.lock`, 1000, 1000)
      await Promise.all(Array.from({ length: 10 }, () => createKey(path, { name: 'key' })))
      expect(await listKeys(path)).toHaveLength(10)
    }
  })

  test('in several processes', { timeout: 60_000 }, async () => {
    const folder = temporaryFolder()
    const path = join(folder, 'keys.json')
    mkdirSync(`${path}.lock`)
    utimesSync(`${path}.lock`, 1000, 1000)
    const results = await Promise.all(
      [...RUNTIMES, ...RUNTIMES, ...RUNTIMES].map((runtime, index) =>
        ended(startProgram(runtime, 'create-keys-program.ts', [path, '8', `process ${index}`])),
      ),
    )
    for (const { code } of results) expect(code).toBe(0)
    const made = results.flatMap(({ output }) => output.trim().split('\n'))
    const stored = parseKeysFile(readFileSync(path, 'utf8')).keys.map(({ id }) => id)
    expect(made).toHaveLength(results.length * 8)
    expect(stored.sort()).toEqual(made.sort())
    expect(readdirSync(folder)).toEqual(['keys.json'])
  })
})

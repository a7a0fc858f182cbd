import {
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApiKey, hashApiKey } from './api-key.ts'
import { createKey } from './create-key.ts'
import { KeyOptionError, type KeysError, KeysFileAccessError, KeysFileError } from './errors.ts'
import type { KeyRingCounts } from './key-ring.ts'
import { formatKeysFile } from './keys-file.ts'
import { revokeKey } from './revoke-key.ts'
import { ended, RUNTIMES, startProgram } from './testing/run-program.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { type KeysFileWatch, watchKeysFile } from './watch-keys-file.ts'

const INTERVAL = 10
/** Long enough for several looks, for showing that nothing happens. */
const SEVERAL_LOOKS = 150

/** A key and a file with that key alone; all files of this kind have the same size. */
function fileWithKey(): { key: string; text: string } {
  const { text: key, id } = createApiKey()
  const created = '2026-01-31T09:00:00.000Z'
  const record = { id, name: 'key', hash: hashApiKey(key), created, expires: null, disabled: false }
  return { key, text: formatKeysFile({ version: 1, keys: [record] }) }
}

interface Observed {
  readonly watch: KeysFileWatch
  readonly reloads: KeyRingCounts[]
  readonly errors: KeysError[]
  accepts(key: string): boolean
}

function observe(path: string, plainKey?: string): Observed {
  const reloads: KeyRingCounts[] = []
  const errors: KeysError[] = []
  const watch = watchKeysFile(path, {
    interval: INTERVAL,
    plainKey,
    onReload: (counts) => reloads.push(counts),
    onError: (error) => errors.push(error),
  })
  onTestFinished(() => watch.close())
  const accepts = (key: string): boolean => watch.ring().verify(key, Date.now()) !== undefined
  return { watch, reloads, errors, accepts }
}

const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 10_000, interval: 5 })

describe('a change is noticed', () => {
  test('when a file is written in place', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const [one, two] = [fileWithKey(), fileWithKey()]
    writeFileSync(path, one.text)
    const { accepts, reloads, errors } = observe(path)
    expect(accepts(one.key)).toBe(true)
    writeFileSync(path, two.text)
    await eventually(() => expect(accepts(two.key)).toBe(true))
    expect(accepts(one.key)).toBe(false)
    expect(reloads).toEqual([{ active: 1, expired: 0, disabled: 0 }])
    expect(errors).toEqual([])
  })

  test('when a file of the same size and time is renamed over it', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const [one, two] = [fileWithKey(), fileWithKey()]
    writeFileSync(path, one.text)
    utimesSync(path, 1000, 1000)
    const { accepts, reloads } = observe(path)
    writeFileSync(`${path}.new`, two.text)
    utimesSync(`${path}.new`, 1000, 1000)
    expect(statSync(`${path}.new`).size).toBe(statSync(path).size)
    renameSync(`${path}.new`, path)
    await eventually(() => expect(accepts(two.key)).toBe(true))
    expect(reloads).toHaveLength(1)
  })

  test('when it comes again and again, within one tick of any clock', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const first = fileWithKey()
    writeFileSync(path, first.text)
    const { accepts } = observe(path)
    for (let times = 0; times < 10; times++) {
      const next = fileWithKey()
      writeFileSync(path, next.text)
      await eventually(() => expect(accepts(next.key)).toBe(true))
    }
  })

  test('when symbolic links are swapped as Kubernetes does', async () => {
    const folder = temporaryFolder()
    const [one, two] = [fileWithKey(), fileWithKey()]
    for (const [version, { text }] of [['v1', one] as const, ['v2', two] as const]) {
      mkdirSync(join(folder, version))
      writeFileSync(join(folder, version, 'keys.json'), text)
    }
    symlinkSync('v1', join(folder, '..data'))
    symlinkSync('..data/keys.json', join(folder, 'keys.json'))
    const { accepts, errors } = observe(join(folder, 'keys.json'))
    expect(accepts(one.key)).toBe(true)
    symlinkSync('v2', join(folder, '..data_tmp'))
    renameSync(join(folder, '..data_tmp'), join(folder, '..data'))
    rmSync(join(folder, 'v1'), { recursive: true })
    await eventually(() => expect(accepts(two.key)).toBe(true))
    expect(accepts(one.key)).toBe(false)
    expect(errors).toEqual([])
  })

  test('when the command line makes it', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const { key, record } = await createKey(path, { name: 'one' })
    const { accepts, reloads } = observe(path, 'plain')
    const second = await createKey(path, { name: 'two' })
    await eventually(() => expect(accepts(second.key)).toBe(true))
    await revokeKey(path, record.id)
    await eventually(() => expect(accepts(key)).toBe(false))
    expect(accepts(second.key)).toBe(true)
    expect(accepts('plain')).toBe(true)
    expect(reloads.at(-1)).toEqual({ active: 2, expired: 0, disabled: 1 })
  })

  test('but not when the file was only touched', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const one = fileWithKey()
    writeFileSync(path, one.text)
    const { watch, reloads, errors } = observe(path)
    const ring = watch.ring()
    writeFileSync(path, one.text)
    utimesSync(path, 1000, 1000)
    await sleep(SEVERAL_LOOKS)
    expect(watch.ring()).toBe(ring)
    expect([...reloads, ...errors]).toEqual([])
  })
})

describe('a failure leaves the keys in force', () => {
  test('and is reported once for each of its kinds', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const [one, two] = [fileWithKey(), fileWithKey()]
    writeFileSync(path, one.text)
    const { accepts, reloads, errors } = observe(path)

    writeFileSync(path, one.text.slice(0, 100))
    await eventually(() => expect(errors).toHaveLength(1))
    await sleep(SEVERAL_LOOKS)
    writeFileSync(path, one.text.slice(0, 100)) // the same failure in a file written anew
    await sleep(SEVERAL_LOOKS)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toBeInstanceOf(KeysFileError)

    writeFileSync(path, '{"version":1}')
    await eventually(() => expect(errors).toHaveLength(2))
    expect(errors[1]?.message).toContain('`keys` is missing')
    expect(accepts(one.key)).toBe(true)
    expect(reloads).toEqual([])

    writeFileSync(path, two.text)
    await eventually(() => expect(accepts(two.key)).toBe(true))
    expect(reloads).toHaveLength(1)

    writeFileSync(path, '{"version":1}') // known, but the file had been good since
    await eventually(() => expect(errors).toHaveLength(3))
    expect(accepts(two.key)).toBe(true)
  })

  test('while the file is away, and the return is reported', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const one = fileWithKey()
    writeFileSync(path, one.text)
    const { accepts, reloads, errors } = observe(path)
    renameSync(path, `${path}.away`)
    await eventually(() => expect(errors).toHaveLength(1))
    await sleep(SEVERAL_LOOKS)
    expect(errors.map(({ code }) => code)).toEqual(['keys_file_missing'])
    expect(accepts(one.key)).toBe(true)
    renameSync(`${path}.away`, path)
    await eventually(() => expect(reloads).toHaveLength(1))
    expect(accepts(one.key)).toBe(true)
    unlinkSync(path)
    await eventually(() => expect(errors).toHaveLength(2))
  })

  test('when a folder takes the place of the file', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const one = fileWithKey()
    writeFileSync(path, one.text)
    const { accepts, errors } = observe(path)
    unlinkSync(path)
    mkdirSync(path)
    await eventually(() => expect(errors.at(-1)?.code).toBe('keys_file_unreadable'))
    expect(accepts(one.key)).toBe(true)
  })
})

describe('the first reading throws', () => {
  const callbacks = { onReload: () => {}, onError: () => {} }

  test('when the file is missing', () => {
    const path = join(temporaryFolder(), 'keys.json')
    expect(() => watchKeysFile(path, callbacks)).toThrow(KeysFileAccessError)
    expect(() => watchKeysFile(path, callbacks)).toThrow(path)
  })

  test('when the file is not valid', () => {
    const path = join(temporaryFolder(), 'keys.json')
    writeFileSync(path, '{}')
    expect(() => watchKeysFile(path, callbacks)).toThrow(KeysFileError)
  })

  test('when an option is wrong', () => {
    const path = join(temporaryFolder(), 'keys.json')
    writeFileSync(path, fileWithKey().text)
    expect(() => watchKeysFile(path, { ...callbacks, interval: 0 })).toThrow(KeyOptionError)
    expect(() => watchKeysFile(path, { ...callbacks, plainKey: '' })).toThrow(KeyOptionError)
  })
})

test('nothing is heard of a closed watch', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  const [one, two] = [fileWithKey(), fileWithKey()]
  writeFileSync(path, one.text)
  const { watch, accepts, reloads, errors } = observe(path)
  await sleep(SEVERAL_LOOKS)
  watch.close()
  writeFileSync(path, two.text)
  await sleep(SEVERAL_LOOKS)
  expect(accepts(one.key)).toBe(true)
  expect([...reloads, ...errors]).toEqual([])
})

test.each(RUNTIMES)(
  'the whole life of a key, and a watch that keeps no process alive, on %s',
  {
    timeout: 30_000,
  },
  async (runtime) => {
    const path = join(temporaryFolder(), 'keys.json')
    const result = await ended(startProgram(runtime, 'life-of-a-key-program.ts', [path]))
    expect(result).toEqual({ code: 0, signal: null, output: 'done\n' })
  },
)

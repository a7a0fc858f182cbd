import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { everyRuntime } from '../../../tests/support/runtimes.ts'
import type { KeysError } from './errors.ts'
import type { KeyRingCounts } from './key-ring.ts'
import { formatKeysFile } from './keys-file.ts'
import { start } from './testing/run-program.ts'
import { keyWith, temporaryKeysFile } from './testing/samples.ts'
import { watchKeysFile } from './watch-keys-file.ts'

/** Milliseconds, longer than the resolution of file times. */
const INTERVAL = 50
/** Milliseconds to wait to see that nothing happens. */
const SEVERAL_LOOKS = 300

/** Returns a key and the text of a file with only that key. All such texts have the same size. */
function fileWithKey(): { key: string; text: string } {
  const { key, record } = keyWith()
  return { key, text: formatKeysFile([record]) }
}

/** Watches a file until the end of the test. A missing file is first written with the key of `one`. */
function observe(path = temporaryKeysFile()) {
  const one = fileWithKey()
  if (!fs.existsSync(path)) fs.writeFileSync(path, one.text)
  const reloads: KeyRingCounts[] = []
  const errors: KeysError[] = []
  const watch = watchKeysFile(path, {
    interval: INTERVAL,
    plainKey: 'plain',
    onReload: (counts) => reloads.push(counts),
    onError: (error) => errors.push(error),
  })
  onTestFinished(() => watch.close())
  const accepts = (key: string): boolean => watch.ring().verify(key, Date.now()) !== undefined
  return { path, one, watch, reloads, errors, accepts }
}

const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 5 })

test('a file that is written in place is reloaded after each change', async () => {
  const { path, one, accepts, reloads, errors } = observe()
  for (let times = 1; times <= 10; times++) {
    const next = fileWithKey()
    fs.writeFileSync(path, next.text)
    await eventually(() => expect(accepts(next.key)).toBe(true))
    expect(accepts('plain')).toBe(true)
    expect(reloads).toEqual(Array(times).fill({ active: 2, expired: 0, disabled: 0 }))
  }
  expect([accepts(one.key), errors]).toEqual([false, []])
})

test('a file behind symbolic links that are swapped as Kubernetes does is loaded', async () => {
  const path = temporaryKeysFile()
  const inFolder = (name: string) => join(dirname(path), name)
  const [one, two] = [fileWithKey(), fileWithKey()]
  for (const [version, { text }] of Object.entries({ v1: one, v2: two })) {
    fs.mkdirSync(inFolder(version))
    fs.writeFileSync(inFolder(`${version}/keys.json`), text)
  }
  fs.symlinkSync('v1', inFolder('..data'))
  fs.symlinkSync('..data/keys.json', path)
  const { accepts, errors } = observe(path)
  expect(accepts(one.key)).toBe(true)
  fs.symlinkSync('v2', inFolder('..data_tmp'))
  fs.renameSync(inFolder('..data_tmp'), inFolder('..data'))
  fs.rmSync(inFolder('v1'), { recursive: true })
  await eventually(() => expect(accepts(two.key)).toBe(true))
  expect([accepts(one.key), errors]).toEqual([false, []])
})

test('a file with the same contents is not reloaded, and a closed watch calls nothing', async () => {
  const { path, one, watch, reloads, errors } = observe()
  const ring = watch.ring()
  fs.writeFileSync(path, one.text)
  await sleep(SEVERAL_LOOKS)
  watch.close()
  fs.writeFileSync(path, fileWithKey().text)
  await sleep(SEVERAL_LOOKS)
  expect(watch.ring()).toBe(ring)
  expect([...reloads, ...errors]).toEqual([])
})

test('an invalid file changes no key, and each kind of failure is reported once', async () => {
  const { path, one, accepts, reloads, errors } = observe()
  const two = fileWithKey()
  for (let times = 0; times < 2; times++) {
    fs.writeFileSync(path, one.text.slice(0, 100))
    await eventually(() => expect(errors).toHaveLength(1))
    await sleep(SEVERAL_LOOKS)
  }
  fs.writeFileSync(path, two.text.replace('"created"', '"rate_limt": "1/60s", "created"'))
  await eventually(() => expect(errors).toHaveLength(2))
  expect(errors[1]?.message).toContain('did you mean `rate_limit`?')
  expect([accepts(one.key), accepts(two.key), reloads]).toEqual([true, false, []])

  fs.writeFileSync(path, two.text)
  await eventually(() => expect(accepts(two.key)).toBe(true))
  fs.writeFileSync(path, one.text.slice(0, 100)) // the same failure, but the file was valid in between
  await eventually(() => expect(errors).toHaveLength(3))
  expect([accepts(two.key), reloads.length]).toEqual([true, 1])
})

test('a missing file changes no key, and its return is reported', async () => {
  const { path, one, accepts, reloads, errors } = observe()
  fs.renameSync(path, `${path}.away`)
  await eventually(() => expect(errors).toHaveLength(1))
  await sleep(SEVERAL_LOOKS)
  expect(errors.map(({ code }) => code)).toEqual(['keys_file_missing'])
  fs.renameSync(`${path}.away`, path)
  await eventually(() => expect(reloads).toHaveLength(1))
  fs.unlinkSync(path)
  fs.mkdirSync(path)
  await eventually(() => expect(errors.at(-1)?.code).toBe('keys_file_unreadable'))
  expect(accepts(one.key)).toBe(true)
})

test('a watch cannot start with a missing file, an invalid file or an empty plain key', () => {
  const path = temporaryKeysFile()
  const watch = (plainKey?: string) => () =>
    watchKeysFile(path, { plainKey, onReload: () => {}, onError: () => {} })
  expect(watch()).toThrow(`There is no keys file ${path}`)
  fs.writeFileSync(path, '{}')
  expect(watch()).toThrow('`keys` is missing')
  fs.writeFileSync(path, fileWithKey().text)
  expect(watch('')).toThrow(expect.objectContaining({ code: 'key_option_invalid' }))
})

test.each(everyRuntime)(
  'a watch on $runtime keeps no process alive and handles no signal',
  async ({ runtime }) => {
    const path = temporaryKeysFile()
    fs.writeFileSync(path, fileWithKey().text)
    await using watch = start(runtime, ['watch-program', path])
    expect(await watch.ended()).toMatchObject({ code: 0, signal: null })
    expect(watch.output()).toBe('1 0\n')
  },
)

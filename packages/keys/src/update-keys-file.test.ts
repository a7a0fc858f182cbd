import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { everyRuntime } from '../../../tests/support/runtimes.ts'
import { formatKeysFile } from './keys-file.ts'
import { createKey, listKeys, revokeKey } from './manage-keys.ts'
import { start } from './testing/run-program.ts'
import { keyWith, temporaryKeysFile } from './testing/samples.ts'
import { readKeysFile, updateKeysFile } from './update-keys-file.ts'

const idsOf = async (path: string) => (await listKeys(path)).map(({ id }) => id).sort()
const filesBeside = (path: string) => fs.readdirSync(dirname(path))

/** Makes a lock like one left by a killed process. */
function leaveLock(path: string, secondsAgo: number): void {
  fs.mkdirSync(`${path}.lock`)
  const time = new Date(Date.now() - secondsAgo * 1000)
  fs.utimesSync(`${path}.lock`, time, time)
}

describe('readKeysFile says why a file cannot be read:', () => {
  test.each([
    ['missing', () => {}, 'There is no keys file'],
    ['a folder', (path: string) => fs.mkdirSync(path), 'it is not a regular file'],
    ['a named pipe', (path: string) => execFileSync('mkfifo', [path]), 'it is not a regular file'],
    ['Latin-1', (path: string) => fs.writeFileSync(path, '{"name":"\xe9"}', 'latin1'), 'not UTF-8'],
  ])('%s', (_, make, message) => {
    const path = temporaryKeysFile()
    make(path)
    expect(() => readKeysFile(path)).toThrow(message)
  })
})

test('a new file can be read by its owner only, and a changed file keeps its mode', async () => {
  const path = temporaryKeysFile()
  await createKey(path, { name: 'one' })
  expect(fs.statSync(path).mode & 0o777).toBe(0o600)
  fs.chmodSync(path, 0o640)
  await createKey(path, { name: 'two' })
  expect(fs.statSync(path).mode & 0o777).toBe(0o640)
  expect(filesBeside(path)).toEqual(['keys.json'])
})

test('a file behind a symbolic link is replaced, and the link stays', async () => {
  const path = temporaryKeysFile()
  fs.symlinkSync('target.json', path)
  fs.writeFileSync(join(dirname(path), 'target.json'), '{"version":1,"keys":[]}')
  const { record } = await createKey(path, { name: 'one' })
  expect(fs.lstatSync(path).isSymbolicLink()).toBe(true)
  expect(await idsOf(join(dirname(path), 'target.json'))).toEqual([record.id])
})

test('no file and no lock is made if a required file or its folder is missing', async () => {
  const path = temporaryKeysFile()
  await expect(revokeKey(path, 'A')).rejects.toMatchObject({ code: 'keys_file_missing' })
  const nowhere = createKey(join(path, 'keys.json'), { name: 'one' })
  await expect(nowhere).rejects.toMatchObject({ code: 'keys_file_unwritable' })
  expect(filesBeside(path)).toEqual([])
})

test('a change that throws leaves neither a file nor a lock', async () => {
  const path = temporaryKeysFile()
  const failure = updateKeysFile(path, 'create', () => {
    throw new Error('no')
  })
  await expect(failure).rejects.toThrow('no')
  expect(filesBeside(path)).toEqual([])
})

test('a change starts again if another process took over the lock and changed the file', async () => {
  const path = temporaryKeysFile()
  let calls = 0
  const count = await updateKeysFile(path, 'create', (keys) => {
    if (calls++ === 0) fs.writeFileSync(path, '{"version":1,"keys":[] }')
    return { keys, result: calls }
  })
  expect(count).toBe(2)
})

test('a writer waits until another writer is done', async () => {
  const path = temporaryKeysFile()
  leaveLock(path, 0)
  const creating = createKey(path, { name: 'one' })
  await sleep(200)
  expect(fs.existsSync(path)).toBe(false)
  fs.rmdirSync(`${path}.lock`)
  await creating
  expect(await idsOf(path)).toHaveLength(1)
})

test('keys created concurrently in one process are all stored, despite a stale lock', async () => {
  for (let times = 0; times < 10; times++) {
    const path = temporaryKeysFile()
    leaveLock(path, 1000)
    const creating = Array.from({ length: 10 }, () => createKey(path, { name: 'key' }))
    const made = (await Promise.all(creating)).map(({ record }) => record.id)
    expect(await idsOf(path)).toEqual(made.sort())
  }
})

test('keys created concurrently in several processes are all stored, despite a stale lock', async () => {
  const path = temporaryKeysFile()
  leaveLock(path, 1000)
  const writers = [...everyRuntime, ...everyRuntime, ...everyRuntime].map(({ runtime }) =>
    start(runtime, ['create-keys-program', path, '8']),
  )
  await Promise.all(writers.map((writer) => writer.ended()))
  const made = writers.flatMap((writer) => writer.output().trim().split('\n'))
  expect(made).toHaveLength(writers.length * 8)
  expect(await idsOf(path)).toEqual(made.sort())
  expect(filesBeside(path)).toEqual(['keys.json'])
})

describe.each(everyRuntime)('a writer on $runtime', ({ runtime }) => {
  test('that is killed at any moment loses no stored key', async () => {
    const path = temporaryKeysFile()
    const known = new Set<string>()
    for (let times = 0; times < 6; times++) {
      await using writer = start(runtime, ['create-keys-program', path, '100000'])
      await writer.printed(/./)
      await sleep(5 + Math.random() * 40)
      await writer.stop('SIGKILL')
      for (const id of writer.output().match(/^\w{12}$/gm) ?? []) known.add(id)
      const stored = await idsOf(path)
      for (const id of known) expect(stored).toContain(id)
      // Makes the locks look old, so that the test need not wait until they are stale
      for (const lock of filesBeside(path).filter((name) => name.endsWith('.lock'))) {
        fs.utimesSync(join(dirname(path), lock), 1000, 1000)
      }
    }
  })

  test.skipIf(process.platform === 'win32')(
    'that runs out of disk space leaves the old file',
    async () => {
      const path = temporaryKeysFile()
      const keys = Array.from({ length: 100 }, () => keyWith().record)
      const before = formatKeysFile(keys)
      expect(before.length).toBeGreaterThan(16 * 1024)
      fs.writeFileSync(path, before)
      // A limit on file size replaces a full disk: both allow a partial write
      const shell = ['sh', '-c', 'ulimit -f 16; exec "$@"', 'sh']
      await using writer = start(runtime, ['create-keys-program', path, '1'], shell)
      await writer.ended()
      expect(writer.output()).toContain('EFBIG')
      expect(fs.readFileSync(path, 'utf8')).toBe(before)
    },
  )
})

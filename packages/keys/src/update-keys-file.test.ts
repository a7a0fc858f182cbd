import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { formatKeysFile } from './keys-file.ts'
import { createKey, listKeys, revokeKey } from './manage-keys.ts'
import { ended, RUNTIMES, start } from './testing/run-program.ts'
import { temporaryKeysFile } from './testing/temporary-keys-file.ts'
import { readKeysFile, updateKeysFile } from './update-keys-file.ts'

const namesOf = async (path: string) => (await listKeys(path)).map(({ name }) => name)
const idsOf = async (path: string) => (await listKeys(path)).map(({ id }) => id).sort()
const filesBeside = (path: string) => fs.readdirSync(dirname(path))

/** A lock as a killed process leaves it. */
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

describe('the file', () => {
  test('can be read by its owner only when it is new, and keeps its mode later', async () => {
    const path = temporaryKeysFile()
    await createKey(path, { name: 'one' })
    expect(fs.statSync(path).mode & 0o777).toBe(0o600)
    fs.chmodSync(path, 0o640)
    await createKey(path, { name: 'two' })
    expect(fs.statSync(path).mode & 0o777).toBe(0o640)
    expect(await namesOf(path)).toEqual(['one', 'two'])
    expect(filesBeside(path)).toEqual(['keys.json'])
  })

  test('is replaced behind a symbolic link, which stays', async () => {
    const path = temporaryKeysFile()
    const link = `${path}.link`
    await createKey(path, { name: 'one' })
    fs.symlinkSync('keys.json', link)
    await createKey(link, { name: 'two' })
    expect(fs.lstatSync(link).isSymbolicLink()).toBe(true)
    expect(await namesOf(path)).toEqual(['one', 'two'])
  })

  test('is not made, nor a lock, where a command needs a file or its folder is missing', async () => {
    const path = temporaryKeysFile()
    await expect(revokeKey(path, 'A')).rejects.toMatchObject({ code: 'keys_file_missing' })
    const nowhere = createKey(join(path, 'keys.json'), { name: 'one' })
    await expect(nowhere).rejects.toMatchObject({ code: 'keys_file_unwritable' })
    expect(filesBeside(path)).toEqual([])
  })
})

test('a change that throws leaves the file as it was and no lock', async () => {
  const path = temporaryKeysFile()
  const { record } = await createKey(path, { name: 'one' })
  const failure = updateKeysFile(path, 'refuse', () => {
    throw new Error('no')
  })
  await expect(failure).rejects.toThrow('no')
  expect(await idsOf(path)).toEqual([record.id])
  expect(filesBeside(path)).toEqual(['keys.json'])
})

test('a change starts again when another process took the lock over and changed the file', async () => {
  const path = temporaryKeysFile()
  let calls = 0
  const counted = await updateKeysFile(path, 'create', (keys) => {
    if (calls++ === 0) fs.writeFileSync(path, '{"version":1,"keys":[] }')
    return { keys, result: fs.existsSync(path) }
  })
  expect([calls, counted]).toEqual([2, true])
})

test('a writer waits for another one', async () => {
  const path = temporaryKeysFile()
  leaveLock(path, 0)
  const creating = createKey(path, { name: 'one' })
  await sleep(200)
  expect(fs.existsSync(path)).toBe(false)
  fs.rmdirSync(`${path}.lock`)
  await creating
  expect(await namesOf(path)).toEqual(['one'])
})

test('keys created at once in one process are all stored, though a lock was left', async () => {
  const path = temporaryKeysFile()
  leaveLock(path, 4)
  const creating = Array.from({ length: 20 }, () => createKey(path, { name: 'key' }))
  const made = await Promise.all(creating)
  expect(await idsOf(path)).toEqual(made.map(({ record }) => record.id).sort())
})

test('keys created at once in several processes are all stored, though a lock was left', async () => {
  const path = temporaryKeysFile()
  leaveLock(path, 1000)
  const program = ['create-keys-program.ts', path, '8']
  const commands = [...RUNTIMES, ...RUNTIMES, ...RUNTIMES]
  const results = await Promise.all(commands.map((command) => ended(start(command, ...program))))
  const made = results.flatMap(({ output }) => output.trim().split('\n'))
  expect(results.map(({ code }) => code)).toEqual(commands.map(() => 0))
  expect(made).toHaveLength(commands.length * 8)
  expect(await idsOf(path)).toEqual(made.sort())
  expect(filesBeside(path)).toEqual(['keys.json'])
})

describe.each(RUNTIMES)('a writer on %s', (...command) => {
  test('that is killed at any moment leaves every stored key', async () => {
    const path = temporaryKeysFile()
    const known = new Set<string>()
    for (let times = 0; times < 6; times++) {
      const child = start(command, 'create-keys-program.ts', path, '100000')
      const end = ended(child)
      await once(child.stdout as NodeJS.ReadableStream, 'data')
      await sleep(5 + Math.random() * 40)
      child.kill('SIGKILL')
      for (const id of (await end).output.match(/^\w{12}$/gm) ?? []) known.add(id)
      const stored = await idsOf(path)
      for (const id of known) expect(stored).toContain(id)
      // As if the locks had been left long ago, to spare the test the wait
      for (const lock of filesBeside(path).filter((name) => name.endsWith('.lock'))) {
        fs.utimesSync(join(dirname(path), lock), 1000, 1000)
      }
    }
  })

  test.skipIf(process.platform === 'win32')(
    'that runs out of room leaves the old file',
    async () => {
      const path = temporaryKeysFile()
      const record = {
        name: 'key',
        created: '2026-01-31T09:00:00Z',
        expires: null,
        disabled: false,
      }
      const keys = Array.from({ length: 100 }, (_, index) => {
        const digits = String(index).padStart(12, '0')
        return { ...record, id: digits, hash: digits.padStart(64, 'a') }
      })
      const before = formatKeysFile(keys)
      expect(before.length).toBeGreaterThan(16 * 1024)
      fs.writeFileSync(path, before)
      // A limit on the size of files stands in for a full disk: it too lets a part be written
      const program = [...command, 'create-keys-program.ts', path, '1']
      const shell = ['env', 'TSX_DISABLE_CACHE=1', 'sh', '-c', 'ulimit -f 16; exec "$@"', 'sh']
      expect((await ended(start(shell, ...program))).output).toContain('EFBIG')
      expect(fs.readFileSync(path, 'utf8')).toBe(before)
    },
  )
})

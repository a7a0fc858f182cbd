import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createKey } from './create-key.ts'
import { parseKeysFile } from './keys-file.ts'
import { listKeys } from './list-keys.ts'
import { newKey } from './new-key.ts'
import { commandOf, ended, RUNTIMES, startProgram } from './testing/run-program.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { updateKeysFile } from './update-keys-file.ts'

describe.each(RUNTIMES)('a writer on %s', { timeout: 60_000 }, (runtime) => {
  test('that is killed at any moment leaves the file whole, with every stored key', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const known = new Set<string>()
    for (let times = 0; times < 6; times++) {
      const child = startProgram(runtime, 'create-keys-program.ts', [path, '100000', 'killed'])
      const end = ended(child)
      child.stdout?.once('data', () => {
        setTimeout(() => child.kill('SIGKILL'), 5 + Math.random() * 40)
      })
      const { signal, output } = await end
      expect(signal).toBe('SIGKILL')
      for (const id of output.match(/^\w{12}$/gm) ?? []) known.add(id)
      const stored = new Set(parseKeysFile(readFileSync(path, 'utf8')).keys.map(({ id }) => id))
      for (const id of known) expect(stored).toContain(id)
      // As if the lock had been left long ago, to spare the test the wait
      if (existsSync(`${path}.lock`)) utimesSync(`${path}.lock`, 1000, 1000)
    }
  })

  test('that is killed holding the lock holds up the next one for seconds only', async () => {
    const path = join(temporaryFolder(), 'keys.json')
    const { record } = await createKey(path, { name: 'before' })
    const { signal } = await ended(startProgram(runtime, 'die-holding-lock-program.ts', [path]))
    expect(signal).toBe('SIGKILL')
    // As if the lock had been left 4 seconds ago, to spare the test most of the wait
    const left = Date.now() - 4000
    utimesSync(`${path}.lock`, new Date(left), new Date(left))
    const after = await createKey(path, { name: 'after' })
    expect((await listKeys(path)).map(({ id }) => id)).toEqual([record.id, after.record.id])
    expect(existsSync(`${path}.lock`)).toBe(false)
  })

  test.skipIf(process.platform === 'win32')(
    'that runs out of room leaves the file as it was',
    async () => {
      const path = join(temporaryFolder(), 'keys.json')
      const keys = Array.from({ length: 100 }, () => newKey('key', null, Date.now()).record)
      await updateKeysFile(path, 'create', (file) => ({ file: { ...file, keys }, result: null }))
      const before = readFileSync(path, 'utf8')
      expect(before.length).toBeGreaterThan(16 * 1024)
      // A limit to the size of files stands in for a full disk: it too lets a part be written
      const command = commandOf(runtime, 'create-keys-program.ts', [path, '1'])
        .map((word) => `'${word}'`)
        .join(' ')
      const cwd = join(import.meta.dirname, 'testing')
      const env = { ...process.env, TSX_DISABLE_CACHE: '1' }
      await expect(
        promisify(execFile)('sh', ['-c', `ulimit -f 16; exec ${command}`], { cwd, env }),
      ).rejects.toThrow('EFBIG')
      expect(readFileSync(path, 'utf8')).toBe(before)
    },
  )
})

test('a change starts again on the new file when another process has taken the lock over', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  await createKey(path, { name: 'one' })
  let calls = 0
  const counted = await updateKeysFile(path, 'refuse', (file) => {
    calls++
    if (calls === 1) {
      rmdirSync(`${path}.lock`)
      mkdirSync(`${path}.lock`)
      utimesSync(`${path}.lock`, 1000, 1000)
    }
    return { file, result: file.keys.length }
  })
  expect([calls, counted]).toEqual([2, 1])
  expect(existsSync(`${path}.lock`)).toBe(false)
})

test('a change that throws leaves neither a changed file nor a lock', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  await createKey(path, { name: 'one' })
  const before = readFileSync(path, 'utf8')
  const failure = updateKeysFile(path, 'refuse', () => {
    throw new Error('no')
  })
  await expect(failure).rejects.toThrow('no')
  expect(readFileSync(path, 'utf8')).toBe(before)
  expect(existsSync(`${path}.lock`)).toBe(false)
})

test('a writer waits for another one', async () => {
  const path = join(temporaryFolder(), 'keys.json')
  mkdirSync(`${path}.lock`)
  const creating = createKey(path, { name: 'one' })
  await sleep(200)
  expect(existsSync(path)).toBe(false)
  renameSync(`${path}.lock`, `${path}.gone`)
  await creating
  expect(await listKeys(path)).toHaveLength(1)
})

import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { KeysError } from './errors.ts'
import { readKeysFile } from './read-keys-file.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const failureOf = (path: string): KeysError => {
  try {
    readKeysFile(path)
  } catch (error) {
    return error as KeysError
  }
  throw new Error('The file was read')
}

test('tells why a file can not be read', () => {
  const folder = temporaryFolder()
  expect(failureOf(join(folder, 'none.json')).code).toBe('keys_file_missing')
  mkdirSync(join(folder, 'folder'))
  expect(failureOf(join(folder, 'folder')).code).toBe('keys_file_unreadable')
  writeFileSync(join(folder, 'latin1.json'), Buffer.from('{"name":"\xe9"}', 'latin1'))
  expect(failureOf(join(folder, 'latin1.json')).message).toContain('not UTF-8')
})

test.skipIf(process.platform === 'win32')('does not wait for a named pipe', () => {
  const pipe = join(temporaryFolder(), 'pipe')
  execFileSync('mkfifo', [pipe])
  expect(failureOf(pipe).message).toContain('it is not a regular file')
})

test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('needs permission', () => {
  const path = join(temporaryFolder(), 'keys.json')
  writeFileSync(path, '{}')
  chmodSync(path, 0)
  expect(failureOf(path).code).toBe('keys_file_unreadable')
})

test('does not trust a file that was written a moment ago to stay', () => {
  const path = join(temporaryFolder(), 'keys.json')
  writeFileSync(path, '{}')
  utimesSync(path, 1000, 1000)
  expect(readKeysFile(path)).toMatchObject({ text: '{}', settled: false })
})

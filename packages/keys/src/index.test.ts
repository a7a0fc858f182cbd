import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a server that only reads keys gets nobody else listening to its signals', () => {
  const index = new URL('./index.ts', import.meta.url).href
  const code = `await import('${index}')
    console.log(process.listenerCount('SIGTERM') + process.listenerCount('SIGINT'))`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code]
  const cwd = fileURLToPath(new URL('.', import.meta.url))
  expect(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }).trim()).toBe('0')
})

import { afterEach, expect, it, vi } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

// The library that completes writes to the console.
const log = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => log.mockClear())
const printed = () => log.mock.calls.flat().join('\n')

it.each(['bash', 'zsh', 'fish', 'powershell'])('prints a script for %s', async (shell) => {
  expect((await runOklad(['completion', shell])).code).toBe(0)
  expect(printed()).toContain('oklad')
})

it('completes commands', async () => {
  await runOklad(['complete', '--', 'gr'])
  expect(printed()).toMatch(/^gross-up\t/m)
})

it('completes options of the field table', async () => {
  await runOklad(['complete', '--', 'calc', '--chi'])
  expect(printed()).toMatch(/^--children\t/m)
})

it('names the shells it knows if another one is asked for', async () => {
  const { code, stderr } = await runOklad(['completion', 'cmd', '--lang', 'ru'])
  expect(code).toBe(2)
  expect(stderr).toMatch(/^oklad: cmd: для этой оболочки нет дополнения; есть для zsh, bash/)
})

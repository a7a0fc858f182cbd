import { spawnSync } from 'node:child_process'
import { afterEach, expect, it, vi } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

// The library that completes writes to the console.
const log = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => log.mockClear())
const printed = () => log.mock.calls.flat().join('\n')

it.each(['bash', 'zsh', 'fish', 'powershell'])('prints a script for %s', async (shell) => {
  const { code, stdout } = await runOklad(['completion', shell])
  expect(code).toBe(0)
  expect(stdout + printed()).toContain('oklad')
})

it.each([
  [['calc', '--contract', ''], /^employment\t\ncivil\t\nself-employed\t\n:4$/],
  [['batch', '--question', 'g'], /^gross-up\t\n:4$/],
  [['calc', '--salary', ''], /^:4$/],
  [['calc', '--request', ''], /^:0$/],
  [['keys', 'create', '--file', ''], /^:0$/],
  [['batch', ''], /^:0$/],
  [['documents', 'n'], /^notice\t\nndfl6\t\n:4$/],
  [['documents', 'notice', ''], /^:0$/],
])('offers the values of an option, and files: %j', async (words, offered) => {
  await runOklad(['complete', '--', ...words])
  expect(printed()).toMatch(offered)
})

it('completes in bash, where the script is loaded twice', async () => {
  const { stdout: script } = await runOklad(['completion', 'bash'])
  const lines = `oklad() { printf 'civil\\tx\\nself-employed\\t\\n:4\\n'; }
    ${script}
    ${script}
    COMP_WORDS=(oklad calc --contract s) COMP_CWORD=3
    _oklad
    echo "\${COMPREPLY[*]}"
    oklad() { echo :0; }
    COMP_WORDS=(oklad batch /etc/host) COMP_CWORD=2
    _oklad
    printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-uc', lines], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^self-employed\n(?:.*\n)*\/etc\/hosts\n/)
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

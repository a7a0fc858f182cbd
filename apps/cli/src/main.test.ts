import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { builtCommand } from '../../../tests/support/built-programs.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bun = join(root, 'node_modules', '.bin', 'bun')
const bunRuns = spawnSync(bun, ['--version']).status === 0
if (!bunRuns) console.warn(`Skipped on Bun: ${bun} does not run. To get it: npm rebuild bun`)

interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs the command in a process of its own, in English unless told. */
function start(
  runtime: readonly string[],
  argv: readonly string[],
  env = {},
  { read = true, input = '' } = {},
) {
  const [command = '', ...before] = runtime
  return new Promise<Finished>((resolve, reject) => {
    const child = spawn(command, [...before, ...argv], {
      cwd: root,
      env: { PATH: process.env['PATH'], LC_ALL: 'C', ...env },
    })
    const finished = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text) => (finished.stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (finished.stderr += text))
    if (!read) child.stdout.destroy()
    child.stdin.end(input)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...finished }))
  })
}

describe.each([
  { name: 'Node', runtime: [process.execPath, builtCommand], runs: true },
  { name: 'Bun', runtime: [bun, builtCommand], runs: bunRuns },
])('the command on $name', ({ runtime, runs }) => {
  const oklad = (argv: readonly string[], env = {}, input = '') =>
    start(runtime, argv, env, { input })

  it.runIf(runs)('computes a year', async () => {
    const { code, stdout, stderr } = await oklad('calc --salary 250000 --start 2025-01'.split(' '))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^▲ October .* 34,500\.00 +215,500\.00 +13% → 15%/m)
    expect(stdout).toMatch(/^ {2}Total cost +3,864,091\.00$/m)
  })

  it.runIf(runs)('speaks the language of the locale, to the width of COLUMNS', async () => {
    const argv = ['calc', '--salary', '100000']
    const { stdout } = await oklad(argv, { LC_ALL: 'ru_RU.UTF-8', COLUMNS: '80' })
    expect(stdout).toContain('На руки')
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  // 87,000 is 100,000 less 13 %.
  it.runIf(runs)('reads a whole request from the standard input', async () => {
    const argv = ['gross-up', '--request', '-', '--json']
    const input = '\ufeff{"target_net": 8700000, "start_date": "2026-12-01"}'
    const { code, stdout, stderr } = await oklad(argv, {}, input)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ gross_salary: 10_000_000, excess: 0 })
  })

  it.runIf(runs)('returns 2 for a wrong command line', async () => {
    expect(await oklad(['calc', '--salary', 'x', '--district', '5'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'oklad: --salary must be an amount in roubles, such as 150000, 150000.50 or "150 000,50"\n' +
        'oklad: --district must be from 1.00 to 2.00\n' +
        'See oklad calc --help\n',
    })
  })

  it.runIf(runs)('returns 0 if the reader closes the output early', async () => {
    const { code, stderr } = await start(
      runtime,
      ['calc', '--salary', '100000'],
      {},
      {
        read: false,
      },
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it.runIf(runs)('leaves the old output of a batch if it is killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oklad-killed-'))
    const output = join(folder, 'out.csv')
    writeFileSync(output, 'old')
    const argv = [...runtime.slice(1), 'batch', '-', '--format', 'csv', '--output', output]
    const child = spawn(runtime[0] as string, argv, {
      cwd: root,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    child.stdin.write(`gross_salary\n${'1000000\n'.repeat(20_000)}`)
    // The input does not end: the output is half written.
    await expect.poll(() => readdirSync(folder).length, { timeout: 60_000 }).toBe(2)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(readFileSync(output, 'utf8')).toBe('old')
    rmSync(folder, { recursive: true })
  })

  it.runIf(runs && existsSync('/dev/full'))('returns 1 if the disk is full', () => {
    const [command = '', ...before] = runtime
    const line = [command, ...before, 'calc --salary 1 > /dev/full'].join(' ')
    const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: root, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^oklad: the disk is full\n$/)
  })

  it.runIf(runs && existsSync('/dev/full')).each([
    ['is said once where the disk is full', '> /dev/full', ['oklad: the disk is full']],
    ['has no summary where its reader has closed it', '| head -1 > /dev/null', []],
  ])('the output of a batch %s', (_, output, said) => {
    const folder = mkdtempSync(join(tmpdir(), 'oklad-output-'))
    const errors = join(folder, 'errors.csv')
    const input = `gross_salary\nx\n${'1000000\n'.repeat(20_000)}`
    const argv = `batch - --output - --format csv --errors ${errors} ${output}`
    const line = [...runtime, argv].join(' ')
    const { stderr } = spawnSync('sh', ['-c', line], { cwd: root, encoding: 'utf8', input })
    expect(stderr.trim().split('\n').slice(3)).toEqual(said)
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  })
})

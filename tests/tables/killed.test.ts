import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { builtCommand } from '../support/built-programs.ts'
import { projectFolder } from '../support/project-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'oklad-killed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Kills a command while it writes a file; returns how it ended, and whether the unfinished file is left. */
async function killed(output: string, signal: NodeJS.Signals, input = '-') {
  writeFileSync(output, 'old')
  const format = input === '-' ? ['--format', 'ndjson'] : []
  const argv = ['batch', input, ...format, '--output', output]
  const child = spawn(process.execPath, [builtCommand, ...argv], {
    cwd: projectFolder,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const exit = once(child, 'exit')
  child.stdin?.on('error', () => {})
  // More than the sample that is read first. The input does not end: the command waits for more.
  child.stdin?.write('{"gross_salary":10000000}\n'.repeat(10_000))
  const isBegun = () => existsSync(`${output}.${child.pid}.part`)
  await vi.waitUntil(() => isBegun() || child.exitCode !== null, {
    timeout: 120_000,
    interval: 50,
  })
  child.kill(signal)
  expect(await exit).toEqual([null, signal])
  expect(readFileSync(output, 'utf8')).toBe('old')
  return isBegun()
}

it.each(['csv', 'ndjson', 'xlsx', 'parquet', 'arrow', 'arrows'])(
  'a command that is killed leaves the old %s',
  async (format) => {
    expect(await killed(join(folder, `out.${format}`), 'SIGKILL')).toBe(true)
  },
)

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a command that ends by %s leaves no unfinished file',
  async (signal) => {
    expect(await killed(join(folder, 'out.csv'), signal)).toBe(false)
  },
)

it.each([
  ['parquet', 'SIGKILL'],
  ['parquet', 'SIGTERM'],
  ['csv', 'SIGKILL'],
  ['csv', 'SIGTERM'],
] as const)(
  'a file of %s that DuckDB joins is written whole or not at all (%s)',
  async (format, signal) => {
    const input = join(folder, 'people.csv')
    writeFileSync(input, `gross_salary\n${'10000000\n'.repeat(200_000)}`)
    const output = join(folder, `joined.${format}`)
    expect(await killed(output, signal, input)).toBe(signal === 'SIGKILL')
  },
)

const disk = join(folder, 'disk')
mkdirSync(disk)
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0
afterAll(() => void (isMounted && spawnSync('umount', [disk])))

it.runIf(isMounted).each(['parquet', 'csv'])('a disk that fills leaves the old %s', (format) => {
  const [input, output] = [join(folder, 'people.csv'), join(disk, `out.${format}`)]
  const salaries = Array.from({ length: 60_000 }, (_, row) => 5_000_000 + row * 7919)
  writeFileSync(input, `gross_salary\n${salaries.join('\n')}\n`)
  writeFileSync(output, 'old')
  const argv = ['batch', input, '--output', output]
  const { status, stderr } = spawnSync(process.execPath, [builtCommand, ...argv], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  expect({ status, said: stderr.trim().split('\n').at(-1) }).toEqual({
    status: 2,
    said: 'oklad: the disk is full',
  })
  expect(readdirSync(disk)).toEqual([`out.${format}`])
  expect(readFileSync(output, 'utf8')).toBe('old')
  rmSync(output)
})

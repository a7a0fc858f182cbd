import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'oklad-killed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Kills a command while it writes a file; returns how it ended, and whether the unfinished file is left. */
async function killed(output: string, signal: NodeJS.Signals) {
  writeFileSync(output, 'old')
  const program = ['--import', 'tsx', join(projectFolder, 'apps/cli/src/main.ts')]
  const argv = ['batch', '-', '--format', 'ndjson', '--workers', '1', '--output', output]
  const child = spawn(process.execPath, [...program, ...argv], {
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

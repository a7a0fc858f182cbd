import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The runtimes the package works on. */
export type Runtime = 'node' | 'bun'

const here = fileURLToPath(new URL('.', import.meta.url))
const bun = join(dirname(createRequire(import.meta.url).resolve('bun/package.json')), 'bin/bun.exe')

/** The runtimes this machine has. */
export const RUNTIMES: readonly Runtime[] = existsSync(bun) ? ['node', 'bun'] : ['node']

/**
 * The command that runs a program of this folder, to be quoted by the caller if need be.
 * @param program the file's name
 */
export function commandOf(runtime: Runtime, program: string, args: readonly string[]): string[] {
  const file = join(here, program)
  return runtime === 'bun'
    ? [bun, file, ...args]
    : [process.execPath, '--import', 'tsx', file, ...args]
}

/** Starts a program of this folder in a process of its own, which does not outlive the test. */
export function startProgram(
  runtime: Runtime,
  program: string,
  args: readonly string[],
): ChildProcess {
  const [command = '', ...rest] = commandOf(runtime, program, args)
  // The folder matters: `tsx` is looked up from it
  const child = spawn(command, rest, { cwd: here, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** How a process ended, and what it printed. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly output: string
}

/** Waits for a process to end. */
export async function ended(child: ChildProcess): Promise<Ended> {
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, output }
}

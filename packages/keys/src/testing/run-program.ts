import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { commandOnNode } from '../../../../tests/support/service-on-node.ts'

const bun = join(dirname(createRequire(import.meta.url).resolve('bun/package.json')), 'bin/bun.exe')

/** The commands of the runtimes on this machine. */
export const RUNTIMES: readonly (readonly string[])[] = [
  [process.execPath],
  ...(existsSync(bun) ? [[bun]] : []),
]

/** Starts a command in the folder of the built programs. The process is killed after the test. */
export function start(command: readonly string[], ...args: readonly string[]): ChildProcess {
  const [program = '', ...first] = command
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  const child = spawn(program, [...first, ...args], { cwd: dirname(commandOnNode), stdio })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** Waits until a process exits. Returns its exit code or signal, and its output and errors together. */
export async function ended(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output += chunk))
  const [code, signal] = await once(child, 'close')
  return { code, signal, output }
}

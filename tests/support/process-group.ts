import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { runningProcesses } from './process-table.ts'

/** Kills a program and all that it started. */
export function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of the group is left.
  }
}

/** How long a helper may take to notice that the program it helped has ended. */
const NOTICING = 1000

/** Whether something of a program's group goes on without it. */
export async function outlives({ pid }: ChildProcess): Promise<boolean> {
  const end = performance.now() + NOTICING
  while (pid !== undefined && groupRuns(pid)) {
    if (performance.now() > end) return true
    await pause(20)
  }
  return false
}

function groupRuns(group: number): boolean {
  try {
    process.kill(-group, 0)
  } catch {
    return false
  }
  // In a container whose first process collects no ended ones, they stay in the group as zombies.
  return process.platform !== 'linux' || runningProcesses().some((one) => one.group === group)
}

/**
 * Has a program's group killed when this process ends, even by a signal that it can not handle:
 * a shell waits for a line that never comes, and the end of this process closes the pipe.
 * @returns to be called when the program has ended
 */
export function guard({ pid }: ChildProcess): () => void {
  const shell = spawn('sh', ['-c', 'read -r line || kill -s KILL -- "-$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // The interrupt of a terminal is for the tests, not for what cleans up after them.
    detached: true,
  })
  shell.unref()
  const pipe = shell.stdin as unknown as { unref?(): void; end(text: string): void }
  // Bun's pipes have no `unref`.
  pipe.unref?.()
  // The shell may be gone already, and then nothing is left to tell it.
  shell.stdin?.on('error', () => {})
  return () => pipe.end('\n')
}

import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { runningProcesses } from './process-table.ts'

/** Kills a program and all processes that it started. */
export function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // No process of the group is left.
  }
}

/** How long a helper process may take to notice the end of its program on a busy machine, milliseconds. */
const NOTICING = 20_000

/** Whether a process of a program's group continues after the program has ended. */
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
  // In a container whose first process reaps no children, ended processes stay in the group as zombies.
  return process.platform !== 'linux' || runningProcesses().some((one) => one.group === group)
}

/**
 * Kills a program's group when this process ends, even by a signal that it cannot handle: a shell reads from a
 * pipe that the end of this process closes.
 * @returns a function to call when the program has ended
 */
export function guard({ pid }: ChildProcess): () => void {
  const shell = spawn('sh', ['-c', 'read -r line || kill -s KILL -- "-$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl+C in a terminal must not kill the shell that cleans up.
    detached: true,
  })
  shell.unref()
  const pipe = shell.stdin as unknown as { unref?(): void; end(text: string): void }
  // Bun's pipes have no `unref`.
  pipe.unref?.()
  // The shell may have ended already.
  shell.stdin?.on('error', () => {})
  return () => pipe.end('\n')
}

import { readdirSync, readFileSync } from 'node:fs'

/** A process of Linux. */
export interface Process {
  readonly id: number
  readonly parent: number
  readonly group: number
}

/** The processes of this machine that run: none that just waits to be collected. */
export function runningProcesses(): readonly Process[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? read(Number(name)) : []))
}

/** The processes that a process has started itself. */
export const childrenOf = (id: number): readonly number[] =>
  runningProcesses()
    .filter(({ parent }) => parent === id)
    .map((child) => child.id)

/** What a process was started with; nothing when it has ended. */
export function commandLineOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function read(id: number): readonly Process[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // A name may hold anything, so what follows is found from its end.
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? [] : [{ id, parent: Number(parent), group: Number(group) }]
  } catch {
    // It has ended in the meantime.
    return []
  }
}

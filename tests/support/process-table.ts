import { readdirSync, readFileSync } from 'node:fs'

/** A Linux process. */
export interface Process {
  readonly id: number
  readonly parent: number
  readonly group: number
}

/** The running processes of this machine, without zombies. */
export function runningProcesses(): readonly Process[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? read(Number(name)) : []))
}

/** The direct children of a process. */
export const childrenOf = (id: number): readonly number[] =>
  runningProcesses()
    .filter(({ parent }) => parent === id)
    .map((child) => child.id)

/** The command line of a process; undefined if it has ended. */
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
    // The name may contain anything, so the fields after it are found from its closing parenthesis.
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? [] : [{ id, parent: Number(parent), group: Number(group) }]
  } catch {
    // The process has ended meanwhile.
    return []
  }
}

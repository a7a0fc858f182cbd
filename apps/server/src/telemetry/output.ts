import { constants, fstatSync, openSync } from 'node:fs'

/** Where log lines are written. */
export interface Output {
  /** The descriptor. */
  readonly fd: number
  /** Whether a write waits until a reader has made room: only another thread may begin one. */
  readonly blocks: boolean
}

/** Returns standard output as a descriptor whose writes wait for no reader, where that is possible. */
export function output(): Output {
  if (fstatSync(1).isFile()) return { fd: 1, blocks: false }
  try {
    // A pipe or a terminal, opened anew: the flag of the old descriptor also changes the writes of other programs.
    const fd = openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK)
    return { fd, blocks: false }
  } catch {
    // A socket, as of the journal of systemd, cannot be opened anew.
    return { fd: 1, blocks: true }
  }
}

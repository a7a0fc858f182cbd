import type { ChildProcess } from 'node:child_process'

/** How a runtime runs several processes that serve on one port. */
export interface Forking {
  /**
   * Starts this program once more, with a channel for messages.
   * @param variables on top of those of this process
   */
  fork(variables: Readonly<Record<string, string>>): ChildProcess
  /** In a process that was started so: acts when the one that started it is gone. */
  onceAlone(act: () => void): void
}

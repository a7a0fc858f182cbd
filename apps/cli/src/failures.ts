/** The exit codes of the command. Scripts rely on these numbers. */
export const exitCodes = {
  done: 0,
  /** Something outside the command line failed: a file, a lock, a full disk. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
} as const

/** The command line is wrong: nothing was done. Each problem is a sentence for the user. */
export class UsageError extends Error {
  readonly problems: readonly string[]

  /** @param problems at least one, in the user's language */
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** The command line is right, but the command failed. */
export class CommandFailure extends Error {}

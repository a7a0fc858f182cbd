/** The command line is wrong: nothing was done. Each problem is a sentence for the user. */
export class UsageError extends Error {
  readonly problems: readonly string[]

  /** @param problems at least one, in the user's language */
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** The command line is right, and yet the command could not do its work. */
export class CommandFailure extends Error {}

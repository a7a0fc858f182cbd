import type { Language } from '@oklad/contract'
import type { Say } from '@oklad/contract/fields'

/** The parts of the process that the program uses; tests replace them. */
export interface ProcessContext {
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
  /** The standard input. */
  readonly inputBytes: () => AsyncIterable<Uint8Array>
  /** Writes to the standard output no faster than it is read. */
  readonly pipeOutput: (chunks: AsyncIterable<Uint8Array | string>) => Promise<void>
  /** Whether a person sees the standard error output. */
  readonly isTerminal: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: () => number
  /** The width of the terminal; `undefined` if the output is no terminal. */
  readonly columns: number | undefined
}

/** Everything that a command needs to know about its user. */
export interface CommandContext extends ProcessContext {
  readonly language: Language
  readonly say: Say
  /** The length of a line, in characters. */
  readonly width: number
}

/** Without a terminal: wide enough for a year of a usual salary. */
const DEFAULT_WIDTH = 120

/** The width of the terminal in characters; without a terminal, of `COLUMNS`. */
export function terminalWidth({ columns, env }: Pick<ProcessContext, 'columns' | 'env'>): number {
  if (columns !== undefined && columns > 0) return columns
  const given = env['COLUMNS'] ?? ''
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : DEFAULT_WIDTH
}

/** The exit codes of the command. Scripts rely on these numbers. */
export const exitCodes = {
  done: 0,
  /** Something outside the command line failed: a file, a lock, a full disk. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
} as const

/** The command line is wrong: nothing was done. */
export class UsageError extends Error {
  readonly problems: readonly string[]

  /** @param problems at least one; each is a sentence in the user's language */
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** The command line is right, but the command failed. The message is in the user's language. */
export class CommandFailure extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message)
    this.exitCode = exitCode
  }
}

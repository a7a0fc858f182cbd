import type { Language } from '@oklad/contract'

/** A destination of text: a standard stream, or a test's string. */
export interface Output {
  write(text: string): unknown
}

/** The parts of the process that the program uses; tests replace them. */
export interface Surroundings {
  readonly stdout: Output
  readonly stderr: Output
  /** Reads the whole standard input. */
  readonly readInput: () => Promise<string>
  readonly env: Readonly<Record<string, string | undefined>>
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: () => number
  /** The width of the terminal; `undefined` if the output is no terminal. */
  readonly columns: number | undefined
}

/** The surroundings and the user's language: passed to every command. */
export interface CommandContext extends Surroundings {
  readonly language: Language
}

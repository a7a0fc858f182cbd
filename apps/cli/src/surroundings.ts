import type { Language } from '@oklad/contract'

/** Somewhere text goes: the standard output, or a test's list. */
export interface Output {
  write(text: string): unknown
}

/** What the program takes from the process it runs in, so that tests can give it anything else. */
export interface Surroundings {
  readonly stdout: Output
  readonly stderr: Output
  /** The whole standard input. */
  readonly readInput: () => Promise<string>
  readonly env: Readonly<Record<string, string | undefined>>
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: () => number
  /** How wide the terminal is; `undefined` where the output goes elsewhere. */
  readonly columns: number | undefined
}

/** What every command works with. */
export interface CommandContext extends Surroundings {
  readonly language: Language
}

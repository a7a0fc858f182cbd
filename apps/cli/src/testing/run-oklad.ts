import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { run } from '../run.ts'

/** The result of a run of the command. */
interface FinishedRun {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** The parts of the process that a test sets. */
export interface RunOptions {
  readonly env?: Record<string, string>
  readonly columns?: number
  /** The standard input. */
  readonly input?: string
  /** A moment, ISO 8601. */
  readonly now?: string
  /** Called with each text of the standard error. */
  readonly onMessage?: () => void
}

/** Runs the command in this process: in English, in November 2026, without a terminal. */
export async function runOklad(
  argv: readonly string[],
  options: RunOptions = {},
): Promise<FinishedRun> {
  const { env = {}, columns, input = '', now = '2026-11-20T09:00:00Z' } = options
  const written = { stdout: '', stderr: '' }
  const code = await run(argv, {
    stdout: { write: (text) => (written.stdout += text) },
    stderr: {
      write(text) {
        written.stderr += text
        options.onMessage?.()
      },
    },
    inputBytes: () => new Blob([input]).stream() as unknown as AsyncIterable<Uint8Array>,
    async pipeOutput(chunks) {
      written.stdout += await text(Readable.from(chunks))
    },
    isTerminal: false,
    // Colours are for the test that asks for them.
    env: { NO_COLOR: '1', ...env },
    now: () => Date.parse(now),
    columns,
  })
  return { code, ...written }
}

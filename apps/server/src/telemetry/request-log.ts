import { type Logger, pino } from 'pino'
import type { AnsweredRequest } from './answered-request.ts'
import { requestLine } from './request-line.ts'
import { traceIdOf } from './trace-context.ts'

/** How much is written at once, bytes: no more than a pipe takes whole from several processes. */
const MOST_AT_ONCE = 4096

/** The longest that a line is held back, milliseconds. */
const LONGEST_DELAY = 1000

/** The longest that the end of the service waits for the last lines, milliseconds. */
const LAST_WRITE = 1000

/** How much may wait for a reader that does not read, bytes; lines beyond that are lost. */
const MOST_WAITING = 8 * 1024 * 1024

/** What asks for health and metrics asks every few seconds, and says nothing. */
const ROUTINE = new Set<string | undefined>(['/livez', '/readyz', '/metrics'])

/**
 * One line for every request, at `info`, and at `debug` for the looks of those who watch over the
 * service. Lines are gathered and written together: one by one they take a third of the throughput.
 */
export class RequestLog {
  private readonly destination = pino.destination({
    dest: 1,
    sync: false,
    maxLength: MOST_WAITING,
  })
  private readonly timer = setInterval(() => this.pass(), LONGEST_DELAY).unref()
  private readonly logsRoutine: boolean
  private readonly base: string
  private gathered = ''
  private lost = 0

  /**
   * @param logger the log of everything else, for its level
   * @param base the fields of every line
   */
  constructor(logger: Logger, base: object | null) {
    this.logsRoutine = logger.isLevelEnabled('debug')
    this.base = Object.entries(base ?? {})
      .map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join('')
    this.destination.on('drop', (lines: string) => {
      this.lost += lines.split('\n').length - 1
    })
  }

  /** How many lines were lost because nobody read the log. */
  get dropped(): number {
    return this.lost
  }

  /** @param traceId of the service's own trace; that of the caller otherwise */
  write(request: AnsweredRequest, traceId = traceIdOf(request.traceParent)): void {
    const isRoutine = ROUTINE.has(request.route)
    if (isRoutine && !this.logsRoutine) return
    const level = isRoutine ? 'debug' : 'info'
    const line = requestLine(level, Date.now(), this.base, request, traceId)
    // All of it is ASCII, so that a character is a byte.
    if (this.gathered.length + line.length > MOST_AT_ONCE) this.pass()
    this.gathered += line
  }

  /** Writes what was gathered, and ends when it is written or nobody reads it. */
  async close(): Promise<void> {
    clearInterval(this.timer)
    this.pass()
    const written = new Promise((resolve) => this.destination.once('close', resolve))
    this.destination.end()
    await Promise.race([written, new Promise((resolve) => setTimeout(resolve, LAST_WRITE).unref())])
  }

  private pass(): void {
    if (this.gathered === '') return
    this.destination.write(this.gathered)
    this.gathered = ''
  }
}

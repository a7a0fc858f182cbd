import { type Logger, pino } from 'pino'
import type { AnsweredRequest } from './answered-request.ts'
import { traceIdOf } from './trace-context.ts'

/** How much is written at once, bytes: no more than a pipe takes whole from several processes. */
const MOST_AT_ONCE = 4096

/** How much is gathered before it is written, bytes. */
const GATHERED = 3500

/** The longest that a line is held back, milliseconds. */
const LONGEST_DELAY = 1000

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
    minLength: GATHERED,
    maxWrite: MOST_AT_ONCE,
    maxLength: MOST_WAITING,
    periodicFlush: LONGEST_DELAY,
  })
  private readonly logger: Logger
  private lost = 0

  /**
   * @param level the least that is logged
   * @param base the fields of every line
   */
  constructor(level: string, base: object | null) {
    this.logger = pino({ level, base }, this.destination)
    this.destination.on('drop', () => this.lost++)
  }

  /** How many lines were lost because nobody read the log. */
  get dropped(): number {
    return this.lost
  }

  /** @param traceId of the service's own trace; that of the caller otherwise */
  write(request: AnsweredRequest, traceId = traceIdOf(request.traceParent)): void {
    const { method, route, status, duration, requestId, keyId } = request
    const fields = {
      method,
      route,
      status,
      // biome-ignore lint/plugin/money: a time to the microsecond, not money
      duration_ms: Math.round(duration * 1000) / 1000,
      request_id: requestId,
      key_id: keyId,
      trace_id: traceId,
    }
    if (ROUTINE.has(route)) this.logger.debug(fields, 'Request')
    else this.logger.info(fields, 'Request')
  }

  /** Writes what was gathered, now. */
  flush(): void {
    this.destination.flushSync()
  }
}

import { write, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import { LogLines } from './log-lines.ts'
import { type Output, output } from './output.ts'

/** Lines of requests wait for each other up to this size, characters. */
const LEAST_AT_ONCE = 3500

/** How long a line of a request may wait for others, milliseconds. */
const LONGEST_DELAY = 1000

/** The pause after a write that failed, because the disk is full or nothing reads the log, milliseconds. */
const RETRY_DELAY = 10

/** How long an end waits until the last lines are written, milliseconds. */
const LAST_WRITE = 1000

/** How long it then waits for a write that another thread has begun, milliseconds: one that fails comes back at once. */
const LAST_RETURN = 500

/**
 * Standard output for log lines. While they cannot be written, because the disk is full or nothing reads them, they wait,
 * and the service goes on.
 */
export class Log {
  readonly #output: Output
  readonly #lines = new LogLines()
  /** What is being written. */
  #bytes: Uint8Array = new Uint8Array()
  #isWriting = false
  /** Whether another thread is writing. */
  #isHanded = false
  /** Whether a write that fails is not tried again. */
  #isOver = false
  #resolveEmpty = () => {}
  #resolveReturned = () => {}

  constructor(to: Output = output()) {
    this.#output = to
    setInterval(() => this.flush(), LONGEST_DELAY).unref()
    process.on('exit', () => this.#writeLast())
  }

  /** How many lines were dropped because the log could not be written, or nothing read it. */
  get dropped(): number {
    return this.#lines.dropped
  }

  /** Writes a line once enough others wait with it, or after a second. */
  write(line: string): void {
    this.#lines.add(line)
    if (this.#lines.length >= LEAST_AT_ONCE) this.flush()
  }

  /** Begins to write all lines that wait. */
  flush(): void {
    if (!this.#isWriting) this.#writeNext()
  }

  /**
   * Waits until all lines are written, for a second at most, and for a write that is under way, half a second. Ends a
   * process that could not exit.
   * @returns whether they are, and none was dropped before
   */
  async close(): Promise<boolean> {
    const empty = new Promise<true>((resolve) => {
      this.#resolveEmpty = () => resolve(true)
    })
    this.flush()
    const isWritten = await Promise.race([empty, pause(LAST_WRITE, false)])
    this.#isOver = true
    if (this.#isHanded) {
      const returned = new Promise<void>((resolve) => {
        this.#resolveReturned = resolve
      })
      await Promise.race([returned, pause(LAST_RETURN)])
    }
    // An exit of Node would wait for this thread, and so for the reader.
    if (this.#isHanded && !('Bun' in globalThis)) process.kill(process.pid, 'SIGKILL')
    return isWritten && this.dropped === 0
  }

  #writeNext(): void {
    const { fd, blocks } = this.#output
    while (!this.#isOver) {
      if (this.#bytes.length === 0) this.#bytes = this.#lines.next()
      this.#isWriting = this.#bytes.length > 0
      if (!this.#isWriting) {
        this.#resolveEmpty()
        return
      }
      if (blocks) {
        this.#isHanded = true
        write(fd, this.#bytes, (error, count) => this.#written(error, count))
        return
      }
      // Another thread would take many times as long, and this write waits for nobody.
      try {
        this.#bytes = this.#bytes.subarray(writeSync(fd, this.#bytes))
      } catch {
        this.#retry()
        return
      }
    }
  }

  /** Goes on later. */
  #retry(): void {
    setTimeout(() => this.#writeNext(), RETRY_DELAY).unref()
  }

  #written(error: Error | null, count: number): void {
    this.#isHanded = false
    this.#resolveReturned()
    if (error) {
      this.#retry()
      return
    }
    this.#bytes = this.#bytes.subarray(count)
    this.#writeNext()
  }

  /** Writes the lines that wait after a crash. A write that another thread has begun is not repeated. */
  #writeLast(): void {
    if (this.#output.blocks || this.#isWriting) return
    try {
      let last = this.#lines.next()
      for (; last.length > 0; last = this.#lines.next()) writeSync(this.#output.fd, last)
    } catch {
      // Nothing reads them, or the disk is full.
    }
  }
}

/**
 * Creates a logger of the events of this process. They are written at once, so that those before a crash are
 * not lost.
 * @param base the fields of every line
 */
export function createLogger(log: Log, level: string, base: object | null): Logger {
  const destination = {
    write(line: string) {
      log.write(line)
      log.flush()
    },
  }
  return pino({ level, base }, destination)
}

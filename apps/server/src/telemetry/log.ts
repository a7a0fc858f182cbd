import { write, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import { type Output, output } from './output.ts'

/** How much waits while the log cannot be written, characters; further lines are dropped. */
const MOST_WAITING = 8 * 1024 * 1024

/** Lines of requests wait for each other up to this size, characters. */
const LEAST_AT_ONCE = 3500

/** The largest write, characters. Up to this size in bytes, writes of several processes to a pipe do not mix. */
const MOST_AT_ONCE = 4096

/** How long a line of a request may wait for others, milliseconds. */
const LONGEST_DELAY = 1000

/** The pause after a write that failed, because the disk is full or nothing reads the log, milliseconds. */
const RETRY_DELAY = 10

/** How long an end waits until the last lines are written, milliseconds. */
const LAST_WRITE = 1000

/** How long it then waits for a write that another thread has begun, milliseconds: one that fails comes back at once. */
const LAST_RETURN = 500

export type Log = ReturnType<typeof openLog>

/**
 * Opens standard output for log lines. While they cannot be written, because the disk is full or nothing reads them,
 * they wait, and the service goes on.
 */
export function openLog({ fd, blocks }: Output = output()) {
  /** Lines that are not being written yet. */
  const lines: string[] = []
  let length = 0
  /** What is being written. */
  let bytes: Uint8Array = new Uint8Array()
  let isWriting = false
  /** Whether another thread is writing. */
  let isHanded = false
  /** Whether a write that fails is not tried again. */
  let isOver = false
  let resolveEmpty = () => {}
  let resolveReturned = () => {}

  /** Takes the first waiting lines, as many as one write may have. */
  function next(): Uint8Array {
    let count = 0
    let taken = 0
    for (const line of lines) {
      if (count > 0 && taken + line.length > MOST_AT_ONCE) break
      taken += line.length
      count++
    }
    length -= taken
    return Buffer.from(lines.splice(0, count).join(''))
  }

  function writeNext(): void {
    while (!isOver) {
      if (bytes.length === 0) bytes = next()
      isWriting = bytes.length > 0
      if (!isWriting) {
        resolveEmpty()
        return
      }
      if (blocks) {
        isHanded = true
        write(fd, bytes, written)
        return
      }
      // Another thread would take many times as long, and this write waits for nobody.
      try {
        bytes = bytes.subarray(writeSync(fd, bytes))
      } catch {
        retry()
        return
      }
    }
  }

  /** Goes on later. */
  function retry(): void {
    setTimeout(writeNext, RETRY_DELAY).unref()
  }

  function written(error: Error | null, count: number): void {
    isHanded = false
    resolveReturned()
    if (error) retry()
    else {
      bytes = bytes.subarray(count)
      writeNext()
    }
  }

  const log = {
    /** How many lines were dropped because the log could not be written, or nothing read it. */
    dropped: 0,

    /** Writes a line once enough others wait with it, or after a second. */
    write(line: string): void {
      if (length > MOST_WAITING) {
        log.dropped++
        return
      }
      lines.push(line)
      length += line.length
      if (length >= LEAST_AT_ONCE) log.flush()
    },

    /** Begins to write all lines that wait. */
    flush(): void {
      if (!isWriting) writeNext()
    },

    /**
     * Waits until all lines are written, for a second at most, and for a write that is under way, half a second. Ends a
     * process that could not exit.
     * @returns whether they are, and none was dropped before
     */
    async close(): Promise<boolean> {
      const empty = new Promise<true>((resolve) => {
        resolveEmpty = () => resolve(true)
      })
      log.flush()
      const isWritten = await Promise.race([empty, pause(LAST_WRITE, false)])
      isOver = true
      if (isHanded) {
        const returned = new Promise<void>((resolve) => {
          resolveReturned = resolve
        })
        await Promise.race([returned, pause(LAST_RETURN)])
      }
      // An exit of Node would wait for this thread, and so for the reader.
      if (isHanded && !('Bun' in globalThis)) process.kill(process.pid, 'SIGKILL')
      return isWritten && log.dropped === 0
    },
  }
  setInterval(log.flush, LONGEST_DELAY).unref()
  // After a crash. A write that another thread has begun is not repeated.
  process.on('exit', () => {
    if (blocks || isWriting) return
    try {
      for (let last = next(); last.length > 0; last = next()) writeSync(fd, last)
    } catch {
      // Nothing reads them, or the disk is full.
    }
  })
  return log
}

/**
 * Creates a logger of the events of this process. They are not kept back for others, so that those before a crash are
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

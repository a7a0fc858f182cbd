import { type DestinationStream, type Logger, pino } from 'pino'

/** How much is buffered while the log cannot be written, bytes; further lines are dropped. */
const MOST_WAITING = 8 * 1024 * 1024

/**
 * Opens standard output for log lines. While they cannot be written, because the disk is full or
 * nothing reads them, they wait, and the service goes on.
 */
export function openLog(options: object = {}) {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    maxLength: MOST_WAITING,
    ...options,
  })
  let fails = false
  destination.on('error', () => {
    fails = true
  })
  destination.on('write', () => {
    fails = false
  })
  // When the process exits, pino would try to write the rest for ever.
  process.prependListener('exit', () => {
    if (fails) destination.destroy()
  })
  return destination
}

let shared: DestinationStream | undefined

/**
 * Creates a logger of the events of this process. They are written at once, so that those before a
 * crash are not lost.
 * @param base the fields of every line
 */
export function createLogger(level: string, base: object | null): Logger {
  shared ??= openLog({ sync: true, retryEAGAIN: () => false })
  return pino({ level, base }, shared)
}

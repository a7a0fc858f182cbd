import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Service } from '../service.ts'
import type { Log } from '../telemetry/log.ts'
import type { Listener } from './listener.ts'

/** How long after `DRAIN_DELAY` the service waits for requests in flight, milliseconds. */
const DRAIN_TIMEOUT = 7000

/** The pause between two checks for new requests, milliseconds. */
const CHECK_INTERVAL = 10

/**
 * The port closes after this many checks in a row without a new request. One long pause would not
 * be enough: a process that gets no CPU time during the pause cannot see new requests.
 */
const QUIET_CHECKS = 20

const MOST_CHECKS = 100

/**
 * How long answers are held after this process has closed the port, milliseconds. Other workers may
 * close the port a little later, and clients must not open new connections until then.
 */
const CLOSING = 300

/** Signals within this time after the first one count as the same signal, milliseconds. */
const ONE_SIGNAL = 500

/** How long the last traces and metrics may take to leave this process, milliseconds. */
const LAST_REPORTS = 1000

/** Returns the longest time that a process takes to drain, milliseconds: 10 s and `DRAIN_DELAY`. */
export const longestDrain = ({ DRAIN_DELAY }: Configuration): number => DRAIN_DELAY + 10_000

/** What a process has lost, by its exit code. */
export const exitCodes = { nothing: 0, requests: 1, logLines: 2 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Ends this process. Nothing that it waits for takes longer than a second. */
export async function leave(log: Log, code: ExitCode): Promise<never> {
  const isComplete = await log.close()
  process.exit(code === exitCodes.nothing && !isComplete ? exitCodes.logLines : code)
}

/**
 * Calls `begin` for the first SIGTERM or SIGINT, and `force` for any later one. A terminal sends
 * SIGINT to every process of a group, and the launcher forwards it too. The service gets it twice,
 * so signals within half a second count as one.
 */
export function onStopSignals(
  begin: (signal: NodeJS.Signals) => void,
  force: (signal: NodeJS.Signals) => void,
): void {
  let first: number | undefined
  const listen = (signal: NodeJS.Signals) => {
    const now = performance.now()
    if (first === undefined) {
      first = now
      begin(signal)
    } else if (now - first > ONE_SIGNAL) force(signal)
  }
  process.on('SIGTERM', listen)
  process.on('SIGINT', listen)
}

/**
 * Shuts the process down on SIGTERM or SIGINT, within `longestDrain`.
 *
 * 1. `/readyz` answers 503, and every answer closes its connection. The service goes on accepting
 *    requests for `DRAIN_DELAY`.
 * 2. Requests are held until no new one has arrived for 0.2 seconds, or for a second at most.
 *    Closing the port resets connections that wait to be accepted, and now clients open none.
 * 3. The port is closed, and all requests in flight are answered. Exit code 0, or 2 if lines of the log are lost.
 *
 * Requests still in flight seven seconds after the delay, or at a second signal, are cut. Exit
 * code 1.
 * @param lastReports sends the last traces and metrics
 * @returns a function that begins the same shutdown for another cause, which is logged
 */
export function drainOnSignal(
  service: Service,
  listeners: readonly Listener[],
  { DRAIN_DELAY }: Configuration,
  { log, logger, lastReports }: { log: Log; logger: Logger; lastReports: () => Promise<void> },
): (cause: object) => Promise<void> {
  const waiting = new AbortController()
  /** Waits, but no longer than until a second signal. */
  const wait = (milliseconds: number) => pause(milliseconds, undefined, waiting).catch(() => {})
  const drain = async (cause: object) => {
    if (service.isDraining) return
    service.isDraining = true
    logger.info(cause, 'Draining')
    await wait(DRAIN_DELAY)
    const late = wait(DRAIN_TIMEOUT).then(() => false)
    const closing = closePorts(service, listeners)
    service.hold(closing)
    const { stopped } = await closing
    const isInOrder = await Promise.race([stopped, late])
    if (!isInOrder) {
      logger.error('Requests in flight were cut')
      const cut = Promise.all(listeners.map((listener) => listener.cut()))
      await Promise.race([cut, pause(ONE_SIGNAL)])
    }
    await Promise.race([lastReports(), pause(LAST_REPORTS)])
    logger.info('Stopped')
    await leave(log, isInOrder ? exitCodes.nothing : exitCodes.requests)
  }
  onStopSignals(
    (signal) => drain({ signal }),
    () => waiting.abort(),
  )
  return drain
}

/** Closes the ports when no new request comes; resolves when the requests that are held may be answered. */
async function closePorts(service: Service, listeners: readonly Listener[]) {
  for (let check = 0, quiet = 0; check < MOST_CHECKS && quiet < QUIET_CHECKS; check++) {
    const before = service.held
    await pause(CHECK_INTERVAL)
    quiet = service.held === before ? quiet + 1 : 0
  }
  const stopped = Promise.all(listeners.map((listener) => listener.stop())).then(() => true)
  await pause(CLOSING)
  return { stopped }
}

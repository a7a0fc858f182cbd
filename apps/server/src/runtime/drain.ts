import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Service } from '../service.ts'
import type { Listener } from './listener.ts'

/** How long after `DRAIN_DELAY` requests in flight are cut, milliseconds. */
const PATIENCE = 7000

/** How long to wait between two looks for new requests, milliseconds. */
const LOOK = 10

/**
 * The port closes after this many looks in a row without a new request. One long pause would not
 * do: a process that got no processor time in it has not looked.
 */
const QUIET_LOOKS = 20

const MOST_LOOKS = 100

/**
 * How long answers are held after this process has closed the port, milliseconds. Other workers may
 * close it a little later, and their port must see no new connection at that moment.
 */
const CLOSING = 300

/** Signals that come this soon after the first one belong to it, milliseconds. */
const ONE_SIGNAL = 500

/** Keeps the process running, which has nothing else to do once its port is closed. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Returns the longest time that a process takes to drain, milliseconds: 10 s and `DRAIN_DELAY`. */
export const longestDrain = ({ drainDelay }: Configuration): number => drainDelay + 10_000

/**
 * Calls `begin` for the first SIGTERM or SIGINT, and `hurry` for any that comes later. A terminal
 * sends its interrupt to every process of a group, and the launcher passes it on: the service gets
 * it twice, so signals within half a second count as one.
 */
export function onStopSignals(
  begin: (signal: NodeJS.Signals) => void,
  hurry: (signal: NodeJS.Signals) => void,
): void {
  let first: number | undefined
  const listen = (signal: NodeJS.Signals) => {
    const now = performance.now()
    if (first === undefined) {
      first = now
      begin(signal)
    } else if (now - first > ONE_SIGNAL) hurry(signal)
  }
  process.on('SIGTERM', listen)
  process.on('SIGINT', listen)
}

/**
 * Ends the process in good order on SIGTERM or SIGINT, within `longestDrain`.
 *
 * 1. `/readyz` is 503 and every answer closes its connection; the service goes on for `DRAIN_DELAY`.
 * 2. Answers are held back until no request has come for a moment, or for a second at most. Closing
 *    the port resets what waits to be accepted, so it is closed when nobody is about to connect.
 * 3. The port is closed, and everything in flight is answered. Exit code 0.
 *
 * Requests that are in flight seven seconds after the delay, or at a second signal, are cut: exit
 * code 1.
 * @returns begins the same for another cause, which the log tells
 */
export function drainOnSignal(
  service: Service,
  listeners: readonly Listener[],
  { drainDelay }: Configuration,
  logger: Logger,
  close: () => Promise<void>,
): (cause: object) => Promise<void> {
  let hurry = () => {}
  const hurried = new Promise<void>((resolve) => {
    hurry = resolve
  })
  const drain = async (cause: object) => {
    if (service.isDraining) return
    service.drain()
    logger.info(cause, 'Draining')
    await Promise.race([pause(drainDelay), hurried])
    const late = Promise.race([pause(PATIENCE), hurried]).then(() => false)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    service.hold(released)
    for (let look = 0, quiet = 0; look < MOST_LOOKS && quiet < QUIET_LOOKS; look++) {
      const before = service.held
      await pause(LOOK)
      quiet = service.held === before ? quiet + 1 : 0
    }
    const stopped = Promise.all(listeners.map((listener) => listener.stop())).then(() => true)
    await pause(CLOSING)
    release()
    const isInOrder = await Promise.race([stopped, late])
    if (!isInOrder) {
      logger.error('Requests in flight were cut')
      const cut = Promise.all(listeners.map((listener) => listener.cut()))
      await Promise.race([cut, pause(ONE_SIGNAL)])
    }
    await close()
    logger.info('Stopped')
    process.exit(isInOrder ? 0 : 1)
  }
  onStopSignals((signal) => drain({ signal }), hurry)
  return drain
}

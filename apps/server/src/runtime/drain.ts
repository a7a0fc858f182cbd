import type { Logger } from 'pino'
import type { Service } from '../service.ts'
import type { Listener } from './listener.ts'

/** How long `/readyz` says 503 before the port closes, so that a balancer can look elsewhere. */
const NOTICE = 500

/** How long after the signal requests in flight are cut, milliseconds. */
const PATIENCE = 8000

/** How long a process may take to drain, milliseconds; a supervisor kills it after that. */
export const LONGEST_DRAIN = 10_000

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())

/**
 * Ends the process in good order on SIGTERM or SIGINT: not ready, stop accepting, finish what is
 * in flight, exit 0 within ten seconds. A second signal changes nothing: a terminal sends its
 * interrupt to every process of the group, and so does a parent that passes it on.
 * @returns what the signals do, for what else may end the process; the log tells the cause
 */
export function drainOnSignal(
  service: Service,
  listeners: readonly Listener[],
  logger: Logger,
  close: () => Promise<void>,
): (cause: object) => Promise<void> {
  const drain = async (cause: object) => {
    if (service.isDraining) return
    service.drain()
    logger.info(cause, 'Draining')
    await pause(NOTICE)
    const finished = Promise.all(listeners.map((listener) => listener.stop())).then(() => true)
    if (!(await Promise.race([finished, pause(PATIENCE - NOTICE).then(() => false)]))) {
      logger.warn('Some requests were still in flight and are cut')
      const cut = Promise.all(listeners.map((listener) => listener.cut()))
      await Promise.race([cut, pause(NOTICE)])
    }
    await close()
    logger.info('Stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => drain({ signal }))
  return drain
}

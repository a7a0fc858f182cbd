import { type Logger, pino } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import { createKeyOfThisRun } from '../keys/key-of-this-run.ts'
import type { Running } from '../run-service.ts'
import type { Listener } from '../runtime/listener.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { choosePort } from './choose-port.ts'
import type { CollectedMetrics } from './collected-metrics.ts'
import { metricsService } from './metrics-service.ts'
import { Supervisor } from './supervisor.ts'
import { workerEnvironment } from './worker-environment.ts'

/**
 * Runs the service in several processes on one port, until a signal ends it. This process serves
 * nothing but the metrics, where they have a port of their own.
 * @returns when the first worker serves
 * @throws {ListenError | WorkersError} when none can
 */
export async function supervise(configuration: Configuration, runtime: Runtime): Promise<Running> {
  const { host, metrics: metricsPlace, workers: count } = configuration
  const logger = pino({ level: configuration.logLevel, base: null })
  const keyOfThisRun = createKeyOfThisRun(configuration)
  const { fork } = await runtime.loadForking()
  const { url, port } = await choosePort(runtime.serve, {
    host,
    port: configuration.port,
    setting: 'PORT',
  })
  const metrics = metricsPlace === 'off' ? undefined : await loadMetrics(count, () => supervisor)
  let isRunning = false
  let failBeforeRunning: (error: Error) => void
  const failed = new Promise<never>((_, reject) => {
    failBeforeRunning = reject
  })
  const supervisor: Supervisor = new Supervisor({
    count,
    fork: (number) => fork(workerEnvironment(number, port, keyOfThisRun)),
    metrics,
    onFailure(error) {
      if (!isRunning) return failBeforeRunning(error)
      logger.fatal({ reason: error.message }, 'No worker can be started')
      process.exit(1)
    },
    logger,
  })
  let metricsListener: Listener | undefined
  if (typeof metricsPlace === 'number' && metrics !== undefined) {
    const place = { host, port: metricsPlace, setting: 'METRICS', isShared: false } as const
    metricsListener = await runtime.serve(
      metricsService(() => metrics.text(), logger),
      place,
    )
  }
  drainOnSignal(supervisor, logger, async () => {
    metrics?.close()
    await metricsListener?.cut()
  })
  await Promise.race([supervisor.start(), failed])
  isRunning = true
  if (configuration.production)
    logger.info({ url, runtime: runtime.name, workers: count }, 'Listening')
  return { url, keyOfThisRun, isLimited: configuration.rateLimit === 'on', workers: count }
}

async function loadMetrics(count: number, supervisor: () => Supervisor): Promise<CollectedMetrics> {
  const { CollectedMetrics } = await import('./collected-metrics.ts')
  return new CollectedMetrics(count, supervisor)
}

/** Ends the workers by the first SIGTERM or SIGINT, and then this process; 0 when nothing was lost. */
function drainOnSignal(supervisor: Supervisor, logger: Logger, close: () => Promise<void>): void {
  let isDraining = false
  const drain = async (signal: string) => {
    if (isDraining) return
    isDraining = true
    logger.info({ signal }, 'All workers drain')
    const inOrder = await supervisor.drain()
    await close()
    logger.info('All workers have stopped')
    process.exit(inOrder ? 0 : 1)
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}

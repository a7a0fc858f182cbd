import { currentTaxYear } from '@oklad/answers'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import type { Configuration } from './configuration/configuration.ts'
import { openKeyGate } from './keys/key-gate.ts'
import { openLimits } from './limits/limits.ts'
import { openOverloadGate } from './overload/overload-gate.ts'
import { metricsAlone } from './routes/metrics.ts'
import { drainOnSignal } from './runtime/drain.ts'
import type { Listener, Runtime } from './runtime/listener.ts'
import { createService } from './service.ts'
import { StartError } from './start-error.ts'
import { createLogger } from './telemetry/log.ts'
import { Metrics } from './telemetry/metrics.ts'
import { RequestLog } from './telemetry/request-log.ts'
import { createTelemetry } from './telemetry/telemetry.ts'
import { version } from './version.ts'
import type { WorkerLink } from './workers/worker-link.ts'

/** A service that has started. */
export interface Running {
  readonly url: string
  /** The key generated for this run, if none is configured. */
  readonly keyOfThisRun: string | undefined
  readonly isLimited: boolean
  /** How many processes serve. */
  readonly workers: number
}

/**
 * Creates the service, and serves until a signal stops it.
 * @param link the channel to the supervisor, if this process is one of several workers
 * @throws {StartError | KeysError} when the service cannot start
 */
export async function runService(
  configuration: Configuration,
  { name: runtime, serve, warmUp }: Runtime,
  link?: WorkerLink,
): Promise<Running> {
  const base = link === undefined ? null : { worker: link.number }
  const logger = createLogger(configuration.LOG_LEVEL, base)
  const started = Date.now()
  if (currentTaxYear(started) < NEWEST_TAX_YEAR - 1) {
    throw new StartError(
      `The clock of this machine shows ${new Date(started).toISOString()}, before the newest law was adopted. Set it: a request without a date means this year.`,
    )
  }
  // A clock that is set back does not take the service back before its start.
  const now = () => Math.max(Date.now(), started)
  const keyGate = openKeyGate(configuration, logger, now)
  const limits = await openLimits(configuration, logger)
  const overload = openOverloadGate(configuration)
  // Loaded on demand, because loading OpenTelemetry takes as long as the rest of the start.
  const tracing =
    configuration.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? undefined
      : new (await import('./telemetry/tracing.ts')).Tracing(configuration, version, logger)
  const requestLog = logger.isLevelEnabled('info')
    ? new RequestLog(configuration.LOG_LEVEL, base)
    : undefined
  const metrics =
    configuration.METRICS === 'off'
      ? undefined
      : new Metrics({ overload, limits, keyGate, requestLog, runtime, version })
  const telemetry = createTelemetry({ metrics, tracing, log: requestLog })
  const metricsText = async () => link?.sumOfMetrics() ?? metrics?.text() ?? ''
  const service = createService({
    configuration,
    keyGate,
    limits,
    overload,
    telemetry,
    metricsText,
    logger,
    now,
  })
  if (configuration.production) warmUp?.(currentTaxYear(now()))
  const { HOST: host, PORT: port, METRICS } = configuration
  const isShared = link !== undefined
  const listeners = [await serve(service, { host, port, setting: 'PORT', isShared })]
  // With several workers, the supervisor serves their metrics.
  if (typeof METRICS === 'number' && link === undefined) {
    const place = { host, port: METRICS, setting: 'METRICS', isShared } as const
    listeners.push(await serve(metricsAlone(metricsText, logger), place))
  }
  const drain = drainOnSignal(service, listeners, configuration, logger, async () => {
    await link?.report()
    keyGate.close()
    limits?.close()
    overload.close()
    await telemetry.close()
  })
  link?.serving({ metrics: metrics && (() => metrics.json()), drain })
  const [{ url }] = listeners as [Listener]
  if (configuration.production && link === undefined) logger.info({ url, runtime }, 'Listening')
  return {
    url,
    keyOfThisRun: keyGate.keyOfThisRun,
    isLimited: limits !== undefined,
    workers: configuration.WORKERS,
  }
}

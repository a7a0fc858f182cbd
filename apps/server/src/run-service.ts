import { currentTaxYear } from '@oklad/answers'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { type Configuration, warnOfMisspelt } from './configuration/configuration.ts'
import { openKeyGate } from './keys/key-gate.ts'
import { openLimits } from './limits/limits.ts'
import { openOverloadGate } from './overload/overload-gate.ts'
import { serveMetrics } from './routes/metrics.ts'
import { drainOnSignal } from './runtime/drain.ts'
import type { Runtime } from './runtime/listener.ts'
import { createService } from './service.ts'
import { StartError } from './start-error.ts'
import { createLogger, Log } from './telemetry/log.ts'
import { openMetrics } from './telemetry/metrics.ts'
import { openRequestLog } from './telemetry/request-log.ts'
import type { WorkerLink } from './workers/worker-link.ts'

/**
 * Creates the service, and serves until a signal stops it.
 * @param link the channel to the supervisor, if this process is one of several workers
 * @returns its address, and the key generated for this run if none is configured
 * @throws {StartError | KeysError} when the service cannot start
 */
export async function runService(
  configuration: Configuration,
  { name: runtime, serve, warmUp }: Runtime,
  link?: WorkerLink,
) {
  const base = link === undefined ? null : { worker: link.number }
  const log = new Log()
  const logger = createLogger(log, configuration.LOG_LEVEL, base)
  if (link === undefined) warnOfMisspelt(process.env, logger)
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
      : (await import('./telemetry/tracing.ts')).openTracing(configuration, logger)
  const requestLog = logger.isLevelEnabled('info')
    ? openRequestLog(log, configuration.LOG_LEVEL, base)
    : undefined
  const metrics =
    configuration.METRICS === 'off'
      ? undefined
      : openMetrics(runtime, overload, limits, keyGate, log)
  const metricsText = async () => link?.sumOfMetrics() ?? metrics?.text() ?? ''
  const service = createService({
    configuration,
    keyGate,
    limits,
    overload,
    report(request) {
      metrics?.requestAnswered(request)
      requestLog?.write(request, tracing?.record(request))
    },
    metricsText,
    logger,
    now,
  })
  if (configuration.production) warmUp?.(currentTaxYear(now()))
  const { HOST: host, PORT: port } = configuration
  const isShared = link !== undefined
  const listener = await serve(service, { host, port, setting: 'PORT', isShared })
  // With several workers, the supervisor serves their metrics.
  const others = isShared ? [] : await serveMetrics(configuration, serve, metricsText, logger)
  const lastReports = async () => {
    keyGate.close()
    limits?.close()
    overload.close()
    await Promise.all([link?.report(), tracing?.close()])
  }
  const ports = [listener, ...others]
  const drain = drainOnSignal(service, ports, configuration, { log, logger, lastReports })
  link?.serving(metrics?.json, drain)
  const { url } = listener
  if (configuration.production && link === undefined) logger.info({ url, runtime }, 'Listening')
  return { url, keyOfThisRun: keyGate.keyOfThisRun }
}

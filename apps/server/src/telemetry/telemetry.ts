import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Exchange } from '../http/exchange.ts'
import { RequestDurations } from './request-durations.ts'
import { RequestLog } from './request-log.ts'
import type { Tracing } from './tracing.ts'

/** What the service tells of every request: a measurement, a span and a line. */
export class Telemetry {
  /** Nothing where there are no metrics. */
  readonly durations: RequestDurations | undefined
  /** Nothing where the level of the log leaves requests out. */
  readonly requestLog: RequestLog | undefined
  private readonly tracing: Tracing | undefined

  /** @param base the fields of every line of the log */
  constructor(
    configuration: Configuration,
    tracing: Tracing | undefined,
    logger: Logger,
    base: object | null,
  ) {
    this.tracing = tracing
    this.durations = configuration.metrics === 'off' ? undefined : new RequestDurations()
    this.requestLog = logger.isLevelEnabled('info') ? new RequestLog(logger, base) : undefined
  }

  /**
   * Tells of a request, when it is answered.
   * @param begun when it came, milliseconds since the start of the process
   */
  answered(exchange: Exchange, status: number, begun: number): void {
    const duration = performance.now() - begun
    const { method, route, requestId, keyId } = exchange
    this.durations?.add(method, route ?? '', status, duration)
    if (this.requestLog === undefined && this.tracing === undefined) return
    const traceParent = exchange.header('traceparent')
    const traceState = this.tracing && exchange.header('tracestate')
    const request = {
      method,
      route,
      status,
      requestId,
      keyId,
      begun,
      duration,
      traceParent,
      traceState,
    }
    this.requestLog?.write(request, this.tracing?.record(request))
  }

  /** Writes and sends what is left. */
  async close(): Promise<void> {
    await Promise.all([this.tracing?.close(), this.requestLog?.close()])
  }
}

/** Loads what makes traces, if they are asked for; it takes as long as the rest of a start. */
export async function openTracing(
  configuration: Configuration,
  version: string,
  logger: Logger,
): Promise<Tracing | undefined> {
  if (configuration.otlpEndpoint === undefined) return undefined
  const { Tracing } = await import('./tracing.ts')
  return new Tracing(configuration, version, logger)
}

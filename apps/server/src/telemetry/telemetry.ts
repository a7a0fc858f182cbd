import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Exchange } from '../http/exchange.ts'
import { Later } from '../later.ts'
import { LateObserver } from './late-observer.ts'
import type { MetricSources } from './metric-sources.ts'
import type { Metrics } from './metrics.ts'
import { RequestLog } from './request-log.ts'
import type { Tracing } from './tracing.ts'

/** What the service tells of what it does: a line, a measurement and a span for every request. */
export class Telemetry {
  /** Nothing where the level of the log leaves requests out. */
  readonly requestLog: RequestLog | undefined
  private readonly tracing: Tracing | undefined
  private readonly measured: LateObserver | undefined
  private sources: MetricSources | undefined
  private readonly metrics = new Later(() => this.loadMetrics())

  /** @param base the fields of every line of the log */
  constructor(
    configuration: Configuration,
    tracing: Tracing | undefined,
    logger: Logger,
    base: object | null,
  ) {
    const { logLevel, metrics } = configuration
    this.tracing = tracing
    this.requestLog = logger.isLevelEnabled('info') ? new RequestLog(logLevel, base) : undefined
    this.measured = metrics === 'off' ? undefined : new LateObserver()
  }

  /** Tells of a request, when it is answered. */
  answered(exchange: Exchange, status: number, begun: number): void {
    const request = {
      method: exchange.method,
      route: exchange.route,
      status,
      requestId: exchange.requestId,
      keyId: exchange.keyId,
      begun,
      duration: performance.now() - begun,
      traceParent: exchange.header('traceparent'),
      traceState: this.tracing && exchange.header('tracestate'),
    }
    this.measured?.observe(request)
    const traceId = this.tracing?.record(request)
    this.requestLog?.write(request, traceId)
  }

  /** Who keeps the numbers that the metrics show; to be told before they are asked for. */
  measure(sources: MetricSources): void {
    this.sources = sources
  }

  /** The metrics of this process, loaded when they are first asked for. */
  async ownMetrics(): Promise<Metrics> {
    return this.metrics.get()
  }

  /** Loads what the first answers do not need. */
  async prepare(): Promise<void> {
    if (this.measured !== undefined) await this.metrics.prepare()
  }

  /** Writes and sends what is left. */
  async close(): Promise<void> {
    await this.tracing?.close()
    this.requestLog?.flush()
  }

  private async loadMetrics(): Promise<Metrics> {
    if (this.sources === undefined) throw new Error('There is nothing to measure yet')
    const { Metrics } = await import('./metrics.ts')
    const metrics = new Metrics(this.sources)
    this.measured?.pass((request) => metrics.observe(request))
    return metrics
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

import type { Exchange } from '../http/exchange.ts'
import type { Metrics } from './metrics.ts'
import type { RequestLog } from './request-log.ts'
import type { Tracing } from './tracing.ts'

/** Reports every answered request to the metrics, the traces and the log, if they are on. */
export class Telemetry {
  private readonly metrics: Metrics | undefined
  private readonly tracing: Tracing | undefined
  private readonly log: RequestLog | undefined

  constructor(
    metrics: Metrics | undefined,
    tracing: Tracing | undefined,
    log: RequestLog | undefined,
  ) {
    this.metrics = metrics
    this.tracing = tracing
    this.log = log
  }

  /** @param begun when the request arrived, milliseconds since the start of the process */
  answered(exchange: Exchange, status: number, begun: number): void {
    const duration = performance.now() - begun
    const { method, route, requestId, keyId } = exchange
    this.metrics?.requestAnswered(method, route ?? '', status, duration)
    if (this.log === undefined && this.tracing === undefined) return
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
    const traceId = this.tracing?.record(request)
    this.log?.write(request, traceId)
  }

  /** Writes and sends everything that is still buffered. */
  async close(): Promise<void> {
    await Promise.all([this.tracing?.close(), this.log?.close()])
  }
}

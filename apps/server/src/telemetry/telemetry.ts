import type { Exchange } from '../http/exchange.ts'
import type { Metrics } from './metrics.ts'
import type { RequestLog } from './request-log.ts'
import type { Tracing } from './tracing.ts'

/** The parts of telemetry that are on. */
interface TelemetryParts {
  readonly metrics: Metrics | undefined
  readonly tracing: Tracing | undefined
  readonly log: RequestLog | undefined
}

export type Telemetry = ReturnType<typeof createTelemetry>

/** Reports every answered request to the metrics, the traces and the log, if they are on. */
export const createTelemetry = ({ metrics, tracing, log }: TelemetryParts) => ({
  /** @param begun when the request arrived, milliseconds since the start of the process */
  answered(exchange: Exchange, status: number, begun: number): void {
    const request = { exchange, status, begun, duration: performance.now() - begun }
    metrics?.requestAnswered(request)
    log?.write(request, tracing?.record(request))
  },

  /** Writes and sends everything that is still buffered. */
  async close(): Promise<void> {
    await Promise.all([tracing?.close(), log?.close()])
  },
})

import { pino } from 'pino'
import type { AnsweredRequest } from './answered-request.ts'
import type { Log } from './log.ts'

/** Health and metrics routes are polled every few seconds, so they are logged at debug level only. */
const ROUTINE = new Set<string | undefined>(['/livez', '/readyz', '/metrics'])

const { debug: DEBUG = 20, info: INFO = 30 } = pino.levels.values

const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/

/**
 * Writes one line for every request.
 * @param base the fields of every line
 */
export function openRequestLog(log: Log, level: string, base: object | null) {
  const logsRoutine = (pino.levels.values[level] ?? 0) <= DEBUG
  return {
    /**
     * Writes a line in the format of pino. Pino's logger would take 2 µs more, a tenth of a request.
     * @param traceId the id of the service's own trace; without it, the caller's trace id is logged
     */
    write({ exchange, status, duration }: AnsweredRequest, traceId: string | undefined): void {
      const { method, route, requestId, keyId } = exchange
      const isRoutine = ROUTINE.has(route)
      if (isRoutine && !logsRoutine) return
      const line = {
        level: isRoutine ? DEBUG : INFO,
        time: Date.now(),
        ...base,
        method,
        route,
        status,
        // biome-ignore lint/plugin/money: a time to the microsecond, not money
        duration_ms: Math.round(duration * 1000) / 1000,
        request_id: requestId,
        key_id: keyId,
        // A malformed header gives no trace id.
        trace_id: traceId ?? TRACE_PARENT.exec(exchange.header('traceparent') ?? '')?.[1],
        msg: 'Request',
      }
      log.write(`${JSON.stringify(line)}\n`)
    },
  }
}

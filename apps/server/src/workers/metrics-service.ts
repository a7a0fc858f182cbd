import type { Logger } from 'pino'
import { failedReply } from '../http/failed-reply.ts'
import { Router } from '../http/router.ts'
import { metricsRoute } from '../routes/metrics.ts'
import type { Served } from '../runtime/listener.ts'

/**
 * The metrics of all workers on a port of their own, which the supervisor serves.
 * @param text the metrics in the text format of Prometheus
 */
export function metricsService(text: () => Promise<string>, logger: Logger): Served {
  const router = new Router({ '/metrics': metricsRoute(text) })
  return {
    isDraining: false,
    async handle(exchange) {
      try {
        return await router.answer(exchange)
      } catch (error) {
        return failedReply(exchange, error, logger)
      }
    },
  }
}

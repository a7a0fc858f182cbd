import type { Logger } from 'pino'
import type { Handler } from '../http/exchange.ts'
import { ownHeaders } from '../http/header-set.ts'
import { failedReply } from '../http/problem-reply.ts'
import { type Route, router } from '../http/router.ts'
import type { Served } from '../runtime/listener.ts'

const headers = ownHeaders.empty.with([
  ['content-type', 'text/plain; version=0.0.4; charset=utf-8'],
])

/**
 * Returns the route `GET /metrics`.
 * @param text returns the metrics in the text format of Prometheus
 */
export function metricsRoute(text: () => Promise<string>): Route {
  const answer: Handler = async () => ({ status: 200, headers, body: await text() })
  return { methods: { GET: answer } }
}

/** Returns a service of the metrics alone, for a port of their own. Its requests are not counted. */
export function metricsAlone(text: () => Promise<string>, logger: Logger): Served {
  const routes = { '/metrics': metricsRoute(text) }
  const route = router(routes)
  return {
    paths: Object.keys(routes),
    isDraining: false,
    async handle(exchange) {
      try {
        return await route(exchange)
      } catch (error) {
        return failedReply(exchange, error, logger)
      }
    },
  }
}

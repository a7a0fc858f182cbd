import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Handler } from '../http/exchange.ts'
import { ownHeaders } from '../http/header-set.ts'
import { failedReply } from '../http/problem-reply.ts'
import { get, router } from '../http/router.ts'
import { unguarded } from '../limits/guard.ts'
import type { Listener, Runtime, Served } from '../runtime/listener.ts'

const headers = ownHeaders.empty.ofType('text/plain; version=0.0.4; charset=utf-8')

/**
 * Returns the handler of `GET /metrics`.
 * @param text returns the metrics in the text format of Prometheus
 */
export const metricsHandler =
  (text: () => Promise<string>): Handler =>
  async () => ({ status: 200, headers, body: await text() })

/**
 * Serves the metrics alone where `METRICS` is a port of their own. These requests are not counted.
 * @returns the listener, if there is one
 * @throws {StartError} when it cannot listen there
 */
export async function serveMetrics(
  { HOST: host, METRICS: port }: Configuration,
  serve: Runtime['serve'],
  text: () => Promise<string>,
  logger: Logger,
): Promise<readonly Listener[]> {
  if (typeof port !== 'number') return []
  const routes = { '/metrics': get(metricsHandler(text)) }
  const route = router(routes, unguarded)
  const service: Served = {
    paths: Object.keys(routes),
    isDraining: false,
    async handle(exchange, write) {
      try {
        return await write(await route(exchange))
      } catch (error) {
        return write(failedReply(exchange, error, logger))
      }
    },
  }
  return [await serve(service, { host, port, setting: 'METRICS', isShared: false })]
}

import type { Handler } from '../http/exchange.ts'
import { ownHeaders } from '../http/header-set.ts'
import type { Route } from '../http/router.ts'

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

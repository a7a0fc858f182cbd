import type { Exchange, Reply } from '../http/exchange.ts'
import { openHeaders } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { retrySoon } from '../overload/overloaded.ts'

const reply = (status: string): Reply => ({
  status: 200,
  headers: openHeaders.json,
  body: JSON.stringify({ status }),
})

/** `GET /livez`: whether the process runs. */
export const livezRoute: Route = { methods: { GET: () => reply('alive') } }

/**
 * Returns the route `GET /readyz`: whether the service accepts requests.
 * @param isDraining whether the service is stopping
 */
export function readyzRoute(isDraining: () => boolean): Route {
  const answer = (exchange: Exchange) =>
    isDraining() ? problemReply(exchange, 'draining', retrySoon) : reply('ready')
  return { methods: { GET: answer } }
}

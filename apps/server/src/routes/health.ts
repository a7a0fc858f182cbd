import type { Exchange, Reply } from '../http/exchange.ts'
import { openHeaders } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'

const reply = (status: string): Reply => ({
  status: 200,
  headers: openHeaders.json,
  body: JSON.stringify({ status }),
})

/** `GET /livez`: the process runs. */
export const livezRoute: Route = { methods: { GET: () => reply('alive') } }

/**
 * `GET /readyz`: the service takes work.
 * @param isDraining whether it has been told to stop
 */
export function readyzRoute(isDraining: () => boolean): Route {
  const answer = (exchange: Exchange) =>
    isDraining()
      ? problemReply(exchange, 'draining', {
          headers: openHeaders.problem,
          more: [['retry-after', '1']],
        })
      : reply('ready')
  return { methods: { GET: answer } }
}

import type { Guard } from '../limits/guard.ts'
import type { CrossOriginPolicy } from '../routes/cross-origin.ts'
import type { Exchange, Handler, Reply } from './exchange.ts'
import { type Header, ownHeaders } from './header-set.ts'
import { problemReply } from './problem-reply.ts'

/** What one path answers. */
export interface Route {
  /** The only method, beside HEAD where it is GET, and OPTIONS. */
  readonly method: 'GET' | 'POST'
  readonly handler: Handler
  /** Who may read the answers; without it, only our own origin. */
  readonly crossOrigin?: CrossOriginPolicy
  /** Runs before the handler; without it, the request is counted with files and refusals. */
  readonly guard?: Guard
}

/** A route that only our own origin may read. */
export const get = (handler: Handler): Route => ({ method: 'GET', handler })

/**
 * Returns a function that finds the route of a path: the path itself, or else a key that ends with `/*` and covers it.
 * The table alone decides the answers 404, 405 and 204; `OPTIONS` is answered here.
 * @param others counts what no route has a guard for
 * @param notFound answers a path without a route
 */
export function router(
  routes: Readonly<Record<string, Route>>,
  others: Guard,
  notFound: Handler = (exchange) => problemReply(exchange, 'not_found'),
): Handler {
  const known = new Map(Object.entries(routes))
  const folders = [...known.keys()].filter((path) => path.endsWith('/*'))
  return (exchange) => {
    const { path, method } = exchange
    const pattern = known.has(path)
      ? path
      : folders.find((folder) => path.startsWith(folder.slice(0, -1)))
    const route = known.get(pattern ?? '')
    if (route === undefined) return others(exchange, notFound)
    exchange.route = pattern
    exchange.headers = route.crossOrigin?.headersFor(exchange) ?? ownHeaders
    if (route.method !== (method === 'HEAD' ? 'GET' : method)) {
      return others(exchange, () => otherMethod(exchange, route))
    }
    const { guard = others, handler } = route
    return guard(exchange, handler)
  }
}

function otherMethod(exchange: Exchange, { method, crossOrigin }: Route): Reply {
  const allow: Header = ['allow', `${method === 'GET' ? 'GET, HEAD' : method}, OPTIONS`]
  if (exchange.method === 'OPTIONS') {
    const permission = crossOrigin?.preflight(exchange) ?? []
    return { status: 204, headers: ownHeaders.empty, body: null, own: [allow, ...permission] }
  }
  return problemReply(exchange, 'method_not_allowed', { own: [allow] })
}

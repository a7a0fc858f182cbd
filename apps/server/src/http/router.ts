import type { Guard } from '../limits/guard.ts'
import type { CrossOriginPolicy } from '../routes/cross-origin.ts'
import type { Exchange, Handler, Reply } from './exchange.ts'
import { type Header, ownHeaders } from './header-set.ts'
import { problemReply } from './problem-reply.ts'

/** The handlers of one path. */
export interface Route {
  readonly methods: Readonly<Record<string, Handler>>
  /** Who may read the answers; without it, only our own origin. */
  readonly crossOrigin?: CrossOriginPolicy
  /** Runs before the handlers; without it, every request is admitted. */
  readonly guard?: Guard
}

/**
 * Returns a function that finds the route of a path: the path itself, or else a key that ends with `/*` and covers it.
 * The table alone decides the answers 404, 405 and 204; `OPTIONS` is answered here.
 * @param notFound answers a path without a route
 */
export function router(
  routes: Readonly<Record<string, Route>>,
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
    if (route === undefined) return notFound(exchange)
    exchange.route = pattern
    exchange.headers = route.crossOrigin?.headersFor(exchange) ?? ownHeaders
    const name = method === 'HEAD' ? 'GET' : method
    const handler = Object.hasOwn(route.methods, name) ? route.methods[name] : undefined
    if (handler === undefined) return withoutHandler(exchange, route)
    return route.guard === undefined ? handler(exchange) : route.guard(exchange, handler)
  }
}

function withoutHandler(exchange: Exchange, route: Route): Reply {
  const methods = Object.keys(route.methods)
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  const allow: Header = ['allow', allowed]
  if (exchange.method === 'OPTIONS') {
    const permission = route.crossOrigin?.preflight(exchange) ?? []
    return { status: 204, headers: ownHeaders.empty, body: null, own: [allow, ...permission] }
  }
  return problemReply(exchange, 'method_not_allowed', { own: [allow] })
}

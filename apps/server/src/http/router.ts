import type { Exchange, Handler, Reply } from './exchange.ts'
import { type Header, type HeaderSet, ownHeaders } from './header-set.ts'
import { problemReply } from './problem-reply.ts'

/** The handlers of one path. */
export interface Route {
  readonly methods: Readonly<Record<string, Handler>>
  /** Returns the headers of a preflight answer. Without it, other origins get no permission. */
  readonly preflight?: (exchange: Exchange) => readonly Header[]
  /** The headers of the route's errors. */
  readonly problemHeaders?: (exchange: Exchange) => HeaderSet
}

/**
 * Finds the route of a path: the path itself, or else a key that ends with `/*` and covers it.
 * The table alone decides the answers 404, 405 and 204.
 */
export class Router {
  /** The paths of all routes; one that ends with `/*` covers all paths below it. */
  readonly paths: readonly string[]
  private readonly exact: ReadonlyMap<string, Route>
  private readonly folders: readonly (readonly [prefix: string, route: Route])[]

  constructor(routes: Readonly<Record<string, Route>>) {
    const entries = Object.entries(routes)
    this.paths = Object.keys(routes)
    this.exact = new Map(entries.filter(([path]) => !path.endsWith('/*')))
    this.folders = entries
      .filter(([path]) => path.endsWith('/*'))
      .map(([path, route]) => [path.slice(0, -1), route] as const)
  }

  /** Answers a request by its handler, or with 404 or 405; answers `OPTIONS` itself. */
  answer(exchange: Exchange): Reply | Promise<Reply> {
    const exact = this.exact.get(exchange.path)
    const folder = exact === undefined ? this.folderOf(exchange.path) : undefined
    const route = exact ?? folder?.[1]
    if (route === undefined) return problemReply(exchange, 'not_found')
    exchange.route = folder === undefined ? exchange.path : `${folder[0]}*`
    const handler = Object.hasOwn(route.methods, exchange.method)
      ? route.methods[exchange.method]
      : exchange.method === 'HEAD'
        ? route.methods['GET']
        : undefined
    return handler === undefined ? withoutHandler(exchange, route) : handler(exchange)
  }

  private folderOf(path: string): readonly [prefix: string, route: Route] | undefined {
    return this.folders.find(([prefix]) => path.startsWith(prefix))
  }
}

function withoutHandler(exchange: Exchange, route: Route): Reply {
  const methods = Object.keys(route.methods)
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  const allow: Header = ['allow', allowed]
  if (exchange.method === 'OPTIONS') {
    const permission = route.preflight?.(exchange) ?? []
    return { status: 204, headers: ownHeaders.empty.with([allow, ...permission]), body: null }
  }
  const headers = route.problemHeaders?.(exchange)
  return problemReply(exchange, 'method_not_allowed', {
    more: [allow],
    ...(headers && { headers }),
  })
}

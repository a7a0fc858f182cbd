import type { Exchange } from '../http/exchange.ts'
import {
  EXPOSED_HEADERS,
  type Header,
  type HeaderSet,
  openHeaders,
  ownHeaders,
} from '../http/header-set.ts'

/** The two header sets of a calculation route. */
export interface OriginHeaders {
  readonly json: HeaderSet
  readonly problem: HeaderSet
}

/** Decides which origins may read the answers of a route. */
export interface CrossOriginPolicy {
  headersFor(exchange: Exchange): OriginHeaders
  preflight(exchange: Exchange): readonly Header[]
}

const DAY = '86400'

/** The preflight headers of open documents: any origin may read them. */
export const openReadPreflight: readonly Header[] = [
  ['access-control-allow-origin', '*'],
  ['access-control-allow-methods', 'GET, HEAD'],
  ['access-control-allow-headers', 'x-request-id, if-none-match'],
  ['access-control-max-age', DAY],
]

/** Allows every origin: an open calculation contains only data that the caller sent. */
export const anyOrigin: CrossOriginPolicy = {
  headersFor: () => openHeaders,
  preflight: () => [
    ['access-control-allow-origin', '*'],
    ['access-control-allow-methods', 'POST'],
    ['access-control-allow-headers', 'content-type, x-request-id'],
    ['access-control-max-age', DAY],
  ],
}

/**
 * Allows only the given origins; none if the list is empty.
 * @param origins such as `https://payroll.example`
 */
export function namedOrigins(origins: readonly string[]): CrossOriginPolicy {
  const vary: Header = ['vary', 'origin']
  const refused = {
    json: origins.length > 0 ? ownHeaders.json.with([vary]) : ownHeaders.json,
    problem: origins.length > 0 ? ownHeaders.problem.with([vary]) : ownHeaders.problem,
  }
  const permitted = new Map(
    origins.map((origin) => {
      const permission: Header[] = [
        ['access-control-allow-origin', origin],
        ['access-control-expose-headers', EXPOSED_HEADERS],
        vary,
      ]
      const headers = {
        json: ownHeaders.json.with(permission),
        problem: ownHeaders.problem.with(permission),
      }
      return [origin, headers] as const
    }),
  )
  const originOf = (exchange: Exchange) => exchange.header('origin') ?? ''
  return {
    headersFor: (exchange) =>
      permitted.size === 0 ? refused : (permitted.get(originOf(exchange)) ?? refused),
    preflight: (exchange) =>
      permitted.has(originOf(exchange))
        ? [
            ['access-control-allow-origin', originOf(exchange)],
            ['access-control-allow-methods', 'POST'],
            ['access-control-allow-headers', 'content-type, x-api-key, x-request-id'],
            ['access-control-max-age', DAY],
            vary,
          ]
        : [vary],
  }
}

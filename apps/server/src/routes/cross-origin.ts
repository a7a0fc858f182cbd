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

const preflight = (origin: string, methods: string, headers: string): readonly Header[] => [
  ['access-control-allow-origin', origin],
  ['access-control-allow-methods', methods],
  ['access-control-allow-headers', headers],
  ['access-control-max-age', '86400'],
]

/** The preflight headers of open documents: any origin may read them. */
export const openReadPreflight = preflight('*', 'GET, HEAD', 'x-request-id, if-none-match')

/** Allows every origin: an open calculation contains only data that the caller sent. */
export const anyOrigin: CrossOriginPolicy = {
  headersFor: () => openHeaders,
  preflight: () => preflight('*', 'POST', 'content-type, x-request-id'),
}

/**
 * Allows only the given origins; none if the list is empty.
 * @param origins such as `https://payroll.example`
 */
export function namedOrigins(origins: readonly string[]): CrossOriginPolicy {
  const vary: Header = ['vary', 'origin']
  const own = (...more: readonly Header[]): OriginHeaders => ({
    json: ownHeaders.json.with(more),
    problem: ownHeaders.problem.with(more),
  })
  const refused = origins.length > 0 ? own(vary) : ownHeaders
  const permitted = new Map(
    origins.map((origin) => {
      const exposed: Header = ['access-control-expose-headers', EXPOSED_HEADERS]
      return [origin, own(['access-control-allow-origin', origin], exposed, vary)] as const
    }),
  )
  const originOf = (exchange: Exchange) => exchange.header('origin') ?? ''
  return {
    headersFor: (exchange) =>
      permitted.size === 0 ? refused : (permitted.get(originOf(exchange)) ?? refused),
    preflight(exchange) {
      const origin = originOf(exchange)
      const headers = 'content-type, x-api-key, x-request-id'
      return permitted.has(origin) ? [...preflight(origin, 'POST', headers), vary] : [vary]
    },
  }
}

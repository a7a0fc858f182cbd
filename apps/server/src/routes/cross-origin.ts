import type { Exchange } from '../http/exchange.ts'
import {
  type AnswerHeaders,
  exposed,
  type Header,
  headersFor,
  openHeaders,
  ownHeaders,
  sameOrigin,
} from '../http/header-set.ts'
import { protocolHeaders } from '../mcp/message.ts'

/** Decides which origins may read the answers of a route. */
export interface CrossOriginPolicy {
  headersFor(exchange: Exchange): AnswerHeaders
  preflight(exchange: Exchange): readonly Header[]
}

const allowed = (origin: string): Header => ['access-control-allow-origin', origin]

const preflight = (origin: string, methods: string, headers: string): readonly Header[] => [
  allowed(origin),
  ['access-control-allow-methods', methods],
  ['access-control-allow-headers', headers],
  ['access-control-max-age', '86400'],
]

const anyOrigin = (methods: string, headers: string): CrossOriginPolicy => ({
  headersFor: () => openHeaders,
  preflight: () => preflight('*', methods, headers),
})

/** Allows every origin to read open documents. */
export const openDocuments = anyOrigin('GET, HEAD', 'x-request-id, if-none-match')

/** Allows every origin to calculate: the answer contains only data that the caller sent. */
export const openCalculation = anyOrigin('POST', 'content-type, x-request-id')

/** The headers of callers with a key, assistants among them. */
const callerHeaders = `content-type, x-api-key, x-request-id, ${protocolHeaders.join(', ')}`

/**
 * Allows only the given origins; none if the list is empty.
 * @param origins such as `https://payroll.example`
 */
export function namedOrigins(origins: readonly string[]): CrossOriginPolicy {
  const vary: Header = ['vary', 'origin']
  const refused = origins.length > 0 ? headersFor(sameOrigin, vary) : ownHeaders
  const permitted = new Map(
    origins.map((origin) => [origin, headersFor(sameOrigin, allowed(origin), exposed, vary)]),
  )
  const originOf = (exchange: Exchange) => exchange.header('origin') ?? ''
  return {
    headersFor: (exchange) => permitted.get(originOf(exchange)) ?? refused,
    preflight(exchange) {
      const origin = originOf(exchange)
      return permitted.has(origin) ? [...preflight(origin, 'POST', callerHeaders), vary] : [vary]
    },
  }
}

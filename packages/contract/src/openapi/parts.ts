/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject

/** An object of such values. */
export interface JsonObject {
  readonly [name: string]: Json
}

/** An object as pure JSON: without what JSON leaves out. */
export const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value))

const text = (description: string, example: string): JsonObject => ({
  description,
  schema: { type: 'string' },
  example,
})

/** The request id of the examples. */
export const EXAMPLE_REQUEST_ID = '1f0c5b52-8d0e-4d3b-9a57-0a2f6f0c8b11'

/** The headers of answers besides those of HTTP itself. */
export const responseHeaders = {
  'x-request-id': text(
    'The id of the request: the one that was sent, or a new one.',
    EXAMPLE_REQUEST_ID,
  ),
  'cache-control': text('Whether and how long the answer may be kept.', 'no-store'),
  'access-control-allow-origin': text('Pages of any origin may read the answer.', '*'),
  etag: text('The version of the answer, for If-None-Match.', '"8m1Yw0nq3dX5vZkT2rB7cQ"'),
  vary: text('The request headers on which the answer depends.', 'accept-language'),
  'content-language': text('The language of the texts, where the answer has any: en or ru.', 'en'),
  'www-authenticate': text(
    'How to authenticate: with a key in the header x-api-key.',
    'ApiKey realm="oklad", header="x-api-key"',
  ),
  allow: text('The methods that the address has.', 'POST, OPTIONS'),
  'ratelimit-policy': text(
    'The limit that the request counts against, where the service has limits: its name, the points (q) and the seconds of the window (w). As in draft-ietf-httpapi-ratelimit-headers-11.',
    '"public";q=600;w=60',
  ),
  ratelimit: text(
    'The rest of that limit: points (r) and the seconds until the window ends (t).',
    '"public";r=599;t=60',
  ),
  'retry-after': {
    description: 'The seconds after which to repeat the request.',
    schema: { type: 'integer', minimum: 0 },
    example: 1,
  },
} satisfies JsonObject

/** The headers of a limited method, where the service has limits. */
export const limitHeaders = ['ratelimit-policy', 'ratelimit'] as const

/** The name of one of the headers. */
export type HeaderName = keyof typeof responseHeaders

/** References to headers of the document. */
export function headerReferences(names: readonly HeaderName[]): JsonObject {
  return Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const),
  )
}

/** A reference to a schema of the document. */
export const schemaReference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The parameter of an operation whose answer has an `etag`. */
export const ifNoneMatch: JsonObject = {
  name: 'if-none-match',
  in: 'header',
  description: 'The etag of an answer that the caller has: it is not sent again.',
  schema: { type: 'string' },
}

/** The parameters that every operation on data has. */
export const commonParameters: readonly JsonObject[] = ['AcceptLanguage', 'RequestId'].map(
  (name) => ({ $ref: `#/components/parameters/${name}` }),
)

import type { JsonObject } from './json.ts'

const text = (description: string, example: string): JsonObject => ({
  description,
  schema: { type: 'string' },
  example,
})

/** A request id to show. */
export const EXAMPLE_REQUEST_ID = '1f0c5b52-8d0e-4d3b-9a57-0a2f6f0c8b11'

/** The headers that answers carry besides those of HTTP itself. */
export const responseHeaders = {
  'x-request-id': text(
    'The id of the request: the one that was sent, or a new one.',
    EXAMPLE_REQUEST_ID,
  ),
  'cache-control': text('The answer must not be stored.', 'no-store'),
  'access-control-allow-origin': text('Pages of any origin may read the answer.', '*'),
  'content-language': text('The language of the texts: en or ru.', 'en'),
  'www-authenticate': text(
    'How to authenticate: with a key in the header x-api-key.',
    'ApiKey realm="oklad", header="x-api-key"',
  ),
  allow: text('The methods that the address has.', 'POST, OPTIONS'),
  'retry-after': {
    description: 'The seconds after which to repeat the request.',
    schema: { type: 'integer', minimum: 0 },
    example: 1,
  },
} satisfies JsonObject

/** The name of one of the headers. */
export type HeaderName = keyof typeof responseHeaders

/** References to headers of the document. */
export function headerReferences(names: readonly HeaderName[]): JsonObject {
  return Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const),
  )
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { once } from '../once.ts'
import type { Exchange, Reply } from './exchange.ts'
import type { HeaderSet } from './header-set.ts'
import { type Encoding, encodingFor, encodings, hasVersion } from './negotiation.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** Makes the bytes of a file: uncompressed, and in each encoding that is available. */
type Bodies = { readonly identity: () => Promise<Bytes> } & Partial<
  Record<Encoding, () => Promise<Bytes>>
>

/** Sends a file, or 304 if the caller already has this version. */
export type Asset = (exchange: Exchange) => Promise<Reply>

/**
 * Returns a file that is sent in the best encoding that the caller accepts. Each is made for its first caller.
 * @param headers of the file in every encoding
 */
export function asset(bodies: Bodies, headers: HeaderSet): Asset {
  const represent = (make: () => Promise<Bytes>, encoding?: Encoding) =>
    once(async () => {
      const body = await make()
      // Strong: equal bytes have equal tags.
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const own = headers.with([
        ['etag', tag],
        ['vary', 'accept-encoding'],
        ...(encoding === undefined ? [] : [['content-encoding', encoding] as const]),
      ])
      return { body, tag, headers: own }
    })
  const identity = represent(bodies.identity)
  const compressed = new Map(
    encodings.flatMap((encoding) => {
      const make = bodies[encoding]
      return make === undefined ? [] : [[encoding, represent(make, encoding)] as const]
    }),
  )
  return async (exchange) => {
    const encoding = encodingFor(exchange, [...compressed.keys()])
    const { body, tag, headers } = await ((encoding && compressed.get(encoding)) ?? identity)()
    return hasVersion(exchange, tag)
      ? { status: 304, headers, body: null }
      : { status: 200, headers, body }
  }
}

/**
 * Returns a text as a file, which gzip compresses.
 * @param read makes the text, in UTF-8
 * @param brotli makes the text compressed by Brotli
 */
export function textAsset(
  read: () => Promise<string | Uint8Array>,
  headers: HeaderSet,
  brotli?: () => Promise<Bytes>,
): Asset {
  const identity = once(async () => new Uint8Array(Buffer.from(await read())))
  const compressed = async () =>
    new Uint8Array(await promisify(gzip)(await identity(), { level: 9 }))
  return asset({ identity, gzip: compressed, ...(brotli && { br: brotli }) }, headers)
}

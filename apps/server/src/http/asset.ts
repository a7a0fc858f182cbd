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

/** A file in one encoding, with its entity tag. */
interface Representation {
  readonly body: Bytes
  readonly tag: string
  readonly headers: HeaderSet
}

/** A file that is sent in the best encoding that the caller accepts. Each is made for its first caller. */
export class Asset {
  readonly #identity: () => Promise<Representation>
  readonly #compressed = new Map<Encoding, () => Promise<Representation>>()

  /** @param headers of the file in every encoding */
  constructor(bodies: Bodies, headers: HeaderSet) {
    const represent = (make: () => Promise<Bytes>, encoding?: Encoding) =>
      once(async (): Promise<Representation> => {
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
    this.#identity = represent(bodies.identity)
    for (const encoding of encodings) {
      const make = bodies[encoding]
      if (make !== undefined) this.#compressed.set(encoding, represent(make, encoding))
    }
  }

  /** Returns the file, or 304 if the caller already has this version. */
  async send(exchange: Exchange): Promise<Reply> {
    const encoding = encodingFor(exchange, [...this.#compressed.keys()])
    const chosen = await ((encoding && this.#compressed.get(encoding)) ?? this.#identity)()
    return hasVersion(exchange, chosen.tag)
      ? { status: 304, headers: chosen.headers, body: null }
      : { status: 200, headers: chosen.headers, body: chosen.body }
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
  return new Asset({ identity, gzip: compressed, ...(brotli && { br: brotli }) }, headers)
}

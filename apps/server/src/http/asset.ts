import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Exchange, Reply } from './exchange.ts'
import type { HeaderSet } from './header-set.ts'
import { type Encoding, encodingFor, encodings, hasVersion } from './negotiation.ts'

/** The bytes of a file: uncompressed, and in each encoding that is available. */
export type Bodies = { readonly identity: Uint8Array<ArrayBuffer> } & Partial<
  Record<Encoding, Uint8Array<ArrayBuffer>>
>

/** Returns a strong entity tag: equal bytes have equal tags. */
export function entityTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** A file in one encoding, with its entity tag. */
interface Representation {
  readonly body: Uint8Array<ArrayBuffer>
  readonly tag: string
  readonly headers: HeaderSet
}

/** A file that is sent in the best encoding that the caller accepts. */
export class Asset {
  readonly #identity: Representation
  readonly #compressed = new Map<Encoding, Representation>()

  /** @param headers of the file in every encoding */
  constructor(bodies: Bodies, headers: HeaderSet) {
    const represent = (body: Uint8Array<ArrayBuffer>, encoding?: Encoding): Representation => {
      const tag = entityTag(body)
      const own = headers.with([
        ['etag', tag],
        ['vary', 'accept-encoding'],
        ...(encoding === undefined ? [] : [['content-encoding', encoding] as const]),
      ])
      return { body, tag, headers: own }
    }
    this.#identity = represent(bodies.identity)
    for (const encoding of encodings) {
      const body = bodies[encoding]
      if (body !== undefined) this.#compressed.set(encoding, represent(body, encoding))
    }
  }

  /** Returns the file, or 304 if the caller already has this version. */
  send(exchange: Exchange): Reply {
    const encoding = encodingFor(exchange, [...this.#compressed.keys()])
    const chosen = (encoding && this.#compressed.get(encoding)) ?? this.#identity
    return hasVersion(exchange, chosen.tag)
      ? { status: 304, headers: chosen.headers, body: null }
      : { status: 200, headers: chosen.headers, body: chosen.body }
  }
}

/** Returns a document as a file, with a copy compressed by gzip. */
export async function compressed(
  identity: Uint8Array<ArrayBuffer>,
  headers: HeaderSet,
): Promise<Asset> {
  return new Asset({ identity, gzip: new Uint8Array(await promisify(gzip)(identity)) }, headers)
}

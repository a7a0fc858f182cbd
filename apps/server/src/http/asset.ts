import { entityTag } from './entity-tag.ts'
import type { Exchange, Reply } from './exchange.ts'
import type { HeaderSet } from './header-set.ts'
import { type Encoding, encodingFor, encodings, hasVersion } from './negotiation.ts'

/** The bytes of a file: whole, and compressed in the ways there are. */
export type Bodies = { readonly identity: Uint8Array<ArrayBuffer> } & Partial<
  Record<Encoding, Uint8Array<ArrayBuffer>>
>

/** A file as it is sent, with the tag that says which version it is. */
export class Asset {
  private readonly bodies: Bodies
  private readonly headers: Readonly<Record<Encoding | 'identity', HeaderSet>>
  private readonly tag: string
  private readonly compressed: readonly Encoding[]

  /** @param headers of the file, whichever way it is sent */
  constructor(bodies: Bodies, headers: HeaderSet) {
    this.bodies = bodies
    this.tag = entityTag(bodies.identity)
    this.compressed = encodings.filter((encoding) => bodies[encoding] !== undefined)
    const identity = headers.with([
      ['etag', this.tag],
      ['vary', 'accept-encoding'],
    ])
    this.headers = {
      identity,
      br: identity.with([['content-encoding', 'br']]),
      gzip: identity.with([['content-encoding', 'gzip']]),
    }
  }

  /** Sends the file, or says that the caller has it already. */
  send(exchange: Exchange): Reply {
    if (hasVersion(exchange, this.tag)) {
      return { status: 304, headers: this.headers.identity, body: null }
    }
    const encoding = encodingFor(exchange, this.compressed) ?? 'identity'
    return {
      status: 200,
      headers: this.headers[encoding],
      body: this.bodies[encoding] ?? this.bodies.identity,
    }
  }
}

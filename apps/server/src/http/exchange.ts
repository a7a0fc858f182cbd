import { randomUUID } from 'node:crypto'
import { type ErrorCode, LARGEST_BODY } from '@oklad/contract/internal'
import { type AnswerHeaders, type Header, type HeaderSet, ownHeaders } from './header-set.ts'

/** Ends the reading of a body, or a batch, with the error that the caller gets. */
export class Refused extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/** An id that is safe to repeat in headers and logs. */
const SAFE_ID = /^[A-Za-z0-9_.:-]{1,128}$/

/** A request as the routes see it, the same on every runtime. */
export abstract class Exchange {
  readonly method: string
  /** The path as sent, without the query. */
  readonly path: string
  /** The caller's id if it is well-formed, otherwise a new one; the answer repeats it. */
  readonly requestId: string
  /** The headers of its answers, set by the router: they say who may read them. */
  headers: AnswerHeaders = ownHeaders
  /** The pattern of the route, such as `/errors/*`, set by the router; never text of the caller. */
  route: string | undefined
  /** The id of the key that let the caller in. */
  keyId: string | undefined
  /**
   * Takes more points from the caller's limit, see `spender`. Set by the guard of the route, and only
   * where there are limits.
   */
  spend:
    | ((most: number, least: number) => number | undefined | Promise<number | undefined>)
    | undefined

  /** Adds the headers that tell the caller's limit. Set by the limiter. */
  addLimit: ((reply: Reply) => Reply) | undefined

  /** @param sentId the caller's id of the request, if it has one */
  constructor(method: string, path: string, sentId: string | null | undefined) {
    this.method = method
    this.path = path
    this.requestId = sentId && SAFE_ID.test(sentId) ? sentId : randomUUID()
  }

  /** The query as sent, without its question mark; empty when there is none. */
  abstract readonly query: string
  /** The address of the other end of the connection: of the caller, or of a proxy before the service. */
  abstract readonly peer: string
  /** A header by its lower-case name; `undefined` when it was not sent. */
  abstract header(name: string): string | undefined
  /**
   * The body as it arrives, no faster than it is read, and of any size. Reading it may be stopped
   * early: the rest is dropped.
   * @throws an error of the runtime when the caller disconnects or is too slow
   */
  abstract chunks(): AsyncIterable<Uint8Array>

  /**
   * The body as text, without a byte order mark.
   * @throws {Refused} `body_too_large`, without reading the rest
   * @throws an error of the runtime when the caller disconnects or is too slow
   */
  async text(): Promise<string> {
    if (Number(this.header('content-length') ?? 0) > LARGEST_BODY)
      throw new Refused('body_too_large')
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of this.chunks()) {
      length += chunk.length
      if (length > LARGEST_BODY) throw new Refused('body_too_large')
      chunks.push(chunk)
    }
    return textOf(chunks)
  }
}

/** Decodes a body without its byte order mark. */
export const textOf = (chunks: readonly Uint8Array[]): string =>
  Buffer.concat(chunks)
    .toString()
    .replace(/^\ufeff/, '')

/** An answer, before the runtime writes it. */
export interface Reply {
  readonly status: number
  readonly headers: HeaderSet
  /** A stream is written no faster than the caller reads it, and stopped if the caller is gone. */
  readonly body: string | Uint8Array<ArrayBuffer> | AsyncIterator<string> | null
  /** Headers of this answer alone, beside the prepared ones. */
  readonly own?: readonly Header[]
}

/** Whether the body of a reply is a stream. */
export const isStream = (body: Reply['body']): body is AsyncIterator<string> =>
  typeof body === 'object' && body !== null && 'next' in body

/**
 * The same stream, which calls `act` once when it ends, fails or is stopped. No generator: one that is stopped before it
 * is read would not come to its `finally`.
 */
export function endingWith(body: AsyncIterator<string>, act: () => void): AsyncIterator<string> {
  let end = () => {
    end = () => {}
    act()
  }
  return {
    async next() {
      const result = await body.next().catch((error) => {
        end()
        throw error
      })
      if (result.done) end()
      return result
    },
    async return() {
      end()
      await body.return?.()
      return { done: true, value: undefined }
    },
  }
}

/** Answers a request. */
export type Handler = (exchange: Exchange) => Reply | Promise<Reply>

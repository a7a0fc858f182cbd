import type { HeaderSet } from './header-set.ts'

/** A request as the routes see it, the same on every runtime. */
export interface Exchange {
  readonly method: string
  /** The path as sent, without the query. */
  readonly path: string
  /** The query as sent, without its question mark; empty when there is none. */
  readonly query: string
  /** The address of the other end of the connection: of the caller, or of a proxy before the service. */
  readonly peer: string
  /** The caller's id if it is well-formed, otherwise a new one; the answer repeats it. */
  readonly requestId: string
  /** The pattern of the route, such as `/errors/*`, set by the router; never text of the caller. */
  route: string | undefined
  /** The id of the key that let the caller in. */
  keyId: string | undefined
  /**
   * Takes more points from the caller's limit: `false` if they are not left. Set by the guard of a
   * key, and only where there are limits.
   */
  spend: ((points: number) => boolean | Promise<boolean>) | undefined
  /** A header by its lower-case name; `undefined` when it was not sent. */
  header(name: string): string | undefined
  /**
   * The body as text.
   * @throws {BodyTooLarge} past the limit, without reading the rest
   * @throws an error of the runtime when the caller disconnects or is too slow
   */
  text(): Promise<string>
  /**
   * The body as it arrives, no faster than it is read, and of any size. Reading it may be stopped
   * early: the rest is dropped.
   * @throws an error of the runtime when the caller disconnects or is too slow
   */
  chunks(): AsyncIterable<Uint8Array>
}

/** An answer, before the runtime writes it. */
export interface Reply {
  readonly status: number
  readonly headers: HeaderSet
  /** A stream is written no faster than the caller reads it, and stopped if the caller is gone. */
  readonly body: string | Uint8Array<ArrayBuffer> | AsyncIterator<string> | null
  /** The header `RateLimit`, which differs from answer to answer. */
  readonly rateLimit?: string
}

/** Whether the body of a reply is a stream. */
export const isStream = (body: Reply['body']): body is AsyncIterator<string> =>
  typeof body === 'object' && body !== null && 'next' in body

/** Answers a request. */
export type Handler = (exchange: Exchange) => Reply | Promise<Reply>

/** The size of the largest accepted body, bytes. */
export const LARGEST_BODY = 16 * 1024

/** The body is larger than `LARGEST_BODY`. */
export class BodyTooLarge extends Error {}

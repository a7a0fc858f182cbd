import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import type { HeaderSet } from '../http/header-set.ts'

/** The headers of a route's errors. */
export type HeadersOf = (exchange: Exchange) => HeaderSet

/** Stands before a handler: lets it answer, or answers itself. */
export type Guard = (
  exchange: Exchange,
  next: Handler,
  problemHeaders: HeadersOf,
) => Reply | Promise<Reply>

/** Lets everybody in. */
export const unguarded: Guard = (exchange, next) => next(exchange)

import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import type { HeaderSet } from '../http/header-set.ts'

/**
 * What stands before a handler: it lets the handler answer, or answers itself.
 * @param problemHeaders the headers of the route's errors
 */
export type Guard = (
  exchange: Exchange,
  next: Handler,
  problemHeaders: (exchange: Exchange) => HeaderSet,
) => Reply | Promise<Reply>

/** Lets everybody in. */
export const unguarded: Guard = (exchange, next) => next(exchange)

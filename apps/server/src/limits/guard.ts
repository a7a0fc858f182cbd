import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import type { HeaderSet } from '../http/header-set.ts'

/** The headers of a route's errors. */
export type HeadersOf = (exchange: Exchange) => HeaderSet

/** Stands before a handler: lets it answer, or answers itself. */
export type Guard = (
  exchange: Exchange,
  next: Handler,
  problemHeaders: HeadersOf,
) => Eventual<Reply>

/** A value that is there, or on its way. */
export type Eventual<Value> = Value | Promise<Value>

/** Acts on a value as soon as it is there. Where that is now, a promise would take microseconds. */
export function when<Value, Result>(
  value: Eventual<Value>,
  act: (value: Value) => Eventual<Result>,
): Eventual<Result> {
  return value instanceof Promise ? value.then(act) : act(value)
}

/** Lets everybody in. */
export const unguarded: Guard = (exchange, next) => next(exchange)

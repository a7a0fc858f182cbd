import type { Exchange, Handler, Reply } from '../http/exchange.ts'

/** Runs before a handler: calls it, or answers instead of it. */
export type Guard = (exchange: Exchange, next: Handler) => Eventual<Reply>

/** A value, or a promise of it. */
export type Eventual<Value> = Value | Promise<Value>

/** Calls `act` with a value. If the value is there, no promise is made: it would take microseconds. */
export function when<Value, Result>(
  value: Eventual<Value>,
  act: (value: Value) => Eventual<Result>,
): Eventual<Result> {
  return value instanceof Promise ? value.then(act) : act(value)
}

/** Admits every request. */
export const unguarded: Guard = (exchange, next) => next(exchange)

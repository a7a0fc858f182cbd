import { setImmediate } from 'node:timers/promises'
import type { Configuration } from '../configuration/configuration.ts'
import { type Exchange, Refused } from '../http/exchange.ts'
import type { Eventual } from '../limits/guard.ts'
import { watchEventLoop } from './event-loop-delay.ts'

/** The points of a request from which on it waits for a turn of its own. */
export const COSTLY = 10

/** Why a request is refused. */
type Overload = 'in_flight' | 'arriving' | 'event_loop'

/** How many requests may wait for their callers, as a multiple of `MAX_REQUESTS_IN_FLIGHT`. */
const WAITING_FOR_EACH = 10

/** How long a costly request may wait for its turn, as a multiple of `MAX_EVENT_LOOP_DELAY`. */
const TURNS_WAITED = 10

export type OverloadGate = ReturnType<typeof openOverloadGate>

/**
 * Admits only as many requests as can be answered in time.
 *
 * A request that waits for its caller costs little: its body is still arriving, or it is a batch. Such
 * requests have a larger limit of their own, so that slow callers do not take the places of others.
 */
export function openOverloadGate({ MAX_REQUESTS_IN_FLIGHT, MAX_EVENT_LOOP_DELAY }: Configuration) {
  const delay = watchEventLoop(MAX_EVENT_LOOP_DELAY)
  let arriving = 0
  let lastTurn: Promise<unknown> = Promise.resolve()
  function overload(): Overload | undefined {
    // Called first, because it must count every request.
    if (delay.isExceeded()) return 'event_loop'
    if (gate.inFlight - arriving >= MAX_REQUESTS_IN_FLIGHT) return 'in_flight'
    return arriving >= MAX_REQUESTS_IN_FLIGHT * WAITING_FOR_EACH ? 'arriving' : undefined
  }
  const gate = {
    refusals: { in_flight: 0, arriving: 0, event_loop: 0 },
    /** How many requests are in flight, including those whose bodies are still arriving. */
    inFlight: 0,

    /**
     * Returns why a new request must be refused, and counts the refusal; `undefined` if it is
     * admitted. Call it once for each request.
     */
    refusal(): Overload | undefined {
      const reason = overload()
      if (reason !== undefined) gate.refusals[reason]++
      return reason
    },

    /** Counts a request in flight as one that waits for its caller, until the result is called. */
    waits(): () => void {
      arriving++
      return () => {
        arriving--
      }
    },

    /** Reads the body of a request in flight, and answers it: a promise less takes a microsecond less. */
    readBody<Answer>(
      exchange: Exchange,
      answer: (text: string) => Eventual<Answer>,
      fail: (error: unknown) => Answer,
    ): Promise<Answer> {
      arriving++
      return exchange.text().then(
        (text) => {
          arriving--
          return answer(text)
        },
        (error) => {
          arriving--
          return fail(error)
        },
      )
    },

    /**
     * Waits for a turn of the event loop without another costly request: cheap requests are answered between two of them.
     * @throws {Refused} `overloaded` if that takes too long
     */
    async turn(): Promise<void> {
      const began = performance.now()
      lastTurn = lastTurn.then(() => setImmediate())
      await lastTurn
      if (performance.now() - began <= MAX_EVENT_LOOP_DELAY * TURNS_WAITED) return
      gate.refusals.event_loop++
      throw new Refused('overloaded')
    },

    close: delay.close,
  }
  return gate
}

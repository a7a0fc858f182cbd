import { setImmediate } from 'node:timers/promises'
import type { Configuration } from '../configuration/configuration.ts'
import type { Exchange } from '../http/exchange.ts'
import { EventLoopDelay } from './event-loop-delay.ts'

/** The points of a question from which on it waits for a turn of its own. */
export const COSTLY = 10

/** Why a request is refused. */
export type Overload = 'in_flight' | 'arriving' | 'event_loop'

/** How many requests may wait for their callers, as a multiple of `MAX_REQUESTS_IN_FLIGHT`. */
const WAITING_FOR_EACH = 10

/** How long a costly request may wait for its turn, as a multiple of `MAX_EVENT_LOOP_DELAY`. */
const TURNS_WAITED = 10

/** A costly request has waited too long for its turn. */
export class TurnTooLate extends Error {}

/**
 * Admits only as many requests as can be answered in time.
 *
 * A request that waits for its caller costs little: its body is still arriving, or it is a batch. Such
 * requests have a larger limit of their own, so that slow callers do not take the places of others.
 */
export class OverloadGate {
  readonly refusals: Record<Overload, number> = { in_flight: 0, arriving: 0, event_loop: 0 }
  private readonly most: number
  private readonly delay: EventLoopDelay
  /** How many requests are in flight, including those whose bodies are still arriving. */
  inFlight = 0
  private arriving = 0
  private readonly longestWait: number
  private lastTurn: Promise<unknown> = Promise.resolve()

  constructor({ MAX_REQUESTS_IN_FLIGHT, MAX_EVENT_LOOP_DELAY }: Configuration) {
    this.most = MAX_REQUESTS_IN_FLIGHT
    this.longestWait = MAX_EVENT_LOOP_DELAY * TURNS_WAITED
    this.delay = new EventLoopDelay(MAX_EVENT_LOOP_DELAY)
  }

  /**
   * Returns why a new request must be refused, and counts the refusal; `undefined` if it is
   * admitted. Call it once for each request.
   */
  refusal(): Overload | undefined {
    const overload = this.overload()
    if (overload !== undefined) this.refusals[overload]++
    return overload
  }

  /** Counts a request in flight as one that waits for its caller, until the result is called. */
  waits(): () => void {
    this.arriving++
    return () => {
      this.arriving--
    }
  }

  /** Reads the body of a request in flight. */
  readBody(exchange: Exchange): Promise<string> {
    return exchange.text().finally(this.waits())
  }

  /**
   * Reads the body of a costly request, and waits for a turn of the event loop without another costly request: cheap
   * requests are answered between two of them.
   * @throws TurnTooLate if that takes too long
   */
  async readInTurn(exchange: Exchange): Promise<string> {
    const text = await this.readBody(exchange)
    const began = performance.now()
    this.lastTurn = this.lastTurn.then(() => setImmediate())
    await this.lastTurn
    if (performance.now() - began <= this.longestWait) return text
    this.refusals.event_loop++
    throw new TurnTooLate()
  }

  close(): void {
    this.delay.close()
  }

  private overload(): Overload | undefined {
    // Called first, because it must count every request.
    if (this.delay.isExceeded()) return 'event_loop'
    if (this.inFlight - this.arriving >= this.most) return 'in_flight'
    return this.arriving >= this.most * WAITING_FOR_EACH ? 'arriving' : undefined
  }
}

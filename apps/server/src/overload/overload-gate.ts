import type { Configuration } from '../configuration/configuration.ts'
import type { Exchange } from '../http/exchange.ts'
import { EventLoopDelay } from './event-loop-delay.ts'

/** Why a request is not begun. */
export type Overload = 'in_flight' | 'arriving' | 'event_loop'

/** How many bodies may be on their way for each request that may be worked on. */
const ARRIVING_FOR_EACH = 10

/**
 * Keeps what is begun to what can be ended in time.
 *
 * A request whose body is still on its way costs little, so that those of slow callers do not take
 * the places of others: they have a larger bound of their own.
 */
export class OverloadGate {
  readonly refusals: Record<Overload, number> = { in_flight: 0, arriving: 0, event_loop: 0 }
  private readonly most: number
  private readonly delay: EventLoopDelay
  private begun = 0
  private arriving = 0

  constructor({ maxRequestsInFlight, maxEventLoopDelay }: Configuration) {
    this.most = maxRequestsInFlight
    this.delay = new EventLoopDelay(maxEventLoopDelay)
  }

  /** How many requests are begun and not answered, bodies on their way included. */
  get inFlight(): number {
    return this.begun
  }

  /** Why a request must not be begun now, counted; nothing when it may. To be asked for each. */
  refusal(): Overload | undefined {
    const overload = this.overload()
    if (overload !== undefined) this.refusals[overload]++
    return overload
  }

  begin(): void {
    this.begun++
  }

  end(): void {
    this.begun--
  }

  /** Reads the body of a request that is begun. */
  readBody(exchange: Exchange): Promise<string> {
    this.arriving++
    return exchange.text().then(
      (text) => {
        this.arriving--
        return text
      },
      (failure) => {
        this.arriving--
        throw failure
      },
    )
  }

  close(): void {
    this.delay.close()
  }

  private overload(): Overload | undefined {
    // Asked first, because it takes note of every request.
    if (this.delay.isExceeded()) return 'event_loop'
    if (this.begun - this.arriving >= this.most) return 'in_flight'
    return this.arriving >= this.most * ARRIVING_FOR_EACH ? 'arriving' : undefined
  }
}

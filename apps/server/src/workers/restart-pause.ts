/** How long a worker must have run for its end to be an accident, milliseconds. */
const STEADY = 60_000

const SHORTEST = 100

const LONGEST = 30_000

/**
 * How long to wait before a worker that ended is replaced: not at all the first time, and twice as
 * long each time when it ends again and again, so that a worker that can not run does not keep the
 * machine busy.
 */
export class RestartPause {
  private next = 0

  /**
   * @param ran how long the worker has run, milliseconds
   * @returns milliseconds, 30 seconds at most
   */
  after(ran: number): number {
    const pause = ran < STEADY ? this.next : 0
    this.next = Math.min(Math.max(pause * 2, SHORTEST), LONGEST)
    return pause
  }
}

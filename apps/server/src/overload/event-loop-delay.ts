/** How often the event loop is looked at, milliseconds. */
const INTERVAL = 20

/**
 * Whether the event loop has more to do than it can do in time.
 *
 * A timer that is late says how long a turn of the loop took. One long turn may have been the
 * machine's doing; work that comes faster than it is done makes every turn long. So the loop counts
 * as late after a long turn, and only for what comes in the next turn beyond its bound: the turn is
 * cut there, and what was let in is answered in time.
 */
export class EventLoopDelay {
  private readonly bound: number
  private readonly now: () => number
  private readonly timer: NodeJS.Timeout
  private ticked: number
  private isLate = false

  /**
   * @param bound how long a turn may take, milliseconds
   * @param now milliseconds, from any moment on
   */
  constructor(bound: number, now: () => number = () => performance.now()) {
    this.bound = bound
    this.now = now
    this.ticked = now()
    this.timer = setInterval(() => this.tick(), INTERVAL).unref()
  }

  /** Whether one more request would not be answered in time. */
  get isExceeded(): boolean {
    return this.isLate && this.now() - this.ticked > this.bound
  }

  close(): void {
    clearInterval(this.timer)
  }

  private tick(): void {
    const time = this.now()
    this.isLate = time - this.ticked - INTERVAL > this.bound
    this.ticked = time
  }
}

/** How often the event loop is looked at, milliseconds. */
const INTERVAL = 20

/**
 * Whether the event loop has more to do for requests than it can do in time.
 *
 * A turn of the loop takes as long as its requests take together, from the first one to the timer
 * that begins the next turn. One long turn may have been the machine's doing; work that comes
 * faster than it is done makes every turn long. So only what comes in the turn after a long one is
 * refused, and there only beyond the bound: the turn is cut, and what was let in is answered in time.
 */
export class EventLoopDelay {
  private readonly bound: number
  private readonly now: () => number
  private readonly timer: NodeJS.Timeout
  /** When the first request of this turn came. */
  private began: number | undefined
  private isLate = false

  /**
   * @param bound how long a turn may take, milliseconds
   * @param now milliseconds, from any moment on
   */
  constructor(bound: number, now: () => number = () => performance.now()) {
    this.bound = bound
    this.now = now
    this.timer = setInterval(() => this.tick(), INTERVAL).unref()
  }

  /** Whether a request that comes now would not be answered in time; to be asked for each. */
  isExceeded(): boolean {
    const time = this.now()
    this.began ??= time
    return this.isLate && time - this.began > this.bound
  }

  close(): void {
    clearInterval(this.timer)
  }

  private tick(): void {
    // The timer itself may have let the loop wait.
    const took = this.began === undefined ? 0 : this.now() - this.began - INTERVAL
    this.isLate = took > this.bound
    this.began = undefined
  }
}

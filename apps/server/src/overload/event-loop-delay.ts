/** How often the event loop is looked at, milliseconds. */
const INTERVAL = 20

/**
 * How many requests a turn lets in as long as this process has not worked for the length of the bound
 * itself: that few are quickly done once the machine has time for them again.
 */
export const LET_IN_WHEN_HELD_BACK = 100

/** Milliseconds, each from any moment on. */
interface Clocks {
  /** What the clock on the wall says. */
  readonly now: () => number
  /** How long the machine has worked for this process, all of its threads together. */
  readonly worked: () => number
}

const clocksOfThisProcess: Clocks = {
  now: () => performance.now(),
  worked: () => {
    const { user, system } = process.cpuUsage()
    // biome-ignore lint/plugin/money: a time, not money
    return (user + system) / 1000
  },
}

/**
 * Whether the event loop has more to do for requests than it can do in time.
 *
 * A turn of the loop takes as long as its requests take together, from the first one to the timer
 * that begins the next turn. One long turn may have been the machine's doing; work that comes
 * faster than it is done makes every turn long. So only what comes in the turn after a long one is
 * refused, and there only beyond the bound: the turn is cut, and what was let in is answered in time.
 *
 * A machine that works for others makes turn after turn long too. It is told by the time that it has
 * worked for this process, and then only what is beyond a hundred requests is refused.
 */
export class EventLoopDelay {
  private readonly bound: number
  private readonly clocks: Clocks
  private readonly timer: NodeJS.Timeout
  /** When the first request of this turn came. */
  private began: number | undefined
  /** What the machine had worked by then. */
  private workedBefore = 0
  /** How many requests were let in in this turn. */
  private letIn = 0
  private isLate = false

  /** @param bound how long a turn may take, milliseconds */
  constructor(bound: number, clocks = clocksOfThisProcess) {
    this.bound = bound
    this.clocks = clocks
    this.timer = setInterval(() => this.tick(), INTERVAL).unref()
  }

  /** Whether a request that comes now would not be answered in time; to be asked for each. */
  isExceeded(): boolean {
    const time = this.clocks.now()
    if (this.began === undefined) {
      this.began = time
      this.workedBefore = this.isLate ? this.clocks.worked() : 0
    }
    if (this.isLate && time - this.began > this.bound && this.isOwnWork()) return true
    this.letIn++
    return false
  }

  close(): void {
    clearInterval(this.timer)
  }

  private isOwnWork(): boolean {
    const worked = this.clocks.worked() - this.workedBefore
    return worked > this.bound || this.letIn >= LET_IN_WHEN_HELD_BACK
  }

  private tick(): void {
    // The timer itself may have let the loop wait.
    const took = this.began === undefined ? 0 : this.clocks.now() - this.began - INTERVAL
    this.isLate = took > this.bound
    this.began = undefined
    this.letIn = 0
  }
}

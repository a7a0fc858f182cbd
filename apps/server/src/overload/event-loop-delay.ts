/** The interval of the timer that checks the event loop, milliseconds. */
const INTERVAL = 20

/**
 * How many requests a long turn admits while this process itself has used less CPU time than the
 * bound. So few are answered quickly once the machine has time for this process again.
 */
export const ADMITTED_WITHOUT_CPU = 100

/** Two clocks in milliseconds; only differences of their values matter. */
interface Clocks {
  /** Returns the elapsed time. */
  readonly now: () => number
  /** Returns the CPU time of this process, all threads together. */
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
 * Detects that the event loop has more requests than it can answer in time.
 *
 * A turn of the loop lasts from its first request to the timer that begins the next turn. Other
 * programs can make one turn long, but overload makes every turn long. So requests are refused only
 * in a turn that follows a long one, and only after that turn has lasted for the bound. The requests
 * admitted before are answered in time.
 *
 * Other programs can also make many turns long. This process has then used little CPU time, and only
 * requests after the first hundred of a turn are refused.
 */
export class EventLoopDelay {
  private readonly bound: number
  private readonly clocks: Clocks
  private readonly timer: NodeJS.Timeout
  /** When the first request of this turn came. */
  private began: number | undefined
  /** The CPU time at that moment. */
  private workedBefore = 0
  /** How many requests this turn has admitted. */
  private admitted = 0
  private isLate = false

  /** @param bound how long a turn may take, milliseconds */
  constructor(bound: number, clocks = clocksOfThisProcess) {
    this.bound = bound
    this.clocks = clocks
    this.timer = setInterval(() => this.tick(), INTERVAL).unref()
  }

  /** Whether a new request must be refused. Call it once for each request, because it counts them. */
  isExceeded(): boolean {
    const time = this.clocks.now()
    if (this.began === undefined) {
      this.began = time
      this.workedBefore = this.isLate ? this.clocks.worked() : 0
    }
    if (this.isLate && time - this.began > this.bound && this.isOwnWork()) return true
    this.admitted++
    return false
  }

  close(): void {
    clearInterval(this.timer)
  }

  private isOwnWork(): boolean {
    const worked = this.clocks.worked() - this.workedBefore
    return worked > this.bound || this.admitted >= ADMITTED_WITHOUT_CPU
  }

  private tick(): void {
    // Up to one interval of this time, the loop may have waited for the timer.
    const took = this.began === undefined ? 0 : this.clocks.now() - this.began - INTERVAL
    this.isLate = took > this.bound
    this.began = undefined
    this.admitted = 0
  }
}

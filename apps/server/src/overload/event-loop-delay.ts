/** The interval of the timer that checks the event loop, milliseconds. */
const INTERVAL = 20

/**
 * How many requests a long turn admits while this process itself has used less CPU time than the
 * bound. So few are answered quickly once the machine has time for this process again.
 */
export const ADMITTED_WITHOUT_CPU = 100

/** Two clocks in milliseconds, of the time and of the CPU time of all threads; only differences of their values matter. */
const clocksOfThisProcess = {
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
 * @param bound how long a turn may take, milliseconds
 */
export function watchEventLoop(bound: number, { now, worked } = clocksOfThisProcess) {
  /** When the first request of this turn came. */
  let began: number | undefined
  /** The CPU time at that moment. */
  let workedBefore = 0
  /** How many requests this turn has admitted. */
  let admitted = 0
  let isLate = false
  const isOwnWork = () => worked() - workedBefore > bound || admitted >= ADMITTED_WITHOUT_CPU
  const timer = setInterval(() => {
    // Up to one interval of this time, the loop may have waited for the timer.
    isLate = began !== undefined && now() - began - INTERVAL > bound
    began = undefined
    admitted = 0
  }, INTERVAL).unref()
  return {
    /** Whether a new request must be refused. Call it once for each request, because it counts them. */
    isExceeded(): boolean {
      const time = now()
      if (began === undefined) {
        began = time
        workedBefore = isLate ? worked() : 0
      }
      if (isLate && time - began > bound && isOwnWork()) return true
      admitted++
      return false
    },
    close: () => clearInterval(timer),
  }
}

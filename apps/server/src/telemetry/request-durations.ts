/** The boundaries that OpenTelemetry's conventions give to `http.server.request.duration`, seconds. */
export const BOUNDARIES: readonly number[] = [
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
]

/** Methods beyond these are one, so that nobody can make up labels. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/** The requests of one method, route and status. */
export class DurationSeries {
  readonly method: string
  readonly route: string
  readonly status: number
  /** How many requests took as long as each boundary and longer than the one before; then the rest. */
  readonly buckets: number[] = Array(BOUNDARIES.length + 1).fill(0)
  count = 0
  /** Seconds. */
  sum = 0

  constructor(method: string, route: string, status: number) {
    this.method = method
    this.route = route
    this.status = status
  }

  add(seconds: number): void {
    let bucket = 0
    while (bucket < BOUNDARIES.length && seconds > (BOUNDARIES[bucket] as number)) bucket++
    this.buckets[bucket] = (this.buckets[bucket] as number) + 1
    this.count++
    this.sum += seconds
  }
}

/**
 * How long requests took. A histogram of the library would be asked for its labels with each of
 * them, which takes longer than all the limits do.
 */
export class RequestDurations {
  private readonly known = new Map<string, DurationSeries>()
  private last = new DurationSeries('', '', 0)

  /** Every series that has a request. */
  get series(): Iterable<DurationSeries> {
    return this.known.values()
  }

  /** @param milliseconds from the request to its answer */
  add(method: string, route: string, status: number, milliseconds: number): void {
    const { last } = this
    const same = last.status === status && last.route === route && last.method === method
    const series = same ? last : this.find(method, route, status)
    // biome-ignore lint/plugin/money: a time, not money
    series.add(milliseconds / 1000)
  }

  private find(method: string, route: string, status: number): DurationSeries {
    const known = METHODS.has(method) ? method : '_OTHER'
    const key = `${known} ${route} ${status}`
    let series = this.known.get(key)
    if (series === undefined) {
      series = new DurationSeries(known, route, status)
      this.known.set(key, series)
    }
    this.last = series
    return series
  }
}

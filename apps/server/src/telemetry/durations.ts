/** With the name and the boundaries of OpenTelemetry's conventions, seconds. */
const NAME = 'http_server_request_duration_seconds'
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] as const

/** As the service sees its requests: a proxy before it ends TLS. */
export const schemeLabel = { url_scheme: 'http' } as const

interface DurationLabels {
  readonly http_request_method: string
  readonly http_route: string
  readonly http_response_status_code: number
  readonly url_scheme: 'http'
  /** Of answers that are the fault of the service: their status. */
  readonly error_type?: string
}

/** The durations of the requests with the same labels. */
interface Observed {
  readonly labels: DurationLabels
  count: number
  /** Seconds. */
  sum: number
  /** How many lasted up to each bound, but longer than the one before. */
  readonly buckets: number[]
}

/** A sample in the form of prom-client. */
interface Sample {
  readonly metricName: string
  readonly labels: DurationLabels & { readonly le?: number | '+Inf' }
  readonly value: number
}

/**
 * The histogram of durations, as a metric for the registry of prom-client. The library's own takes 2 µs for each request to
 * find the labels; here a request adds to numbers.
 */
export function durationsOfRequests() {
  const observed = new Map<string, Observed>()
  const samplesOf = ({ labels, count, sum, buckets }: Observed): Sample[] => {
    let upTo = 0
    const bucket = (le: number | '+Inf', value: number) => ({
      ...{ metricName: `${NAME}_bucket`, labels: { le, ...labels }, value },
    })
    return [
      ...BOUNDS.map((bound, index) => {
        upTo += buckets[index] ?? 0
        return bucket(bound, upTo)
      }),
      bucket('+Inf', count),
      { metricName: `${NAME}_sum`, labels, value: sum },
      { metricName: `${NAME}_count`, labels, value: count },
    ]
  }
  return {
    /** @param seconds how long the request took */
    observe(method: string, route: string, status: number, seconds: number): void {
      const key = `${status} ${method} ${route}`
      let one = observed.get(key)
      if (one === undefined) {
        const labels = {
          ...{ http_request_method: method, http_route: route },
          http_response_status_code: status,
          ...schemeLabel,
          ...(status >= 500 && { error_type: String(status) }),
        }
        one = { labels, count: 0, sum: 0, buckets: BOUNDS.map(() => 0) }
        observed.set(key, one)
      }
      one.count++
      one.sum += seconds
      for (const [index, bound] of BOUNDS.entries()) {
        if (seconds > bound) continue
        one.buckets[index] = (one.buckets[index] ?? 0) + 1
        return
      }
    },

    /** How many requests there were with each combination of labels. */
    counts: (): readonly Readonly<Pick<Observed, 'labels' | 'count'>>[] => [...observed.values()],

    /** What the registry reads. */
    metric: {
      name: NAME,
      get: async () => ({
        ...{ name: NAME, help: 'The time from the headers of a request to its answer.' },
        ...{
          type: 'histogram',
          aggregator: 'sum',
          values: [...observed.values()].flatMap(samplesOf),
        },
      }),
    },
  }
}

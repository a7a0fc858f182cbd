import type { MetricValue, MetricValueWithName } from 'prom-client'
import { BOUNDARIES, type DurationSeries, type RequestDurations } from './request-durations.ts'

const name = 'http_server_request_duration_seconds'

/** The durations of requests as a metric of the library, which asks it for its values alone. */
export function durationHistogram(durations: RequestDurations) {
  const described = {
    name,
    help: 'How long requests took, from their headers to their answer.',
    type: 'histogram',
    aggregator: 'sum',
  }
  return {
    ...described,
    get: async () => ({ ...described, values: [...durations.series].flatMap(samplesOf) }),
  }
}

function samplesOf(series: DurationSeries): (MetricValue<string> | MetricValueWithName<string>)[] {
  const labels = {
    http_request_method: series.method,
    http_route: series.route,
    http_response_status_code: series.status,
  }
  let below = 0
  const buckets = [...BOUNDARIES, '+Inf'].map((le, bucket) => {
    below += series.buckets[bucket] ?? 0
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: below }
  })
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: series.sum },
    { metricName: `${name}_count`, labels, value: series.count },
  ]
}

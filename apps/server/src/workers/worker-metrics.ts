import type { Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import type { MetricsJson } from '../telemetry/metrics.ts'

/** Types of metrics that stay in the sum after their process has ended. */
const COUNTED: ReadonlySet<unknown> = new Set(['counter', 'histogram'])

/**
 * The metrics of several workers as those of one service.
 *
 * Counters, histograms and most gauges are summed. For event loop delays the largest value is kept,
 * because an average would hide a slow worker. The counters of a worker that has ended stay in the
 * sum: Prometheus would take a lower sum for a restart of all counters.
 */
export function sumWorkerMetrics() {
  const ofWorkers = new Map<Worker, MetricsJson>()
  let ofEnded: MetricsJson = []
  return {
    /** Replaces the metrics that a worker reported before. */
    reported(worker: Worker, metrics: MetricsJson): void {
      const summable = metrics.map((metric) => ({
        ...metric,
        aggregator: metric.aggregator === 'average' ? ('max' as const) : metric.aggregator,
        // JSON has no NaN: such a value arrives as null.
        values: metric.values.filter(({ value }) => typeof value === 'number'),
      }))
      ofWorkers.set(worker, summable)
    },

    /** Keeps the counters of a worker that has ended. */
    ended(worker: Worker): void {
      const counted = (ofWorkers.get(worker) ?? []).filter(({ type }) => COUNTED.has(type))
      ofWorkers.delete(worker)
      // These metrics have values, although the library's type does not say so.
      ofEnded = sumOf([ofEnded, counted]).getMetricsAsArray() as unknown as MetricsJson
    },

    /** Returns the sum in the text format of Prometheus. */
    text: (): Promise<string> => sumOf([...ofWorkers.values(), ofEnded]).metrics(),
  }
}

const sumOf = (metrics: readonly MetricsJson[]): Registry =>
  AggregatorRegistry.aggregate([...metrics])

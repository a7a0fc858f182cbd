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
export class WorkerMetrics {
  private readonly ofWorkers = new Map<Worker, MetricsJson>()
  private ofEnded: MetricsJson = []

  /** Replaces the metrics that a worker reported before. */
  reported(worker: Worker, metrics: MetricsJson): void {
    const summable = metrics.map((metric) => ({
      ...metric,
      aggregator: metric.aggregator === 'average' ? ('max' as const) : metric.aggregator,
      // JSON has no NaN: such a value arrives as null.
      values: metric.values.filter(({ value }) => typeof value === 'number'),
    }))
    this.ofWorkers.set(worker, summable)
  }

  /** Keeps the counters of a worker that has ended. */
  ended(worker: Worker): void {
    const counted = (this.ofWorkers.get(worker) ?? []).filter(({ type }) => COUNTED.has(type))
    this.ofWorkers.delete(worker)
    // These metrics have values, although the library's type does not say so.
    this.ofEnded = sumOf([this.ofEnded, counted]).getMetricsAsArray() as unknown as MetricsJson
  }

  /** Returns the sum in the text format of Prometheus. */
  text(): Promise<string> {
    return sumOf([...this.ofWorkers.values(), this.ofEnded]).metrics()
  }
}

const sumOf = (metrics: readonly MetricsJson[]): Registry =>
  AggregatorRegistry.aggregate([...metrics])

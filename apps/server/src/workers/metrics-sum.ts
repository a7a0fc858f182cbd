import { AggregatorRegistry, type Registry } from 'prom-client'
import type { MetricsJson } from '../telemetry/metrics.ts'

type Metric = MetricsJson[number]

/** What the metric is of the values of several workers, told in its help. */
const explanations: Readonly<Record<string, string>> = {
  sum: 'The sum of all workers.',
  max: 'The largest value of any worker.',
  min: 'The smallest value of any worker.',
}

/** What goes on to count when the process that counted it has ended. */
const COUNTED: ReadonlySet<unknown> = new Set(['counter', 'histogram'])

/**
 * The metrics of several workers as those of one service.
 *
 * Counters and histograms are summed, and so are the gauges that have a sum: requests in flight,
 * memory, open files. Of the delay of the event loop the worst worker's is told, where an average
 * would hide it. A worker that has ended goes on to count: its counters stay in the sum as they
 * were last told, so that no counter ever falls; its gauges are gone with it.
 */
export class MetricsSum {
  private readonly ofWorkers = new Map<unknown, MetricsJson>()
  private ofEnded: MetricsJson = []

  /**
   * Takes the metrics that a worker tells, in the place of those that it told before.
   * @param worker anything that is the same each time
   */
  told(worker: unknown, metrics: MetricsJson): void {
    this.ofWorkers.set(worker, metrics.map(summable))
  }

  /** Keeps what a worker has counted, now that it has ended. */
  ended(worker: unknown): void {
    const counted = (this.ofWorkers.get(worker) ?? []).filter(({ type }) => COUNTED.has(type))
    this.ofWorkers.delete(worker)
    // The metrics of a sum have their values, though their type does not say so.
    this.ofEnded = sumOf([this.ofEnded, counted]).getMetricsAsArray() as unknown as MetricsJson
  }

  /** The sum in the text format of Prometheus. */
  text(): Promise<string> {
    return sumOf([...this.ofWorkers.values(), this.ofEnded]).metrics()
  }
}

const sumOf = (metrics: readonly MetricsJson[]): Registry =>
  AggregatorRegistry.aggregate([...metrics])

/** A metric as it is summed. */
function summable(metric: Metric): Metric {
  const aggregator = metric.aggregator === 'average' ? 'max' : metric.aggregator
  const explanation = explanations[aggregator]
  return {
    ...metric,
    aggregator,
    help: explanation === undefined ? metric.help : `${metric.help} ${explanation}`,
    // What is no number came over the channel as nothing.
    values: metric.values.filter(({ value }) => typeof value === 'number'),
  }
}

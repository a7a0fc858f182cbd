import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  type Metric,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import type { RedisCounter } from '../limits/redis-counter.ts'
import { calculationCounts } from './calculation-counts.ts'
import { durationHistogram } from './duration-histogram.ts'
import type { MetricSources } from './metric-sources.ts'

/** Bun does not tell them, or tells something else: they would mislead. */
const TOLD_BY_NODE_ALONE = [
  'nodejs_gc_duration_seconds',
  'nodejs_eventloop_lag_seconds',
  'process_heap_bytes',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_heap_space_size_total_bytes',
  'nodejs_heap_space_size_used_bytes',
  'nodejs_heap_space_size_available_bytes',
]

/** Metrics as JSON, as workers send them. */
export type MetricsJson = readonly MetricObjectWithValues<MetricValue<string>>[]

/** The samples of a metric. */
type Samples = readonly (readonly [labels: Record<string, string>, value: number])[]

/**
 * The metrics of this process. Nothing is told to them: they read what the parts of the service
 * count when somebody asks.
 */
export class Metrics {
  private readonly registry = new Registry()

  constructor(sources: MetricSources) {
    // The library asks a metric for its values alone, and so does its type of them not say it.
    this.registry.registerMetric(durationHistogram(sources.durations) as unknown as Metric)
    this.addRequests(sources)
    this.addLimits(sources)
    this.addKeys(sources)
    this.addProcess(sources)
  }

  /** The metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics()
  }

  /** The metrics for whoever sums those of several processes. */
  json(): Promise<MetricsJson> {
    return this.registry.getMetricsAsJSON()
  }

  private addRequests({ durations, overload, requestLog }: MetricSources): void {
    this.gauge(
      ['http_server_active_requests', 'Requests that are begun and not answered.'],
      [],
      () => [[{}, overload.inFlight]],
    )
    this.counter(
      ['oklad_calculations_total', 'Calculations, by what was asked and how it ended.'],
      ['kind', 'outcome'],
      () => calculationCounts(durations).map(({ count, ...labels }) => [labels, count]),
    )
    this.counter(
      ['oklad_overload_refusals_total', 'Requests refused because there was too much to do.'],
      ['reason'],
      () => samples('reason', overload.refusals),
    )
    this.counter(
      ['oklad_log_lines_dropped_total', 'Lines of the log that nobody read in time.'],
      [],
      () => [[{}, requestLog?.dropped ?? 0]],
    )
  }

  private addLimits({ limits }: MetricSources): void {
    this.counter(
      ['oklad_rate_limit_decisions_total', 'Requests let through and refused, by who counted.'],
      ['policy', 'decision', 'counted_by'],
      () =>
        [...(limits?.decisions() ?? [])].map(({ policy, decision, countedBy, count }) => [
          { policy, decision, counted_by: countedBy },
          count,
        ]),
    )
    if (limits?.redis !== undefined) this.addRedis(limits.redis)
  }

  private addRedis(redis: RedisCounter): void {
    this.gauge(
      ['oklad_redis_up', 'Whether Redis answers in time.'],
      [],
      () => [[{}, Number(redis.isUp)]],
      'min',
    )
    this.counter(['oklad_redis_losses_total', 'How often Redis was lost.'], ['reason'], () =>
      samples('reason', redis.failures),
    )
  }

  private addKeys({ keyGate }: MetricSources): void {
    this.gauge(
      ['oklad_keys', 'Keys, by what they are now.'],
      ['status'],
      () => samples('status', keyGate.counts()),
      'max',
    )
    this.counter(['oklad_key_reloads_total', 'Readings of a changed keys file.'], ['outcome'], () =>
      samples('outcome', keyGate.reloads),
    )
  }

  private addProcess({ version, runtime }: MetricSources): void {
    this.gauge(
      ['oklad_build_info', 'What runs.'],
      ['version', 'runtime'],
      () => [[{ version, runtime }, 1]],
      'first',
    )
    collectDefaultMetrics({ register: this.registry })
    if (!('Bun' in globalThis)) return
    for (const name of TOLD_BY_NODE_ALONE) this.registry.removeSingleMetric(name)
  }

  /** @param aggregator what is made of the values of several processes */
  private gauge(
    [name, help]: readonly [name: string, help: string],
    labelNames: readonly string[],
    read: () => Samples,
    aggregator: 'sum' | 'min' | 'max' | 'first' = 'sum',
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      aggregator,
      registers: [this.registry],
      collect() {
        this.reset()
        for (const [labels, value] of read()) this.set(labels, value)
      },
    })
  }

  private counter(
    [name, help]: readonly [name: string, help: string],
    labelNames: readonly string[],
    read: () => Samples,
  ): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset()
        for (const [labels, value] of read()) this.inc(labels, value)
      },
    })
  }
}

const samples = (label: string, values: object): Samples =>
  Object.entries(values).map(([name, value]) => [{ [label]: name }, value])

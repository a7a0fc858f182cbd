import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import type { Limits } from '../limits/limits.ts'
import type { AnsweredRequest } from './answered-request.ts'
import type { MetricSources } from './metric-sources.ts'

/** The boundaries that OpenTelemetry's conventions give to `http.server.request.duration`, seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/** What is calculated where. */
const kinds: Readonly<Record<string, string>> = {
  '/api/v1/calc': 'public',
  '/api/v1/private-calc': 'private',
  '/api/v1/private-calc/explain': 'explain',
  '/api/v1/private-calc/gross-up': 'gross_up',
  '/api/v1/private-calc/compare': 'compare',
}

/** How a calculation ended, by the status of its answer; any other status is none. */
const outcomes: Readonly<Record<number, string>> = {
  200: 'computed',
  400: 'invalid',
  500: 'failed',
}

/** Methods beyond these are one, so that nobody can make up labels. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

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

/** What the requests of one method, route and status add to. */
interface Series {
  readonly observe: (seconds: number) => void
  readonly count: (() => void) | undefined
}

/** Metrics as JSON, as workers send them. */
export type MetricsJson = readonly MetricObjectWithValues<MetricValue<string>>[]

/** The metrics of this process. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly series = new Map<string, Series>()
  private readonly durations: Histogram
  private readonly calculations: Counter

  constructor(sources: MetricSources) {
    const registers = [this.registry]
    this.durations = new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'How long requests took, from their headers to their answer.',
      labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
      buckets: DURATIONS,
      registers,
    })
    this.calculations = new Counter({
      name: 'oklad_calculations_total',
      help: 'Calculations, by what was asked and how it ended.',
      labelNames: ['kind', 'outcome'],
      registers,
    })
    collectDefaultMetrics({ register: this.registry })
    if ('Bun' in globalThis) {
      for (const name of TOLD_BY_NODE_ALONE) this.registry.removeSingleMetric(name)
    }
    this.addSources(sources)
  }

  /** Adds a request to what it belongs to. */
  observe({ method, route = '', status, duration }: AnsweredRequest): void {
    const key = `${method} ${route} ${status}`
    let series = this.series.get(key)
    if (series === undefined) {
      series = this.seriesOf(method, route, status)
      this.series.set(key, series)
    }
    // biome-ignore lint/plugin/money: a time, not money
    series.observe(duration / 1000)
    series.count?.()
  }

  /** The metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics()
  }

  /** The metrics for whoever sums those of several processes. */
  json(): Promise<MetricsJson> {
    return this.registry.getMetricsAsJSON()
  }

  private seriesOf(method: string, route: string, status: number): Series {
    const known = METHODS.has(method) ? method : '_OTHER'
    const histogram = this.durations.labels(known, route, String(status))
    const kind = method === 'POST' ? kinds[route] : undefined
    const outcome = outcomes[status]
    const counter =
      kind === undefined || outcome === undefined
        ? undefined
        : this.calculations.labels(kind, outcome)
    return {
      observe: (seconds) => histogram.observe(seconds),
      count: counter && (() => counter.inc()),
    }
  }

  /** Metrics whose values are kept elsewhere, and read when they are asked for. */
  private addSources({ overload, limits, keyGate, requestLog, runtime, version }: MetricSources) {
    this.gauge(
      'http_server_active_requests',
      'Requests that are begun and not answered.',
      [],
      () => [[{}, overload.inFlight]],
    )
    this.counter(
      'oklad_overload_refusals_total',
      'Requests refused for overload.',
      ['reason'],
      () => Object.entries(overload.refusals).map(([reason, count]) => [{ reason }, count]),
    )
    this.counter(
      'oklad_rate_limit_decisions_total',
      'Requests let through and refused by the limits, and who counted them.',
      ['policy', 'decision', 'counted_by'],
      () =>
        [...(limits?.counter.decisions ?? [])].map(({ policy, allowed, countedBy, count }) => [
          { policy, decision: allowed ? 'allowed' : 'refused', counted_by: countedBy },
          count,
        ]),
    )
    if (limits?.areShared) this.addStore(limits)
    this.gauge(
      'oklad_keys',
      'Keys, by what they are now.',
      ['status'],
      () => Object.entries(keyGate.counts()).map(([status, count]) => [{ status }, count]),
      'max',
    )
    this.counter('oklad_key_reloads_total', 'Readings of a changed keys file.', ['outcome'], () =>
      Object.entries(keyGate.reloads).map(([outcome, count]) => [{ outcome }, count]),
    )
    this.counter(
      'oklad_log_lines_dropped_total',
      'Lines of the log that nobody read in time.',
      [],
      () => [[{}, requestLog?.dropped ?? 0]],
    )
    this.gauge(
      'oklad_build_info',
      'What runs.',
      ['version', 'runtime'],
      () => [[{ version, runtime }, 1]],
      'first',
    )
  }

  private addStore(limits: Limits): void {
    this.gauge(
      'oklad_redis_up',
      'Whether Redis answers in time.',
      [],
      () => [[{}, Number(limits.storeHealth?.isUp ?? false)]],
      'min',
    )
    this.counter('oklad_redis_losses_total', 'How often Redis was lost.', ['reason'], () =>
      Object.entries(limits.storeHealth?.failures ?? {}).map(([reason, count]) => [
        { reason },
        count,
      ]),
    )
  }

  /** @param aggregator what is made of the values of several processes */
  private gauge(
    name: string,
    help: string,
    labelNames: string[],
    read: () => Values,
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

  private counter(name: string, help: string, labelNames: string[], read: () => Values): void {
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

type Values = readonly (readonly [labels: Record<string, string>, value: number])[]

import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import type { KeyGate } from '../keys/key-gate.ts'
import type { Limits } from '../limits/limits.ts'
import type { OverloadGate } from '../overload/overload-gate.ts'
import type { RequestLog } from './request-log.ts'
import type { AnsweredRequest } from './telemetry.ts'

/** The parts of the service whose counts are shown. */
interface MetricSources {
  readonly overload: OverloadGate
  /** `undefined` if the limits are off. */
  readonly limits: Limits | undefined
  readonly keyGate: KeyGate
  /** `undefined` if requests are not logged. */
  readonly requestLog: RequestLog | undefined
  /** The name with the version, such as `Bun 1.4.5`. */
  readonly runtime: string
  readonly version: string
}

/** Metrics as JSON, as workers send them. */
export type MetricsJson = readonly MetricObjectWithValues<MetricValue<string>>[]

/** The samples of a metric. */
type Samples = readonly (readonly [labels: Record<string, string | number>, value: number])[]

/** Bun does not measure these, or measures something else. */
const MEASURED_BY_NODE_ALONE = [
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

/** Methods with a label of their own. All others share one, so that callers cannot invent labels. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/** The kinds of calculations, by route. */
const kinds: Readonly<Record<string, string>> = {
  '/api/v1/calc': 'public',
  '/api/v1/private-calc': 'private',
  '/api/v1/private-calc/explain': 'explain',
  '/api/v1/private-calc/gross-up': 'gross_up',
  '/api/v1/private-calc/compare': 'compare',
  '/api/v1/private-calc/payments': 'payments',
  '/api/v1/private-calc/payments/explain': 'payments_explain',
  '/api/v1/private-calc/batch': 'batch',
}

/** The outcome of a calculation by status; with any other status, none was begun. */
const outcomes: Readonly<Record<string, string>> = {
  200: 'computed',
  400: 'invalid',
  500: 'failed',
}

/**
 * The metrics of this process. Only the durations of requests are recorded here. All other values
 * are read from the parts of the service when the metrics are requested.
 */
export class Metrics {
  private readonly registry = new Registry()
  /** With the name and the boundaries of OpenTelemetry's conventions. */
  private readonly durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'The time from the headers of a request to its answer.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
    registers: [this.registry],
  })

  constructor({ overload, limits, keyGate, requestLog, runtime, version }: MetricSources) {
    this.gauge('http_server_active_requests', 'Requests in flight.', () => [
      [{}, overload.inFlight],
    ])
    this.counter(
      'oklad_calculations_total',
      'Calculations, by kind and outcome.',
      ['kind', 'outcome'],
      () => this.calculations(),
    )
    this.counter(
      'oklad_overload_refusals_total',
      'Requests refused because of overload, by reason.',
      ['reason'],
      () => samples('reason', overload.refusals),
    )
    this.counter(
      'oklad_log_lines_dropped_total',
      'Log lines dropped because nothing read the log.',
      [],
      () => [[{}, requestLog?.dropped ?? 0]],
    )
    for (const metric of limits?.metrics ?? []) this.registry.registerMetric(metric)
    const keys = () => samples('status', keyGate.counts())
    this.gauge('oklad_keys', 'Keys, by their current status.', keys, ['status'], 'max')
    this.counter(
      'oklad_key_reloads_total',
      'Reloads of a changed keys file, by outcome.',
      ['outcome'],
      () => samples('outcome', keyGate.reloads),
    )
    const build = () => [[{ version, runtime }, 1]] as const
    this.gauge(
      'oklad_build_info',
      'The version and the runtime of the service.',
      build,
      ['version', 'runtime'],
      'first',
    )
    collectDefaultMetrics({ register: this.registry })
    if ('Bun' in globalThis) {
      for (const name of MEASURED_BY_NODE_ALONE) this.registry.removeSingleMetric(name)
    }
  }

  requestAnswered({ exchange, status, duration }: AnsweredRequest): void {
    const { method, route = '' } = exchange
    const labels = {
      http_request_method: METHODS.has(method) ? method : '_OTHER',
      http_route: route,
      http_response_status_code: status,
    }
    // biome-ignore lint/plugin/money: a time, not money
    this.durations.observe(labels, duration / 1000)
  }

  /** Returns the metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics()
  }

  /** Returns the metrics as JSON, to be summed over several processes. */
  json(): Promise<MetricsJson> {
    return this.registry.getMetricsAsJSON()
  }

  /** Returns the numbers of calculations, counted from the durations of requests. */
  private async calculations(): Promise<Samples> {
    const { values } = await this.durations.get()
    return values.flatMap(({ metricName = '', labels, value }) => {
      const kind = labels.http_request_method === 'POST' && kinds[labels.http_route ?? '']
      const outcome = outcomes[labels.http_response_status_code ?? '']
      const isCount = metricName.endsWith('_count')
      return isCount && kind && outcome ? [[{ kind, outcome }, value]] : []
    })
  }

  /** @param aggregator how the values of several processes become one */
  private gauge(
    name: string,
    help: string,
    read: () => Samples,
    labelNames: readonly string[] = [],
    aggregator: 'sum' | 'min' | 'max' | 'first' = 'sum',
  ): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      aggregator,
      registers: [this.registry],
      collect: () => {
        gauge.reset()
        for (const [labels, value] of read()) gauge.set(labels, value)
      },
    })
  }

  private counter(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Samples | Promise<Samples>,
  ): void {
    const counter = new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        const samples = await read()
        counter.reset()
        for (const [labels, value] of samples) counter.inc(labels, value)
      },
    })
  }
}

const samples = (label: string, values: object): Samples =>
  Object.entries(values).map(([name, value]) => [{ [label]: name }, value])

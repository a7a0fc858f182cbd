import { operationNamed, questionNames } from '@oklad/contract/internal'
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import type { KeyGate } from '../keys/key-gate.ts'
import type { Limits } from '../limits/limits.ts'
import type { OverloadGate } from '../overload/overload-gate.ts'
import { version } from '../version.ts'
import type { AnsweredRequest } from './answered-request.ts'
import { durationsOfRequests, schemeLabel } from './durations.ts'
import type { Log } from './log.ts'

/** Metrics as JSON, as workers send them. */
export type MetricsJson = readonly MetricObjectWithValues<MetricValue<string>>[]

/** The samples of a metric. */
type Samples = readonly (readonly [labels: Record<string, string | number>, value: number])[]

/** Bun does not measure these, or measures something else. */
const MEASURED_BY_NODE_ALONE =
  /^(process_heap_bytes|nodejs_(gc_duration_seconds|eventloop_lag_seconds|active_.*|heap_space_.*))$/

/** Methods with a label of their own. All others share one, so that callers cannot invent labels. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/** The kinds of calculations by their routes: that of `/api/v1/private-calc/gross-up` is `gross_up`. */
const kinds: ReadonlyMap<unknown, string> = new Map(
  [...questionNames, 'batch' as const].map((name) => {
    const { path } = operationNamed(name)
    const [, question] = path.split('/private-calc/')
    const kind = name === 'calc' ? 'public' : (question ?? 'private')
    return [path, kind.replaceAll(/[-/]/g, '_')]
  }),
)

/** The outcome of a calculation by status; with any other status, none was begun. */
const outcomes: Readonly<Record<string, string>> = {
  200: 'computed',
  400: 'invalid',
  500: 'failed',
}

/**
 * The metrics of this process. Only the durations of requests are recorded here. All other values
 * are read from the parts of the service when the metrics are requested.
 * @param runtime the name with the version, such as `Bun 1.4.5`
 */
export function openMetrics(
  runtime: string,
  overload: OverloadGate,
  limits: Limits | undefined,
  keyGate: KeyGate,
  log: Log,
) {
  const registry = new Registry()
  const durations = durationsOfRequests()
  // The registry asks for no more of a metric than this one has.
  registry.registerMetric(durations.metric as unknown as Gauge)
  /** Returns the numbers of calculations, counted from the durations of requests. */
  const calculations = (): Samples =>
    durations.counts().flatMap(({ labels, count }) => {
      const kind = kinds.get(labels.http_route)
      const isCalculation = kind !== undefined && labels.http_request_method === 'POST'
      const outcome = outcomes[labels.http_response_status_code]
      return isCalculation && outcome ? [[{ kind, outcome }, count]] : []
    })
  const policies = ['policy', 'decision', 'counted_by'] as const
  const decisions = (): Samples =>
    [...(limits?.decisions ?? [])].map(([labels, count]) => {
      const values = labels.split(' ')
      return [Object.fromEntries(policies.map((name, at) => [name, values[at] ?? ''])), count]
    })
  const { redis } = limits ?? {}
  // biome-ignore format: a metric a line
  addMetrics(registry, [
    [Gauge, 'http_server_active_requests', 'Requests in flight.', () => [[schemeLabel, overload.inFlight]], ['url_scheme']],
    [Counter, 'oklad_calculations_total', 'Calculations, by kind and outcome.', calculations, ['kind', 'outcome']],
    [Counter, 'oklad_overload_refusals_total', 'Requests refused because of overload, by reason.', () => samples('reason', overload.refusals), ['reason']],
    [Counter, 'oklad_log_lines_dropped_total', 'Log lines dropped because nothing read the log.', () => log.dropped],
    [Gauge, 'oklad_keys', 'Keys, by their current status.', () => samples('status', keyGate.counts()), ['status'], 'max'],
    [Counter, 'oklad_key_reloads_total', 'Reloads of a changed keys file, by outcome.', () => samples('outcome', keyGate.reloads), ['outcome']],
    [Gauge, 'oklad_build_info', 'The version and the runtime of the service.', () => [[{ version, runtime }, 1]], ['version', 'runtime'], 'first'],
    ...(limits ? [
      [Counter, 'oklad_rate_limit_decisions_total', 'Requests allowed and refused, by policy and by the store that counted.', decisions, policies] as const,
    ] : []),
    ...(redis ? [
      [Gauge, 'oklad_redis_up', 'Whether Redis answers in time.', () => Number(redis.isUp), [], 'min'] as const,
      [Counter, 'oklad_redis_losses_total', 'How often Redis was lost.', () => samples('reason', redis.losses), ['reason']] as const,
    ] : []),
  ])
  collectDefaultMetrics({ register: registry })
  if ('Bun' in globalThis) {
    for (const { name } of registry.getMetricsAsArray()) {
      if (MEASURED_BY_NODE_ALONE.test(name)) registry.removeSingleMetric(name)
    }
  }
  return {
    requestAnswered({ exchange, status, duration }: AnsweredRequest): void {
      const { method, route = '' } = exchange
      // biome-ignore lint/plugin/money: a time, not money
      durations.observe(METHODS.has(method) ? method : '_OTHER', route, status, duration / 1000)
    },

    /** Returns the metrics in the text format of Prometheus. */
    text: (): Promise<string> => registry.metrics(),

    /** Returns the metrics as JSON, to be summed over several processes. */
    json: (): Promise<MetricsJson> => registry.getMetricsAsJSON(),
  }
}

type MetricRow = readonly [
  Kind: typeof Counter | typeof Gauge,
  name: string,
  help: string,
  read: () => number | Samples,
  labelNames?: readonly string[],
  /** How the values of several processes become one. */
  aggregator?: 'sum' | 'min' | 'max' | 'first',
]

/** Adds metrics whose samples are read when the metrics are requested. */
export function addMetrics(registry: Registry, rows: readonly MetricRow[]): void {
  for (const [Kind, name, help, read, labelNames = [], aggregator = 'sum'] of rows) {
    const collect = () => {
      const found = read()
      metric.reset()
      for (const [labels, value] of typeof found === 'number' ? [[{}, found] as const] : found) {
        metric.inc(labels, value)
      }
    }
    const registers = [registry]
    const metric = new Kind({ name, help, labelNames, aggregator, registers, collect })
  }
}

const samples = (label: string, values: object): Samples =>
  Object.entries(values).map(([name, value]) => [{ [label]: name }, value])

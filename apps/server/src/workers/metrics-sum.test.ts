import fc from 'fast-check'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import type { MetricsJson } from '../telemetry/metrics.ts'
import { MetricsSum } from './metrics-sum.ts'

/** What a worker has to tell. */
interface Told {
  readonly requests?: Readonly<Record<string, number>>
  readonly durations?: readonly number[]
  readonly memory?: number
  readonly keys?: number
  readonly redisUp?: number
  readonly delay?: number
}

/** The metrics of a worker, as they arrive over a channel. */
async function metricsOf(told: Told): Promise<MetricsJson> {
  const registry = new Registry()
  const registers = [registry]
  const counter = new Counter({
    name: 'requests_total',
    help: 'Requests.',
    labelNames: ['status'],
    registers,
  })
  for (const [status, count] of Object.entries(told.requests ?? {})) counter.inc({ status }, count)
  const histogram = new Histogram({
    name: 'duration',
    help: 'Durations.',
    buckets: [1, 2],
    registers,
  })
  for (const duration of told.durations ?? []) histogram.observe(duration)
  const gauge = (name: string, aggregator: 'sum' | 'max' | 'min' | 'average', value = 0) =>
    new Gauge({ name, help: 'A gauge.', aggregator, registers }).set(value)
  gauge('memory', 'sum', told.memory)
  gauge('keys', 'max', told.keys)
  gauge('redis_up', 'min', told.redisUp)
  gauge('delay', 'average', told.delay)
  return JSON.parse(JSON.stringify(await registry.getMetricsAsJSON()))
}

/** The samples of a text of metrics, by series. */
const samplesOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' '))
      .map(([series = '', value]) => [series, Number(value)]),
  )

describe('the metrics of several workers', () => {
  it('are summed by their labels, where they have a sum', async () => {
    const sum = new MetricsSum()
    const one = { requests: { '200': 3, '400': 1 }, durations: [0.5, 1.5], memory: 100 }
    const two = { requests: { '200': 4, '503': 2 }, durations: [3], memory: 20 }
    sum.told('one', await metricsOf(one))
    sum.told('two', await metricsOf(two))
    expect(samplesOf(await sum.text())).toMatchObject({
      'requests_total{status="200"}': 7,
      'requests_total{status="400"}': 1,
      'requests_total{status="503"}': 2,
      'duration_bucket{le="1"}': 1,
      'duration_bucket{le="2"}': 2,
      'duration_bucket{le="+Inf"}': 3,
      duration_sum: 5,
      duration_count: 3,
      memory: 120,
    })
  })

  it('have the largest, the smallest, and of an average the worst, and say so', async () => {
    const sum = new MetricsSum()
    sum.told('one', await metricsOf({ keys: 3, redisUp: 1, delay: 0.1 }))
    sum.told('two', await metricsOf({ keys: 4, redisUp: 0, delay: 0.9 }))
    const text = await sum.text()
    expect(samplesOf(text)).toMatchObject({ keys: 4, redis_up: 0, delay: 0.9 })
    expect(text).toContain('# HELP memory A gauge. The sum of all workers.')
    expect(text).toContain('# HELP keys A gauge. The largest value of any worker.')
    expect(text).toContain('# HELP redis_up A gauge. The smallest value of any worker.')
    expect(text).toContain('# HELP delay A gauge. The largest value of any worker.')
  })

  it('take the place of those that the same worker told before', async () => {
    const sum = new MetricsSum()
    sum.told('one', await metricsOf({ requests: { '200': 3 } }))
    sum.told('one', await metricsOf({ requests: { '200': 5 } }))
    expect(samplesOf(await sum.text())['requests_total{status="200"}']).toBe(5)
  })

  it('keep what an ended worker has counted, and not what it was', async () => {
    const sum = new MetricsSum()
    sum.told('one', await metricsOf({ requests: { '200': 3 }, durations: [1.5], memory: 100 }))
    sum.ended('one')
    expect(samplesOf(await sum.text())).not.toHaveProperty('memory')
    sum.told('two', await metricsOf({ requests: { '200': 4 }, durations: [0.5], memory: 20 }))
    expect(samplesOf(await sum.text())).toMatchObject({
      'requests_total{status="200"}': 7,
      'duration_bucket{le="1"}': 1,
      'duration_bucket{le="2"}': 2,
      duration_count: 2,
      memory: 20,
    })
  })

  it('leave out what is no number, and workers that told nothing', async () => {
    const sum = new MetricsSum()
    sum.told('one', await metricsOf({ delay: Number.NaN, memory: 1 }))
    sum.ended('two')
    const samples = samplesOf(await sum.text())
    expect(samples).not.toHaveProperty('delay')
    expect(samples).toMatchObject({ memory: 1 })
  })

  it('count up whatever workers come, tell and end', async () => {
    const event = fc.record({
      worker: fc.integer({ min: 0, max: 3 }),
      more: fc.integer({ min: 0, max: 9 }),
      ends: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (events) => {
        const sum = new MetricsSum()
        const counts = new Map<number, number>()
        let all = 0
        for (const { worker, more, ends } of events) {
          const count = (counts.get(worker) ?? 0) + more
          counts.set(worker, count)
          all += more
          sum.told(worker, await metricsOf({ requests: { '200': count } }))
          if (ends) {
            sum.ended(worker)
            counts.delete(worker)
          }
          expect(samplesOf(await sum.text())['requests_total{status="200"}']).toBe(all)
        }
      }),
      { numRuns: 50 },
    )
  })
})

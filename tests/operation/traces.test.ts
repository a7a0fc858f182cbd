import { describe, expect, it } from 'vitest'
import { Collector, type Span } from '../support/collector.ts'
import { ask, calculate, PUBLIC } from '../support/http.ts'
import { runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'

const salary = { gross_salary: 15_000_000 }
const trace = '0af7651916cd43dd8448eb211c80319c'
const parent = 'b7ad6b7169203331'

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

describe.concurrent.each(runtimes)('traces on $runtime', ({ runtime }) => {
  const traced = (collector: Collector, environment = {}) =>
    start({
      runtime,
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment },
    })

  it("have a span for each request, in the caller's trace if there is one", async () => {
    await using collector = await Collector.start()
    await using server = await traced(collector, { OTEL_SERVICE_NAME: 'payroll' })
    const before = Date.now() - 1000
    await calculate(server, salary, {
      'x-request-id': 'one',
      traceparent: `00-${trace}-${parent}-01`,
    })
    await calculate(server, '{', { 'x-request-id': 'two' })
    await ask(server, '/no/such/address/15000000')
    expect((await server.stop()).code).toBe(0)

    expect(collector.spans.map(({ name }) => name)).toEqual([
      `POST ${PUBLIC}`,
      `POST ${PUBLIC}`,
      'GET',
    ])
    const [continued, begun, nowhere] = collector.spans as [Span, Span, Span]
    expect(continued).toMatchObject({ traceId: trace, parentSpanId: parent, kind: 2 })
    expect(attributesOf(continued)).toEqual({
      'http.request.method': 'POST',
      'http.route': PUBLIC,
      'url.path': PUBLIC,
      'url.scheme': 'http',
      'http.response.status_code': 200,
      'oklad.request_id': 'one',
    })
    const started = Number(continued.startTimeUnixNano) / 1e6
    const ended = Number(continued.endTimeUnixNano) / 1e6
    expect(started).toBeGreaterThan(before)
    expect(ended).toBeGreaterThan(started)
    expect(ended).toBeLessThan(Date.now() + 1000)

    expect(begun.traceId).toMatch(/^[\da-f]{32}$/)
    expect(begun.traceId).not.toBe(trace)
    expect(begun.parentSpanId ?? '').toBe('')
    expect(attributesOf(begun)['http.response.status_code']).toBe(400)
    expect(attributesOf(nowhere)).not.toHaveProperty('http.route')
    expect(attributesOf(nowhere)['url.path']).toBe('REDACTED')
    expect(collector.received).toContain('payroll')
    expect(collector.received).not.toContain('15000000')
    // The log has the ids of the traces, so that a reader finds one from the other.
    for (const { traceId } of collector.spans) expect(server.output()).toContain(traceId)
  })

  it("follow the caller's sampling decision, and OTEL_TRACES_SAMPLER_ARG without one", async () => {
    await using collector = await Collector.start()
    await using server = await traced(collector, { OTEL_TRACES_SAMPLER_ARG: '0' })
    await calculate(server, salary)
    await calculate(server, salary, { traceparent: `00-${trace}-${parent}-00` })
    await calculate(server, salary, { traceparent: `00-${trace}-${parent}-01` })
    await server.stop()
    expect(collector.spans.map(({ traceId }) => traceId)).toEqual([trace])
  })

  it('do not disturb the service without a collector; the log says so once, without the address', async () => {
    const collector = await Collector.start()
    const { port } = collector
    await collector[Symbol.asyncDispose]()
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://user:secret@127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    }
    await using server = await start({ runtime, environment })
    for (let request = 0; request < 20; request++) {
      expect((await calculate(server, salary)).status).toBe(200)
    }
    await server.printed(/Traces cannot be sent/)
    expect((await server.stop()).code).toBe(0)
    expect(server.output().match(/Traces cannot be sent/g)).toHaveLength(1)
    expect(server.output()).not.toContain('secret')
    expect(server.output()).not.toContain(String(port))
  })

  it('are off without OTEL_EXPORTER_OTLP_ENDPOINT', async () => {
    await using server = await start({ runtime, environment: { LOG_LEVEL: 'debug' } })
    await calculate(server, salary)
    await server.stop()
    expect(server.output()).not.toContain('trace_id')
  })
})

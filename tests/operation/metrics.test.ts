import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createKey } from '@oklad/keys'
import { describe, expect, it } from 'vitest'
import { Connection } from '../support/connection.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { ask, calculate, PRIVATE, PUBLIC, post } from '../support/http.ts'
import { haveInFlight, Metrics } from '../support/metrics.ts'
import { hasProgram } from '../support/needed-program.ts'
import { RedisServer, redisIs } from '../support/redis.ts'
import { runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const salary = { gross_salary: 15_000_000 }
const key = 'k3y-of-the-payroll-department'

/** The boundaries that OpenTelemetry sets for `http.server.request.duration`, seconds. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

describe.concurrent.each(runtimes)('metrics on $runtime', ({ runtime }) => {
  it('count requests and calculations from the start of the service', async () => {
    await using server = await start({ runtime, environment: { API_KEY: key } })
    for (let request = 0; request < 5; request++) await calculate(server, salary)
    await calculate(server, '{')
    await post(server, PRIVATE, salary, { 'x-api-key': key })
    await post(server, `${PRIVATE}/gross-up`, { target_net: 100 }, { 'x-api-key': key })
    await post(server, PRIVATE, salary, { 'x-api-key': 'nobody' })
    await ask(server, '/no/such/address/15000000')
    await ask(server, PUBLIC, { method: 'PATCH' })
    for (const method of ['PROPFIND', 'MKCOL']) await ask(server, PUBLIC, { method })

    const { headers } = await ask(server, '/metrics')
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    const metrics = await Metrics.of(server)
    const requests = (method: string, route: string, status: number) =>
      metrics.value('http_server_request_duration_seconds_count', {
        http_request_method: method,
        http_route: route,
        http_response_status_code: String(status),
      })
    expect(requests('POST', PUBLIC, 200)).toBe(5)
    expect(requests('POST', PUBLIC, 400)).toBe(1)
    expect(requests('POST', PRIVATE, 200)).toBe(1)
    expect(requests('POST', PRIVATE, 401)).toBe(1)
    expect(requests('GET', '', 404)).toBe(1)
    expect(requests('PATCH', PUBLIC, 405)).toBe(1)
    expect(requests('_OTHER', PUBLIC, 405)).toBe(2)
    expect(requests('GET', '/metrics', 200)).toBe(1)
    // The labels of OpenTelemetry's conventions; no answer was the fault of the service.
    const scheme = { url_scheme: 'http' }
    const count = 'http_server_request_duration_seconds_count'
    expect(metrics.value(count, scheme)).toBe(metrics.value(count))
    expect(metrics.value('http_server_active_requests', scheme)).toBe(1)
    expect(metrics.text).not.toContain('error_type')
    const route = { http_route: PUBLIC, http_response_status_code: '200' }
    const bucket = 'http_server_request_duration_seconds_bucket'
    for (const boundary of [...boundaries, '+Inf']) {
      expect(
        metrics.value(bucket, { ...route, le: String(boundary) }),
        `le=${boundary}`,
      ).toBeDefined()
    }
    expect(metrics.value(bucket, { ...route, le: '+Inf' })).toBe(5)

    const calculations = (kind: string, outcome: string) =>
      metrics.value('oklad_calculations_total', { kind, outcome })
    expect(calculations('public', 'computed')).toBe(5)
    expect(calculations('public', 'invalid')).toBe(1)
    expect(calculations('private', 'computed')).toBe(1)
    expect(calculations('gross_up', 'computed')).toBe(1)
    expect(metrics.value('oklad_calculations_total')).toBe(8)
  })

  it('show the process, the event loop, the keys and their reloads, and the version', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('keys.json')
    await createKey(file, { name: 'one' })
    await using server = await start({ runtime, environment: { API_KEYS_FILE: file } })
    const before = await Metrics.of(server)
    expect(before.value('oklad_keys', { status: 'active' })).toBe(1)
    expect(before.value('oklad_key_reloads_total')).toBe(0)
    expect(before.value('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(before.value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
    expect(before.value('process_open_fds')).toBeGreaterThan(0)
    expect(before.value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(before.value('http_server_active_requests')).toBe(1)
    expect(before.value('oklad_build_info', { version: '0.1.0' })).toBe(1)
    expect(before.text).toContain(`runtime="${runtime === 'bun' ? 'Bun ' : 'Node '}`)
    // Without Redis there are no metrics of it.
    expect(before.names.filter((name) => name.includes('redis'))).toEqual([])

    const yesterday = Date.now() - 86_400_000
    await createKey(file, { name: 'two', now: () => yesterday, expires: yesterday + 1000 })
    await eventually('the change is counted', async () => {
      const now = await Metrics.of(server)
      return now.value('oklad_key_reloads_total', { outcome: 'reloaded' }) === 1
    })
    writeFileSync(file, 'broken')
    await eventually('the failure is counted', async () => {
      const now = await Metrics.of(server)
      return (
        now.value('oklad_key_reloads_total', { outcome: 'failed' }) === 1 &&
        now.value('oklad_keys', { status: 'expired' }) === 1
      )
    })
  })

  it('count the decisions of the limits', async () => {
    await using server = await start({
      runtime,
      environment: {
        API_KEY: key,
        RATE_LIMIT: 'on',
        RATE_LIMIT_PUBLIC: '3/1h',
        RATE_LIMIT_FAILED_KEYS: '1/1h',
      },
    })
    for (let request = 0; request < 5; request++) await calculate(server, salary)
    await post(server, PRIVATE, salary, { 'x-api-key': key })
    for (let guess = 0; guess < 2; guess++)
      await post(server, PRIVATE, salary, { 'x-api-key': 'no' })
    const metrics = await Metrics.of(server)
    const decisions = (policy: string, decision: string) =>
      metrics.value('oklad_rate_limit_decisions_total', { policy, decision, counted_by: 'memory' })
    expect(decisions('public', 'allowed')).toBe(3)
    expect(decisions('public', 'refused')).toBe(2)
    expect(decisions('private', 'allowed')).toBe(1)
    expect(decisions('failed-keys', 'allowed')).toBe(1)
    expect(decisions('failed-keys', 'refused')).toBe(1)
  })

  it('show requests in flight and refusals because of overload', async () => {
    await using server = await start({ runtime, environment: { MAX_REQUESTS_IN_FLIGHT: '1' } })
    const head = `POST ${PUBLIC} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`
    const slow = await Promise.all(Array.from({ length: 10 }, () => Connection.open(server.port)))
    for (const connection of slow) connection.send(head)
    await haveInFlight(server, 10)
    expect((await calculate(server, salary)).status).toBe(503)
    const metrics = await Metrics.of(server)
    expect(metrics.value('oklad_overload_refusals_total', { reason: 'arriving' })).toBe(1)
    expect(metrics.value('oklad_overload_refusals_total')).toBe(1)
    for (const connection of slow) connection[Symbol.dispose]()
    await haveInFlight(server, 0)
  })

  it('can be served on a separate port or be turned off', async () => {
    const metricsPort = await freePort()
    await using apart = await start({ runtime, environment: { METRICS: String(metricsPort) } })
    await calculate(apart, salary)
    expect((await ask(apart, '/metrics')).status).toBe(404)
    const there = { port: metricsPort }
    const metrics = await Metrics.of(there)
    expect(metrics.value('oklad_calculations_total')).toBe(1)
    expect((await ask(there, '/api/v1/law')).status).toBe(404)
    expect((await ask(there, '/metrics', { method: 'POST' })).status).toBe(405)
    expect((await apart.stop()).code).toBe(0)
    await expect(ask(there, '/metrics')).rejects.toThrow('ECONNREFUSED')

    await using none = await start({ runtime, environment: { METRICS: 'off' } })
    expect((await ask(none, '/metrics')).status).toBe(404)
  })

  it('stop the start with a clear error if their port is busy', async () => {
    await using other = await start({ runtime })
    await expect(start({ runtime, environment: { METRICS: String(other.port) } })).rejects.toThrow(
      `Port ${other.port} is busy: another process listens on it. Stop that one, or set METRICS to another port.`,
    )
  })
})

describe.runIf(hasProgram('redis-server')).concurrent.each(runtimes)(
  'metrics of Redis on $runtime',
  ({ runtime }) => {
    it('show whether Redis is up, which store counted, and why Redis was lost', async () => {
      await using redis = await RedisServer.start()
      const environment = { RATE_LIMIT: 'on', REDIS_URL: redis.url }
      await using server = await start({ runtime, environment })
      const counted = (metrics: Metrics, by: string) =>
        metrics.value('oklad_rate_limit_decisions_total', { counted_by: by }) ?? 0
      const lost = (metrics: Metrics, reason: string) =>
        metrics.value('oklad_redis_losses_total', { reason })
      let before = await Metrics.of(server)
      let metrics = before
      // On a busy machine Redis may answer too late, and is then lost before it is killed.
      await eventually('Redis is lost by its end alone', async () => {
        await redis.restart()
        await eventually('Redis is up and counts', async () => {
          await calculate(server, salary)
          before = await Metrics.of(server)
          return before.value('oklad_redis_up') === 1 && counted(before, 'redis') > 0
        })
        await redis.kill()
        await redisIs('down', server)
        await calculate(server, salary)
        metrics = await Metrics.of(server)
        return lost(metrics, 'timeout') === lost(before, 'timeout')
      })
      expect(lost(metrics, 'error')).toBe((lost(before, 'error') ?? 0) + 1)
      expect(counted(metrics, 'redis')).toBe(counted(before, 'redis'))
      expect(counted(metrics, 'memory')).toBe(counted(before, 'memory') + 1)
    })
  },
)

describe.runIf(hasProgram('promtool')).each(runtimes)('metrics on $runtime', ({ runtime }) => {
  it('pass the check of promtool', async () => {
    await using server = await start({ runtime, environment: { RATE_LIMIT: 'on' } })
    await calculate(server, salary)
    const { text } = await Metrics.of(server)
    const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
      input: text,
      encoding: 'utf8',
    })
    // The library chooses the names of the runtime's metrics.
    const errors = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => line !== '' && !/^(nodejs|process)_/.test(line))
    expect(errors).toEqual([])
  })
})

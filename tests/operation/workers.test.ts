import { unlinkSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { createKey, revokeKey } from '@oklad/keys'
import { describe, expect, it } from 'vitest'
import { Connection } from '../support/connection.ts'
import { drainingSignals, expectDrainUnderLoad, inGoodOrder } from '../support/drain.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { type Address, anew, ask, calculate, PRIVATE, PUBLIC, post } from '../support/http.ts'
import { Load } from '../support/load.ts'
import { haveInFlight, Metrics } from '../support/metrics.ts'
import { childrenOf, commandLineOf, runningProcesses } from '../support/process-table.ts'
import { type Environment, launch } from '../support/program.ts'
import { anyRuntime, runtimes } from '../support/runtimes.ts'
import { type Server, start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const CLIENTS = 16
const salary = { gross_salary: 15_000_000 }
const body = JSON.stringify(salary)

/** The names of counters and histograms. Some gauges of the runtime have similar names. */
const COUNTED = /^(oklad|http|process)_.*_(total|count|sum|bucket)$/

/** Requests a calculation on a new connection, so that any worker may get it. */
const calculateAnew = (server: Address, headers = {}, path = PUBLIC) =>
  post(server, path, salary, headers, anew)

/** The results of calculations, each on a new connection. */
interface Calculations {
  readonly sent: number
  readonly statuses: ReadonlySet<number>
}

/** Sends requests until every worker has logged an answer with this status. */
async function reachAll(
  server: Server,
  { workers = 2, status = 200, headers = {}, path = PUBLIC } = {},
): Promise<Calculations> {
  const statuses = new Set<number>()
  let sent = 0
  await eventually(`all workers answer ${status}`, async () => {
    for (let request = 0; request < 8; request++, sent++) {
      statuses.add((await calculateAnew(server, headers, path)).status)
    }
    return answering(server, path, status).length === workers
  })
  return { sent, statuses }
}

const only = (status: number) => new Set([status])

/** The processes of the workers. */
const workersOf = ({ pid }: Server): readonly number[] => childrenOf(pid)

/** The numbers of the workers that have logged an answer. */
function answering(server: Server, path = PUBLIC, status = 200): readonly number[] {
  const lines = server.output().matchAll(/^\{.*"worker":(\d+),"method".*$/gm)
  const numbers = [...lines]
    .filter(([line]) => line.includes(`"route":"${path}","status":${status},`))
    .map(([, number]) => Number(number))
  return [...new Set(numbers)].sort()
}

/** Starts the service, and waits until all of its workers serve. */
async function startWorkers(options: {
  runtime: 'bun' | 'node'
  workers?: number
  environment?: Environment
}): Promise<Server> {
  const { runtime, workers = 2, environment = {} } = options
  const server = await start({
    runtime,
    environment: { WORKERS: String(workers), ...environment },
  })
  const { METRICS: metricsPort = '' } = environment
  const metrics = Number(metricsPort) > 0 ? { port: Number(metricsPort) } : server
  await allServe(metrics, workers)
  return server
}

const allServe = (metrics: Address, workers = 2) =>
  eventually('all workers serve', async () => {
    return (await Metrics.of(metrics)).value('oklad_workers') === workers
  })

const kill = (worker: number | undefined) => process.kill(worker ?? 0, 'SIGKILL')

const computed = async (metrics: Address) =>
  (await Metrics.of(metrics)).value('oklad_calculations_total') ?? 0

describe.runIf(process.platform === 'linux').each(runtimes)(
  'workers on $runtime',
  ({ runtime }) => {
    it('answer on one port with the same key, and print one welcome', async () => {
      await using server = await startWorkers({ runtime, workers: 3 })
      expect(workersOf(server)).toHaveLength(3)
      const headers = { 'x-api-key': server.key }
      const calculations = await reachAll(server, { workers: 3, headers, path: PRIVATE })
      expect(calculations.statuses).toEqual(only(200))
      expect(answering(server, PRIVATE)).toEqual([1, 2, 3])
      expect(server.output().match(/Oklad serves at/g)).toHaveLength(1)
      expect(server.output()).toContain(', 3 workers)')
      // Every user of the machine can read command lines.
      for (const { id } of runningProcesses().filter(({ group }) => group === server.pid)) {
        expect(commandLineOf(id)).not.toContain(server.key)
      }
      expect(await server.stop()).toMatchObject(inGoodOrder)
    })

    it.each(drainingSignals)(
      'answer every accepted request and end with exit code 0: %s',
      async (_, signal, toAll) => {
        await using server = await startWorkers({ runtime })
        await expectDrainUnderLoad(server, signal, toAll, () => reachAll(server))
      },
    )

    it('reset no connection of clients that open one for each request, when they stop', async () => {
      await using server = await startWorkers({ runtime })
      await expectDrainUnderLoad(server, 'SIGTERM', false, undefined, 'close')
    })

    it('end at once on a second signal, with exit code 1 because a request is cut', async () => {
      await using server = await startWorkers({ runtime })
      using connection = await Connection.open(server.port)
      connection.send(
        `POST ${PUBLIC} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
      )
      await haveInFlight(server, 1)
      server.signal('SIGTERM')
      await server.printed(/"Draining".*"Draining"/s)
      await pause(1000)
      expect(await server.stop()).toMatchObject({ code: 1, leftRunning: false })
      expect(server.output().match(/"Requests in flight were cut"/g)).toHaveLength(1)
    })

    it('go on answering under load while one that is killed is replaced', async () => {
      await using server = await startWorkers({ runtime })
      const load = new Load(server.port, CLIENTS)
      await eventually('the load runs', () => load.answered > CLIENTS * 20)
      const [killed, other] = workersOf(server)
      kill(killed)
      // By then the kernel has closed the connections of the killed worker.
      await server.printed(/"signal":"SIGKILL","pause_ms":0,"msg":"A worker ended/)
      await eventually('it is replaced', async () => {
        expect((await calculateAnew(server)).status).toBe(200)
        return server.output().includes('"A worker serves"')
      })
      // Each client loses at most the request that was in flight at the killed worker.
      expect(load.failures.length).toBeLessThanOrEqual(CLIENTS)
      expect(load.failures.join()).not.toMatch(/\d{3} /)
      const workers = workersOf(server)
      expect(workers).toHaveLength(2)
      expect(workers).toContain(other)
      expect(workers).not.toContain(killed)
      const failures = load.failures.length
      expect(await server.stop()).toMatchObject(inGoodOrder)
      await load.over
      expect(load.failures).toHaveLength(failures)
    })

    it('are killed, replaced and counted when they hang, and do not delay the metrics', async () => {
      const metrics = { port: await freePort() }
      const environment = { METRICS: String(metrics.port) }
      await using server = await startWorkers({ runtime, environment })
      const [hung = 0] = workersOf(server)
      process.kill(hung, 'SIGSTOP')
      expect((await Metrics.of(metrics)).value('oklad_workers')).toBe(2)
      await server.printed(/"A worker hangs and is killed"/)
      await eventually('it is replaced', async () => {
        const now = await Metrics.of(metrics)
        return now.value('oklad_worker_hangs_total') === 1 && now.value('oklad_workers') === 2
      })
      expect(workersOf(server)).not.toContain(hung)
      expect((await calculateAnew(server)).status).toBe(200)
      expect(await server.stop()).toMatchObject(inGoodOrder)
    })

    it('are replaced on the same port with the same key when all are killed', async () => {
      await using server = await startWorkers({ runtime })
      for (const worker of workersOf(server)) kill(worker)
      await eventually('the service is ready again', async () => {
        const answer = await ask(server, '/readyz', { agent: anew }).catch(() => undefined)
        return answer?.status === 200
      })
      await allServe(server)
      const headers = { 'x-api-key': server.key }
      const { statuses } = await reachAll(server, { headers, path: PRIVATE })
      expect(statuses).toEqual(only(200))
    })

    it('are replaced at once when none serves, however often all are killed', async () => {
      await using server = await startWorkers({ runtime })
      for (let round = 1; round <= 5; round++) {
        for (const worker of workersOf(server)) kill(worker)
        await server.printed(RegExp(`(?:"pause_ms":0,"msg":"A worker ended[^]*){${round}}`))
        await eventually('the service is ready again', async () => {
          const answer = await ask(server, '/readyz', { agent: anew }).catch(() => undefined)
          return answer?.status === 200
        })
      }
    })

    it('report the sum of their metrics, in which no counter decreases', async () => {
      await using server = await startWorkers({ runtime })
      const { sent } = await reachAll(server)
      const before = await Metrics.of(server)
      expect(before.value('oklad_calculations_total')).toBe(sent)
      const durations = 'http_server_request_duration_seconds'
      const route = { http_route: PUBLIC, http_response_status_code: '200' }
      expect(before.value(`${durations}_count`, route)).toBe(sent)
      expect(before.value(`${durations}_bucket`, { ...route, le: '+Inf' })).toBe(sent)
      // The request for the metrics itself.
      expect(before.value('http_server_active_requests')).toBe(1)
      expect(before.value('oklad_workers')).toBe(2)
      expect(before.value('oklad_worker_replacements_total')).toBe(0)
      expect(before.value('process_start_time_seconds')).toBeGreaterThan(1_600_000_000)
      for (const ended of [0, 1]) {
        kill(workersOf(server)[ended])
        await eventually('it is replaced', async () => {
          const metrics = await Metrics.of(server).catch(() => undefined)
          const replaced = metrics?.value('oklad_worker_replacements_total')
          return replaced === ended + 1 && metrics?.value('oklad_workers') === 2
        })
        expect(await computed(server)).toBe(sent)
      }
      for (let request = 0; request < 10; request++) await calculateAnew(server)
      const after = await Metrics.of(server)
      expect(after.value('oklad_calculations_total')).toBe(sent + 10)
      for (const name of before.names.filter((name) => COUNTED.test(name))) {
        expect(after.value(name), name).toBeGreaterThanOrEqual(before.value(name) ?? 0)
      }
    })

    it('refuse to sum their metrics while their supervisor is late', async () => {
      await using server = await startWorkers({ runtime })
      process.kill(server.pid, 'SIGSTOP')
      try {
        const { status, headers, json } = await ask(server, '/metrics', { agent: anew })
        expect({ status, code: json['code'] }).toEqual({ status: 503, code: 'overloaded' })
        expect(headers['retry-after']).toBe('1')
      } finally {
        process.kill(server.pid, 'SIGCONT')
      }
      await allServe(server)
    })

    it('lose no counts when one ends after SIGTERM', async () => {
      await using server = await startWorkers({ runtime })
      const first = workersOf(server)[0] ?? 0
      const { sent } = await reachAll(server)
      process.kill(first, 'SIGTERM')
      await eventually('it is replaced', () => {
        const workers = workersOf(server)
        return workers.length === 2 && !workers.includes(first)
      })
      expect(await computed(server)).toBe(sent)
    })

    it('finish their requests and end when their supervisor is killed', async () => {
      await using server = await startWorkers({ runtime })
      using connection = await Connection.open(server.port)
      connection.send(
        `POST ${PUBLIC} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
      )
      await haveInFlight(server, 1)
      kill(server.pid)
      await server.printed(/"reason":"The supervisor is gone"/)
      connection.send(body)
      expect((await connection.answer()).status).toBe(200)
      expect(await server.ended()).toMatchObject({ signal: 'SIGKILL', leftRunning: false })
      expect(runningProcesses().filter(({ group }) => group === server.pid)).toEqual([])
    })

    it('cannot share a port with another service', async () => {
      const message = (port: number) =>
        `Port ${port} is busy: another process listens on it. Stop that one, or set PORT to another port (0 takes any free one).\n`
      await using single = await start({ runtime })
      await using several = await startWorkers({ runtime })
      const complaintWith = async (environment: Environment) => {
        await using other = launch({ runtime, environment })
        expect(await other.ended()).toMatchObject({ code: 1, leftRunning: false })
        return other.output()
      }
      const pairs = [
        [single.port, '2'],
        [several.port, '2'],
        [several.port, '1'],
      ] as const
      const messages = await Promise.all(
        pairs.map(([port, WORKERS]) => complaintWith({ PORT: String(port), WORKERS })),
      )
      expect(messages).toEqual(pairs.map(([port]) => message(port)))
      const ofMetrics = await complaintWith({ METRICS: String(single.port), WORKERS: '2' })
      expect(ofMetrics).toContain('set METRICS to another port')
    })

    it('stop the start with one clear error if none of them can start', async () => {
      using folder = new TemporaryFolder()
      const file = folder.file('no-keys.json')
      const environment = { API_KEYS_FILE: file, WORKERS: '2', LOG_LEVEL: 'error' }
      await using program = launch({ runtime, environment })
      expect(await program.ended()).toMatchObject({ code: 1, leftRunning: false })
      expect(program.output()).toBe(
        `There is no keys file ${file}. Check the path, or create the first key\n`,
      )
    })
  },
)

describe.runIf(process.platform === 'linux').each(anyRuntime)(
  'workers on $runtime, by code that both runtimes run alike,',
  ({ runtime }) => {
    it('are not started with WORKERS=1: a single process serves', async () => {
      await using server = await start({ runtime, environment: { WORKERS: '1' } })
      expect((await calculate(server, salary)).status).toBe(200)
      expect(workersOf(server)).toEqual([])
      expect(server.output()).not.toContain('worker')
      expect((await Metrics.of(server)).value('oklad_workers')).toBeUndefined()
    })

    it('are as many as the cores with WORKERS=auto', async () => {
      await using server = await start({ runtime, environment: { WORKERS: 'auto' } })
      const cores = availableParallelism()
      const workers = cores === 1 ? 0 : cores
      await eventually('they run', () => workersOf(server).length === workers)
    })

    it('can have their metrics on a separate port, which closes with them', async () => {
      const metrics = { port: await freePort() }
      const environment = { METRICS: String(metrics.port) }
      await using server = await startWorkers({ runtime, environment })
      expect((await ask(server, '/metrics')).status).toBe(404)
      const { sent } = await reachAll(server)
      expect(await computed(metrics)).toBe(sent)
      expect((await ask(metrics, PUBLIC)).status).toBe(404)
      for (const worker of workersOf(server)) kill(worker)
      // The supervisor answers even while no worker serves.
      expect((await Metrics.of(metrics)).value('oklad_workers_configured')).toBe(2)
      await allServe(metrics)
      expect(await computed(metrics)).toBe(sent)
      expect(await server.stop()).toMatchObject(inGoodOrder)
      await expect(ask(metrics, '/metrics', { agent: anew })).rejects.toThrow('ECONNREFUSED')
    })

    it('share one rate limit', async () => {
      const environment = { RATE_LIMIT: 'on', RATE_LIMIT_PUBLIC: '40/10m' }
      await using server = await startWorkers({ runtime, environment })
      let allowed = 0
      await eventually('both refuse', async () => {
        if ((await calculateAnew(server)).status === 200) allowed++
        return answering(server, PUBLIC, 429).length === 2
      })
      expect(allowed).toBeGreaterThanOrEqual(40)
      // Workers with separate counts would allow 40 each.
      expect(allowed).toBeLessThan(80)
      const { statuses } = await reachAll(server, { status: 429 })
      expect(statuses).toEqual(only(429))
    })

    it('all pick up changes of the keys file', async () => {
      using folder = new TemporaryFolder()
      const file = folder.file('keys.json')
      const { key, record } = await createKey(file, { name: 'payroll' })
      await using server = await startWorkers({ runtime, environment: { API_KEYS_FILE: file } })
      const headers = { 'x-api-key': key }
      const { statuses } = await reachAll(server, { headers, path: PRIVATE })
      expect(statuses).toEqual(only(200))
      await revokeKey(file, record.id)
      await reachAll(server, { headers, path: PRIVATE, status: 401 })
      for (let request = 0; request < 20; request++) {
        expect((await calculateAnew(server, headers, PRIVATE)).status).toBe(401)
      }
    })

    it('end the service with the reason if none of them can start again', async () => {
      using folder = new TemporaryFolder()
      const file = folder.file('keys.json')
      await createKey(file, { name: 'payroll' })
      await using server = await startWorkers({ runtime, environment: { API_KEYS_FILE: file } })
      unlinkSync(file)
      // While one worker serves, the supervisor goes on restarting the others.
      const [first, second] = workersOf(server)
      kill(first)
      await server.printed(/"reason":"There is no keys file .*"pause_ms":100,"msg":"A worker ended/)
      expect((await calculateAnew(server)).status).toBe(200)
      kill(second)
      const ending = await server.ended()
      expect(ending).toMatchObject({ code: 1, leftRunning: false })
      expect(server.output()).toMatch(
        /"reason":"There is no keys file [^\n]*"msg":"No worker can be started"/,
      )
    })
  },
)

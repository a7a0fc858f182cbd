import { writeFileSync } from 'node:fs'
import { freePort } from '../tests/support/free-port.ts'
import { count, median, type Section } from './report.ts'
import {
  ALL_OFF,
  BODY,
  folder,
  HEADERS,
  LIMITS_ON,
  type Load,
  load,
  type MeasuredServer,
  type RuntimeName,
  residentMebibytes,
  runtimeNames,
  runtimes,
  startProgram,
  startServer,
} from './server.ts'

const CONNECTIONS = 32

/** Servers by their names, with the loads that were measured. */
type Servers = Map<string, { readonly server: MeasuredServer; readonly loads: Load[] }>

/**
 * Measures the service alone, with metrics and log, and with limits too; a minimal server on each runtime;
 * and nginx that answers the same bytes. Each uses one core. They take turns, so that a slow minute of the
 * machine affects all of them.
 */
export async function measureHttp(seconds: number, rounds: number): Promise<Section> {
  const rows: string[][] = []
  for (const path of ['/api/v1/calc', '/api/v1/private-calc']) {
    const servers: Servers = new Map()
    try {
      await startAll(path, servers)
      for (let round = -1; round < rounds; round++) {
        for (const { server, loads } of servers.values()) {
          const one = await load(server, path, { seconds, connections: CONNECTIONS })
          // The first round only warms up.
          if (round >= 0) loads.push(one)
        }
      }
      for (const [name, { server, loads }] of servers) {
        const of = (field: keyof Load) => median(loads.map((one) => one[field]))
        const ratioTo = (name: string) => {
          const others = servers.get(name)?.loads ?? []
          const ratioIn = ({ perSecond }: Load, round: number) =>
            perSecond / (others[round]?.perSecond ?? Number.NaN)
          return median(loads.map(ratioIn)).toFixed(2)
        }
        const [runtime] = name.split(' ')
        const isService = runtime !== 'nginx' && !name.endsWith('bare')
        rows.push([
          `${name}, ${path}`,
          count(of('perSecond')),
          ratioTo('nginx'),
          isService ? ratioTo(`${runtime} bare`) : '',
          isService ? ratioTo(`${runtime} service`) : '',
          of('p50').toFixed(2),
          of('p99').toFixed(2),
          of('microsecondsPerRequest').toFixed(1),
          count(residentMebibytes(server.pid)),
        ])
      }
    } finally {
      await Promise.all([...servers.values()].map(({ server }) => server[Symbol.asyncDispose]()))
    }
  }
  const ratios = ['to nginx', 'to its bare runtime', 'to the service alone']
  const times = ['p50, ms', 'p99, ms', 'CPU a request, µs']
  return {
    title: 'HTTP, one core',
    head: ['', 'requests/s', ...ratios, ...times, 'memory, MiB'],
    rows,
    note: `${CONNECTIONS} connections, the median of ${rounds} rounds of ${seconds} s. nginx answers the same bytes from its configuration; a bare runtime parses the body and answers the same bytes from memory. The service alone has no limits, no metrics and no log of requests; limits are counted in memory, the log is written to a file.`,
  }
}

async function startAll(path: string, servers: Servers): Promise<void> {
  const guarded = { ...LIMITS_ON, METRICS: 'on', LOG_LEVEL: 'warn' }
  let answer: Answer | undefined
  for (const runtime of runtimeNames) {
    const add = async (name: string, variables: Readonly<Record<string, string>>) => {
      const server = await startServer(runtime, { variables, log: folder.file('server.log') })
      servers.set(`${runtime} ${name}`, { server, loads: [] })
      return server
    }
    const { url } = await add('service', ALL_OFF)
    await add('with limits and metrics', guarded)
    await add('with limits, metrics and log', { ...guarded, LOG_LEVEL: 'info' })
    answer ??= await answerOf(url + path)
    servers.set(`${runtime} bare`, { server: await startBare(runtime, answer), loads: [] })
  }
  if (answer !== undefined) servers.set('nginx', { server: await startNginx(answer), loads: [] })
}

type Answer = Awaited<ReturnType<typeof answerOf>>

/** An answer of the service, without the headers that every HTTP server adds. */
async function answerOf(url: string) {
  const response = await fetch(url, { method: 'POST', headers: HEADERS, body: BODY })
  const own = ['content-length', 'date', 'connection', 'keep-alive']
  const headers = [...response.headers].filter(([name]) => !own.includes(name))
  return { headers, body: await response.text() }
}

/** Starts the minimal server of `bare.ts`. */
async function startBare(name: RuntimeName, answer: Answer) {
  const file = folder.file('answer.json')
  writeFileSync(file, JSON.stringify(answer))
  const options = { variables: { ANSWER: file } }
  return startProgram([...runtimes[name].command, 'benchmarks/bare.ts'], await freePort(), options)
}

/** Starts nginx with one worker, which answers from its configuration. */
async function startNginx({ headers, body }: Answer) {
  const port = await freePort()
  const file = folder.file('nginx.conf')
  const added = headers.filter(([name]) => name !== 'content-type')
  // nginx accepts at most 4,000 characters in one parameter.
  const pieces = body.match(/.{1,3000}/g) ?? []
  writeFileSync(
    file,
    `worker_processes 1; daemon off; master_process off; pid ${folder.file('nginx.pid')};
error_log ${folder.file('error.log')};
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000000; client_body_temp_path ${folder.path}/body;
  server {
    listen 127.0.0.1:${port};
    location / {
      default_type application/json;
      ${added.map(([name, value]) => `add_header ${name} "${value}";`).join(' ')}
      ${pieces.map((piece, index) => `set $piece${index} '${piece}';`).join(' ')}
      return 200 "${pieces.map((_, index) => `$piece${index}`).join('')}";
    }
  }
}`,
  )
  const server = await startProgram(['nginx', '-c', file], port)
  const { body: answered } = await answerOf(server.url)
  if (answered !== body) throw new Error('nginx answers other bytes')
  return server
}

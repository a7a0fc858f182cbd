import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LoadGenerator, type Round, SERVER_CORE } from './load.ts'
import { count, median, type Section } from './report.ts'
import {
  BODY,
  freePort,
  HEADERS,
  LIMITS_ON,
  type MeasuredServer,
  residentMebibytes,
  serving,
  startBareServer,
  startServer,
} from './server.ts'

const CONNECTIONS = 32

/**
 * Requests a second on one core, with the load on the other, against nginx answering the same
 * bytes. The servers take turns, so that a slow minute of the machine meets all of them.
 */
export async function measureHttp(seconds: number, rounds: number): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'oklad-bench-'))
  const rows: string[][] = []
  try {
    for (const path of ['/api/v1/calc', '/api/v1/private-calc']) {
      const servers: [string, MeasuredServer][] = []
      try {
        servers.push(['Bun', await startServer('Bun', SERVER_CORE)])
        servers.push(['Node', await startServer('Node', SERVER_CORE)])
        const log = join(folder, 'server.log')
        const metrics = { RATE_LIMIT: 'off' }
        const limits = { ...LIMITS_ON }
        servers.push(['Bun, metrics and log', await startServer('Bun', SERVER_CORE, metrics, log)])
        servers.push(['Bun, limits too', await startServer('Bun', SERVER_CORE, limits, log)])
        const answer = await answerOf(servers[0]?.[1].url ?? '', path)
        const answerFile = join(folder, 'answer.json')
        writeFileSync(answerFile, JSON.stringify(answer))
        servers.push(['Bun bare', await startBareServer('Bun', SERVER_CORE, answerFile)])
        servers.push(['Node bare', await startBareServer('Node', SERVER_CORE, answerFile)])
        servers.unshift(['nginx', await startNginx(folder, answer, path)])
        rows.push(...(await measureRoute(path, servers, folder, seconds, rounds)))
      } finally {
        await Promise.all(servers.map(([, server]) => server.stop()))
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    title: 'HTTP, one core',
    head: [
      '',
      'requests/s',
      'to nginx',
      'to its bare runtime',
      'p50, ms',
      'p99, ms',
      'CPU a request, µs',
      'memory, MiB',
    ],
    rows,
    note: `${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s; nginx answers the same bytes from its configuration; a bare runtime parses the body and answers the same bytes from memory. Limits, metrics and the log of requests are off unless named.`,
  }
}

async function measureRoute(
  path: string,
  servers: readonly (readonly [string, MeasuredServer])[],
  folder: string,
  seconds: number,
  rounds: number,
): Promise<string[][]> {
  const generator = new LoadGenerator(folder)
  const options = { seconds, connections: CONNECTIONS }
  for (const [, server] of servers) await generator.load(server, path, { ...options, seconds: 2 })
  const measured = servers.map(() => [] as Round[])
  for (let round = 0; round < rounds; round++) {
    for (const [index, [, server]] of servers.entries()) {
      measured[index]?.push(await generator.load(server, path, options))
    }
  }
  return servers.map(([name, server], index) => {
    const own = measured[index] ?? []
    const of = (field: keyof Round) => median(own.map((round) => round[field]))
    /** The ratio to another server, round by round. */
    const ratioTo = (other: string) => {
      const yardstick = measured[servers.findIndex(([candidate]) => candidate === other)] ?? []
      return median(
        own.map(({ perSecond }, round) => perSecond / (yardstick[round]?.perSecond ?? Number.NaN)),
      ).toFixed(2)
    }
    return [
      `${name}, ${path}`,
      count(of('perSecond')),
      ratioTo('nginx'),
      name === 'nginx' ? '' : ratioTo(name.startsWith('Bun') ? 'Bun bare' : 'Node bare'),
      of('p50').toFixed(2),
      of('p99').toFixed(2),
      of('microsecondsPerRequest').toFixed(1),
      count(residentMebibytes(server.pid)),
    ]
  })
}

/** What the service answers, but for what a server adds of itself. */
interface Answer {
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}

async function answerOf(service: string, path: string): Promise<Answer> {
  const response = await fetch(service + path, { method: 'POST', headers: HEADERS, body: BODY })
  const own = new Set(['content-length', 'date', 'connection', 'keep-alive'])
  return {
    headers: [...response.headers].filter(([name]) => !own.has(name)),
    body: await response.text(),
  }
}

/** nginx, with one worker, answering from its configuration the bytes that the service answers. */
async function startNginx(
  folder: string,
  { headers: answered, body }: Answer,
  path: string,
): Promise<MeasuredServer> {
  const headers = answered
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join('\n        ')
  // A parameter of the configuration holds at most four thousand characters.
  const pieces = body.match(/.{1,3000}/g) ?? []
  const port = await freePort()
  const pidFile = join(folder, 'nginx.pid')
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `worker_processes 1;
daemon off;
master_process off;
pid ${pidFile};
error_log ${join(folder, 'error.log')};
events { worker_connections 1024; }
http {
    access_log off;
    keepalive_requests 1000000000;
    client_body_temp_path ${folder}/body;
    server {
        listen 127.0.0.1:${port};
        location / {
        default_type application/json;
        ${headers}
        ${pieces.map((piece, index) => `set $piece${index} '${piece}';`).join('\n        ')}
        return 200 "${pieces.map((_, index) => `$piece${index}`).join('')}";
        }
    }
}
`,
  )
  const child = spawn('taskset', ['-c', String(SERVER_CORE), 'nginx', '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = await serving(child, port)
  const same = await fetch(server.url + path, { method: 'POST', headers: HEADERS, body: BODY })
  if ((await same.text()) !== body) throw new Error('nginx answers other bytes')
  // Without a master the worker is the process that was started.
  if (Number(readFileSync(pidFile, 'utf8')) !== server.pid) throw new Error('Another nginx answers')
  return server
}

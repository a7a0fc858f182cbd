import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { anew, ask, calculate, PRIVATE, PUBLIC, post } from '../support/http.ts'
import { guard, killGroup } from '../support/process-group.ts'
import { inherited, launch, serviceCommands } from '../support/program.ts'
import { type Runtime, runtimes } from '../support/runtimes.ts'
import { type Server, start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const salary = { gross_salary: 15_000_000 }
const key = 'k3y-of-the-payroll-department'
const trace = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${trace}-b7ad6b7169203331-01`

/** A disk of 16 KiB in memory; where this user may not mount one, one that is always full. */
function smallDisk(): Disposable & { readonly log: string } {
  const folder = new TemporaryFolder()
  const mount = ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', folder.path]
  const isMounted = spawnSync('mount', mount).status === 0
  return {
    log: isMounted ? folder.file('log') : '/dev/full',
    [Symbol.dispose]() {
      if (isMounted) spawnSync('umount', [folder.path])
      folder[Symbol.dispose]()
    },
  }
}

interface Unread {
  readonly runtime: Runtime
  readonly kind: 'pipe' | 'socket'
  readonly port: number
  readonly workers: string
}

/** Starts the service with an output that nobody reads, although its other end stays open. */
function unread({ runtime, kind, port, workers }: Unread) {
  const folder = new TemporaryFolder()
  const fifo = folder.file('log')
  execFileSync('mkfifo', [fifo])
  const end = openSync(fifo, 'r+')
  const [file = '', ...parameters] = serviceCommands[runtime]
  const child = spawn(file, parameters, {
    env: {
      ...{ ...inherited, PORT: String(port), WORKERS: workers },
      ...{ NODE_ENV: 'production', API_KEY: key, RATE_LIMIT: 'off' },
    },
    // Node gives its children sockets, and reads none whose data nobody wants.
    stdio: ['ignore', kind === 'pipe' ? end : 'pipe', 'ignore'],
    detached: true,
  })
  const release = guard(child)
  const ended = once(child, 'exit')
  return {
    async stop() {
      child.kill('SIGTERM')
      const [code, signal] = await ended
      return { code, signal }
    },
    [Symbol.dispose]() {
      killGroup(child)
      release()
      closeSync(end)
      folder[Symbol.dispose]()
    },
  }
}

const linesOf = (server: Server) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"Request"'))
    .map((line) => JSON.parse(line))

describe.concurrent.each(runtimes)('the log of requests on $runtime', ({ runtime }) => {
  it('has one line for each request, without its content', async () => {
    await using server = await start({
      runtime,
      environment: { NODE_ENV: 'production', API_KEY: key },
    })
    const began = performance.now()
    await calculate(server, salary, { 'x-request-id': 'one', traceparent })
    await post(server, PRIVATE, '{', { 'x-request-id': 'two', 'x-api-key': key })
    await post(server, PRIVATE, salary, { 'x-request-id': 'three', 'x-api-key': 'nobody' })
    await ask(server, '/api/v1/law/2026?from=1', { headers: { 'x-request-id': 'four' } })
    await ask(server, '/no/such/address?salary=1', {
      headers: { 'x-request-id': 'five', traceparent: `00-${'0'.repeat(32)}-x` },
    })
    await ask(server, PUBLIC, { method: 'DELETE', headers: { 'x-request-id': 'six' } })
    const took = performance.now() - began
    await eventually('the lines are written', () => linesOf(server).length === 6)
    const usual = { level: 30, time: expect.any(Number), duration_ms: expect.any(Number) }
    const line = (fields: object) => ({ ...usual, ...fields, msg: 'Request' })
    expect(linesOf(server)).toEqual([
      line({ method: 'POST', route: PUBLIC, status: 200, request_id: 'one', trace_id: trace }),
      line({ method: 'POST', route: PRIVATE, status: 400, request_id: 'two', key_id: 'default' }),
      line({ method: 'POST', route: PRIVATE, status: 401, request_id: 'three' }),
      line({ method: 'GET', route: '/api/v1/law/*', status: 400, request_id: 'four' }),
      line({ method: 'GET', status: 404, request_id: 'five' }),
      line({ method: 'DELETE', route: PUBLIC, status: 405, request_id: 'six' }),
    ])
    for (const { duration_ms } of linesOf(server)) {
      expect(duration_ms).toBeGreaterThan(0)
      expect(duration_ms).toBeLessThan(took)
    }
  })

  it('has the routes of answer pages, whose paths have a salary, and of those above the limit', async () => {
    await using production = await start({
      runtime,
      environment: { NODE_ENV: 'production', API_KEY: 'a-key', RATE_LIMIT_PUBLIC: '30/1h' },
    })
    const statusOf = async (path: string) => (await ask(production, path)).status
    expect(await statusOf('/ru/salary/271828')).toBe(200)
    // 10 of 30 points are left. A page that is kept costs none.
    expect(await statusOf('/ru/salary/314159')).toBe(429)
    expect(await statusOf('/ru/salary/271828')).toBe(200)
    await eventually('the lines are written', () => production.output().includes('/ru/salary/*'))
    expect(production.output()).not.toMatch(/271828|314159/)
  })

  it('has health and metrics requests only at debug level, and no requests above info', async () => {
    await using usual = await start({ runtime })
    await using talkative = await start({ runtime, environment: { LOG_LEVEL: 'debug' } })
    await using quiet = await start({ runtime, environment: { LOG_LEVEL: 'warn' } })
    for (const server of [usual, talkative, quiet]) {
      for (const path of ['/livez', '/readyz', '/metrics']) await ask(server, path)
      await calculate(server, salary)
      expect((await server.stop()).code).toBe(0)
    }
    const routes = (server: Server) => linesOf(server).map(({ route }) => route)
    expect(routes(usual)).toEqual([PUBLIC])
    expect(routes(talkative)).toEqual(['/livez', '/readyz', '/metrics', PUBLIC])
    expect(routes(quiet)).toEqual([])
  })

  it.each([
    ['1', 'always'],
    ['2', 'always'],
    ['1', 'after 16 KiB'],
    ['2', 'after 16 KiB'],
  ])(
    'does not stop the service when its disk is full, with %s workers, %s',
    async (workers, when) => {
      using disk = when === 'always' ? undefined : smallDisk()
      const port = await freePort()
      const log = disk?.log ?? '/dev/full'
      const command = ['sh', '-c', `exec "$0" "$@" > ${log}`, ...serviceCommands[runtime]]
      const environment = {
        PORT: String(port),
        WORKERS: workers,
        NODE_ENV: 'production',
        API_KEY: key,
      }
      await using program = launch({ runtime, command, environment })
      await eventually('it serves', async () => {
        return (
          (await ask({ port }, '/readyz', { agent: anew }).catch(() => undefined))?.status === 200
        )
      })
      for (let sent = 0; sent < 100; sent++) {
        expect((await calculate({ port }, salary)).status).toBe(200)
      }
      // The exit code says that lines are lost.
      expect(await program.stop()).toMatchObject({ code: 2, leftRunning: false })
      expect(program.output()).toBe('')
    },
  )

  it.each([
    ['1', 'pipe'],
    ['2', 'pipe'],
    ['1', 'socket'],
    ['2', 'socket'],
  ] as const)(
    'serves and ends when nobody reads it, with %s workers, through a %s',
    async (workers, kind) => {
      const port = await freePort()
      using program = unread({ runtime, kind, port, workers })
      await eventually('it serves', async () => {
        return (
          (await ask({ port }, '/readyz', { agent: anew }).catch(() => undefined))?.status === 200
        )
      })
      // More lines than a pipe or a socket holds.
      for (let sent = 0; sent < (kind === 'pipe' ? 1000 : 3000); sent += 100) {
        const answers = await Promise.all(
          Array.from({ length: 100 }, () => calculate({ port }, salary)),
        )
        expect(answers.every(({ status }) => status === 200)).toBe(true)
      }
      const ending = await program.stop()
      // Workers on Node share a socket whose writes wait, and so would their exit.
      if (kind === 'socket') expect(ending.code).not.toBe(0)
      else expect(ending).toEqual({ code: 2, signal: null })
    },
  )

  it('is complete after a stop, including buffered lines', async () => {
    await using server = await start({ runtime })
    const count = 500
    for (let sent = 0; sent < count; sent += 50) {
      await Promise.all(Array.from({ length: 50 }, () => calculate(server, salary)))
    }
    expect((await server.stop()).code).toBe(0)
    const lines = server.output().trim().split('\n')
    expect(linesOf(server)).toHaveLength(count)
    expect(JSON.parse(lines.at(-1) ?? '').msg).toBe('Stopped')
  })
})

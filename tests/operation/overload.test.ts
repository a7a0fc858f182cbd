import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Connection } from '../support/connection.ts'
import { eventually } from '../support/eventually.ts'
import {
  type Answer,
  ask,
  calculate,
  calculatePrivately,
  PRIVATE,
  PUBLIC,
  post,
} from '../support/http.ts'
import { hasProgram } from '../support/needed-program.ts'
import { RedisServer } from '../support/redis.ts'
import { runtimes } from '../support/runtimes.ts'
import { type Server, start } from '../support/server.ts'

const salary = { gross_salary: 15_000_000 }
const body = JSON.stringify(salary)
const head = `POST ${PUBLIC} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`

/** Opens connections and sends unfinished requests. */
async function slowCallers(server: Server, count: number): Promise<Connection[]> {
  const connections = await Promise.all(
    Array.from({ length: count }, () => Connection.open(server.port)),
  )
  for (const connection of connections) connection.send(head + body.slice(0, 5))
  return connections
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)

describe.each(runtimes)('overload on $runtime', ({ runtime }) => {
  it('by slow bodies is answered 503 with Retry-After, and admitted requests are answered', async () => {
    await using server = await start({ runtime, environment: { MAX_REQUESTS_IN_FLIGHT: '1' } })
    const slow = await slowCallers(server, 10)
    await eventually('new requests are refused', async () => {
      return (await calculate(server, salary)).status === 503
    })
    const refusal = await calculate(server, salary, { 'accept-language': 'ru' })
    expect(refusal.json).toMatchObject({
      type: '/errors/overloaded',
      status: 503,
      code: 'overloaded',
      title: 'Сервис перегружен',
      request_id: refusal.headers['x-request-id'],
    })
    expect(refusal.headers['content-type']).toBe('application/problem+json')
    expect(refusal.headers['content-language']).toBe('ru')
    expect(refusal.headers['retry-after']).toBe('1')
    expect((await calculatePrivately(server, salary)).status).toBe(503)
    expect((await ask(server, '/openapi.json')).status).toBe(503)
    expect(statuses([await ask(server, '/livez'), await ask(server, '/readyz')])).toEqual([
      200, 200,
    ])

    // An admitted request is answered, and then its place is free again.
    const [first, ...others] = slow
    first?.send(body.slice(5))
    expect((await first?.answer())?.status).toBe(200)
    expect((await calculate(server, salary)).status).toBe(200)
    // The places of disconnected callers are free again too.
    for (const connection of others) connection[Symbol.dispose]()
    await eventually('new requests are admitted', async () => {
      using again = (await slowCallers(server, 1))[0] as Connection
      return !again.isClosed && (await calculate(server, salary)).status === 200
    })
    first?.[Symbol.dispose]()
  })

  it('by computing is answered 503, and the service stays ready and recovers', async () => {
    await using server = await start({ runtime, environment: { MAX_EVENT_LOOP_DELAY: '5' } })
    const compare = () => post(server, `${PRIVATE}/compare`, salary, { 'x-api-key': server.key })
    expect((await compare()).status).toBe(200)

    const counts = new Map<number, number>()
    let over = false
    const clients = Array.from({ length: 60 }, async () => {
      while (!over) {
        const { status, headers } = await compare()
        counts.set(status, (counts.get(status) ?? 0) + 1)
        if (status === 503) expect(headers['retry-after']).toBe('1')
      }
    })
    for (let look = 0; look < 10; look++) {
      const health = [await ask(server, '/livez'), await ask(server, '/readyz')]
      expect(statuses(health)).toEqual([200, 200])
    }
    await eventually('requests are refused', () => (counts.get(503) ?? 0) > 100)
    over = true
    await Promise.all(clients)
    expect([...counts.keys()].sort()).toEqual([200, 503])
    expect((await compare()).status).toBe(200)
    expect(server.output()).not.toContain('"level":50')
  })
})

describe.each(runtimes)('costly requests on $runtime', ({ runtime }) => {
  it('are answered one in a turn of the event loop, and cheap ones between them', async () => {
    const key = 'k3y-of-the-payroll-department'
    const patient = { MAX_EVENT_LOOP_DELAY: '60000' }
    const environment = { NODE_ENV: 'production', API_KEY: key, ...patient }
    await using server = await start({ runtime, environment })
    const path = `${PRIVATE}/explain`
    const connections = await Promise.all(
      Array.from({ length: 21 }, () => Connection.open(server.port)),
    )
    const known = head + body
    // The service has accepted each connection once it has answered on it.
    for (const connection of connections) connection.send(known)
    await Promise.all(connections.map((connection) => connection.answer()))
    const cheap = connections.pop() as Connection
    // The stopped service finds all requests at once, the cheap one last.
    server.signal('SIGSTOP', true)
    const keyed = head.replace(PUBLIC, path).replace('oklad', `oklad\r\nX-Api-Key: ${key}`)
    for (const connection of connections) connection.send(keyed + body)
    cheap.send(known)
    server.signal('SIGCONT', true)
    const answers = await Promise.all([cheap, ...connections].map((each) => each.answer()))
    expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(200))
    for (const connection of [cheap, ...connections]) connection[Symbol.dispose]()
    const logged = () =>
      server
        .output()
        .match(/"route":"[^"]+"/g)
        ?.map(String) ?? []
    await eventually('all are logged', () => logged().length === 42)
    expect(logged().indexOf(`"route":"${PUBLIC}"`, 21)).toBeLessThan(31)
  })
})

describe.runIf(hasProgram('redis-server')).each(runtimes)(
  'overload while Redis hangs, on $runtime',
  ({ runtime }) => {
    it('is answered 503, and waiting requests are answered', async () => {
      await using redis = await RedisServer.start()
      const environment = {
        RATE_LIMIT: 'on',
        REDIS_URL: redis.url,
        MAX_REQUESTS_IN_FLIGHT: '5',
      }
      await using server = await start({ runtime, environment })
      await server.printed(/Redis answers/)
      const connections = await Promise.all(
        Array.from({ length: 40 }, () => Connection.open(server.port)),
      )
      redis.freeze()
      // The stopped service finds all requests at once. A running one might read a few at a time.
      server.signal('SIGSTOP', true)
      for (const connection of connections) connection.send(head + body)
      await pause(100)
      server.signal('SIGCONT', true)
      const answers = await Promise.all(connections.map((connection) => connection.answer()))
      for (const connection of connections) connection[Symbol.dispose]()
      const count = (status: number) => answers.filter((answer) => answer.status === status).length
      expect(count(200) + count(503)).toBe(40)
      expect(count(200)).toBeGreaterThanOrEqual(5)
      expect(count(503)).toBeGreaterThan(0)
    })
  },
)

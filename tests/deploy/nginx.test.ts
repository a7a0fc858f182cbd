import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { Connection } from '../support/connection.ts'
import { eventually } from '../support/eventually.ts'
import { ask, calculate, PRIVATE, PUBLIC, post } from '../support/http.ts'
import { hasProgram } from '../support/needed-program.ts'
import { Nginx } from '../support/nginx.ts'
import { type Runtime, runtimes } from '../support/runtimes.ts'
import { type Server, start } from '../support/server.ts'

const salary = { gross_salary: 15_000_000 }
const runtime = runtimes[0]?.runtime as Runtime

const replica = (environment: Readonly<Record<string, string>> = {}): Promise<Server> =>
  start({ runtime, environment: { TRUST_PROXY: '127.0.0.1', ...environment } })

describe.runIf(hasProgram('nginx'))('nginx before two replicas', () => {
  it('shares requests out, and passes on what it was told', async () => {
    await using one = await replica()
    await using other = await replica()
    await using nginx = await Nginx.start([one.port, other.port])
    const counts = async ({ port }: Server) => {
      const { text } = await ask({ port }, '/metrics')
      return Number(/^oklad_calculations_total\{.*\} (\d+)$/m.exec(text)?.[1] ?? 0)
    }
    const ids = Array.from({ length: 20 }, (_, index) => `request-${index}`)
    for (const id of ids) {
      const answer = await calculate(nginx, salary, { 'x-request-id': id })
      expect(answer.status).toBe(200)
      expect(answer.headers['x-request-id']).toBe(id)
    }
    const [first, second] = [await counts(one), await counts(other)]
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(0)
    expect(first + second).toBe(20)
    // The service, not nginx, answers a body that is too large.
    const large = await post(nginx, PUBLIC, `{"gross_salary": ${'1'.repeat(20_000)}}`)
    expect(large.status).toBe(413)
    expect(large.json['code']).toBe('body_too_large')
    expect((await ask(nginx, '/metrics')).status).toBe(404)
  })

  it('refuses a path that can mean another path', async () => {
    await using one = await replica()
    await using nginx = await Nginx.start([one.port, one.port])
    for (const path of [
      '/x\\..\\metrics',
      '/x/../metrics',
      '/x/%2e%2E/metrics',
      '/x%5c..%5Cmetrics',
      '/./metrics',
      '/docs/..',
    ]) {
      using connection = await Connection.open(nginx.port)
      connection.send(`GET ${path} HTTP/1.1\r\nHost: oklad\r\n\r\n`)
      expect([path, (await connection.answer()).status]).toEqual([path, 400])
    }
    expect((await ask(nginx, '/api/v1/law/diff?from=2025&to=2026&note=/../')).status).not.toBe(404)
  })

  it('refuses methods that Bun answers by closing the connection, and avoids no replica for them', async () => {
    await using one = await replica()
    await using nginx = await Nginx.start([one.port, one.port])
    for (const method of ['FOO', 'LABEL', 'PRI', '-', 'FOO', 'PROPFIND', 'get']) {
      using connection = await Connection.open(nginx.port)
      connection.send(`${method} /livez HTTP/1.1\r\nHost: oklad\r\n\r\n`)
      const { status } = await connection.answer()
      expect([method, [400, 405].includes(status)]).toEqual([method, true])
      expect((await calculate(nginx, salary)).status).toBe(200)
    }
  })

  it('passes a batch on while it arrives, however large it is', async () => {
    await using one = await replica({ API_KEY: 'k3y-of-the-payroll-department' })
    await using nginx = await Nginx.start([one.port, one.port])
    const headers = { 'content-type': 'application/x-ndjson', 'x-api-key': one.key }
    const path = `${PRIVATE}/batch`
    const sent = request({ port: nginx.port, path, method: 'POST', headers })
    sent.write('{"gross_salary":1}\n')
    const [message] = (await once(sent, 'response')) as [IncomingMessage]
    let text = String((await once(message, 'data'))[0])
    expect(text).toContain('"line":1')
    message.on('data', (chunk) => {
      text += chunk
    })
    sent.end('{"gross_salary":1}\n'.repeat(9_999))
    await once(message, 'end')
    expect(text.trim().split('\n').at(-1)).toContain('"line":10000')
    expect(text).not.toContain('"problem"')
  })

  it('tells the address of the caller, whatever the caller says of it', async () => {
    const limits = { RATE_LIMIT: 'on', RATE_LIMIT_PUBLIC: '3/1h' }
    await using one = await replica(limits)
    await using nginx = await Nginx.start([one.port, one.port])
    const statuses = []
    for (let count = 0; count < 5; count++) {
      const forged = { 'x-forwarded-for': `203.0.113.${count}` }
      statuses.push((await calculate(nginx, salary, forged)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    // Another caller, who comes by another proxy.
    const elsewhere = { 'x-forwarded-for': '198.51.100.1' }
    expect((await calculate(one, salary, elsewhere)).status).toBe(200)
  })

  it('asks the other replica when one is killed, and every request is answered', async () => {
    await using one = await replica()
    await using other = await replica()
    await using nginx = await Nginx.start([one.port, other.port])
    const statuses: number[] = []
    let over = false
    const clients = Array.from({ length: 8 }, async () => {
      const agent = new Agent({ keepAlive: true })
      while (!over) {
        const { status } = await post(nginx, PUBLIC, salary, {}, agent)
        statuses.push(status)
      }
      agent.destroy()
    })
    await eventually('the load runs', () => statuses.length > 200)
    one.signal('SIGKILL', true)
    const killed = statuses.length
    await eventually('the load goes on', () => statuses.length > killed + 500)
    over = true
    await Promise.all(clients)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  it('does not pass on to the other what one replica is too busy for', async () => {
    // Of one place, which a body that does not come takes up tenfold.
    await using busy = await replica({ MAX_REQUESTS_IN_FLIGHT: '1' })
    await using nginx = await Nginx.start([busy.port, busy.port])
    const head = `POST ${PUBLIC} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`
    const slow = await Promise.all(Array.from({ length: 10 }, () => Connection.open(busy.port)))
    for (const connection of slow) connection.send(head)
    await eventually('there is no place left', async () => {
      return (await calculate(busy, salary)).status === 503
    })
    const refused = async () => {
      const { text } = await ask(busy, '/metrics')
      return Number(/^oklad_overload_refusals_total\{reason="arriving"\} (\d+)$/m.exec(text)?.[1])
    }
    const before = await refused()
    const answer = await calculate(nginx, salary)
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('1')
    // Asked once and not once more.
    expect(await refused()).toBe(before + 1)
    for (const connection of slow) connection[Symbol.dispose]()
  })
})

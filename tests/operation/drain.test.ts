import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Connection } from '../support/connection.ts'
import { drainingSignals, expectDrainUnderLoad, inGoodOrder } from '../support/drain.ts'
import { eventually } from '../support/eventually.ts'
import { ask, calculate, PUBLIC } from '../support/http.ts'
import { haveInFlight, Metrics } from '../support/metrics.ts'
import { runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'

const body = '{"gross_salary":15000000}'
const head = `POST ${PUBLIC} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`

// These tests run concurrently, because they mostly wait.
describe.concurrent.each(runtimes)('the service on $runtime, when it stops,', ({ runtime }) => {
  it.each(drainingSignals)(
    'answers every accepted request and ends with exit code 0: %s',
    async (_, signal, toAll) => {
      await using server = await start({ runtime })
      await expectDrainUnderLoad(server, signal, toAll)
    },
  )

  it('resets no connection of clients that open one for each request', async () => {
    await using server = await start({ runtime })
    await expectDrainUnderLoad(server, 'SIGTERM', false, undefined, 'close')
  })

  it('finishes a request in flight even if the signal comes twice', async () => {
    await using server = await start({ runtime })
    const expected = (await calculate(server, body)).text
    using connection = await Connection.open(server.port)
    connection.send(head + body.slice(0, 10))
    await haveInFlight(server, 1)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) server.signal(signal)
    await eventually('the port is closed', async () => {
      const opened = await Connection.open(server.port).catch(() => undefined)
      opened?.[Symbol.dispose]()
      return opened === undefined
    })
    connection.send(body.slice(10))
    const answer = await connection.answer()
    expect(answer.status).toBe(200)
    expect(answer.body).toBe(expected)
    expect(answer.headers['connection']?.toLowerCase()).toBe('close')
    await connection.closed
    expect(await server.ended()).toMatchObject(inGoodOrder)
    expect(server.output().match(/"Draining"/g)).toHaveLength(1)
  })

  it('does not wait for idle connections', async () => {
    await using server = await start({ runtime })
    const idle = await Promise.all(Array.from({ length: 20 }, () => Connection.open(server.port)))
    for (const connection of idle) {
      connection.send('GET /livez HTTP/1.1\r\nHost: oklad\r\n\r\n')
      expect((await connection.answer()).status).toBe(200)
    }
    expect(await server.stop()).toMatchObject(inGoodOrder)
    await Promise.all(idle.map(({ closed }) => closed))
  })

  it('does not wait for connections without a request', async () => {
    await using server = await start({ runtime })
    const ahead = await Promise.all(Array.from({ length: 20 }, () => Connection.open(server.port)))
    try {
      expect(await server.stop()).toMatchObject(inGoodOrder)
    } finally {
      for (const connection of ahead) connection[Symbol.dispose]()
    }
  })

  it('sends an answer in full even if the client reads it late', async () => {
    await using server = await start({ runtime })
    const path = '/docs/swagger-ui-bundle.js'
    const { length } = (await ask(server, path)).bytes
    using connection = await Connection.open(server.port)
    // More than the buffers of both ends hold. Bun does not send pipelined answers after a stop.
    const count = runtime === 'node' ? 4 : 1
    const answered = 'http_server_request_duration_seconds_count'
    connection.pause()
    connection.send(`GET ${path} HTTP/1.1\r\nHost: oklad\r\n\r\n`.repeat(count))
    await eventually('the service answers the client', async () => {
      return (await Metrics.of(server)).value(answered, { http_route: '/docs/*' }) === 1 + count
    })
    const stopped = server.stop()
    await pause(3000)
    connection.resume()
    for (let answer = 0; answer < count; answer++) {
      const { status, body } = await connection.answer()
      expect([status, Buffer.byteLength(body)]).toEqual([200, length])
    }
    expect(await stopped).toMatchObject(inGoodOrder)
  })

  it('cuts a request that never ends, with exit code 1', async () => {
    await using server = await start({ runtime })
    using connection = await Connection.open(server.port)
    connection.send(head + body.slice(0, 10))
    await haveInFlight(server, 1)
    const ending = await server.stop()
    expect(ending).toMatchObject({ code: 1, leftRunning: false })
    // The request had time to finish.
    expect(ending.milliseconds).toBeGreaterThan(5000)
    await connection.closed
    expect(connection.leftOver).not.toContain('200 OK')
    expect(server.output().match(/"level":50.*"Requests in flight were cut"/g)).toHaveLength(1)
  })

  it('ends at once on a second signal', async () => {
    const delay = 60_000
    await using server = await start({ runtime, environment: { DRAIN_DELAY: String(delay) } })
    using connection = await Connection.open(server.port)
    connection.send(head + body.slice(0, 10))
    await haveInFlight(server, 1)
    server.signal('SIGTERM')
    await server.printed(/"Draining"/)
    // Signals within half a second count as one.
    await pause(1500)
    const ending = await server.stop()
    expect(ending).toMatchObject({ code: 1, leftRunning: false })
    expect(ending.milliseconds).toBeLessThan(delay)
    expect(server.output()).toContain('"Requests in flight were cut"')
  })

  it('closes the port at once with DRAIN_DELAY=0', async () => {
    await using server = await start({ runtime, environment: { DRAIN_DELAY: '0' } })
    expect((await calculate(server, body)).status).toBe(200)
    expect(await server.stop()).toMatchObject(inGoodOrder)
  })
})

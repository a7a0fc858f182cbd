import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Connection } from '../support/connection.ts'
import { drainingSignals, expectDrainUnderLoad, inGoodOrder } from '../support/drain.ts'
import { calculate, PUBLIC } from '../support/http.ts'
import { runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'

const body = '{"gross_salary":15000000}'
const head = `POST ${PUBLIC} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`

// At the same time, because most of them wait for most of the time.
describe.concurrent.each(runtimes)('the end of the service on $runtime', ({ runtime }) => {
  it.each(drainingSignals)(
    '%s, under load: whatever was accepted is answered, and the exit code is 0',
    async (_, signal, toAll) => {
      await using server = await start({ runtime })
      await expectDrainUnderLoad(server, signal, toAll)
    },
  )

  it('a request in flight is finished, however long after the notice, whatever signals follow', async () => {
    await using server = await start({ runtime })
    const expected = (await calculate(server, body)).text
    using connection = await Connection.open(server.port)
    connection.send(head + body.slice(0, 10))
    await pause(100)
    for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGINT'] as const) {
      server.signal(signal)
      await pause(500)
    }
    connection.send(body.slice(10))
    const answer = await connection.answer()
    expect(answer.status).toBe(200)
    expect(answer.body).toBe(expected)
    expect(answer.headers['connection']?.toLowerCase()).toBe('close')
    await connection.closed
    expect(await server.ended()).toMatchObject(inGoodOrder)
    expect(server.output().match(/"Draining"/g)).toHaveLength(1)
  })

  it('connections that wait between two requests do not delay it', async () => {
    await using server = await start({ runtime })
    const idle = await Promise.all(Array.from({ length: 20 }, () => Connection.open(server.port)))
    for (const connection of idle) {
      connection.send('GET /livez HTTP/1.1\r\nHost: oklad\r\n\r\n')
      expect((await connection.answer()).status).toBe(200)
    }
    const ending = await server.stop()
    expect(ending).toMatchObject(inGoodOrder)
    expect(ending.milliseconds).toBeLessThan(5000)
    await Promise.all(idle.map(({ closed }) => closed))
  })

  it('connections that were opened ahead and never used do not delay it', async () => {
    await using server = await start({ runtime })
    const ahead = await Promise.all(Array.from({ length: 20 }, () => Connection.open(server.port)))
    try {
      const ending = await server.stop()
      expect(ending).toMatchObject(inGoodOrder)
      expect(ending.milliseconds).toBeLessThan(5000)
    } finally {
      for (const connection of ahead) connection[Symbol.dispose]()
    }
  })

  it('a request that never ends is cut, and the exit code is 0 all the same', async () => {
    await using server = await start({ runtime })
    using connection = await Connection.open(server.port)
    connection.send(head + body.slice(0, 10))
    await pause(100)
    const ending = await server.stop()
    expect(ending).toMatchObject(inGoodOrder)
    expect(ending.milliseconds).toBeLessThan(10_000)
    // It had its time.
    expect(ending.milliseconds).toBeGreaterThan(5000)
    await connection.closed
    expect(connection.leftOver).not.toContain('200 OK')
    expect(server.output()).toContain('Some requests were still in flight and are cut')
  })
})

describe.concurrent('npm start', () => {
  it.each<NodeJS.Signals>(['SIGTERM', 'SIGINT'])('ends in good order by %s', async (signal) => {
    await using server = await start({
      runtime: 'bun',
      command: ['npm', 'start'],
      environment: { npm_config_update_notifier: 'false' },
    })
    await expectDrainUnderLoad(server, signal, false)
    expect(server.output()).toContain('"Stopped"')
  })
})

import { describe, expect, it } from 'vitest'
import { ask, calculate } from '../support/http.ts'
import { runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'

describe.concurrent.each(runtimes)('health on $runtime', ({ runtime }) => {
  it('is ready and alive, then only alive while the service drains', async () => {
    await using server = await start({ runtime })
    const [ready, live] = await Promise.all([ask(server, '/readyz'), ask(server, '/livez')])
    expect(ready.json).toEqual({ status: 'ready' })
    expect(live.json).toEqual({ status: 'alive' })
    for (const { status, headers } of [ready, live]) {
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/json')
      expect(headers['cache-control']).toBe('no-store')
    }

    server.signal('SIGTERM')
    await server.printed(/"Draining"/)
    const [notReady, stillLive, calculation] = await Promise.all([
      ask(server, '/readyz', { headers: { 'accept-language': 'ru' } }),
      ask(server, '/livez'),
      calculate(server, { gross_salary: 100 }),
    ])
    expect(notReady.status).toBe(503)
    expect(notReady.headers['content-type']).toBe('application/problem+json')
    expect(Number(notReady.headers['retry-after'])).toBeGreaterThan(0)
    expect(notReady.json).toMatchObject({
      type: '/errors/draining',
      status: 503,
      code: 'draining',
      title: 'Сервис завершает работу',
      request_id: notReady.headers['x-request-id'],
    })
    // The service still answers, and closes each connection.
    expect(stillLive.status).toBe(200)
    expect(calculation.status).toBe(200)
    for (const { headers } of [notReady, stillLive, calculation]) {
      expect(headers.connection?.toLowerCase()).toBe('close')
    }

    expect(await server.ended()).toMatchObject({ code: 0, leftRunning: false })
    await expect(ask(server, '/livez')).rejects.toThrow('ECONNREFUSED')
  })
})

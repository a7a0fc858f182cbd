import { expect, it } from 'vitest'
import { serveInProcess } from '../testing/in-process.ts'

const key = 'k3y-of-the-payroll-department'
const environment = {
  ...{ API_KEY: key, RATE_LIMIT: 'on', LOG_LEVEL: 'silent', METRICS: 'on' },
  ...{ RATE_LIMIT_PUBLIC: '1/60s', RATE_LIMIT_PRIVATE: '1/60s', RATE_LIMIT_FAILED_KEYS: '1/60s' },
}

/** The routes that no limit may refuse: an orchestrator restarts a process that does not answer them. */
const vital = ['/livez', '/readyz']

/** Ways to ask: those that the route answers and those that it refuses. */
const ways: readonly { method: string; headers: Record<string, string> }[] = [
  { method: 'GET', headers: {} },
  { method: 'GET', headers: { accept: 'text/html' } },
  { method: 'POST', headers: { 'content-type': 'application/json' } },
  { method: 'POST', headers: { 'content-type': 'text/plain', 'x-api-key': key } },
  { method: 'POST', headers: { 'x-api-key': 'nobody' } },
  { method: 'OPTIONS', headers: {} },
  { method: 'DELETE', headers: {} },
]

it('no answer of the service is free of the limiter', async () => {
  const { handle, paths } = await serveInProcess(environment)
  const body = new TextEncoder().encode('{"gross_salary":1}')
  // After these this caller has spent every limit, so an answer other than 429 is free.
  for (let sent = 0; sent < 1000; sent++)
    await handle({ path: '/no/such/address', headers: {}, body })
  for (const path of ['/api/v1/calc', '/api/v1/private-calc']) {
    const headers = { 'content-type': 'application/json', 'x-api-key': key }
    expect((await handle({ path, headers, body })).status).toBe(200)
  }
  const free: string[] = []
  for (const pattern of [...paths, '/no/such/address', '/errors/invalid_request', '*']) {
    const path = pattern.replace('/*', '/2026')
    for (const way of ways) {
      const { status } = await handle({ path, ...way, body })
      if (status !== 429) free.push(`${way.method} ${path} ${status}`)
    }
  }
  const first = 'POST /api/v1/private-calc 401'
  expect(free.filter((one) => one !== first)).toEqual(
    vital.flatMap((path) => [`GET ${path} 200`, `GET ${path} 200`]),
  )
}, 60_000)

it('files and refusals have a limit of their own, ten times the public one', async () => {
  const { handle } = await serveInProcess({ ...environment, RATE_LIMIT_PUBLIC: '101/60s' })
  const statuses = new Set<number>()
  for (let sent = 0; sent < 1010; sent++) {
    const path = '/no/such/address'
    const reply = await handle({ path, headers: {}, body: new Uint8Array() })
    statuses.add(reply.status)
  }
  expect([...statuses]).toEqual([404])
  const refused = await handle({ path: '/', headers: {}, body: new Uint8Array() })
  expect(refused.status).toBe(429)
  expect(new Map(refused.own).get('ratelimit')).toMatch(/^"other";r=0;t=\d+$/)
  const plain = await handle({
    path: '/api/v1/calc',
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode('{"gross_salary":1}'),
  })
  expect(plain.status).toBe(200)
})

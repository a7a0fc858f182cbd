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
  const free: string[] = []
  const body = new TextEncoder().encode('{"gross_salary":1}')
  for (const pattern of [...paths, '/no/such/address', '/errors/invalid_request', '*']) {
    const path = pattern.replace('/*', '/2026')
    for (const [index, { method, headers }] of ways.entries()) {
      const peer = `10.0.${index}.${1 + paths.indexOf(pattern)}`
      let status = 0
      // Ten times the public limit is that of files and refusals.
      for (let sent = 0; sent < 12 && status !== 429; sent++) {
        status = (await handle({ path, method, headers, body, peer })).status
      }
      if (status !== 429) free.push(`${method} ${pattern}`)
    }
  }
  const own = vital.flatMap((path) => ['GET', 'GET'].map((method) => `${method} ${path}`))
  expect(free).toEqual(own)
}, 60_000)

import { expect, it } from 'vitest'
import { serveInProcess } from '../testing/in-process.ts'

const key = 'k3y-of-the-payroll-department'

/** Posts bodies to a service under a limit of points, and returns the statuses. */
async function statusesUnder(limit: string, path: string, bodies: readonly string[]) {
  const environment = { API_KEY: key, RATE_LIMIT: 'on', LOG_LEVEL: 'silent', METRICS: 'off' }
  const limits = { RATE_LIMIT_PUBLIC: limit, RATE_LIMIT_PRIVATE: limit }
  const { handle } = await serveInProcess({ ...environment, ...limits })
  const accept = 'application/json, text/event-stream'
  const headers = { 'content-type': 'application/json', accept, 'x-api-key': key }
  const statuses = []
  for (const body of bodies) {
    const reply = await handle({ path, headers, body: new TextEncoder().encode(body) })
    statuses.push(reply.status)
    if (reply.status === 429) expect(new Map(reply.own).get('retry-after')).toMatch(/^\d+$/)
  }
  return statuses
}

const plain = '{"gross_salary":1}'

it.each(['/api/v1/calc', '/api/v1/private-calc'])(
  'a body costs a point more for each full KiB at %s',
  async (path) => {
    const large = plain + ' '.repeat(3072 - plain.length)
    const statuses = await statusesUnder('9/60s', path, [large, large, plain, plain])
    // 4 + 4 + 1 points.
    expect(statuses).toEqual([200, 200, 200, 429])
  },
)

it.each([
  ['/api/v1/private-calc/explain', plain],
  [
    '/mcp',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"explain","arguments":{"gross_salary":1,"month":5}}}',
  ],
])('an explanation costs the same at %s', async (path, body) => {
  expect(await statusesUnder('224/60s', path, [body, body, body])).toEqual([200, 200, 429])
  // A limit below 75 points allows one in each window.
  expect(await statusesUnder('40/60s', path, [body, body])).toEqual([200, 429])
  expect(await statusesUnder('1/60s', path, [body, body])).toEqual([200, 429])
})

it.each([
  ['ten writs', 'deductions_after_tax', Array(10).fill({ kind: 'writ', debt: 100 }), 1 + 5],
  [
    'twelve absences',
    'absences',
    Array.from({ length: 12 }, (_, index) => ({
      ...{ kind: 'unpaid', from: `2026-${String(index + 1).padStart(2, '0')}-10`, days: 1 },
    })),
    1 + 24,
  ],
])('the items of lists cost points: %s', async (_, name, list, points) => {
  const body = JSON.stringify({ gross_salary: 1, start_date: '2026-01-01', [name]: list })
  const kib = Math.trunc(body.length / 1024)
  const limit = `${2 * (points + kib) - 1}/60s`
  expect(await statusesUnder(limit, '/api/v1/private-calc', [body, body])).toEqual([200, 429])
})

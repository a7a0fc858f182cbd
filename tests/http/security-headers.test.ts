import { describe, expect, it } from 'vitest'
import {
  type Answer,
  ask,
  calculate,
  calculatePrivately,
  PRIVATE,
  PUBLIC,
  post,
} from '../support/http.ts'
import { type ServiceInProcess, sharedInProcess } from '../support/in-process.ts'
import { docsAssets } from '../support/routes.ts'

const salary = { gross_salary: 15_000_000 }

/** One answer of every kind: its name, its status, and the request for it. */
const kinds: readonly (readonly [
  kind: string,
  status: number,
  ask: (server: ServiceInProcess) => Promise<Answer>,
])[] = [
  ['a calculation', 200, (server) => calculate(server, salary)],
  ['a private calculation', 200, (server) => calculatePrivately(server, salary)],
  ['invalid input', 400, (server) => calculate(server, {})],
  ['a missing key', 401, (server) => post(server, PRIVATE, salary)],
  ['an unknown address', 404, (server) => ask(server, '/nowhere')],
  ['an unknown asset', 404, (server) => ask(server, '/docs/nowhere.js')],
  ['a wrong method', 405, (server) => ask(server, PUBLIC)],
  [
    'an unacceptable media type',
    406,
    (server) => calculate(server, salary, { accept: 'text/html' }),
  ],
  ['a body that is too large', 413, (server) => calculate(server, ' '.repeat(16_385))],
  [
    'a body that is not JSON',
    415,
    (server) => calculate(server, salary, { 'content-type': 'text/plain' }),
  ],
  ['a preflight', 204, (server) => ask(server, PUBLIC, { method: 'OPTIONS' })],
  ['a private preflight', 204, (server) => ask(server, PRIVATE, { method: 'OPTIONS' })],
  ['the page', 200, (server) => ask(server, '/')],
  ['the redirect to the explanation', 302, (server) => ask(server, '/how')],
  ['health', 200, (server) => ask(server, '/livez')],
  ['readiness', 200, (server) => ask(server, '/readyz')],
  ['the OpenAPI document', 200, (server) => ask(server, '/openapi.json')],
  ['the reference', 200, (server) => ask(server, '/docs/en/console')],
  ['an error page', 200, (server) => ask(server, '/errors/not_found')],
  ...docsAssets.map(
    (path) => [`the asset ${path}`, 200, (server: ServiceInProcess) => ask(server, path)] as const,
  ),
  [
    'an unchanged asset',
    304,
    async (server) => {
      const { etag = '' } = (await ask(server, '/docs/en/console')).headers
      return ask(server, '/docs/en/console', { headers: { 'if-none-match': etag } })
    },
  ],
]

describe('security headers', () => {
  const server = sharedInProcess()

  it.each(kinds)('are set for %s (%i)', async (_, status, send) => {
    const { headers, ...answer } = await send(server())
    expect(answer.status).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
  })

  it.each([
    ['a calculation', () => calculate(server(), salary)],
    ['a private calculation', () => calculatePrivately(server(), salary)],
    ['invalid input', () => calculate(server(), {})],
    ['a refused key', () => post(server(), PRIVATE, salary, { 'x-api-key': 'nobody' })],
  ] as const)('forbid caches to store %s', async (_, send) => {
    expect((await send()).headers['cache-control']).toBe('no-store')
  })
})

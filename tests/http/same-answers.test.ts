import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { goldenCases } from '../support/golden.ts'
import {
  type Answer,
  ask,
  bytesOf,
  calculate,
  headerText,
  PRIVATE,
  PUBLIC,
  type Sent,
  type Service,
} from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'
import { calculationRoutes, readRoutes } from '../support/routes.ts'
import { runtimes } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'

const key = 'k3y-of-the-payroll-department ключ'
const environment = { API_KEY: key, CORS_ORIGINS: 'https://payroll.example' }
const json = { 'content-type': 'application/json' }
const withKey = { ...json, 'x-api-key': headerText(key) }
const salary = '{"gross_salary":15000000,"children_count":1}'
const posted = (headers: Sent['headers'], body = salary) => ({ method: 'POST', headers, body })

/** Requests of every kind: name, path, and what is sent. */
const requests: readonly (readonly [name: string, path: string, sent: Sent])[] = [
  ...[...readRoutes.map(([path]) => path), ...calculationRoutes, '/nowhere'].flatMap((path) =>
    ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map(
      (method) => [`${method} ${path}`, path, { method }] as const,
    ),
  ),
  ...['gzip', 'gzip, deflate, br', 'identity', ''].flatMap((accepted) =>
    ['/', '/openapi.json', '/docs/reference.css', '/ru/salary/250000'].map(
      (path) =>
        [`${path} in "${accepted}"`, path, { headers: { 'accept-encoding': accepted } }] as const,
    ),
  ),
  ...['https://payroll.example', 'https://stranger.example', 'null'].map(
    (origin) => [`a page of ${origin}`, PRIVATE, posted({ ...withKey, origin })] as const,
  ),
  ...['ru', 'en;q=0.4, ru;q=0.5', '*', ''].map(
    (wanted) =>
      [
        `a problem in "${wanted}"`,
        PUBLIC,
        posted({ ...json, 'accept-language': wanted }, '{}'),
      ] as const,
  ),
  ...goldenCases.core.map(
    ({ id, request }) => [id, PRIVATE, posted(withKey, String(bytesOf(request)))] as const,
  ),
  [
    'a key beyond ASCII that is wrong',
    PRIVATE,
    posted({ ...json, 'x-api-key': headerText('ключ') }),
  ],
  ['no key', PRIVATE, posted(json)],
  ['a body of no type', PUBLIC, { method: 'POST', body: salary }],
  ['another type', PUBLIC, posted({ 'content-type': 'text/plain' })],
  ['a body that is too large', PUBLIC, posted(json, ' '.repeat(16_385))],
  ['chunks', PUBLIC, posted({ ...json, 'transfer-encoding': 'chunked' })],
  ['a query', `${PUBLIC}?gross_salary=1&%D0%BE`, posted(json)],
  ['a batch', `${PRIVATE}/batch`, posted({ ...withKey, 'content-type': 'application/x-ndjson' })],
  [
    'a table',
    `${PRIVATE}/batch?keep=%D0%98%D0%BC%D1%8F`,
    posted({ ...withKey, 'content-type': 'text/csv' }, 'Имя;Оклад\nАнна;100 000\n'),
  ],
  ...[
    '/api/v1/%63alc',
    '//api/v1/calc',
    '/docs/..%2f..%2fpackage.json',
    '/%ff',
    '/*',
    '/livez?x',
  ].map((path) => [path, path, {}] as const),
]

/** Headers that a runtime writes, or that depend on how it compresses. */
const ofRuntime = [
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'etag',
]

/** The status, the headers of the service, and the body: a JSON document whatever the order of its members. */
function read({ status, headers, bytes }: Answer) {
  const own = Object.entries(headers).filter(([name]) => !ofRuntime.includes(name))
  const body = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
  const isJson = headers['content-type']?.endsWith('json') && body.length > 0
  const content = isJson ? JSON.parse(body.toString()) : body.toString('base64')
  return { status, headers: Object.fromEntries(own), content }
}

describe.each(runtimes)('over a socket on $runtime', ({ runtime }) => {
  const server = sharedServer({ runtime, environment })
  const inProcess = sharedInProcess(environment)
  const asked = (service: Service, path: string, { headers, ...sent }: Sent) =>
    ask(service, path, { ...sent, headers: { 'x-request-id': 'the-same', ...headers } })

  it.each(requests)('%s gets the answer that it gets without a socket', async (_, path, sent) => {
    const answer = await asked(server(), path, sent)
    const expected = read(await asked(inProcess(), path, sent))
    if (sent.method === 'HEAD') {
      const { headers, bytes, status } = answer
      expect([status, bytes.length]).toEqual([expected.status, 0])
      expect(headers).toMatchObject(expected.headers)
    } else expect(read(answer)).toEqual(expected)
    // The answer does not reveal the software of the server.
    for (const name of ['server', 'x-powered-by', 'set-cookie'])
      expect(answer.headers).not.toHaveProperty(name)
  })

  it('an answer from memory has its length', async () => {
    for (const path of ['/', '/openapi.json', '/docs/reference.js', '/livez']) {
      const { headers, bytes } = await ask(server(), path)
      expect(headers['content-length'], path).toBe(String(bytes.length))
    }
  })

  it('concurrent requests keep their own ids', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `at-once-${index}`)
    const answers = await Promise.all(
      ids.map((id) => calculate(server(), {}, { 'x-request-id': id })),
    )
    expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual(ids)
    expect(answers.map(({ json }) => json['request_id'])).toEqual(ids)
  })

  it('the target of a request may be a whole URL, as for a proxy', async () => {
    const answer = await ask(server(), `${server().url}/livez`)
    expect(answer.status).toBe(200)
  })
})

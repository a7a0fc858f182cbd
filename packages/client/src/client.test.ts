import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ConnectionError, createClient, ProblemError } from './index.ts'

const request = { gross_salary: 15_000_000 }
const calculation = { annual_net_income: 156_600_000 }

/** A service whose answers are given in turn, the last one for ever: status, headers, body. */
async function serviceOf(...answers: [number, Record<string, string>?, object?][]) {
  const seen: { path: string; key: unknown; language: unknown; body: string }[] = []
  const answer: RequestListener = async (incoming, reply) => {
    let body = ''
    for await (const part of incoming) body += part
    const { url: path = '', headers } = incoming
    seen.push({ path, key: headers['x-api-key'], language: headers['accept-language'], body })
    const [status, more, document] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500]
    reply.writeHead(status, { 'content-type': 'application/json', ...more })
    reply.end(JSON.stringify(document ?? calculation))
  }
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

const problemType = { 'content-type': 'application/problem+json' }

it('sends the request with the key in its header', async () => {
  const { baseUrl, seen } = await serviceOf([200])
  const client = createClient({ baseUrl: `${baseUrl}/pay/`, apiKey: 'oklad_key', language: 'ru' })
  expect(await client.privateCalc(request)).toEqual(calculation)
  expect(seen).toEqual([
    {
      path: '/pay/api/v1/private-calc',
      key: 'oklad_key',
      language: 'ru',
      body: JSON.stringify(request),
    },
  ])
})

it('asks for the differences of two tax years', async () => {
  const { baseUrl, seen } = await serviceOf([200])
  await createClient({ baseUrl }).lawDiff({ from: 2024, to: 2025 })
  expect(seen).toMatchObject([{ path: '/api/v1/law/diff?from=2024&to=2025', body: '' }])
})

it('throws where the answer to a batch ends early', async () => {
  const fetch = async () => new Response('{"line":1,"answer":{}}\n')
  const lines = createClient({ baseUrl: 'http://localhost', fetch }).batch([request, request])
  expect((await lines.next()).value?.line).toBe(1)
  await expect(lines.next()).rejects.toThrow('The answer ends early: 1 of 2 requests')
})

it('answers a batch in parts, no faster than the answers are read', async () => {
  const { baseUrl, seen } = await serviceOf([200])
  let taken = 0
  async function* people() {
    for (; taken < 250; taken++) yield request
  }
  const answers = (init?: RequestInit) =>
    String(init?.body)
      .split('\n')
      .map((_, index) => `{"line":${index + 1},"answer":{}}\n`)
  const client = createClient({
    baseUrl,
    fetch: async (path, init) => {
      seen.push({ path, key: '', language: '', body: '' })
      return new Response(answers(init).join(''))
    },
  })
  const lines: number[] = []
  for await (const { line } of client.batch(people())) {
    lines.push(line)
    expect(taken).toBeLessThan(line + 100)
  }
  expect(lines).toEqual(Array.from({ length: 250 }, (_, index) => index + 1))
  expect(seen.length).toBe(3)
})

it.each([
  ['the points of a batch are used up', 'rate_limit_exceeded', 429],
  ['the service allows fewer lines', 'batch_too_long', 413],
])('throws where %s', async (_, code, status) => {
  const problem = { line: 1, problem: { code, status, detail: 'Too many.' } }
  const { baseUrl } = await serviceOf([200, {}, problem])
  const first = createClient({ baseUrl }).batch([request]).next()
  await expect(first).rejects.toMatchObject({ status, code })
})

it('turns a problem document into an error with every input problem', async () => {
  const errors = [{ pointer: '/gross_salary', code: 'out_of_range', detail: 'Too low.' }]
  const problem = { code: 'invalid_request', status: 400, detail: 'Some fields.', errors }
  const { baseUrl, seen } = await serviceOf([400, problemType, problem])
  const error = await createClient({ baseUrl, apiKey: 'secret' })
    .calc(request)
    .catch((e) => e)
  expect(error).toBeInstanceOf(ProblemError)
  expect(error).toMatchObject({ status: 400, code: 'invalid_request', errors, problem })
  expect(error.message).toBe('Some fields.\nToo low.')
  expect(seen.length).toBe(1)
})

it('prints the key in no error', async () => {
  const { baseUrl } = await serviceOf([401, problemType, { code: 'api_key_invalid', detail: '' }])
  const error = await createClient({ baseUrl, apiKey: 'secret' })
    .explain(request)
    .catch((e) => e)
  const { inspect } = await import('node:util')
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain('secret')
})

it.each([
  ['', undefined],
  ['oklad.example:secret', undefined],
  ['ftp://oklad.example', undefined],
  ['https://user:secret@oklad.example', undefined],
  ['https://oklad.example?key=secret', undefined],
  ['https://oklad.example', 'ключ-secret'],
  ['https://oklad.example', 'secret\n'],
  ['https://oklad.example', ''],
])('is not created for the address "%s" with the key %j', (baseUrl, apiKey) => {
  const create = () => createClient({ baseUrl, ...(apiKey !== undefined && { apiKey }) })
  expect(create).toThrow(apiKey === undefined ? /^baseUrl must be/ : /^apiKey must be/)
  expect(create).not.toThrow(/secret/)
})

it('gives the status where the answer is not a problem document', async () => {
  const { baseUrl } = await serviceOf([502, { 'content-type': 'text/html' }])
  const error = await createClient({ baseUrl })
    .law(2026)
    .catch((e) => e)
  expect(error).toMatchObject({ status: 502, problem: undefined, code: undefined, errors: [] })
})

it.each([
  [200, 'application/json', '{"annual_net_income": salary of 15000000', 'The answer is not JSON'],
  [200, 'text/html', '', 'The answer '],
  [503, 'application/problem+json', '{"detail": salary of 15000000', 'the HTTP status 503'],
])('does not repeat an answer %i of %s that is not JSON', async (status, type, text, words) => {
  const fetch = async () => new Response(text, { status, headers: { 'content-type': type } })
  const client = createClient({ baseUrl: 'http://localhost', fetch })
  for (const call of [client.calc(request), client.batch([request]).next()]) {
    const error = await call.then(String, String)
    expect(error).toContain(words)
    expect(error).not.toContain('15000000')
  }
})

it.each(['?', '#', '/pay/?'])('calls the address with "%s" at its end', async (end) => {
  const { baseUrl, seen } = await serviceOf([200])
  await createClient({ baseUrl: baseUrl + end }).calc(request)
  expect(seen[0]?.path).toMatch(/^(\/pay)?\/api\/v1\/calc$/)
})

it.each([NaN, Infinity])(
  'sends no request with %d, which JSON has no number for',
  async (count) => {
    const { baseUrl, seen } = await serviceOf([200])
    const client = createClient({ baseUrl })
    const wrong = { gross_salary: 1, children_count: count }
    for (const call of [client.privateCalc(wrong), client.batch([wrong]).next()])
      await expect(call).rejects.toThrow(`children_count is ${count}: it must be a number`)
    expect(seen).toEqual([])
  },
)

it('gives the status where errors of a problem document are no list', async () => {
  const { baseUrl } = await serviceOf([502, problemType, { errors: { upstream: ['away'] } }])
  const call = createClient({ baseUrl }).calc(request)
  await expect(call).rejects.toMatchObject({ status: 502, errors: [] })
})

/** A date of HTTP has whole seconds: the one from one to two seconds ahead. */
const inASecond = () => new Date(Date.now() + 2000).toUTCString()

it.each([
  [429, () => '1'],
  [503, () => '1'],
  [503, inASecond],
])('tries again after %i as Retry-After says', async (status, retryAfter) => {
  // The date is at least a second after this moment, however long the service takes to start.
  const begun = performance.now()
  const { baseUrl, seen } = await serviceOf([status, { 'retry-after': retryAfter() }], [200])
  expect(await createClient({ baseUrl }).calc(request)).toEqual(calculation)
  expect(performance.now() - begun).toBeGreaterThan(950)
  expect(seen.length).toBe(2)
})

it.each([
  ['without Retry-After', 429, {}],
  ['when Retry-After is neither seconds nor a date', 503, { 'retry-after': 'soon' }],
  ['when Retry-After is longer than the timeout', 503, { 'retry-after': '60' }],
  ['after another error', 500, { 'retry-after': '0' }],
])('does not try again %s', async (_, status, headers) => {
  const { baseUrl, seen } = await serviceOf([status, headers])
  await expect(createClient({ baseUrl }).calc(request)).rejects.toMatchObject({ status })
  expect(seen.length).toBe(1)
})

it('tries again after 502, with which a proxy answers for a broken connection', async () => {
  const { baseUrl, seen } = await serviceOf([502], [200])
  expect(await createClient({ baseUrl }).calc(request)).toEqual(calculation)
  expect(seen.length).toBe(2)
})

it('gives up after the given number of retries', async () => {
  const { baseUrl, seen } = await serviceOf([429, { 'retry-after': '0' }])
  const client = createClient({ baseUrl, retries: 3 })
  await expect(client.calc(request)).rejects.toMatchObject({ status: 429, retryAfter: 0 })
  expect(seen.length).toBe(4)
})

it('stops at the timeout, and when the signal aborts', async () => {
  const { baseUrl } = await serviceOf([429, { 'retry-after': '1' }])
  const client = createClient({ baseUrl, retries: 100 })
  const silent = createClient({ baseUrl, timeout: 50, fetch: (_, init) => never(init?.signal) })
  await expect(silent.calc(request)).rejects.toMatchObject({ name: 'TimeoutError' })
  const call = client.calc(request, { signal: AbortSignal.timeout(100), timeout: 60_000 })
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
})

const never = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason)),
  )

/** A service that breaks connections as the first ones are told to, before or within the answer. */
async function breakingService(...breaks: ('before' | 'within')[]) {
  const server = createServer((incoming, reply) => {
    const how = breaks.shift()
    if (how === 'before') return void incoming.socket.destroy()
    const text = JSON.stringify(calculation)
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
    if (how === undefined) return void reply.end(text)
    reply.write(text.slice(0, 5), () => incoming.socket.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('tries again after a connection that broke before the answer, and within it', async () => {
  const client = createClient({ baseUrl: await breakingService('before', 'within') })
  expect(await client.calc(request)).toEqual(calculation)
})

it('says that the connection broke, with its cause, when it does not try again', async () => {
  for (const how of ['before', 'within'] as const) {
    const baseUrl = await breakingService(how)
    const client = createClient({ baseUrl, retries: 0, apiKey: 'secret' })
    const error = await client.privateCalc(request).catch((error) => error)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ name: 'ConnectionError', cause: expect.any(Error) })
    expect(String(error)).not.toContain('secret')
    expect(await client.calc(request)).toEqual(calculation)
  }
})

it('waits longer before each retry, and no longer than the timeout', async () => {
  const times: number[] = []
  const fetch = async () => {
    times.push(performance.now())
    throw new TypeError('fetch failed')
  }
  const calls = { baseUrl: 'http://localhost', retries: 3, fetch }
  await expect(createClient(calls).calc(request)).rejects.toThrow(ConnectionError)
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(waits).toEqual([95, 195, 395].map((least) => expect.toSatisfy((wait) => wait > least)))
  times.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  // Nine waits of 100 ms × 2ⁿ take 51.1 s; the tenth would end after the minute.
  const patient = createClient({ ...calls, retries: 100, timeout: 60_000 }).calc(request)
  const refusal = expect(patient).rejects.toThrow(ConnectionError)
  await vi.advanceTimersByTimeAsync(60_000)
  await refusal
  expect(times.length).toBe(10)
})

it('refuses a redirect, which would take the key elsewhere', async () => {
  const other = await serviceOf([200])
  const { baseUrl } = await serviceOf([307, { location: `${other.baseUrl}/api/v1/calc` }])
  const call = createClient({ baseUrl, apiKey: 'secret' }).calc(request)
  await expect(call).rejects.toMatchObject({ name: 'ProblemError', status: 307 })
  await expect(call).rejects.toThrow('give the address that it leads to')
  expect(other.seen).toEqual([])
})

import { createKey, rotateKey } from '@oklad/keys'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import {
  type Answer,
  ask,
  calculate,
  PRIVATE,
  PUBLIC,
  post,
  type Service,
} from '../support/http.ts'
import { startInProcess } from '../support/in-process.ts'
import type { Environment } from '../support/program.ts'
import { readRoutes } from '../support/routes.ts'
import { runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const salary = { gross_salary: 15_000_000 }
// Limits are by the hour, so that no test outlasts a window.
const key = 'k3y-of-the-payroll-department'

/** The two headers of an answer that state its limit: the policy, and the points that are left. */
const fieldsOf = ({ headers }: Answer) => [headers['ratelimit-policy'], headers['ratelimit']]

const remaining = (answer: Answer) =>
  Number(/;r=(\d+);/.exec(String(answer.headers['ratelimit']))?.[1])

const withKey = (server: Service, key: string, path = PRIVATE) =>
  post(server, path, salary, { 'x-api-key': key })

describe('rate limiting', () => {
  const limited = (environment: Environment = {}) =>
    startInProcess({ RATE_LIMIT: 'on', API_KEY: key, ...environment })

  it('counts the calls of an address to all open methods together', async () => {
    const server = await limited({ RATE_LIMIT_PUBLIC: '4/1h' })
    const answers = [
      await calculate(server, salary),
      await calculate(server, '{'),
      await ask(server, '/api/v1/law/2026'),
      await calculate(server, salary, { accept: 'text/html' }),
      await calculate(server, salary),
      await ask(server, '/api/v1/law'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 406, 429, 429])
    expect(answers.map(remaining)).toEqual([3, 2, 1, 0, 0, 0])
    for (const answer of answers) {
      expect(answer.headers['ratelimit-policy']).toBe('"public";q=4;w=3600')
      expect(answer.headers['ratelimit']).toMatch(/^"public";r=\d;t=3[0-6]\d\d$/)
    }
    // Private methods and all paths but answer pages do not count against this limit.
    expect((await withKey(server, key)).status).toBe(200)
    for (const [path, status] of readRoutes.filter(([path]) => !/^\/(?:api|ru)\//.test(path))) {
      const answer = await ask(server, path)
      expect([path, answer.status]).toEqual([path, status])
      expect(fieldsOf(answer)).toEqual([undefined, undefined])
    }
  })

  it('states the limit in a refusal of the body too', async () => {
    const server = await limited({ RATE_LIMIT_PUBLIC: '4/1h' })
    const refusal = await calculate(server, JSON.stringify(salary).padEnd(20_000))
    expect(refusal.status).toBe(413)
    expect(fieldsOf(refusal)).toEqual([
      '"public";q=4;w=3600',
      expect.stringMatching(/^"public";r=3;t=3[0-6]\d\d$/),
    ])
  })

  it('refuses with a problem document and Retry-After', async () => {
    const server = await limited({ RATE_LIMIT_PUBLIC: '1/1h' })
    await calculate(server, salary)
    const refusal = await calculate(server, salary, {
      'accept-language': 'ru',
      origin: 'https://x.example',
    })
    expect(refusal.status).toBe(429)
    expect(refusal.headers['content-type']).toBe('application/problem+json')
    expect(refusal.json).toMatchObject({
      type: '/errors/rate_limit_exceeded',
      status: 429,
      code: 'rate_limit_exceeded',
      title: 'Слишком много запросов',
      request_id: refusal.headers['x-request-id'],
    })
    const seconds = Number(refusal.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(refusal.headers['ratelimit']).toBe(`"public";r=0;t=${seconds}`)
    // A page of another origin can read Retry-After.
    expect(refusal.headers['access-control-allow-origin']).toBe('*')
    expect(refusal.headers['access-control-expose-headers']).toContain('retry-after')
  })

  it('allows requests again in the next window', async () => {
    const server = await limited({ RATE_LIMIT_PUBLIC: '1/3s' })
    for (const status of [429, 200]) {
      await eventually(`a request is answered ${status}`, async () => {
        return (await calculate(server, salary)).status === status
      })
    }
  })

  it('does not count preflight requests and wrong methods', async () => {
    const server = await limited({ RATE_LIMIT_PUBLIC: '1/1h' })
    for (const method of ['OPTIONS', 'GET', 'DELETE']) {
      const answer = await ask(server, PUBLIC, { method })
      expect([method, answer.status]).toEqual([method, method === 'OPTIONS' ? 204 : 405])
    }
    expect((await calculate(server, salary)).status).toBe(200)
  })

  it('counts the points of each key over all private methods', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('keys.json')
    const usual = await createKey(file, { name: 'usual' })
    const small = await createKey(file, { name: 'small', rateLimit: '1/60m' })
    const server = await limited({ RATE_LIMIT_PRIVATE: '147/1h', API_KEYS_FILE: file })
    const costs = [
      [PRIVATE, salary, 1],
      [`${PRIVATE}/gross-up`, { target_net: 15_000_000 }, 10],
      [`${PRIVATE}/payments`, salary, 10],
      [`${PRIVATE}/compare`, salary, 45],
      [`${PRIVATE}/explain`, salary, 75],
    ] as const
    let left = 147
    for (const [path, body, points] of costs) {
      const answer = await post(server, path, body, { 'x-api-key': usual.key })
      left -= points
      expect([path, answer.status, remaining(answer)]).toEqual([path, 200, left])
    }
    // 6 points are left: too few for a comparison, which is refused and costs nothing.
    const refusal = await withKey(server, usual.key, `${PRIVATE}/compare`)
    expect([refusal.status, remaining(refusal)]).toEqual([429, 6])
    expect(refusal.headers['ratelimit-policy']).toBe('"private";q=147;w=3600')
    expect(refusal.headers['access-control-allow-origin']).toBeUndefined()
    expect(remaining(await withKey(server, usual.key))).toBe(5)

    // A limit smaller than the points of a request allows one request in each window.
    const explain = `${PRIVATE}/explain`
    expect(fieldsOf(await withKey(server, small.key, explain))).toEqual([
      '"private";q=1;w=3600',
      '"private";r=0;t=3600',
    ])
    expect((await withKey(server, small.key)).status).toBe(429)
    expect((await withKey(server, key)).status).toBe(200)
  })

  it('counts a key and the key that replaces it together', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('keys.json')
    const old = await createKey(file, { name: 'payroll' })
    const rotated = await rotateKey(file, old.record.id, { overlap: 60_000 })
    const server = await limited({ RATE_LIMIT_PRIVATE: '3/1h', API_KEYS_FILE: file })
    const answers = []
    for (const key of [old.key, rotated.key, old.key, rotated.key, old.key]) {
      answers.push(await withKey(server, key))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    expect(answers.map(remaining)).toEqual([2, 1, 0, 0, 0])
  })

  it('counts the /64 networks of one IPv6 /48 together, with 16 times the limit', async () => {
    const server = await limited({ RATE_LIMIT_PUBLIC: '2/1h', TRUST_PROXY: '127.0.0.0/8' })
    const from = (forwarded: string) => calculate(server, salary, { 'x-forwarded-for': forwarded })
    const statuses = []
    for (let network = 0; network < 18; network++) {
      for (let request = 0; request < 2; request++) {
        statuses.push((await from(`2001:db8:1:${network}::${request}`)).status)
      }
    }
    expect(statuses).toEqual([...Array(32).fill(200), ...Array(4).fill(429)])
    expect(fieldsOf(await from('2001:db8:1:ffff::1'))).toEqual([
      '"public-network";q=32;w=3600',
      expect.stringMatching(/^"public-network";r=0;t=\d+$/),
    ])
    expect((await from('2001:db8:2::1')).status).toBe(200)
  })

  it('refuses an address that has sent too many wrong keys, and no other address', async () => {
    const server = await limited({
      RATE_LIMIT_FAILED_KEYS: '3/1h',
      TRUST_PROXY: '127.0.0.1, ::1',
    })
    const from = (address: string, key: string) =>
      post(server, PRIVATE, salary, { 'x-api-key': key, 'x-forwarded-for': address })
    // A request without a key is not a guess.
    for (let time = 0; time < 9; time++) {
      expect((await from('192.0.2.1', '')).json['code']).toBe('api_key_missing')
    }
    const guesses = []
    for (let guess = 0; guess < 5; guess++) guesses.push(await from('192.0.2.1', `guess-${guess}`))
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429])
    expect(guesses.map(remaining)).toEqual([2, 1, 0, 0, 0])
    expect(guesses[0]?.headers['www-authenticate']).toBeDefined()
    expect(guesses[3]?.json['code']).toBe('too_many_failed_keys')
    expect(guesses[3]?.headers['ratelimit-policy']).toBe('"failed-keys";q=3;w=3600')
    expect(Number(guesses[4]?.headers['retry-after'])).toBeGreaterThan(3000)
    // Even the right key is refused now.
    expect((await from('192.0.2.1', key)).status).toBe(429)
    expect((await from('192.0.2.2', key)).status).toBe(200)
  })
})

describe.concurrent.each(runtimes)('rate limiting over a socket on $runtime', ({ runtime }) => {
  const limited = (environment: Environment = {}) =>
    start({ runtime, environment: { RATE_LIMIT: 'on', API_KEY: key, ...environment } })

  it('ignores X-Forwarded-For without a trusted proxy, and warns once', async () => {
    await using server = await limited({ RATE_LIMIT_PUBLIC: '5/1h' })
    const answers = []
    for (let request = 0; request < 7; request++) {
      const forwarded = `198.51.100.${request}`
      answers.push(await calculate(server, salary, { 'x-forwarded-for': forwarded, forwarded }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
    await server.printed(/X-Forwarded-For is ignored/)
    expect(server.output().match(/X-Forwarded-For/g)).toHaveLength(1)
  })

  it('uses the address that a trusted proxy reports', async () => {
    await using server = await limited({ RATE_LIMIT_PUBLIC: '2/1h', TRUST_PROXY: '127.0.0.0/8' })
    const from = async (forwarded: string) =>
      remaining(await calculate(server, salary, { 'x-forwarded-for': forwarded }))
    expect(await from('192.0.2.1')).toBe(1)
    expect(await from('192.0.2.2')).toBe(1)
    // The entry that the caller wrote is to the left of the entry of the proxy.
    expect(await from('203.0.113.9, 192.0.2.1')).toBe(0)
    expect(await from('2001:db8:1:2::1')).toBe(1)
    expect(await from('2001:db8:1:2:ffff::9')).toBe(0)
    expect(await from('2001:db8:1:3::1')).toBe(1)
    expect(server.output()).not.toContain('X-Forwarded-For')
  })

  it('counts an IPv4 address by itself on a socket for IPv4 and IPv6', async () => {
    await using server = await limited({ RATE_LIMIT_PUBLIC: '3/1h', HOST: '::' })
    const ipv4 = { host: '127.0.0.1', port: server.port }
    const ipv6 = { host: '::1', port: server.port }
    expect(remaining(await calculate(ipv4, salary))).toBe(2)
    expect(remaining(await calculate(ipv4, salary))).toBe(1)
    expect(remaining(await calculate(ipv6, salary))).toBe(2)
  })

  it('is off in a local start, which says so, and on in production', async () => {
    await using local = await start({ runtime })
    expect(local.output()).toContain('Rate limits are off. RATE_LIMIT=on turns them on.')
    expect(fieldsOf(await calculate(local, salary))).toEqual([undefined, undefined])
    await using production = await start({
      runtime,
      environment: { NODE_ENV: 'production', API_KEY: key },
    })
    expect(fieldsOf(await calculate(production, salary))).toEqual([
      '"public";q=600;w=60',
      '"public";r=599;t=60',
    ])
    expect((await withKey(production, key)).headers['ratelimit-policy']).toBe(
      '"private";q=6000;w=60',
    )
    await using off = await start({
      runtime,
      environment: { NODE_ENV: 'production', API_KEY: key, RATE_LIMIT: 'off' },
    })
    expect(fieldsOf(await calculate(off, salary))).toEqual([undefined, undefined])
  })
})

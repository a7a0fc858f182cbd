import { describe, expect, it } from 'vitest'
import { Connection } from '../support/connection.ts'
import { type Address, ask, headerText, PRIVATE, post } from '../support/http.ts'
import { runtimes } from '../support/runtimes.ts'
import { sharedServer, start } from '../support/server.ts'

const salary = { gross_salary: 15_000_000 }
const strongKey = 'k3y-of-the-payroll-department'

const withKey = (server: Address, key: string) =>
  post(server, PRIVATE, salary, { 'x-api-key': headerText(key) })

describe.each(runtimes)('API_KEY on $runtime', ({ runtime }) => {
  const server = sharedServer({ runtime, environment: { API_KEY: strongKey } })

  it('lets its holder in', async () => {
    expect((await withKey(server(), strongKey)).status).toBe(200)
  })

  it.each([
    ['no key', {}],
    ['an empty one', { 'x-api-key': '' }],
    ['a key in another header', { authorization: `Bearer ${strongKey}` }],
  ])('%s is a missing key', async (_, headers) => {
    const answer = await post(server(), PRIVATE, salary, headers)
    expect(answer.status).toBe(401)
    expect(answer.json['code']).toBe('api_key_missing')
    expect(answer.headers['www-authenticate']).toBe('ApiKey realm="oklad", header="x-api-key"')
  })

  it('a key in the address is a missing key', async () => {
    const answer = await post(server(), `${PRIVATE}?x-api-key=${strongKey}`, salary)
    expect(answer.json['code']).toBe('api_key_missing')
  })

  it.each([
    ['of nobody', 'nobody'],
    ['with another letter', `${strongKey.slice(0, -1)}T`],
    ['cut', strongKey.slice(0, -1)],
    ['with something after it', `${strongKey}1`],
    ['in capitals', strongKey.toUpperCase()],
    ['twice', `${strongKey}, ${strongKey}`],
    ['in quotes', `"${strongKey}"`],
    ['after a word', `Bearer ${strongKey}`],
    ['beyond ASCII', 'ключ'],
    ['of eight thousand letters', 'x'.repeat(8000)],
    ['of the form of a made key', `oklad_${'0'.repeat(12)}_${'0'.repeat(32)}`],
    ['of the name of a property', '__proto__'],
  ])('a key %s is not valid', async (_, key) => {
    const answer = await withKey(server(), key)
    expect(answer.status).toBe(401)
    expect(answer.json['code']).toBe('api_key_invalid')
    expect(answer.headers['www-authenticate']).toBe('ApiKey realm="oklad", header="x-api-key"')
    expect(answer.text).not.toContain(key.slice(0, 30))
  })

  it('is checked before the body is read: the refusal comes while the body has not', async () => {
    for (const key of ['', 'x-api-key: nobody\r\n']) {
      using connection = await Connection.open(server().port)
      connection.send(
        `POST ${PRIVATE} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\n${key}Content-Length: 100\r\n\r\n`,
      )
      expect((await connection.answer({ milliseconds: 3000 })).status).toBe(401)
    }
  })

  it('is checked whatever the body is: too large, no JSON, of another type', async () => {
    const headers = { 'x-api-key': 'nobody' }
    expect((await post(server(), PRIVATE, ' '.repeat(20_000), headers)).status).toBe(401)
    expect((await post(server(), PRIVATE, '{', headers)).status).toBe(401)
    const xml = { ...headers, 'content-type': 'application/xml' }
    expect((await post(server(), PRIVATE, '<salary/>', xml)).status).toBe(401)
  })

  it('is printed nowhere', async () => {
    expect(server().output()).toContain('<API_KEY>')
    expect(server().output()).not.toContain(strongKey)
  })

  it('may be any text that a header can carry', async () => {
    const key = `all {of} "these" 'may' <stand>; in=a & header, 100 % \\ $HOME ключ № 1 日本 🔑`
    await using own = await start({ runtime, environment: { API_KEY: key } })
    expect((await withKey(own, key)).status).toBe(200)
    expect((await withKey(own, `${key}!`)).status).toBe(401)
  })
})

describe.concurrent.each(runtimes)('in production on $runtime', ({ runtime }) => {
  it('without a configured key every private call is refused, and the log says why', async () => {
    await using server = await start({ runtime, environment: { NODE_ENV: 'production' } })
    expect(server.output()).not.toContain('oklad_')
    expect(server.output()).toContain(
      'No API key is configured: every private call will be answered 401',
    )
    const answers = await Promise.all([
      post(server, PRIVATE, salary),
      withKey(server, 'nobody'),
      withKey(server, 'undefined'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect((await ask(server, '/readyz')).status).toBe(200)
  })

  it('a short API_KEY works, with a warning', async () => {
    const key = 'secret-key'
    const environment = { NODE_ENV: 'production', API_KEY: key }
    await using server = await start({ runtime, environment })
    expect((await withKey(server, key)).status).toBe(200)
    expect(server.output()).toContain('API_KEY has fewer than 16 characters: it can be guessed')
    expect(server.output()).not.toContain(key)
  })
})

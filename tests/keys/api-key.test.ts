import { describe, expect, it } from 'vitest'
import { Connection } from '../support/connection.ts'
import { ask, headerText, PRIVATE, post, type Service } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'
import { runtimes } from '../support/runtimes.ts'
import { sharedServer, start } from '../support/server.ts'

const salary = { gross_salary: 15_000_000 }
const strongKey = 'k3y-of-the-payroll-department'

const withKey = (server: Service, key: string) =>
  post(server, PRIVATE, salary, { 'x-api-key': headerText(key) })

describe('API_KEY', () => {
  const server = sharedInProcess({ API_KEY: strongKey })

  it('admits a caller with this key', async () => {
    expect((await withKey(server(), strongKey)).status).toBe(200)
  })

  it.each([
    ['no key', {}],
    ['an empty key', { 'x-api-key': '' }],
    ['a key in another header', { authorization: `Bearer ${strongKey}` }],
  ])('answers api_key_missing to %s', async (_, headers) => {
    const answer = await post(server(), PRIVATE, salary, headers)
    expect(answer.status).toBe(401)
    expect(answer.json['code']).toBe('api_key_missing')
    expect(answer.headers['www-authenticate']).toBe('ApiKey realm="oklad", header="x-api-key"')
  })

  it('answers api_key_missing to a key in the query', async () => {
    const answer = await post(server(), `${PRIVATE}?x-api-key=${strongKey}`, salary)
    expect(answer.json['code']).toBe('api_key_missing')
  })

  it.each([
    ['an unknown key', 'nobody'],
    ['a key with one other letter', `${strongKey.slice(0, -1)}T`],
    ['a key without its last letter', strongKey.slice(0, -1)],
    ['a key with one more letter', `${strongKey}1`],
    ['the key in capitals', strongKey.toUpperCase()],
    ['the key twice', `${strongKey}, ${strongKey}`],
    ['the key in quotes', `"${strongKey}"`],
    ['the key after a word', `Bearer ${strongKey}`],
    ['a key beyond ASCII', 'ключ'],
    ['a key of 8,000 letters', 'x'.repeat(8000)],
    ['a key in the form of a generated key', `oklad_${'0'.repeat(12)}_${'0'.repeat(32)}`],
    ['a key with the name of a property', '__proto__'],
  ])('answers api_key_invalid to %s', async (_, key) => {
    const answer = await withKey(server(), key)
    expect(answer.status).toBe(401)
    expect(answer.json['code']).toBe('api_key_invalid')
    expect(answer.headers['www-authenticate']).toBe('ApiKey realm="oklad", header="x-api-key"')
    expect(answer.text).not.toContain(key.slice(0, 30))
  })

  it('refuses a wrong key even if the body is invalid too', async () => {
    const headers = { 'x-api-key': 'nobody' }
    expect((await post(server(), PRIVATE, ' '.repeat(20_000), headers)).status).toBe(401)
    expect((await post(server(), PRIVATE, '{', headers)).status).toBe(401)
    const xml = { ...headers, 'content-type': 'application/xml' }
    expect((await post(server(), PRIVATE, '<salary/>', xml)).status).toBe(401)
  })
})

describe.each(runtimes)('API_KEY on $runtime', ({ runtime }) => {
  const server = sharedServer({ runtime, environment: { API_KEY: strongKey } })

  it('refuses a missing or wrong key before the body has arrived', async () => {
    for (const key of ['', 'x-api-key: nobody\r\n']) {
      using connection = await Connection.open(server().port)
      connection.send(
        `POST ${PRIVATE} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\n${key}Content-Length: 100\r\n\r\n`,
      )
      expect((await connection.answer()).status).toBe(401)
    }
  })

  it('is never printed', async () => {
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

describe.concurrent.each(runtimes)('keys in production on $runtime', ({ runtime }) => {
  it('refuses every private call without a configured key, and logs why', async () => {
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

  it('accepts a short API_KEY with a warning', async () => {
    const key = 'secret-key'
    const environment = { NODE_ENV: 'production', API_KEY: key }
    await using server = await start({ runtime, environment })
    expect((await withKey(server, key)).status).toBe(200)
    expect(server.output()).toContain('API_KEY has fewer than 16 characters: it can be guessed')
    expect(server.output()).not.toContain(key)
  })
})

import { type ErrorCode, errorCatalogue, errorCodes, type Language } from '@oklad/contract'
import { describe, expect, it } from 'vitest'
import {
  type Address,
  type Answer,
  ask,
  calculate,
  PRIVATE,
  PUBLIC,
  post,
} from '../support/http.ts'
import { runtimes } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'

/** For each error that a single request can cause: a request that causes it. */
const causes: readonly (readonly [
  code: ErrorCode,
  ask: (server: Address, headers: Record<string, string>) => Promise<Answer>,
])[] = [
  ['malformed_json', (server, headers) => post(server, PUBLIC, '{', headers)],
  ['invalid_request', (server, headers) => post(server, PUBLIC, '{}', headers)],
  ['api_key_missing', (server, headers) => post(server, PRIVATE, '{}', headers)],
  [
    'api_key_invalid',
    (server, headers) => post(server, PRIVATE, '{}', { 'x-api-key': 'nobody', ...headers }),
  ],
  ['not_found', (server, headers) => ask(server, '/nowhere', { headers })],
  ['method_not_allowed', (server, headers) => ask(server, PUBLIC, { headers })],
  [
    'not_acceptable',
    (server, headers) => post(server, PUBLIC, '{}', { accept: 'text/html', ...headers }),
  ],
  ['body_too_large', (server, headers) => post(server, PUBLIC, ' '.repeat(16_385), headers)],
  [
    'unsupported_media_type',
    (server, headers) => post(server, PUBLIC, '{}', { 'content-type': 'text/plain', ...headers }),
  ],
]

describe.each(runtimes)('a problem document on $runtime', ({ runtime }) => {
  const server = sharedServer({ runtime })

  describe.each(causes)('%s', (code, cause) => {
    const { status, title, ...detail } = errorCatalogue[code]

    it.each<Language>(['en', 'ru'])('has the members of RFC 9457 in %s', async (language) => {
      const answer = await cause(server(), { 'accept-language': language })
      const { errors, ...members } = answer.json
      expect(answer.status).toBe(status)
      expect(answer.headers['content-type']).toBe('application/problem+json')
      expect(answer.headers['content-language']).toBe(language)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(members).toEqual({
        type: `/errors/${code}`,
        title: title[language],
        status,
        detail: detail[language],
        code,
        request_id: answer.headers['x-request-id'],
      })
      // Only errors of the input list single problems.
      if (status === 400) expect(errors).toMatchObject([{ pointer: expect.any(String) }])
      else expect(errors).toBeUndefined()
    })
  })

  it('is tested for every code of the catalogue that a single request can cause', () => {
    const caused = causes.map(([code]) => code)
    const others: readonly ErrorCode[] = [
      'invalid_table',
      'batch_too_long',
      'rate_limit_exceeded',
      'too_many_failed_keys',
      'internal_error',
      'overloaded',
      'draining',
    ]
    expect([...caused, ...others].sort()).toEqual([...errorCodes].sort())
  })

  describe.each(errorCodes)('the page of %s', (code) => {
    it.each<Language>(['en', 'ru'])('explains it in %s', async (language) => {
      const page = await ask(server(), `/errors/${code}`, {
        headers: { 'accept-language': language },
      })
      expect(page.status).toBe(200)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.headers['content-language']).toBe(language)
      expect(page.headers['vary']?.toLowerCase()).toContain('accept-language')
      expect(page.text).toMatch(/^<!doctype html>/i)
      expect(page.text).toContain(`<html lang="${language}">`)
      const { title, status } = errorCatalogue[code]
      expect(page.text).toContain(`<title>${title[language]}`)
      expect(page.text).toContain(code)
      expect(page.text).toContain(String(status))
    })
  })

  it.each(['/errors', '/errors/', '/errors/unheard_of', '/errors/toString', '/errors/__proto__'])(
    'is the answer to %s, which is not a page of an error',
    async (path) => {
      expect((await ask(server(), path)).json['code']).toBe('not_found')
    },
  )

  it('has a type that leads to a page, resolved against the address of the request', async () => {
    const { type } = (await calculate(server(), '{}')).json
    const page = new URL(String(type), `${server().url}${PUBLIC}`)
    expect(page.origin).toBe(server().url)
    expect((await ask(server(), page.pathname)).status).toBe(200)
  })
})

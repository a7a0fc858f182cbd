import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ask, calculate, PRIVATE, PUBLIC, post } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'

const minimal = '{"gross_salary":15000000}'

describe('negotiation', () => {
  const server = sharedInProcess()

  describe('Content-Type', () => {
    it.each([
      'application/json',
      'application/json; charset=utf-8',
      'application/json;charset=UTF-8',
      'application/json; charset="utf-8"',
      'Application/JSON',
    ])('%s is accepted as JSON in UTF-8', async (type) => {
      expect((await calculate(server(), minimal, { 'content-type': type })).status).toBe(200)
    })

    it.each([
      'text/plain',
      'text/json',
      'application/x-www-form-urlencoded',
      'application/xml',
      'application/jsonp',
      'application/problem+json',
      'application/json; charset=windows-1251',
      'application/json; charset=utf-16',
      'application/json, text/plain',
      'json',
    ])('%s is 415', async (type) => {
      const answer = await calculate(server(), minimal, { 'content-type': type })
      expect(answer.status).toBe(415)
      expect(answer.json['code']).toBe('unsupported_media_type')
    })

    it('a request without it is 415', async () => {
      const answer = await ask(server(), PUBLIC, { method: 'POST', body: minimal })
      expect(answer.status).toBe(415)
    })

    it('a compressed body is 415', async () => {
      const plain = await calculate(server(), minimal, { 'content-encoding': 'gzip' })
      expect(plain.status).toBe(415)
      expect((await calculate(server(), minimal, { 'content-encoding': 'identity' })).status).toBe(
        200,
      )
      const answer = await calculate(server(), gzipSync(minimal), { 'content-encoding': 'gzip' })
      expect(answer.status).toBe(415)
    })
  })

  describe('Accept', () => {
    it.each([
      'application/json',
      '*/*',
      'application/*',
      'text/html, application/json;q=0.1',
      'text/html, */*;q=0.01',
      'Application/JSON',
      'application/json; charset=utf-8',
      'text/html, application/json;charset="UTF-8";q=0.9',
      '',
    ])('%s is answered with JSON', async (accept) => {
      const answer = await calculate(server(), minimal, { accept })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe('application/json')
    })

    it.each([
      'text/html',
      'text/*',
      'application/xml, text/plain',
      'application/json;q=0',
      'application/json;charset=utf-8;q=0',
      'application/json; charset=utf-16',
      '*/*, application/json;q=0',
    ])('%s is 406', async (accept) => {
      const answer = await calculate(server(), minimal, { accept })
      expect(answer.status).toBe(406)
      expect(answer.json['code']).toBe('not_acceptable')
    })
  })

  describe('Accept-Language', () => {
    it.each([
      ['ru', 'ru'],
      ['ru-RU', 'ru'],
      ['RU', 'ru'],
      ['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru'],
      ['en;q=0.4, ru;q=0.5', 'ru'],
      ['de, ru;q=0.1', 'ru'],
      ['en', 'en'],
      ['en-GB', 'en'],
      ['en, ru', 'en'],
      ['ru;q=0.5, en;q=0.6', 'en'],
      ['ru;q=0', 'en'],
      ['de, fr;q=0.5', 'en'],
      ['*', 'en'],
      ['ru;q=yes', 'en'],
      [';;,,==', 'en'],
    ])('%s is answered in %s', async (wanted, language) => {
      const answer = await post(server(), PUBLIC, '{}', { 'accept-language': wanted })
      expect(answer.headers['content-language']).toBe(language)
      const title = { en: 'The request is invalid', ru: 'Запрос составлен неверно' }[language]
      expect(answer.json['title']).toBe(title)
    })

    it('without one, the answer is in English', async () => {
      expect((await post(server(), PUBLIC, '{}')).headers['content-language']).toBe('en')
    })
  })

  it.each([
    [`${PRIVATE}/explain`, { gross_salary: 15_000_000 }],
    [`${PRIVATE}/compare`, { gross_salary: 15_000_000 }],
    [`${PRIVATE}/payments`, { gross_salary: 15_000_000 }],
    [`${PRIVATE}/gross-up`, { target_net: 15_000_000 }],
    [PRIVATE, { gross_salary: 15_000_000, warnings: true }],
  ])('%s states the language of its texts', async (path, body) => {
    for (const language of ['en', 'ru']) {
      const headers = { 'x-api-key': server().key, 'accept-language': language }
      const answer = await post(server(), path, body, headers)
      expect(answer.status).toBe(200)
      expect(answer.headers['content-language']).toBe(language)
      expect(answer.headers.vary).toContain('accept-language')
    }
  })

  it('an answer without texts states no language', async () => {
    const request = { gross_salary: 15_000_000, start_date: '2026-01-01' }
    const { status, headers } = await post(server(), PRIVATE, request, {
      'x-api-key': server().key,
    })
    expect([status, headers['content-language'], headers.vary]).toEqual([200, undefined, undefined])
  })

  it('/openapi.json is compressed, and answered 304 to callers that have it', async () => {
    const plain = await ask(server(), '/openapi.json')
    const accepted = { 'accept-encoding': 'gzip' }
    const gzip = await ask(server(), '/openapi.json', { headers: accepted })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    expect(gzip.headers.etag).not.toBe(plain.headers.etag)
    for (const [headers, etag] of [
      [{}, plain.headers.etag],
      [accepted, gzip.headers.etag],
    ] as const) {
      const again = await ask(server(), '/openapi.json', {
        headers: { ...headers, 'if-none-match': etag },
      })
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag])
    }
  })

  it('the service checks the key first, then Accept, then the body', async () => {
    const wrong = { accept: 'text/html', 'content-type': 'text/plain' }
    const codeOf = async (headers: Record<string, string>, path = PRIVATE) =>
      (await post(server(), path, '{', headers)).json['code']
    expect(await codeOf(wrong)).toBe('api_key_missing')
    const withKey = { ...wrong, 'x-api-key': server().key }
    expect(await codeOf(withKey)).toBe('not_acceptable')
    expect(await codeOf({ ...withKey, accept: '*/*' })).toBe('unsupported_media_type')
    expect(await codeOf({ 'x-api-key': server().key })).toBe('malformed_json')
    expect(await codeOf(wrong, '/nowhere')).toBe('not_found')
  })
})

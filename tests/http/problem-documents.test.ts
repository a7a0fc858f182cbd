import { type ErrorCode, errorCatalogue, errorCodes, type Language } from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  ask,
  calculate,
  PRIVATE,
  PUBLIC,
  post,
  type Service,
} from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'

/** The status and the title of every error. */
const errors: Readonly<Record<ErrorCode, readonly [status: number, en: string, ru: string]>> = {
  malformed_json: [400, 'The body is not JSON', 'Тело запроса — не JSON'],
  invalid_request: [400, 'The request is invalid', 'Запрос составлен неверно'],
  invalid_table: [400, 'The table cannot be used', 'Таблица не подходит'],
  api_key_missing: [401, 'An API key is needed', 'Нужен ключ доступа'],
  api_key_invalid: [401, 'The API key is not valid', 'Ключ доступа недействителен'],
  not_found: [404, 'There is nothing at this address', 'По этому адресу ничего нет'],
  method_not_allowed: [405, 'The method is not allowed here', 'Этот метод здесь не поддерживается'],
  not_acceptable: [406, 'No acceptable form of the answer', 'Нет подходящего вида ответа'],
  body_too_large: [413, 'The body is too large', 'Тело запроса слишком велико'],
  batch_too_long: [413, 'The batch has too many lines', 'В пакете слишком много строк'],
  unsupported_media_type: [415, 'The body must be JSON', 'Тело запроса должно быть в JSON'],
  rate_limit_exceeded: [429, 'Too many requests', 'Слишком много запросов'],
  too_many_batches: [429, 'Too many batches at once', 'Слишком много пакетов сразу'],
  too_many_failed_keys: [429, 'Too many wrong keys', 'Слишком много неверных ключей'],
  internal_error: [500, 'The service failed', 'Сбой сервиса'],
  overloaded: [503, 'The service is overloaded', 'Сервис перегружен'],
  draining: [503, 'The service is shutting down', 'Сервис завершает работу'],
}

/** For each error that a single request can cause: a request that causes it. */
const causes: readonly (readonly [
  code: ErrorCode,
  ask: (server: Service, headers: Record<string, string>) => Promise<Answer>,
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

describe('a problem document', () => {
  const server = sharedInProcess()

  describe.each(causes)('%s', (code, cause) => {
    const [status, ...titles] = errors[code]

    it.each<Language>(['en', 'ru'])('has the members of RFC 9457 in %s', async (language) => {
      const answer = await cause(server(), { 'accept-language': language })
      const { errors: problems, ...members } = answer.json
      expect(answer.status).toBe(status)
      expect(answer.headers['content-type']).toBe('application/problem+json')
      expect(answer.headers['content-language']).toBe(language)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(members).toEqual({
        type: `/errors/${code}`,
        title: titles[language === 'en' ? 0 : 1],
        status,
        detail: errorCatalogue[code][language],
        code,
        request_id: answer.headers['x-request-id'],
      })
      // Only errors of the input list single problems.
      if (status === 400) expect(problems).toMatchObject([{ pointer: expect.any(String) }])
      else expect(problems).toBeUndefined()
    })
  })

  it('is tested for every code of the catalogue that a single request can cause', () => {
    const caused = causes.map(([code]) => code)
    const others: readonly ErrorCode[] = [
      'invalid_table',
      'batch_too_long',
      'rate_limit_exceeded',
      'too_many_batches',
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
      const [status, ...titles] = errors[code]
      expect(page.text).toContain(`<title>${titles[language === 'en' ? 0 : 1]}`)
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
    const page = new URL(String(type), `https://oklad.example${PUBLIC}`)
    expect(page.origin).toBe('https://oklad.example')
    expect((await ask(server(), page.pathname)).status).toBe(200)
  })
})

import { describe, expect, it } from 'vitest'
import { ask, PUBLIC, post } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'
import { calculationRoutes, readRoutes } from '../support/routes.ts'

const allowed = (allow: string | undefined) => allow?.split(', ').sort()

describe('methods', () => {
  const server = sharedInProcess()

  describe.each(calculationRoutes)('%s', (path) => {
    it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s is 405', async (method) => {
      const answer = await ask(server(), path, { method })
      expect(answer.status).toBe(405)
      expect(allowed(answer.headers.allow)).toEqual(['OPTIONS', 'POST'])
      expect(answer.json['code']).toBe('method_not_allowed')
    })

    it('HEAD is 405', async () => {
      const answer = await ask(server(), path, { method: 'HEAD' })
      expect(answer.status).toBe(405)
      expect(allowed(answer.headers.allow)).toEqual(['OPTIONS', 'POST'])
    })

    it('OPTIONS is 204 and lists the methods', async () => {
      const answer = await ask(server(), path, { method: 'OPTIONS' })
      expect(answer.status).toBe(204)
      expect(allowed(answer.headers.allow)).toEqual(['OPTIONS', 'POST'])
      expect(answer.text).toBe('')
    })
  })

  describe.each(readRoutes)('%s', (path, status) => {
    it('GET is answered, and HEAD in the same way', async () => {
      const got = await ask(server(), path)
      const head = await ask(server(), path, { method: 'HEAD' })
      expect(got.status).toBe(status)
      expect(head.status).toBe(status)
      // Each answer has its own request id.
      const { 'x-request-id': _, ...headers } = head.headers
      expect(got.headers).toMatchObject(headers)
    })

    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is 405', async (method) => {
      const answer = await ask(server(), path, { method })
      expect(answer.status).toBe(405)
      expect(allowed(answer.headers.allow)).toEqual(['GET', 'HEAD', 'OPTIONS'])
      expect(answer.json['code']).toBe('method_not_allowed')
    })

    it('OPTIONS is 204 and lists the methods', async () => {
      const answer = await ask(server(), path, { method: 'OPTIONS' })
      expect(answer.status).toBe(204)
      expect(allowed(answer.headers.allow)).toEqual(['GET', 'HEAD', 'OPTIONS'])
    })
  })

  it.each(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s of an unknown address is 404',
    async (method) => {
      const answer = await ask(server(), '/nowhere', { method })
      expect(answer.status).toBe(404)
      expect(answer.headers.allow).toBeUndefined()
      expect(answer.json['code']).toBe('not_found')
    },
  )

  it.each([
    '/api/v1/calc/',
    '/api/v1',
    '/api/v2/calc',
    '/API/V1/CALC',
    '/api/v1/calc;v=1',
    '/api/v1/%63alc',
    '//api/v1/calc',
    '/docs/',
    '/docs/toString',
    '/docs/swagger-ui.js',
    '/docs/..%2f..%2fpackage.json',
    '/.env',
    '/toString',
    '/__proto__',
    '/%',
    '/%ff',
    '/*',
  ])('%s is 404, because paths must match exactly', async (path) => {
    const answer = await ask(server(), path)
    expect(answer.status).toBe(404)
    expect(answer.json['code']).toBe('not_found')
  })

  it('a query is refused where the body has the request, and ignored of a probe', async () => {
    const answer = await post(server(), `${PUBLIC}?gross_salary=1`, { gross_salary: 100 })
    expect(answer.json['errors']).toMatchObject([
      { code: 'unknown_field', pointer: '/gross_salary' },
    ])
    const empty = await post(server(), `${PUBLIC}?`, { gross_salary: 100 })
    expect(empty.json['gross_salary']).toBe(100)
    expect((await ask(server(), '/livez?x')).status).toBe(200)
  })
})

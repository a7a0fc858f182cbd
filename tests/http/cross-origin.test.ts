import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ask, calculate, calculatePrivately, PRIVATE, PUBLIC, post } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'

const payroll = 'https://payroll.example'
const accounting = 'http://localhost:5173'
const stranger = 'https://stranger.example'
const salary = { gross_salary: 15_000_000 }

/** The preflight request of a browser before a page of one origin posts JSON to another. */
const preflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-api-key',
  },
})

const list = (header: string | undefined) => header?.toLowerCase().split(/\s*,\s*/)

/** The names of the headers that give another origin a permission. */
const permissions = (headers: IncomingHttpHeaders) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

describe('other origins', () => {
  describe('by default', () => {
    const server = sharedInProcess()

    it('any origin may read the public calculation and its errors', async () => {
      const answers = [
        await calculate(server(), salary, { origin: stranger }),
        await calculate(server(), salary, { origin: 'null' }),
        await calculate(server(), '{', { origin: stranger }),
        await calculate(server(), {}, { origin: stranger }),
        await calculate(server(), ' '.repeat(16_385), { origin: stranger }),
        await calculate(server(), salary, { origin: stranger, 'content-type': 'text/plain' }),
        await calculate(server(), salary, { origin: stranger, accept: 'text/html' }),
        await ask(server(), PUBLIC, { headers: { origin: stranger } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400, 413, 415, 406, 405])
      for (const { headers } of answers) {
        expect(headers['access-control-allow-origin']).toBe('*')
        expect(list(headers['access-control-expose-headers'])).toContain('x-request-id')
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
        // With "*", a browser sends neither cookies nor certificates, and none are asked for.
        expect(headers['access-control-allow-credentials']).toBeUndefined()
      }
    })

    it('a preflight of the public calculation permits POST with a content type', async () => {
      const { status, headers, text } = await ask(server(), PUBLIC, preflight(stranger))
      expect(status).toBe(204)
      expect(text).toBe('')
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(list(headers['access-control-allow-methods'])).toContain('post')
      expect(list(headers['access-control-allow-headers'])).toContain('content-type')
      expect(Number(headers['access-control-max-age'])).toBeGreaterThan(0)
    })

    it('no origin may read the private calculation or its errors', async () => {
      const answers = [
        await calculatePrivately(server(), salary, { origin: payroll }),
        await calculatePrivately(server(), {}, { origin: payroll }),
        await post(server(), PRIVATE, salary, { origin: payroll }),
        await ask(server(), PRIVATE, { headers: { origin: payroll } }),
        await ask(server(), PRIVATE, preflight(payroll)),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 405, 204])
      for (const { headers } of answers) {
        expect(permissions(headers)).toEqual([])
        expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      }
    })
  })

  describe('with CORS_ORIGINS', () => {
    const server = sharedInProcess({ CORS_ORIGINS: `${payroll}, ${accounting}` })

    it.each([payroll, accounting])('%s may read the private calculation', async (origin) => {
      const answers = [
        await calculatePrivately(server(), salary, { origin }),
        await calculatePrivately(server(), {}, { origin }),
        await post(server(), PRIVATE, salary, { origin }),
        await ask(server(), PRIVATE, { headers: { origin } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 405])
      for (const { headers } of answers) {
        expect(headers['access-control-allow-origin']).toBe(origin)
        expect(list(headers['access-control-expose-headers'])).toContain('x-request-id')
        expect(list(headers.vary)).toContain('origin')
        expect(headers['access-control-allow-credentials']).toBeUndefined()
      }
    })

    it.each([payroll, accounting])('%s may send a key', async (origin) => {
      const { status, headers } = await ask(server(), PRIVATE, preflight(origin))
      expect(status).toBe(204)
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(list(headers['access-control-allow-methods'])).toContain('post')
      expect(list(headers['access-control-allow-headers'])).toEqual(
        // A client of the Model Context Protocol says its version.
        expect.arrayContaining(['content-type', 'x-api-key', 'mcp-protocol-version']),
      )
      expect(list(headers.vary)).toContain('origin')
    })

    it.each([
      stranger,
      'null',
      'http://payroll.example',
      'https://payroll.example:8443',
      'https://payroll.example.evil.example',
      'https://evil-payroll.example',
      'https://PAYROLL.example',
      `${payroll}, ${accounting}`,
    ])('%s may not read the private calculation or send a key', async (origin) => {
      const answers = [
        await calculatePrivately(server(), salary, { origin }),
        await post(server(), PRIVATE, salary, { origin }),
        await ask(server(), PRIVATE, preflight(origin)),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 401, 204])
      for (const { headers } of answers) {
        expect(permissions(headers)).toEqual([])
        // A cache must not serve the answer for one origin to another.
        expect(list(headers.vary)).toContain('origin')
      }
    })

    it('any origin may still read the public calculation', async () => {
      const { headers } = await calculate(server(), salary, { origin: stranger })
      expect(headers['access-control-allow-origin']).toBe('*')
    })
  })
})

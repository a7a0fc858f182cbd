import { describe, expect, it } from 'vitest'
import { ask, calculate } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('x-request-id', () => {
  const server = sharedInProcess()

  it.each([
    'a',
    '42',
    'payroll-2026.11:run_7',
    '3f2a1b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
    'x'.repeat(128),
  ])('%s is repeated in the header and in the body of an error', async (id) => {
    const right = await calculate(server(), { gross_salary: 1 }, { 'x-request-id': id })
    expect(right.headers['x-request-id']).toBe(id)
    const wrong = await calculate(server(), {}, { 'x-request-id': id })
    expect(wrong.headers['x-request-id']).toBe(id)
    expect(wrong.json['request_id']).toBe(id)
  })

  it.each([
    ['that is too long', 'x'.repeat(129)],
    ['with a space', 'two words'],
    ['with a comma, as two headers would be joined', 'a, b'],
    ['with letters beyond ASCII', 'запрос'],
    ['with a quote', 'a"b'],
    ['with an angle bracket', '<script>'],
    ['without characters', ''],
  ])('an id %s is replaced', async (_, id) => {
    const sent = { 'x-request-id': Buffer.from(id).toString('latin1') }
    const answer = await calculate(server(), {}, sent)
    expect(answer.headers['x-request-id']).toMatch(UUID)
    expect(answer.json['request_id']).toBe(answer.headers['x-request-id'])
  })

  it('every request without an id gets a new one', async () => {
    const ids = new Set<unknown>()
    for (const path of ['/livez', '/livez', '/docs', '/docs', '/nowhere', '/nowhere', '/']) {
      const { headers } = await ask(server(), path)
      expect(headers['x-request-id']).toMatch(UUID)
      ids.add(headers['x-request-id'])
    }
    expect(ids.size).toBe(7)
  })
})

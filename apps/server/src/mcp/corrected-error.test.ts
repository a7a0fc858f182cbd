import { expect, it } from 'vitest'
import { serveInProcess } from '../testing/in-process.ts'

const key = 'k3y-of-the-payroll-department'

const methods = ['initialize', 'ping', 'tools/list', 'tools/call', 'prompts/list', 'prompts/get']
const values = [undefined, null, 1, 'a', [], {}, { name: 1, cursor: 1, protocolVersion: 1 }]
const names = ['__proto__', 'constructor', 'toString', 'no such tool']

async function errorOf(
  handle: Awaited<ReturnType<typeof serveInProcess>>['handle'],
  message: object,
) {
  const { body } = await handle({
    path: '/mcp',
    headers: {
      ...{ 'content-type': 'application/json', 'x-api-key': key },
      accept: 'application/json, text/event-stream',
    },
    body: new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', id: 1, ...message })),
  })
  const text = String(body)
  return JSON.parse(text.slice(text.indexOf('{'))).error
}

it('parameters of a wrong type are never a failure of the service', async () => {
  const { handle } = await serveInProcess({ API_KEY: key, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  for (const method of methods) {
    for (const params of values) {
      const error = await errorOf(handle, { method, params })
      expect(error?.code, `${method} ${JSON.stringify(params)}`).not.toBe(-32603)
      expect(error?.message ?? '').not.toContain('{')
    }
  }
  const { code, message } = await errorOf(handle, {
    method: 'initialize',
    params: { protocolVersion: 1 },
  })
  expect(code).toBe(-32602)
  expect(message).toContain(
    'params.protocolVersion: Invalid input: expected string, received number',
  )
})

it.each(['tools/call', 'prompts/get'])(
  'a name that %s does not know is not found',
  async (method) => {
    const { handle } = await serveInProcess({
      API_KEY: key,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
    })
    for (const name of names) {
      expect((await errorOf(handle, { method, params: { name } })).message).toMatch(/not found$/)
    }
  },
)

import { createMcpHandler } from '@modelcontextprotocol/server'
import { expect, it } from 'vitest'
import { createMcpServer } from './mcp-server.ts'

const { fetch } = createMcpHandler(() => createMcpServer('en', () => 0), { maxSubscriptions: 0 })

it.each(Object.getOwnPropertyNames(Object.prototype))(
  'knows no tool and no prompt %s',
  async (name) => {
    for (const [method, kind] of [
      ['tools/call', 'Tool'],
      ['prompts/get', 'Prompt'],
    ]) {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      }
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { name } })
      const request = new Request('http://localhost/mcp', { method: 'POST', headers, body })
      expect(await (await fetch(request)).text()).toContain(`${kind} ${name} not found`)
    }
  },
)

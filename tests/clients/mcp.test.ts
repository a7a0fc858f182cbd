import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'

const clientInfo = { name: 'recorded', version: '1' }
const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
const call = (name: string, given: object) => ['tools/call', { name, arguments: given }] as const

/** A recorded dialogue: requests of an assistant, and what the answers have. */
const dialogue: readonly (readonly [readonly [method: string, parameters: object], unknown])[] = [
  [['initialize', hello], { serverInfo: { name: 'oklad' }, capabilities: { tools: {} } }],
  [
    ['tools/list', {}],
    {
      tools: [
        {
          name: 'calculate',
          description: expect.stringContaining('kopecks'),
          inputSchema: { required: ['gross_salary'], properties: { children_count: {} } },
        },
        { name: 'explain', inputSchema: { required: ['gross_salary', 'month'] } },
        { name: 'gross_up', inputSchema: { properties: { target_net: {} } } },
        { name: 'compare' },
        { name: 'payments', inputSchema: { properties: { advance_day: {} } } },
        { name: 'law', inputSchema: { properties: { year: { type: 'integer' } } } },
      ],
    },
  ],
  [
    // 250,000 × 10 = 2.5 million in October: 13 % of 150,000 and 15 % of 100,000 are 34,500.
    call('calculate', { gross_salary: 25_000_000, start_date: '2025-01-01' }),
    {
      content: [
        { text: expect.stringMatching(/October .* 34,500\.00 .* 13 % → 15 %/) },
        // 13 % of 2.4 million and 15 % of 600,000.
        { text: expect.stringMatching(/in kopecks: .*"annual_tax_amount":40200000/) },
      ],
    },
  ],
  [
    call('calculate', { gross_salary: -1, childern_count: 2 }),
    {
      isError: true,
      content: [
        {
          text: '"gross_salary" is out of range: it must be from 0 to 100000000000.\n"childern_count" is not a field of this request. Did you mean "children_count"?',
        },
      ],
    },
  ],
  [
    call('explain', { gross_salary: 15_000_000, start_date: '2025-01-01', month: 1 }),
    { content: [{ text: expect.stringMatching(/13 % × 150,000\.00 = 19,500\.00 [^=]*ст\. 224/) }] },
  ],
  [
    // 130,500 / 87 %.
    call('gross_up', { target_net: 13_050_000, start_date: '2025-01-01' }),
    { content: [{}, { text: expect.stringContaining('"gross_salary":15000000') }] },
  ],
  [
    // Half of 150,000 on the 20th: 13 % of 75,000.
    call('payments', { gross_salary: 15_000_000, start_date: '2026-01-01', advance_percent: 50 }),
    { content: [{ text: expect.stringMatching(/75,000\.00 .*9,750\.00/) }] },
  ],
  [
    call('compare', { gross_salary: 15_000_000 }),
    { content: [{}, { text: expect.stringContaining('"best_for_employee"') }] },
  ],
  [
    call('law', { year: 2025 }),
    { content: [{ text: expect.stringContaining('The law of 2025') }] },
  ],
  [call('law', { year: 2016 }), { isError: true }],
  [['prompts/get', { name: 'offer' }], { messages: [{ role: 'user' }] }],
]

describe('oklad mcp', () => {
  it('answers a recorded dialogue', async () => {
    const program = spawn(process.execPath, ['tools/launch.js', 'oklad', '--node', 'mcp'], {
      cwd: projectFolder,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => program.once('close', resolve))
    const answers = createInterface(program.stdout)[Symbol.asyncIterator]()
    for (const [id, [[method, params], expected]] of dialogue.entries()) {
      program.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
      const answer = JSON.parse((await answers.next()).value)
      expect(answer, method).toMatchObject({ id, result: expected })
      expect(JSON.stringify(answer).length, method).toBeLessThan(
        method === 'tools/list' ? 80_000 : 16_000,
      )
    }
    program.stdin.end()
    expect(await ended).toBe(0)
  })
})

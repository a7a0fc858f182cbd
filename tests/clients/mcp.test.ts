import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { type Answer, ask, type Service } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'
import { projectFolder } from '../support/project-folder.ts'
import { anyRuntime } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'

const clientInfo = { name: 'recorded', version: '1' }
const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
const call = (name: string, given: object) => ['tools/call', { name, arguments: given }] as const

/** A recorded dialogue: requests of an assistant, and what the answers have. */
const dialogue: readonly (readonly [readonly [method: string, parameters: object], unknown])[] = [
  [
    ['initialize', hello],
    {
      serverInfo: { name: 'oklad' },
      capabilities: { tools: {} },
      instructions: expect.stringContaining('150,000 roubles are 15000000'),
    },
  ],
  [
    ['tools/list', {}],
    {
      tools: [
        {
          name: 'calculate',
          description: expect.stringContaining('kopecks'),
          inputSchema: { required: ['gross_salary'], properties: { children_count: {} } },
          outputSchema: { properties: { annual_net_income: { type: 'integer' } } },
        },
        { name: 'explain', inputSchema: { required: ['gross_salary', 'month'] } },
        { name: 'gross_up', inputSchema: { properties: { target_net: {} } } },
        { name: 'compare' },
        {
          name: 'payments',
          inputSchema: { properties: { advance_day: {}, deductions_after_tax: { type: 'array' } } },
        },
        {
          name: 'recalculate',
          inputSchema: {
            required: ['before', 'after', 'paid_on'],
            properties: { after: { description: 'Arguments of calculate.' } },
          },
        },
        {
          name: 'vacation_pay',
          inputSchema: {
            required: ['kind', 'start_date', 'months'],
            properties: {
              // A field before has the same name, and another description.
              days: { description: 'The days to pay.' },
              raises: { type: 'array' },
              bonuses: {
                items: {
                  properties: { month: { description: expect.stringContaining('YYYY-MM') } },
                },
              },
            },
          },
        },
        { name: 'sick_pay', inputSchema: { properties: { earnings: {} } } },
        { name: 'law_diff', inputSchema: { required: ['from', 'to'] } },
        {
          name: 'law',
          description: expect.not.stringContaining('kopecks'),
          inputSchema: { properties: { year: { type: 'integer' } } },
        },
      ],
    },
  ],
  [
    // 250,000 × 10 = 2.5 million in October: 13 % of 150,000 and 15 % of 100,000 are 34,500.
    call('calculate', { gross_salary: 25_000_000, start_date: '2025-01-01' }),
    {
      content: [{ text: expect.stringMatching(/_rub[\s\S]*2025-10-01.* 34,500\.00 .* 15\n/) }],
      // 13 % of 2.4 million and 15 % of 600,000.
      structuredContent: { annual_tax_amount: 40_200_000 },
    },
  ],
  [
    // Kopecks taken for roubles: 150,000 kopecks are 1,500 roubles.
    call('calculate', { gross_salary: 150_000, warnings: false }),
    {
      content: [{ text: expect.stringContaining('gross_salary_rub: 1,500.00') }],
      structuredContent: { warnings: [{ code: 'below_minimum_wage' }] },
    },
  ],
  [
    call('calculate', { gross_salary: -1, childern_count: 2 }),
    {
      isError: true,
      content: [
        {
          text: '"gross_salary" must be from 0 to 100000000000.\n"childern_count" is not a field of this request. Did you mean "children_count"?',
        },
      ],
    },
  ],
  [
    call('explain', { gross_salary: 15_000_000, start_date: '2025-01-01', month: 1 }),
    { content: [{ text: expect.stringMatching(/13% × 150,000\.00 = 19,500\.00 [^=]*ст\. 224/) }] },
  ],
  [
    // The vacation takes 10 of the 23 working days of July; its citation of a letter has no article.
    call('explain', {
      ...{ gross_salary: 15_000_000, start_date: '2026-01-01', month: 7 },
      ...{ territorial_multiplier: 120, statutory_territorial_multiplier: 115 },
      absences: [{ kind: 'vacation', from: '2026-07-06', days: 14 }],
    }),
    {
      content: [
        {
          text: expect.stringMatching(
            /150,000\.00 × 13 ÷ 23 [\s\S]*\[Письмо Минфина России № 03[\s\S]*\nYear: Net pay: 11 × /,
          ),
        },
      ],
    },
  ],
  [
    call('explain', { gross_salary: 100, month: 'July' }),
    { isError: true, content: [{ text: '"month" must be a whole number from 1 to 12.' }] },
  ],
  [
    call('explain', {
      gross_salary: 100,
      end_date: '2026-06-01',
      start_date: '2026-02-01',
      month: 9,
    }),
    { isError: true, content: [{ text: '"month" must be from 2 to 6.' }] },
  ],
  [
    call('explain', { gross_salary: -1, month: 13 }),
    { isError: true, content: [{ text: expect.stringMatching(/salary.*\n"month".* 1 to 12\.$/) }] },
  ],
  [
    // 130,500 / 87 %.
    call('gross_up', { target_net: 13_050_000, start_date: '2025-01-01' }),
    { structuredContent: { gross_salary: 15_000_000 } },
  ],
  [
    // Half of 150,000 on the 20th: 13 % of 75,000.
    call('payments', { gross_salary: 15_000_000, start_date: '2026-01-01', advance_percent: 50 }),
    { content: [{ text: expect.stringMatching(/75,000\.00 .*9,750\.00/) }] },
  ],
  [
    // A quarter of 150,000 less 13 %: 32,625 of the net pay of 130,500 a month.
    call('calculate', {
      ...{ gross_salary: 15_000_000, start_date: '2026-01-01' },
      deductions_after_tax: [{ kind: 'alimony_share', share: [1, 4] }],
    }),
    { structuredContent: { withheld_after_tax: 12 * 3_262_500, paid_out: 12 * 9_787_500 } },
  ],
  [
    // 10,000 roubles more a month are due for January to May, and 13 % of them.
    call('recalculate', {
      before: { gross_salary: 10_000_000, start_date: '2026-01-01' },
      after: { gross_salary: 11_000_000, start_date: '2026-01-01' },
      paid_on: '2026-06-19',
    }),
    { structuredContent: { settlement: { gross_income: 5_000_000 } } },
  ],
  [
    call('sick_pay', {
      ...{ from: '2026-10-12', to: '2026-10-21', cause: 'own', insurance_months: 84 },
      earnings: [{ year: 2025, pay: 100_000_000 }],
    }),
    // The act of each citation, too: an article of nothing says nothing.
    { content: [{ text: expect.stringMatching(/\[[^\]]*255-ФЗ[^\]]*\]/) }] },
  ],
  [
    call('compare', { gross_salary: 15_000_000 }),
    { structuredContent: { at_equal_gross: { best_for_employee: ['SELF_EMPLOYED'] } } },
  ],
  [
    call('law', { year: 2025 }),
    { content: [{ text: expect.stringMatching(/2025: 13% up to 2,400,000 roubles/) }] },
  ],
  [
    call('law_diff', { from: 2024, to: 2025 }),
    {
      content: [
        {
          text: expect.stringMatching(/2024: 13% up to 5,000,000.*\n {2}2025: 13% up to 2,400,000/),
        },
      ],
    },
  ],
  [call('law_diff', { from: 2025, to: 2025 }), { content: [{ text: 'No figure differs.' }] }],
  [call('law', { year: 2016 }), { isError: true }],
  [
    ['prompts/get', { name: 'offer' }],
    { messages: [{ content: { text: expect.stringMatching(/^Ask for the terms[^\n]*$/) } }] },
  ],
  [
    ['prompts/get', { name: 'payslip', arguments: { salary: '150000', region: ' ' } }],
    {
      messages: [
        { content: { text: expect.stringMatching(/law\.\nMy monthly salary.*: 150000$/) } },
      ],
    },
  ],
  [
    ['prompts/list', {}],
    {
      prompts: [
        { name: 'payslip', arguments: [{ name: 'salary' }, { name: 'region' }, { name: 'start' }] },
        { name: 'offer', arguments: [{ name: 'first' }, { name: 'second' }] },
      ],
    },
  ],
]

/** Returns the assistant's message in a turn of the dialogue. */
const messageOf = (id: number, method: string, params: object) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })

/** Messages that a plain reader of JSON would change or lose, and their answers. */
const inexact: readonly (readonly [string, object])[] = [
  [
    messageOf(1, ...call('calculate', { gross_salary: 0 })).replace(':0', ':1500000.0000000001'),
    { result: { isError: true, content: [{ text: expect.stringMatching(/a whole number/) }] } },
  ],
  ['{"id":1,"id":2}', { id: 2, error: { code: -32600, message: expect.stringMatching(/once/) } }],
  ['null', { id: null, error: { code: -32600, message: expect.stringMatching(/JSON-RPC 2.0/) } }],
  ['{"id":3,"method":"ping"}', { id: 3, error: { code: -32600 } }],
  ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', { id: 1.5, error: { code: -32600 } }],
  ['{', { id: null, error: { code: -32700, message: expect.stringMatching(/JSON/) } }],
]

function check(answer: object, id: number, method: string, expected: unknown) {
  expect(answer, method).toMatchObject({ id, result: expected })
  // Short enough for an assistant to read.
  if (method !== 'tools/list') expect(JSON.stringify(answer).length, method).toBeLessThan(20_000)
}

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
      program.stdin.write(`${messageOf(id, method, params)}\n`)
      check(JSON.parse((await answers.next()).value), id, method, expected)
    }
    for (const [message, expected] of inexact) {
      program.stdin.write(`\n${message}\r\n`)
      expect(JSON.parse((await answers.next()).value), message).toMatchObject(expected)
    }
    program.stdin.end(messageOf(9, 'ping', {}))
    expect(JSON.parse((await answers.next()).value)).toMatchObject({ id: 9, result: {} })
    expect(await ended).toBe(0)
  })
})

const environment = {
  NODE_ENV: 'production',
  API_KEY: 'a-key-of-this-test',
  RATE_LIMIT_PRIVATE: '1000/1h',
}

const postTo = (
  service: Service & { readonly key: string },
  body: string,
  headers: Record<string, string> = { 'x-api-key': service.key },
) =>
  ask(service, '/mcp', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  })

const answerOf = ({ text }: Answer) => JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)

describe('POST /mcp', () => {
  const server = sharedInProcess(environment)
  const post = (body: string, headers?: Record<string, string>) => postTo(server(), body, headers)

  it('answers the same dialogue, each message on its own', async () => {
    for (const [id, [[method, params], expected]] of dialogue.entries()) {
      check(answerOf(await post(messageOf(id, method, params))), id, method, expected)
    }
  })

  it.each(['en', 'ru'])('describes all tools in 30 kB (%s)', async (language) => {
    const headers = { 'x-api-key': server().key, 'accept-language': language }
    const { text } = await post(messageOf(1, 'tools/list', {}), headers)
    expect(Buffer.byteLength(text)).toBeLessThan(30_000)
  })

  it('answers in the language of the caller', async () => {
    const [method, params] = call('calculate', { gross_salary: -1 })
    const headers = { 'x-api-key': server().key, 'accept-language': 'ru' }
    const { result } = answerOf(await post(messageOf(1, method, params), headers))
    expect(result.content[0].text).toMatch(/нужно от/)
    const prompt = answerOf(await post(messageOf(2, 'prompts/get', { name: 'offer' }), headers))
    expect(prompt.result.messages[0].content.text).toMatch(/^Спроси условия/)
  })

  it.each([
    ['a request without a key', '{}', {}, 401],
    ['a body that is too large', ' '.repeat(20_000), undefined, 413],
    ['text that is not JSON', '{', undefined, 400],
    [
      'a sum that is given twice',
      messageOf(1, 'tools/call', { name: 'calculate', arguments: {} }).replace(
        '"arguments":{}',
        '"arguments":{"gross_salary":1,"gross_salary":2}',
      ),
      undefined,
      400,
    ],
    [
      'an argument that the protocol would leave out',
      messageOf(1, 'tools/call', { name: 'law', arguments: JSON.parse('{"__proto__":1}') }),
      undefined,
      400,
    ],
    [
      'a message of nine levels',
      messageOf(1, 'ping', { _meta: { 4: { 5: { 6: { 7: { 8: { 9: {} } } } } } } }),
      undefined,
      400,
    ],
    ['messages in a list', `[${messageOf(1, 'ping', {})}]`, undefined, 400],
    ['a form', '{}', { 'content-type': 'text/plain' }, 415],
    [
      'a caller who accepts only a page',
      messageOf(1, 'tools/list', {}),
      { accept: 'text/html' },
      406,
    ],
  ])('refuses %s', async (_, body, headers, status) => {
    const key = headers && Object.keys(headers).length === 0 ? {} : { 'x-api-key': server().key }
    expect((await post(body, { ...key, ...headers })).status).toBe(status)
  })

  it.each(['1500000.0000000001', '15e5', '1e400'])('refuses a salary of %s', async (salary) => {
    const [method, params] = call('calculate', { gross_salary: 0, children_count: -1 })
    const message = messageOf(1, method, params)
      .replace('salary":0', `salary":${salary}`)
      .replace('"id":1', '"id":1.0')
    const { id, result } = answerOf(await post(`\ufeff\ufeff\ufeff${message}`))
    expect(id).toBe(1)
    expect(result.isError).toBe(true)
    expect(result.content[0].text).toMatch(
      /"gross_salary" must be written as a whole number.*\n"children_count" must be from/,
    )
  })

  it.each([
    ['https://evil.example', 403],
    ['http://localhost:8080', 200],
  ])('answers a page of %s with %i', async (origin, status) => {
    const headers = { 'x-api-key': server().key, origin }
    expect((await post(messageOf(1, 'ping', {}), headers)).status).toBe(status)
  })

  it.each([
    { name: { toString: null }, arguments: {} },
    { name: '__proto__', arguments: {} },
    { name: 'calculate', arguments: null },
    { name: 'law', arguments: { year: { toString: null } } },
  ])('answers a call of what is no tool with an error: %j', async (params) => {
    const reply = await post(messageOf(1, 'tools/call', params))
    expect(reply.status).toBeLessThan(500)
    const { error, result } = answerOf(reply)
    expect(error !== undefined || result.isError).toBe(true)
  })

  it('says its media type', async () => {
    const { headers } = await post('"ping"')
    expect(headers['content-type']).toBe('application/json')
  })

  it('has no sessions and no streams', async () => {
    for (const method of ['GET', 'DELETE']) {
      const { status } = await ask(server(), '/mcp', {
        method,
        headers: { 'x-api-key': server().key },
      })
      expect(status, method).toBe(405)
    }
  })
})

describe.each(anyRuntime)('POST /mcp on $runtime', ({ runtime }) => {
  const server = sharedServer({ runtime, environment })

  it('answers the dialogue over a socket, and prints no line that is not JSON', async () => {
    for (const [id, [[method, params], expected]] of dialogue.entries()) {
      const answer = await postTo(server(), messageOf(id, method, params))
      check(answerOf(answer), id, method, expected)
    }
    for (const line of server().output().trim().split('\n')) JSON.parse(line)
  })
})

import { readFileSync } from 'node:fs'
import { LARGEST_BATCH } from '@oklad/contract/internal'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isStream, type Reply } from '../http/exchange.ts'
import { serveInProcess } from '../testing/in-process.ts'

const key = 'k3y-of-the-payroll-department'
const lines = (count: number) => '{"gross_salary": 10000000}\n'.repeat(count)
const bytes = (text: string) => new TextEncoder().encode(text)

async function service(environment: Readonly<Record<string, string>> = {}) {
  const own = { API_KEY: key, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', METRICS: 'off' }
  const { handle } = await serveInProcess({ ...own, ...environment })
  const ask = async (
    path: string,
    body: string | AsyncIterable<Uint8Array>,
    headers: object = {},
  ) =>
    handle({
      path: `/api/v1/private-calc${path}`,
      headers: { 'x-api-key': key, 'content-type': 'application/x-ndjson', ...headers },
      body: typeof body === 'string' ? bytes(body) : body,
    })
  return {
    open: (body: string | AsyncIterable<Uint8Array>, headers?: object, query = '') =>
      ask(`/batch${query}`, body, headers),
    calculate: (query = '') =>
      ask(query, '{"gross_salary":1}', { 'content-type': 'application/json' }),
    explain: () => ask('/explain', '{"gross_salary":1}', { 'content-type': 'application/json' }),
  }
}

async function textOf({ body }: Reply): Promise<string> {
  if (!isStream(body)) return String(body)
  let text = ''
  for (let next = await body.next(); !next.done; next = await body.next()) text += next.value
  return text
}

/** The lines of an answer: the number of each, and the code of its problem. */
const answersIn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ line, problem }) => [line, problem?.code])

/** A body whose rest never comes. */
async function* unfinished(text = '') {
  yield bytes(text)
  await new Promise(() => {})
}

// Each service listens for the signals that stop it.
process.setMaxListeners(50)

const inCsv = { accept: 'text/csv' }

describe('the work of a batch', () => {
  it.each([
    ['lines', lines(2000), {}],
    ['a table', `gross_salary\n${'10000000\n'.repeat(2000)}`, { 'content-type': 'text/csv' }],
    ['lines as a table', lines(2000), inCsv],
    ['wrong lines', '{}\n'.repeat(2000), {}],
    ['a line of 320 KiB', ' '.repeat(327_680), {}],
  ])('is divided, so that others are answered meanwhile: %s', async (_, body, headers) => {
    const { open } = await service()
    let turns = 0
    const count = () => {
      turns++
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    await textOf(await open(body, headers))
    clearImmediate(timer)
    expect(turns).toBeGreaterThanOrEqual(20)
  })

  it('ends with a subtotal that is found after its answer', async () => {
    const { open } = await service()
    const people = Array.from({ length: 150 }, (_, at) => `Анна;${at};50000\n`).join('')
    const table = `ФИО;Таб. №;Оклад\nОтдел;;7500000\n${people}`
    const rows = (await textOf(await open(table, { 'content-type': 'text/csv' })))
      .trim()
      .split('\n')
    expect([rows.length, rows.at(-1)]).toEqual([
      153,
      expect.stringMatching(/Row 2 is .*rows 3–152/),
    ])
  })

  it('ends with a question about a value of row 121', async () => {
    const { open } = await service()
    const row = (at: number) => `Анна;100000;${at === 119 ? 'уволен с 31.03' : 'работает'}\n`
    const table = `ФИО;Оклад;Статус\n${Array.from({ length: 150 }, (_, at) => row(at)).join('')}`
    const text = await textOf(await open(table, { 'content-type': 'text/csv' }))
    expect(text.trim().split('\n').at(-1)).toMatch(/""?Статус""? may be .* see row 121\./)
  })

  it('refuses a person with two rows, also in two blocks', async () => {
    const { open } = await service()
    const others = Array.from({ length: 200 }, (_, at) => `${at};Ким Анна;100000\n`).join('')
    const table = `Таб. №;ФИО;Оклад\n700;Котов Иван;250000\n${others}700;Котов Иван;125000\n`
    const text = await textOf(await open(table, { 'content-type': 'text/csv' }))
    // 3,000,000: 2,400,000 × 13 % + 600,000 × 15 %.
    expect(text).toMatch(/^700;Котов Иван;250000;.*;402000,00;/m)
    expect(text).toMatch(/^700;Котов Иван;125000;.*The same number of a person as in row 2 /m)
  })

  it('refuses a total, and leaves nobody out', async () => {
    const { open } = await service()
    const table = 'Образование;Оклад\nвысшее;100000\nсреднее;100000\nИтого;200000\n'
    const rows = (await textOf(await open(table, { 'content-type': 'text/csv' })))
      .trim()
      .split('\n')
    // 13 % of 1,200,000.
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/^высшее;100000;.*;156000,00;/),
      expect.stringMatching(/^среднее;.*;"?The row begins like a total/),
      expect.stringMatching(/^Итого;.*;"?The row is a total, not a person/),
    ])
  })

  it('has at most 702 columns', async () => {
    const { open } = await service()
    const members = Array.from({ length: 1200 }, (_, index) => `"m${index}":1`).join(',')
    const wide = await open(`{${members},"gross_salary":1}\n`.repeat(40), inCsv)
    const repeated = await open('"a",'.repeat(16_384), { 'content-type': 'text/csv' })
    for (const { status, body } of [wide, repeated]) {
      expect([status, body]).toEqual([400, expect.stringContaining('more than 702 columns')])
    }
  })
})

describe('the points of a batch', () => {
  const limited = (points: number) =>
    service({ RATE_LIMIT: 'on', RATE_LIMIT_PRIVATE: `${points}/60s` })

  it.each([1, 2, 59, 60, 61, 150])(
    'that are left are all used, under a limit of 60 for %d lines',
    async (count) => {
      const { open } = await limited(60)
      const answers = answersIn(await textOf(await open(lines(count))))
      const expected = Array.from({ length: Math.min(count, 60) }, (_, at) => [at + 1, undefined])
      if (count > 60) expected.push([61, 'rate_limit_exceeded'] as never)
      expect(answers).toEqual(expected)
    },
  )

  it('that are left are all used by the rows of a table', async () => {
    const { open } = await limited(60)
    const table = `gross_salary\n${'10000000\n'.repeat(150)}`
    const text = await textOf(await open(table, { 'content-type': 'text/csv' }))
    const rows = text.trim().split('\n')
    // The header, 60 rows, and the reason for the end.
    expect(rows).toHaveLength(62)
    expect(rows.at(-1)).toMatch(/^;+"This request costs more points than your limit has left/)
  })

  it('are one for each KiB where lines are longer, also of a line that does not end', async () => {
    const { open } = await limited(60)
    const body = ' '.repeat(100_000)
    expect(answersIn(await textOf(await open(body)))).toEqual([[1, 'rate_limit_exceeded']])
    const { open: openTable } = await limited(60)
    const table = `gross_salary,note\n${`1,${'x'.repeat(10_000)}\n`.repeat(10)}`
    const text = await textOf(await openTable(table, { 'content-type': 'text/csv' }))
    expect(text).toContain('This request costs more points than your limit has left')
  })
})

it('refuses a last line that ends within a character', async () => {
  const { open } = await service()
  async function* cut() {
    yield bytes('{"gross_salary": 10000000}')
    yield Uint8Array.of(0xd0)
  }
  expect(answersIn(await textOf(await open(cut())))).toEqual([[1, 'malformed_json']])
})

it('may have as many bytes as the deployed nginx lets through', () => {
  const file = new URL('../../../../deploy/nginx/nginx.conf', import.meta.url)
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readFileSync(file, 'utf8')) ?? []
  expect(LARGEST_BATCH).toBe(Number(megabytes) * 1024 * 1024)
})

describe('a batch that waits for its caller', () => {
  it('is not work in flight, and at most ten of a key are open', async () => {
    const { open, calculate } = await service({ MAX_REQUESTS_IN_FLIGHT: '2', RATE_LIMIT: 'on' })
    const opened: Reply[] = []
    for (let batch = 0; batch < 10; batch++) opened.push(await open(unfinished()))
    expect((await calculate()).status).toBe(200)
    const refused = await open(unfinished())
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.stringContaining('too_many_batches'),
    ])
    const sent = [...refused.headers.list, ...(refused.own ?? [])]
    expect(sent.filter(([name]) => name === 'retry-after')).toEqual([['retry-after', '1']])
    for (const { body } of opened) if (isStream(body)) await body.return?.()
    expect((await open(lines(1))).status).toBe(200)
  })

  afterEach(() => void vi.useRealTimers())

  it.each([{}, inCsv])('ends when no line ends within 30 seconds: %o', async (headers) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    async function* slow() {
      yield bytes(lines(1))
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 12_000))
        yield bytes(' ')
      }
    }
    const { open } = await service()
    let text = ''
    open(slow(), headers)
      .then(textOf)
      .then((whole) => {
        text = whole
      })
    while (text === '') await vi.advanceTimersByTimeAsync(1000)
    expect(text).toMatch(/malformed_json|could not be read as JSON/)
  })
})

it.each([
  ['?foo=1', 400, lines(1), { accept: 'application/x-ndjson' }],
  ['?keep=id', 400, lines(1), { accept: 'application/x-ndjson' }],
  ['?column=a=gross_salary&column=a=start_date', 400, 'a\n1\n', { 'content-type': 'text/csv' }],
  ['?keep=b', 400, 'gross_salary\n1\n', { 'content-type': 'text/csv; header=present' }],
  ['?keep=b', 200, 'gross_salary,b\n1,2\n', { 'content-type': 'text/csv; header=present' }],
])('a batch with %s is %s', async (query, status, body, headers) => {
  const { open } = await service()
  expect(await open(body, headers, query)).toMatchObject({ status })
})

it('a query is refused by a question, which has none', async () => {
  const { calculate } = await service()
  const reply = await calculate('?gross_salry=1')
  expect(reply.status).toBe(400)
  expect(await textOf(reply)).toContain('"code":"unknown_field"')
})

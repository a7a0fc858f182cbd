import { describe, expect, it } from 'vitest'
import { ask, calculatePrivately, PRIVATE, type Service } from '../support/http.ts'
import { sharedInProcess, startInProcess } from '../support/in-process.ts'

const BATCH = `${PRIVATE}/batch`
const NDJSON = 'application/x-ndjson'
const key = 'k3y-of-the-payroll-department'
const headers = { 'content-type': NDJSON, 'x-api-key': key }

const salaries = (count: number) => '{"gross_salary": 10000000}\n'.repeat(count)

interface Line {
  readonly line: number
  readonly answer?: object
  readonly problem?: { readonly code: string; readonly errors?: readonly object[] }
}

/** Sends a batch and reads the lines of its answer. */
async function batch(server: Service, body: string): Promise<readonly Line[]> {
  const { status, text } = await ask(server, BATCH, { method: 'POST', headers, body })
  expect(status).toBe(200)
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
}

/** Numbers and problems of lines. */
const codesOf = (lines: readonly Line[]) =>
  lines.flatMap(({ line, problem }) => (problem ? [[line, problem.code]] : []))

describe('a batch', () => {
  const server = sharedInProcess({ API_KEY: key })

  it('has the answer or the problem of each line, in order', async () => {
    const first = { gross_salary: 10_000_000, start_date: '2026-01-01' }
    const last = { gross_salary: 25_000_000, start_date: '2025-01-01', children_count: 1 }
    const long = `{"gross_salary": 1${' '.repeat(10_000_000)}}`
    const wrong = '{"gross_salary": 1.5, "zeta": 1}'
    const body = [JSON.stringify(first), wrong, '', '{"gross_salary"', long, JSON.stringify(last)]
    const lines = await batch(server(), body.join('\n'))
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 4, 5, 6])
    expect(codesOf(lines)).toEqual([
      [2, 'invalid_request'],
      [4, 'malformed_json'],
      [5, 'body_too_large'],
    ])
    expect(lines[1]?.problem?.errors).toHaveLength(2)
    expect(lines[0]?.answer).toEqual((await calculatePrivately(server(), first)).json)
    expect(lines[4]?.answer).toEqual((await calculatePrivately(server(), last)).json)
  })

  it('has every line where one in a hundred is wrong', async () => {
    const body = `${salaries(99)}{}\n`.repeat(20)
    const lines = await batch(server(), body)
    expect(lines.map(({ line }) => line)).toEqual(Array.from({ length: 2000 }, (_, at) => at + 1))
    expect(codesOf(lines)).toHaveLength(20)
  })

  it('answers a table, with its errors in a column, and takes a point for each row', async () => {
    const limits = { RATE_LIMIT: 'on', RATE_LIMIT_PRIVATE: '150/1h' }
    const limited = await startInProcess({ API_KEY: key, ...limits })
    const send = async (body: string, more: object = {}) => {
      const table = { ...headers, 'content-type': 'text/csv', ...more }
      return ask(limited, BATCH, { method: 'POST', headers: table, body })
    }
    // 1,200,000 × 13 % = 156,000.
    const few = await send('ФИО;Оклад\nАнна;100 000\nБорис;x\nИтого;1\n')
    expect(few.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head, anna, boris, total, end] = few.text.replace('\ufeff', '').split('\n')
    expect([head, anna, boris, total, end]).toEqual([
      expect.stringMatching(/^ФИО;Оклад;.*;annual_tax_amount_rub;.*;errors$/),
      expect.stringMatching(/^Анна;100 000;.*;156000,00;/),
      expect.stringMatching(/^Борис;x;.*must be an amount in roubles/),
      expect.stringMatching(/^Итого;1;.*The row is a total/),
      '',
    ])
    const fromLines = await send('{"id":7,"gross_salary":10000000}\n', {
      ...{ 'content-type': NDJSON, accept: 'text/csv' },
    })
    expect(fromLines.text).toMatch(/^id,gross_salary,.*\n7,10000000,.*,15600000,/)
    expect((await send('name\nA\n', { 'accept-language': 'ru' })).json).toMatchObject({
      ...{ code: 'invalid_table', status: 400 },
      detail: expect.stringContaining('Нет столбца «Оклад» (gross_salary)'),
    })
    const long = await send(`gross_salary\n1\n"${'1'.repeat(10_000_000)}\n`)
    expect(long.text).toMatch(/Line 3 has more than 16384 characters/)
  })

  it('understands the columns of a table as its caller says, and says what it understood', async () => {
    const send = (query: string, body: string, type = 'text/csv') =>
      ask(server(), BATCH + query, {
        method: 'POST',
        headers: { ...headers, 'content-type': type, accept: 'text/csv' },
        body,
      })
    const table = 'Pay,Rate,Note\n100000,0.5,x\n'
    const said = await send('?column=Pay=gross_salary_rub&column=Rate=share_of_full_time', table)
    expect(said.headers['oklad-columns']).toBe('Pay=gross_salary_rub, Rate=share_of_full_time')
    // 50,000 × 12 × 13 % = 78,000.
    expect(said.text).toMatch(/\n100000,0\.5,x,.*,78000\.00,/)
    expect((await send('', table)).json).toMatchObject({
      ...{ code: 'invalid_table', status: 400 },
      detail: expect.stringMatching(/^The column "Pay" may be a term of pay/),
      errors: [
        {
          ...{ code: 'column_question', pointer: '/Pay', header: 'Pay' },
          detail: expect.stringMatching(/^The column "Pay" may be a term of pay/),
          choices: expect.arrayContaining([
            expect.objectContaining({ name: 'gross_salary_rub' }),
            { name: 'keep', meaning: 'pass through as it is' },
          ]),
        },
      ],
    })
    // A program answers with a name of each.
    const columns = { Pay: 'gross_salary_rub', Rate: 'share_of_full_time', Other: 'keep' }
    const asked = encodeURIComponent(JSON.stringify({ version: 1, columns }))
    expect((await send(`?mapping=${asked}`, table)).text).toMatch(/\n100000,0\.5,x,.*,78000\.00,/)
    // What is said beside the mapping counts before it: 100,000 × 12 × 13 %.
    const kept = await send(`?mapping=${asked}&keep=Rate`, table)
    expect(kept.text).toMatch(/\n100000,0\.5,x,.*,156000\.00,/)
    const bonus = table.replace('Note', 'Bonus').replace(',x', ',5000')
    expect((await send(`?mapping=${asked}`, bonus)).json).toMatchObject({
      errors: [expect.objectContaining({ header: 'Bonus' })],
    })
    // The command writes all questions to a file; an answer has no more than a hundred.
    const places = Array.from({ length: 101 }, (_, at) => at)
    const wide = `Salary,${places.map((at) => `Bonus x${at}`)}\n100000,${places.map(() => 5000)}\n`
    expect((await send('', wide)).json['errors']).toHaveLength(100)
    const rest = await send(`?mapping=${asked}&keep_rest=true`, bonus)
    expect(rest.text).toMatch(/\n100000,0\.5,5000,.*,78000\.00,/)
    // A list of shifts has no salary, whatever passes through.
    const shifts = 'Name,Shift,Pay\nAnn,2026-03-01,3600\nAnn,2026-03-03,3600\n'
    const refused = await send('?keep_rest=true', shifts)
    expect(refused.json['detail']).toMatch(/^There is no column "Salary"/)
    expect((await send('?mapping=%7B%7D', table)).json).toMatchObject({
      ...{ code: 'invalid_table', status: 400 },
      detail: 'The mapping of columns cannot be used: it must have "version": 1.',
    })
    expect(
      (await send(`?mapping=${asked}&mapping=${asked}&keep_rest=yes`, table)).json,
    ).toMatchObject({
      code: 'invalid_request',
      errors: [
        { code: 'duplicate_field', pointer: '/mapping' },
        { code: 'value_not_allowed', pointer: '/keep_rest', allowed: ['true', 'false'] },
      ],
    })
    // Without a name, and with half a character of two.
    expect((await send('?column=%F0%9F%98%80', table)).status).toBe(400)
    const half = await send('', '{"gross_salary":1,"\\ud83d salary":2}\n', NDJSON)
    expect(half.status).toBe(400)
  })

  it('needs a key, lines of JSON, and a caller that accepts them', async () => {
    const sent = (more: object) =>
      ask(server(), BATCH, { method: 'POST', body: salaries(1), headers: { ...headers, ...more } })
    expect((await sent({ 'x-api-key': 'wrong' })).json).toMatchObject({ code: 'api_key_invalid' })
    expect((await sent({ 'content-type': 'application/json' })).status).toBe(415)
    expect((await sent({ accept: 'text/html' })).status).toBe(406)
    expect((await sent({ accept: NDJSON })).headers['content-type']).toBe(NDJSON)
    const weighted = async (ndjson: number, csv: number) =>
      (await sent({ accept: `${NDJSON};q=${ndjson}, text/csv;q=${csv}` })).headers['content-type']
    expect(await weighted(0.9, 0.1)).toBe(NDJSON)
    expect(await weighted(0.1, 0.9)).toBe('text/csv; charset=utf-8')
    for (const parameters of ['; charset=utf-8', ';charset=UTF-8; header=present']) {
      const { headers } = await sent({ accept: `text/csv${parameters}` })
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    }
    expect((await sent({ accept: 'text/csv; charset=windows-1251' })).status).toBe(406)
  })

  it('ends after the lines that are allowed', async () => {
    const most = { MAX_BATCH_LINES: '3' }
    const small = await startInProcess({ API_KEY: key, ...most })
    expect(codesOf(await batch(small, salaries(3)))).toEqual([])
    const lines = await batch(small, salaries(5000))
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3, 4])
    expect(codesOf(lines)).toEqual([[4, 'batch_too_long']])
  })
})

import { DuckDBInstance } from '@duckdb/node-api'
import { answerRequest } from '@oklad/answers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { register } from './duckdb.ts'

let instance: DuckDBInstance
let connection: Awaited<ReturnType<DuckDBInstance['connect']>>
beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:')
  connection = await instance.connect()
  await register(connection, { language: 'ru', currentYear: 2026 })
})
afterAll(() => connection.closeSync())

const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJS()

it('answers random rows as the service does', async () => {
  const person = fc.record({
    gross_salary: fc.integer({ min: -1, max: 100_000_000 }),
    children_count: fc.option(fc.integer({ min: 0, max: 31 })),
    is_not_resident: fc.boolean(),
  })
  const [people = []] = fc.sample(fc.array(person, { minLength: 2100, maxLength: 2100 }), 1)
  const cells = people.map((one) => `(${Object.values(one).map(String)})`)
  const rows =
    await rowsOf(`select unnest(oklad(salary, is_not_resident := is_away, children_count := children))
    from (values ${cells}) people(salary, children, is_away)`)
  for (const [index, person] of people.entries()) {
    const body = JSON.stringify({ ...person, warnings: true })
    const answer = answerRequest.privateCalc(body, 2026, () => 'ru')
    const row = rows[index]
    expect(row?.['errors'] === null).toBe(answer.ok)
    if (!answer.ok) continue
    const { annual_tax_amount: tax, warnings } = answer.body
    expect(row?.['annual_tax_amount']).toBe(BigInt(tax))
    expect(row?.['warnings']).toBe(warnings?.map(({ detail }) => detail).join(' ') ?? null)
  }
})

it.each([
  [`100000.00`, 'число 100000.00'],
  [`time '01:00'`, 'текст „01:00:00“'],
  // As a number, 100,000 roubles.
  [`'00:00:00.01'::time_ns`, 'текст „00:00:00.01“'],
  [`[100000]`, 'список или объект'],
  [`1, children_count := 'nan'::double`, 'число NaN'],
  [`1, start_date := timestamptz '2026-03-01 00:00:00+03'`, 'момент 2026-02-28T21:00:00.000Z'],
])('refuses %s in its words', async (given, words) => {
  const [row] = await rowsOf(`select errors(${given}) as errors`)
  expect(row?.['errors']).toContain(`— ${words}`)
})

it.each([
  `earnings_before := []`,
  `absences := [{kind: 'vacation', 'from': '2026-07-06', days: 14, 'to': null}]`,
])('refuses %s, which DuckDB gives without a type', async (given) => {
  // Left out in silence, the vacation would change no pay.
  const [name] = given.split(' ')
  await expect(rowsOf(`select annual_tax(1, ${given})`)).rejects.toThrow(`${name}: в списке`)
})

it('has the cost of everybody', async () => {
  // 30 % of 1,200,000 roubles, and 0.2 % of accident insurance; a self-employed person has no contributions.
  const [row] = await rowsOf(`select employer_total_cost(10000000) as alone,
    employer_total_cost(10000000, accident_rate := 20) as insured,
    employer_total_cost(10000000, employment_type := 'SELF_EMPLOYED') as self_employed`)
  expect(row).toEqual({ alone: 156_000_000n, insured: 156_240_000n, self_employed: 120_000_000n })
})

it('leaves an argument out that is NULL', async () => {
  const given = 'absences := null, children_count := null::int'
  expect(await rowsOf(`select annual_tax(10000000, ${given}) as tax`)).toEqual([
    { tax: 15_600_000n },
  ])
})

it('keeps the year and the language of each connection', async () => {
  const other = await instance.connect()
  await register(other, { language: 'en', currentYear: 2024 })
  const query = 'select annual_tax(50000000) as tax, errors(-1) as errors'
  // 13 % of 2.4 million, 15 % of 2.6 and 18 % of one; in 2024 13 % of five million and 15 % of one.
  expect(await rowsOf(query)).toMatchObject([
    { tax: 88_200_000n, errors: expect.stringContaining('нужно') },
  ])
  expect((await other.runAndReadAll(query)).getRowObjectsJS()).toMatchObject([
    { tax: 80_000_000n, errors: expect.stringContaining('must be') },
  ])
  other.closeSync()
})

it('takes dates, lists and structures, and computes equal arguments once', async () => {
  const [row] =
    await rowsOf(`select annual_gross_income(10000000, start_date := date '2026-07-01') as half,
    annual_gross_income(10000000, monthly_bonuses := [500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) as bonus,
    vacation_pay(0, absences := [{kind: 'vacation', 'from': date '2026-07-06', days: 14}]) is not null as paid`)
  expect(row).toEqual({ half: 60_000_000n, bonus: 120_000_500n, paid: true })
})

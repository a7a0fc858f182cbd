import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

const folder = mkdtempSync(join(tmpdir(), 'oklad-sql-'))
const people = join(folder, 'people.csv')
writeFileSync(people, 'department,salary,kids\nA,10000000,2\nB,20000000,\nA,10000000,\n')
afterAll(() => rmSync(folder, { recursive: true }))

const sql = (query: string, ...options: string[]) => runOklad(['sql', query, ...options])

describe('oklad sql', () => {
  it('prints sums of answers by groups', async () => {
    const tax = 'annual_tax(salary, children_count := kids)'
    const query = `select department, sum(${tax}) as tax from '${people}' group by all order by all`
    // 1,200,000 × 13 % = 156,000; less 4,200 × 4 months × 13 % = 2,184 until 450,000 is passed. 2,400,000 × 13 % = 312,000.
    expect((await sql(query)).stdout.split('\n').slice(2)).toEqual([
      'A           30981600',
      'B           31200000',
      '',
    ])
    expect(JSON.parse((await sql(query, '--json')).stdout)).toEqual([
      { department: 'A', tax: 30_981_600 },
      { department: 'B', tax: 31_200_000 },
    ])
    expect((await sql(query, '--csv')).stdout).toBe('department,tax\nA,30981600\nB,31200000\n')
  })

  it('reads the query from the standard input', async () => {
    const read = (input: string) => runOklad(['sql', '-', '--csv'], { input })
    expect(await read("select 'я' as a -- a comment\n")).toMatchObject({
      code: 0,
      stdout: 'a\nя\n',
    })
    const none = await read(' ')
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('the query is empty')])
    const long = await read(' '.repeat(1_000_001))
    expect([long.code, long.stderr]).toEqual([2, expect.stringContaining('more than 1000000')])
  })

  it('has the figures of oklad calc', async () => {
    const argv = 'calc --salary 300000 --northern 30 --children 3 --accident 0.2 --json'.split(' ')
    const { monthly_details, gross_salary, ...year } = JSON.parse((await runOklad(argv)).stdout)
    const given = '30000000, northern_coefficient := 130, children_count := 3, accident_rate := 20'
    const [row] = JSON.parse((await sql(`select unnest(oklad(${given}))`, '--json')).stdout)
    expect(row.errors).toBe(null)
    for (const name of ['annual_tax_amount', 'annualFOMS', 'employer_total_cost']) {
      expect([name, row[name]]).toEqual([name, year[name]])
    }
  })

  it.each(['-- people\nselect 1 as a', '--people\nselect 1 as a'])(
    'takes a comment at the start of %j for no option',
    async (query) => {
      expect(await sql(query, '--csv')).toMatchObject({ code: 0, stdout: 'a\n1\n' })
    },
  )

  it('runs several statements, and refuses several queries and two forms of output', async () => {
    const { stdout } = await sql('create temp table t as select 1 as a; select a from t;', '--csv')
    expect(stdout).toBe('a\n1\n')
    const two = await sql('select 1; select 2')
    expect([two.code, two.stdout]).toEqual([2, ''])
    expect(two.stderr).toMatch(/^oklad: Only one of the statements may be a query/)
    const both = await sql('select 1', '--csv', '--json')
    expect([both.code, both.stdout]).toEqual([2, ''])
    expect(both.stderr).toContain('give --json or --csv, not both')
  })

  it('prints the first rows of many as a table, says so, and prints all as CSV', async () => {
    const { code, stdout, stderr } = await sql('from range(1, 2002)')
    expect([code, stdout.trim().split('\n').length]).toEqual([0, 1002])
    expect(stderr).toContain('the first 1000 rows of 2001; --csv and --json')
    const all = await sql('from range(1, 2002)', '--csv')
    expect([all.stdout.trim().split('\n').length, all.stderr]).toEqual([2002, ''])
  })

  it('keeps small numbers and days without an end in CSV', async () => {
    const { stdout } = await sql("select -1e-7 as noise, 'infinity'::date as until", '--csv')
    expect(stdout).toBe('noise,until\n-1e-7,infinity\n')
  })

  it.each([
    ['', 2, /^oklad: the query is empty/],
    ['--jsn', 2, /^oklad: unknown option --jsn/],
    ['select annual_tax_amount(-1)', 1, /: "gross_salary" is the number -1; it must be/],
    ['select annual_tax_amount()', 1, /: "gross_salary" is empty; it must be/],
    [
      'select annual_tax(150000.00::decimal(18,2))',
      1,
      /"gross_salary" is the number 150000\.00; it must be a whole number of kopecks/,
    ],
    ["select annual_tax_amount(1, end_date := '2025-01-01')", 1, /"end_date"/],
    ["from 'none.csv'", 1, /^oklad: there is no file "none.csv"$/m],
    ['selec', 2, /^oklad: the query is wrong at "selec"\n+LINE 1: selec\n {8}\^$/m],
    [
      'select annual_taxes(1)',
      2,
      /^oklad: there is no function "annual_taxes"\n+Did you mean "annual_tax/m,
    ],
    [
      'select annual_tax_amount(1, kids := 1)',
      2,
      /^oklad: the function "annual_tax_amount" does not take these arguments\nThere are:/,
    ],
    ['install httpfs', 2, /fetches nothing from the network/],
    [
      "select 1; force /* a comment */ install spatial from 'http://127.0.0.1:9'",
      2,
      /fetches nothing/,
    ],
    ['update extensions', 2, /fetches nothing from the network/],
    ["from 'http://127.0.0.1:9/a.parquet'", 1, /HTTP|httpfs/i],
  ])('says why it stops: %s', async (query, code, said) => {
    expect(await sql(query)).toEqual({ code, stdout: '', stderr: expect.stringMatching(said) })
  })

  it('says it in Russian, with the hint and the place', async () => {
    const { stderr } = await sql('select nme from (select 1 as name)', '--lang', 'ru')
    expect(stderr.split('\n').slice(0, 4)).toEqual([
      'oklad: столбца "nme" нет',
      'Есть: "name"',
      '',
      'LINE 1: select nme from (select 1 as name)',
    ])
  })

  it('returns the errors of rows where they are asked for, and numbers that JSON does not have as texts', async () => {
    const query = `select errors(-1) is null as wrong, errors(1) is null as right, oklad(-1).annual_tax_amount as tax,
      9007199254740993 as large, [1.5, null] as list -- a comment`
    expect(JSON.parse((await sql(query, '--json')).stdout)).toEqual([
      { wrong: false, right: true, tax: null, large: '9007199254740993', list: ['1.5', null] },
    ])
  })
})

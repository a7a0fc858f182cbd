import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runs } from '@oklad/engine/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyToParquet, openDuckDb } from './formats/duckdb.ts'
import { joinTable } from './testing/join-table.ts'
import { rowsOf, runTable } from './testing/run-table.ts'

const people =
  'name,gross_salary,children_count\nAnna,10000000,2\nBoris,-1,\n"C ""x"", D",20000000,0\n'

/** Rows after which nothing is read before the answers. */
const more = `${'A'.repeat(90)},1\n`.repeat(1_100)

/** A table of several row groups: row 49,999 is wrong. */
const salaries = Array.from({ length: 50_000 }, (_, row) =>
  row === 49_999 ? -1 : 10_000_000 + row,
)

/** Runs statements of DuckDB on files of a folder of their own. */
async function withDuckDb<Value>(
  use: (
    duckDb: Awaited<ReturnType<typeof openDuckDb>>,
    file: (name: string) => string,
  ) => Promise<Value>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'oklad-types-'))
  const duckDb = await openDuckDb()
  try {
    return await use(duckDb, (name) => join(folder, name))
  } finally {
    duckDb.close()
    rmSync(folder, { recursive: true })
  }
}

/** A Parquet file with the rows of a query. */
const parquetOf = (rows: string) =>
  withDuckDb(async (duckDb, file) => {
    await duckDb.run(copyToParquet(rows, file('people'), 'zstd', 2))
    return readFileSync(file('people'))
  })

it('leaves a wide CSV to our own reader: patterns over hundreds of columns take all memory', {
  timeout: 60_000,
}, async () => {
  const names = Array.from({ length: 700 }, (_, index) => `Показатель ${index}`)
  const row = ['Анна', '100000', ...names.map((_, index) => index)].join(';')
  const table = [['ФИО', 'Оклад', ...names].join(';'), ...Array(200).fill(row)].join('\n')
  expect(await joinTable(['csv', 'csv'], table, { keep: names })).toBe(undefined)
  const { totals, columns } = await runTable(['csv', 'csv'], table, { keep: names }, 65_536)
  expect(columns.slice(0, 702)).toEqual(['ФИО', 'Оклад', ...names])
  // 13 % of twelve salaries of 100,000, for 200 people.
  expect(totals.reduce((sum, { tax }) => sum + tax, 0)).toBe(200 * 15_600_000)
})

describe('a CSV that DuckDB joins', () => {
  it.each([
    ['quotes, problems, no children', people],
    ['its end without a line break', people.trimEnd()],
    ['Windows', people.replaceAll('\n', '\r\n')],
    ['formulas', 'name,gross_salary\n=1+1,1\n+7 (495) 1,2\n-5,3\n@a,4\n"-a\t",5\n'],
    [
      'formulas after white space, in wide letters, and numbers',
      'name,gross_salary\n =A1,1\n\u00a0@a,2\n＝1+A1,3\n－A1,4\n-1.5e3,5\n-e5,6\n+1E-3 ,7\n -5,8\n＋7 900,9\n',
    ],
    ['people’s titles in roubles', '\ufeffФИО;Оклад, руб.\nА;100000,50\nБ;50 000\nВ;x\n'],
    ['a title above', 'List of people;;\nФИО;Оклад;Дети\nА;100000;1\nБ;50000;\n'],
    ['rows without their last cells', 'gross_salary,id\n1,2\n3\n'],
    ['tabs', 'name\tgross_salary\nA\t1\nB\t2\n'],
    [
      'digits, and whole numbers that are written otherwise',
      'children_count,gross_salary\n0,5000000\n00,05\n 2 , 6000000\n,999999999999999\n3,1000000000000000\nнет,1e6\n-1,7000000.0\n٣,\n',
    ],
  ])('(%s) is written as by our own reader', async (_, content) => {
    for (const detail of ['year', 'months', 'long'] as const) {
      const [joined, own] = [
        await joinTable(['csv', 'csv'], content, { detail }),
        await runTable(['csv', 'csv'], content, { detail }),
      ]
      expect(joined?.bytes.toString()).toBe(own.bytes.toString())
      expect(joined?.problems).toEqual(own.problems)
    }
    const [joined, own] = [
      await joinTable(['csv', 'parquet'], content),
      await runTable(['csv', 'parquet'], content),
    ]
    expect(await rowsOf('parquet', joined?.bytes ?? '')).toEqual(await rowsOf('parquet', own.bytes))
  })

  it('keeps the order and the numbers of many rows', async () => {
    const joined = await joinTable(
      ['csv', 'csv'],
      `id,gross_salary\n${salaries.map((salary, row) => `${row},${salary}`).join('\n')}\n`,
    )
    const lines = joined?.bytes.toString().split('\n') ?? []
    expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(
      salaries.map((_, row) => String(row)),
    )
    expect(joined?.problems).toMatchObject([{ row: 50_001, column: 'gross_salary' }])
  })

  it.each([
    ['an empty line', 'gross_salary,id\n1,2\n\n3,4\n'],
    ['a row of separators', 'gross_salary,id\n1,2\n,\n'],
    ['a total', 'name,gross_salary\nA,1\nИтого,1\n'],
    ['numbers of columns', 'n,name,salary_rub\n1,A B,100\n1,2,3\n'],
    ['a vacancy', 'name,gross_salary\nA,1\nВакансия,1\n'],
    ['a heading', 'ФИО,Оклад\nСклад,\n'],
    ['a total in a second cell', 'ФИО,Должность,Оклад\nА Б,В,1\nГ Д,Е,2\nОтдел,\u00a0Всего:,3\n'],
    ['its header again', 'ФИО,Оклад\nА,1\nФИО, Оклад\nБ,1\n'],
    ['a total with a number', 'id,name,gross_salary\n1,A,1\n2,"B, Итог",1\n'],
    ['a line break in a cell', 'name,gross_salary\n"A\nB",1\n'],
    ['a quote inside of a cell', `name,gross_salary\n${more}A"B,1\n`],
    ['a space before a quote', `name,gross_salary\n${more} "A",1\n`],
    ['a quote that is not closed', `name,gross_salary\n${more}"A,1\n`],
    ['a row with more cells', 'name,gross_salary\nA,1,2\n'],
    ['windows-1251', Buffer.from([0xc0, ...Buffer.from(';gross_salary\n1;1\n')])],
    ['other line breaks', 'name,gross_salary\nA,1\r\nB,2\n'],
    ['names equal to DuckDB', 'Id,id,gross_salary\nA,1,2\n'],
    ['a separator in the first header and a byte order mark', '\ufeff"a;b";gross_salary\n1;1\n'],
  ])('is not one with %s', async (_, content) => {
    expect(await joinTable(['csv', 'csv'], content)).toBeUndefined()
  })

  it('is any text that our own reader reads the same', async () => {
    const cell = fc.string({
      unit: fc.constantFrom(
        '"',
        ',',
        ' ',
        '\u00a0',
        'a',
        'Я',
        '=',
        "'",
        '\t',
        '\\',
        '5',
        '\n',
        'итого',
        ' итог',
      ),
      maxLength: 4,
    })
    const written = fc.oneof(
      cell,
      cell.map((text) => `"${text.replaceAll('"', '""')}"`),
    )
    const row = fc
      .tuple(written, fc.constantFrom('1000000', '5', '-1', '', 'x', '"7"'), written)
      .map((cells) => cells.join())
    let joined = 0
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 4 }), async (rows) => {
        const content = [
          'a,gross_salary,b',
          ...Array(1_100).fill(`${'A'.repeat(90)},1,B`),
          ...rows,
          '',
        ].join('\n')
        const own = runTable(['csv', 'csv'], content, {}, 65_536).catch(() => undefined)
        const output = await joinTable(['csv', 'csv'], content)
        if (output === undefined) return
        joined++
        const bytes = (await own)?.bytes
        expect(await rowsOf('csv', output.bytes)).toEqual(bytes && (await rowsOf('csv', bytes)))
      }),
      { numRuns: runs(200) },
    )
    expect(joined).toBeGreaterThan(2)
  })
})

describe('Parquet that DuckDB joins', () => {
  /** Values of every type of DuckDB that Parquet holds. */
  const values = [
    ...[
      'true',
      "'x'",
      "''",
      'chr(0)',
      '-1::tinyint',
      '1::smallint',
      '1::integer',
      '9007199254740993::bigint',
    ],
    ...[
      '255::utinyint',
      '65535::usmallint',
      '4294967295::uinteger',
      '18446744073709551615::ubigint',
    ],
    ...[
      '1.5::float',
      '0.1::double',
      "'nan'::double",
      "'-inf'::double",
      '0.1::decimal(4,1)',
      '123456789.123456789::decimal(18,9)',
    ],
    ...[
      '99999999999999999999999999999999999999::decimal(38,0)',
      "date '1582-10-15'",
      "'23:59:59.999999999'::time_ns",
    ],
    ...[
      "timestamp '2026-01-01 00:00:00.123456'",
      "'2026-01-01 00:00:00.123456789'::timestamp_ns",
      "'2026-01-01 00:00:00.123'::timestamp_ms",
    ],
    ...[
      "timestamptz '2026-01-01 00:00:00+03'",
      "interval '1 month 2 days'",
      "'\\x00\\xFF'::blob",
      'uuid()',
      '\'{"a":1}\'::json',
    ],
    ...[
      "'a'::enum('a', 'b')",
      '[1, null, 3]',
      '[]::integer[]',
      '[[1], [2, 3]]',
      "{'a': 1, 'b': {'c': 'x'}}",
      "map {'a': 1, 'b': null}",
    ],
    ...[
      "[{'a': [1]}]",
      '[1.5, 2.5]::double[2]',
      'null::integer',
      'null::varchar',
      'null::decimal(18,2)',
      'null::integer[]',
    ],
  ]

  it('has every other column as it was, in type and value', async () => {
    await withDuckDb(async (duckDb, file) => {
      const columns = values.map((value, index) => `${value} as v${index}`)
      const row = `select ${columns}, 10000000::bigint as gross_salary`
      const others = `select 20000000::bigint as gross_salary from range(41000)`
      const all = `${row} union all by name ${others} union all by name ${row}`
      await duckDb.run(copyToParquet(all, file('people'), 'zstd', 50))
      const joined = await joinTable(['parquet', 'parquet'], readFileSync(file('people')), {
        keep: values.map((_, index) => `v${index}`),
      })
      writeFileSync(file('answers'), joined?.bytes ?? '')
      const select = (name: string) =>
        `select ${values.map((_, index) => `v${index}`)}, gross_salary from read_parquet('${file(name)}')`
      expect(await duckDb.run(`describe ${select('answers')}`)).toEqual(
        await duckDb.run(`describe ${select('people')}`),
      )
      const whole = (name: string) => `select row_number() over (), * from (${select(name)})`
      expect(await duckDb.run(`${whole('people')} except all ${whole('answers')}`)).toEqual([])
      const salaries = `select annual_tax_amount, count(*) from read_parquet('${file('answers')}')`
      // 13 % of 1,200,000 roubles; 312,000 roubles of 2,400,000.
      expect(await duckDb.run(`${salaries} group by all order by all`)).toEqual([
        [15_600_000n, 2n],
        [31_200_000n, 41_000n],
      ])
    })
  })

  it('has the shapes that its file sums up', async () => {
    const given = await parquetOf(
      "select 10000000::bigint as gross_salary, 'POINT(1 2)'::geometry as office from range(41000)",
    )
    const joined = await joinTable(['parquet', 'parquet'], given, { keep: ['office'] })
    expect(await rowsOf('parquet', joined?.bytes ?? '')).toHaveLength(41_000)
  })

  it('is not one with a total', async () => {
    const joinedWith = async (name: string) => {
      const rows = `(values ('Anna', 100000), ('${name}', 100000)) t(name, gross_salary_rub)`
      const given = await parquetOf(`select * from ${rows}`)
      return joinTable(['parquet', 'parquet'], given)
    }
    expect(await joinedWith('Boris')).toBeDefined()
    expect(await joinedWith(' ИТОГО')).toBeUndefined()
  })

  it('has a row for each month of a person, and one of a person who is refused', async () => {
    const given = await parquetOf(
      'select * from (values (1::bigint, 10000000::bigint), (2, -1), (3, 20000000)) t(id, gross_salary)',
    )
    const joined = await joinTable(['parquet', 'parquet'], given, { detail: 'long' })
    const rows = await rowsOf('parquet', joined?.bytes ?? '')
    expect(rows.map(({ id }) => Number(id))).toEqual([
      ...Array(12).fill(1),
      2,
      ...Array(12).fill(3),
    ])
    expect(
      rows.filter(({ id }) => id === 3n).map(({ month }) => String(month).slice(5, 7)),
    ).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')))
    expect(rows[12]).toMatchObject({
      errors: expect.stringContaining('gross_salary'),
      monthly_tax_amount: null,
    })
    const own = await runTable(['parquet', 'parquet'], given, { detail: 'long' })
    expect(rows).toEqual(await rowsOf('parquet', own.bytes))
  })
})

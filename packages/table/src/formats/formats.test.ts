import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  DurationMillisecond,
  DurationSecond,
  Table,
  TimeMicrosecond,
  TimeMillisecond,
  TimeSecond,
  tableToIPC,
  Uint64,
  vectorFromArray,
} from 'apache-arrow'
import { describe, expect, it } from 'vitest'
import { openTable, rowsOf, runTable } from '../testing/run-table.ts'
import { formatNamed } from './table-formats.ts'
import { wholeCell } from './text.ts'

/** A text in an encoding of one byte for each character. */
const encoded = (encoding: string, text: string) => {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))
  return Uint8Array.from(text, (letter) => letters.indexOf(letter))
}

describe('CSV', () => {
  it.each([
    ['ФИО;Оклад\nА;1,5\n', ';', 'utf-8', 'comma'],
    ['name,gross_salary_rub\nA,"1,5"\n', ',', 'utf-8', 'comma'],
    ['\ufeffname\tgross_salary\r\nA\t1\r\n', 'tab', 'utf-8 (BOM)', 'point'],
    [encoded('windows-1251', 'ФИО;Оклад\nА;1\n'), ';', 'windows-1251', 'comma'],
    [encoded('ibm866', 'ФИО;Оклад\nА;1\n'), ';', 'ibm866', 'comma'],
    [encoded('koi8-r', 'ФИО;Оклад\nА;1\n'), ';', 'koi8-r', 'comma'],
    [encoded('x-mac-cyrillic', 'ФИО;Оклад\nА;1\n'), ';', 'x-mac-cyrillic', 'comma'],
    // Words of KOI8-R as well.
    [encoded('windows-1251', 'ГРУШИ;gross_salary\nБ;1\n'), ';', 'windows-1251', 'comma'],
    [Buffer.from('\ufeffФИО\tОклад\nА\t1\n', 'utf16le'), 'tab', 'utf-16le (BOM)', 'point'],
  ])('%j is detected', async (content, separator, encoding, decimal) => {
    const { detected, headers } = await openTable('csv', content)
    expect(detected?.en).toBe(`CSV, separator "${separator}", decimal ${decimal}, ${encoding}`)
    expect(headers).toHaveLength(2)
    expect((await runTable(['csv', 'csv'], content)).problems).toEqual([])
  })

  it('names a tab in the language of the reader', async () => {
    const { detected } = await openTable('csv', 'ФИО\tОклад\nА\t1\n')
    expect(detected?.ru).toBe('CSV, разделитель «табуляция», десятичная точка, utf-8')
  })

  it('is written as it was read, windows-1251 as UTF-8 with a byte order mark', async () => {
    const { bytes } = await runTable(
      ['csv', 'csv'],
      encoded('windows-1251', 'ФИО;Оклад\n"А; Б";1,5\n'),
    )
    const text = bytes.toString('utf8')
    expect(text.slice(0, 11)).toBe('\ufeffФИО;Оклад;')
    expect(text).toContain('\n"А; Б";1,5;')
  })

  it('keeps quotes and line breaks in cells', async () => {
    const { bytes } = await runTable(['csv', 'csv'], 'name,gross_salary\n"A ""x"",\nB",1\n')
    expect(await rowsOf('csv', bytes)).toMatchObject([{ name: 'A "x",\nB', gross_salary: '1' }])
  })
})

describe('a columnar file', () => {
  it.each(['parquet', 'arrow'])(
    '(%s) has no value where a row has no whole number',
    async (format) => {
      const salaries = ['1.5', '1e300', 'true', '"x"', '9007199254740991', '100']
      const lines = salaries.map((salary) => `{"gross_salary":${salary}}\n`)
      const { bytes } = await runTable(['ndjson', format], lines.join(''))
      const rows = await rowsOf(format, bytes)
      const whole = [null, null, null, null, 9_007_199_254_740_991n, 100n]
      expect(rows.map((row) => row['gross_salary'])).toEqual(whole)
    },
  )
})

it('has the digits of large whole numbers in NDJSON, also in a list', async () => {
  const { write } = await formatNamed('ndjson')
  const columns = ['id', 'list'].map((name) => ({ name, type: 'whole' }) as const)
  const cells = [[2n ** 53n + 1n], [[1n, 2n ** 63n]]]
  const lines = await text(Readable.from(write(columns, Readable.from([cells]))))
  expect(lines).toBe('{"id":"9007199254740993","list":[1,"9223372036854775808"]}\n')
})

it('passes the numbers of a line through as they are', async () => {
  const line =
    '{"gross_salary":1,"id":9007199254740993,"list":[12345678901234567890,1.5],"memo":"9007199254740993 \\"1"}\n'
  const { bytes } = await runTable(['ndjson', 'ndjson'], line)
  expect(await rowsOf('ndjson', bytes)).toMatchObject([
    {
      ...{ gross_salary: 1, id: '9007199254740993' },
      ...{ list: ['12345678901234567890', 1.5], memo: '9007199254740993 "1' },
    },
  ])
})

it('has no negative number in Arrow in place of one that is too large', () => {
  expect(wholeCell(2n ** 63n)).toBeNull()
})

it.each([1, 2, 3])('a text may begin with %i byte order marks', async (count) => {
  const marks = '\ufeff'.repeat(count)
  const rows = [{ ФИО: 'Анна', Оклад: '100000' }]
  expect(await rowsOf('csv', `${marks}"ФИО";Оклад\nАнна;100000\n`)).toEqual(rows)
  const lines = rows.map((row) => JSON.stringify(row)).join('\n')
  expect(await rowsOf('ndjson', `${marks}${lines}\n`)).toEqual(rows)
  const { bytes } = await runTable(['csv', 'csv'], `${marks}"ФИО";Оклад\nАнна;100000\n`)
  expect(bytes.toString()).toMatch(/^\ufeffФИО;/)
})

describe.each(['csv', 'ndjson', 'xlsx', 'parquet', 'arrow', 'arrows'])('%s', (format) => {
  it('has problems in the rows that are wrong, one in a hundred, and answers in the others', async () => {
    const salaries = Array.from({ length: 2500 }, (_, row) => (row % 100 === 0 ? -1 : 10_000_000))
    const { bytes } = await runTable(['csv', format], `gross_salary\n${salaries.join('\n')}\n`)
    const again = await runTable([format, format], bytes)
    const header = format === 'csv' || format === 'xlsx' ? 1 : 0
    expect(again.problems.map(({ row }) => (row - header) % 100)).toEqual(Array(25).fill(1))
    const rows = await rowsOf(format, again.bytes)
    // 13 % of 1,200,000 roubles.
    const taxes = salaries.map((salary) => (salary < 0 ? '' : '15600000'))
    expect(rows.map((row) => String(row['annual_tax_amount'] ?? ''))).toEqual(taxes)
    expect(rows.map((row) => (row['errors'] ?? '') === '')).toEqual(taxes.map((tax) => tax !== ''))
  })
})

it.each([
  ['arrow', 'parquet'],
  ['parquet', 'arrow'],
])('keeps numbers of 64 bits without a sign from Arrow to %s and on to %s', async (...formats) => {
  const [gross_salary, id] = [
    vectorFromArray([1n]),
    vectorFromArray([2n ** 64n - 1n], new Uint64()),
  ]
  let bytes: Uint8Array = tableToIPC(new Table({ gross_salary, id }), 'file')
  for (const [index, to] of formats.entries()) {
    ;({ bytes } = await runTable([formats[index - 1] ?? 'arrow', to], bytes))
  }
  expect(await rowsOf(formats[1], bytes)).toMatchObject([{ gross_salary: 1n, id: 2n ** 64n - 1n }])
})

describe('an Arrow column of another type than a number', () => {
  it.each([
    ['a time in seconds', [15_000], new TimeSecond(), '04:10:00'],
    ['a time in milliseconds', [15_000_000], new TimeMillisecond(), '04:10:00'],
    ['a time in microseconds', [10_050_000n], new TimeMicrosecond(), '00:00:10.05'],
    ['a duration in seconds', [10_000_000n], new DurationSecond(), 'PT10000000S'],
    ['a duration in milliseconds', [-50n], new DurationMillisecond(), 'PT-0.05S'],
  ])('%s is a text, and no salary', async (_, values, type, text) => {
    const table = new Table({ gross_salary: vectorFromArray<typeof type>(values, type) })
    const file = tableToIPC(table, 'file')
    expect(await rowsOf('arrow', file)).toEqual([{ gross_salary: text }])
    const { problems } = await runTable(['arrow', 'csv'], file)
    expect(problems).toMatchObject([{ column: 'gross_salary', code: 'unreadable' }])
  })
})

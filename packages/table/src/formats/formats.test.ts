import { describe, expect, it } from 'vitest'
import { openTable, rowsOf, runTable } from '../testing/run-table.ts'

/** A text in windows-1251: Russian letters are 0xC0 to 0xFF. */
const windows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
  })

describe('CSV', () => {
  it.each([
    ['ФИО;Оклад\nА;1,5\n', ';', 'utf-8', 'comma'],
    ['name,gross_salary_rub\nA,"1,5"\n', ',', 'utf-8', 'comma'],
    ['\ufeffname\tgross_salary\r\nA\t1\r\n', 'tab', 'utf-8 (BOM)', 'point'],
    [windows1251('ФИО;Оклад\nА;1\n'), ';', 'windows-1251', 'comma'],
    [Buffer.from('\ufeffФИО\tОклад\nА\t1\n', 'utf16le'), 'tab', 'utf-16le (BOM)', 'point'],
  ])('%j is detected', async (content, separator, encoding, decimal) => {
    const { detected, headers } = await openTable('csv', content)
    expect(detected?.en).toBe(`CSV, separator "${separator}", decimal ${decimal}, ${encoding}`)
    expect(headers).toHaveLength(2)
    expect((await runTable(['csv', 'csv'], content)).problems).toEqual([])
  })

  it('is written as it was read, windows-1251 as UTF-8 with a byte order mark', async () => {
    const { bytes } = await runTable(['csv', 'csv'], windows1251('ФИО;Оклад\n"А; Б";1,5\n'))
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

describe('a broken file', () => {
  const cases: [name: string, format: string, content: string | Uint8Array, message: RegExp][] = [
    ['empty', 'csv', '', /^The table is empty\.$/],
    ['blank', 'csv', '\n\n\n', /^The table is empty\.$/],
    ['quote not closed', 'csv', 'gross_salary\n"1\n2\n', /^The file cannot be read as CSV: Quote/],
    ['quote inside a cell', 'csv', 'gross_salary\na"1"\n', /^The file cannot be read as CSV/],
    [
      'cell without an end',
      'csv',
      `gross_salary\n"${'1'.repeat(2_000_000)}`,
      /CSV: Max Record Size/,
    ],
    [
      'not UTF-8 after its beginning',
      'csv',
      new Uint8Array([...new TextEncoder().encode(`gross_salary\n${'1\n'.repeat(40_000)}`), 0xff]),
      /^The text is not valid utf-8\. Save the file as UTF-8\.$/,
    ],
    ['no salary', 'csv', 'name,city\nA,B\n', /^There is no column "gross_salary"/],
    ['duplicate headers', 'csv', 'gross_salary,id,id\n1,2,3\n', /^Two columns are named "id"/],
    ['not a workbook', 'xlsx', 'gross_salary\n1\n', /^The file cannot be read as XLSX/],
    ['truncated workbook', 'xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /read as XLSX/],
    ['not Parquet', 'parquet', 'gross_salary\n1\n', /^The file cannot be read as Parquet/],
    [
      'Parquet that claims 2 GB of metadata',
      'parquet',
      new Uint8Array([...Buffer.from('PAR1'), 0xff, 0xff, 0xff, 0x7f, ...Buffer.from('PAR1')]),
      /^The file cannot be read as Parquet/,
    ],
    ['not Arrow', 'arrow', 'gross_salary\n1\n', /^The file cannot be read as Arrow/],
    ['NDJSON without objects', 'ndjson', '1\n2\n', /^The table is empty\.$/],
  ]
  it.each(cases)('%s (%s) has one clear message', async (_, format, content, message) => {
    await expect(runTable([format, 'csv'], content)).rejects.toThrow(message)
  })

  it.each(['parquet', 'arrow'])('%s cut in the middle has one clear message', async (format) => {
    const { bytes } = await runTable(['csv', format], 'gross_salary\n1\n2\n')
    await expect(
      runTable([format, 'csv'], bytes.subarray(0, Math.floor(bytes.length * 0.7))),
    ).rejects.toThrow(/cannot be read/)
  })
})

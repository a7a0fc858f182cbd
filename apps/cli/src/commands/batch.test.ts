import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oklad-batch-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string) => join(folder, name)
const textOf = (name: string) => readFileSync(file(name), 'utf8')

/** Writes a table and runs `oklad batch` on it. */
function batch(name: string, content: string | Uint8Array, ...argv: string[]) {
  writeFileSync(file(name), content)
  return runOklad(['batch', file(name), ...argv])
}

// 1,200,000 × 13 % = 156,000; contributions 30 % = 360,000.
const rightTable = 'id,gross_salary\n1,10000000\n'

describe('oklad batch', () => {
  it('writes a file, and a summary to the standard error output', async () => {
    const { code, stdout, stderr } = await batch('a.csv', rightTable, '--output', file('a-out.csv'))
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(stderr).toBe(
      [
        'CSV, separator ",", decimal point, utf-8',
        'Columns:',
        '  gross_salary: Salary, kopecks',
        'Pass through: id.',
        'Rows: 1, refused: 0',
        '  Gross          1,200,000.00',
        '  Tax              156,000.00',
        '  Contributions    360,000.00',
        '  Total cost     1,560,000.00',
        '',
      ].join('\n'),
    )
    expect(textOf('a-out.csv').split('\n')[1]).toMatch(/^1,10000000,100,100,120000000,104400000,/)
  })

  it('says how many empty rows and totals are left out', async () => {
    const table = 'ФИО;Оклад\nАнна;100000\n;\nСклад Итог;100000\nОбщий итог;100000\n'
    const { stderr } = await batch('left.csv', table, '--output', file('left-out.csv'))
    expect(stderr).toContain('Rows: 1, refused: 0\nEmpty rows left out: 1\nTotals left out: 2\n')
  })

  it('refuses the subtotal of a department, which DuckDB would not see', async () => {
    const table = 'ФИО;Таб. №;Оклад\nОтдел;;150000\nАнна;1;100000\nБорис;2;50000\n'
    const { code, stderr } = await batch('sub.csv', table, '--output', file('sub-out.csv'))
    expect(code).toBe(1)
    expect(stderr).toContain('Rows: 3, refused: 1\n  Gross          1,800,000.00\n')
    expect(textOf('sub-out.csv')).toMatch(/^Отдел;;150000;.*rows 3–4, which have ""Таб. №""/m)
  })

  it('keeps a column without a header in its place, whoever reads the file', async () => {
    // DuckDB could read the first, and not the second: a CSV in UTF-16.
    const table = ';Оклад;\nАнна;100000;\nБорис;200000;\n'
    for (const bytes of [table, Buffer.from(`\ufeff${table}`, 'utf16le')]) {
      const given = ['--output', file('unnamed-out.csv')]
      expect((await batch('unnamed.csv', bytes, ...given)).code).toBe(0)
      const rows = textOf('unnamed-out.csv').trim().split('\n')
      // 13 % of 1,200,000 and of 2,400,000.
      expect(rows.map((row) => row.split(';').slice(0, 5))).toEqual([
        [
          'Unnamed: 0',
          'Оклад',
          ...['gross', 'net'].map((of) => `annual_${of}_income_rub`),
          'annual_tax_amount_rub',
        ],
        ['Анна', '100000', '1200000,00', '1044000,00', '156000,00'],
        ['Борис', '200000', '2400000,00', '2088000,00', '312000,00'],
      ])
    }
  })

  it.each([150, 20_000])(
    'asks about a value of row 121 of %d, and writes nothing',
    async (count) => {
      // Of the longer one DuckDB reads the columns that pass.
      const row = (at: number) =>
        `Котов Иван;${at};100000;${at === 119 ? 'уволен с 31.03' : 'работает'}\n`
      const table = `ФИО;Таб. №;Оклад;Статус\n${Array.from({ length: count }, (_, at) => row(at)).join('')}`
      const { code, stderr } = await batch('late.csv', table, '--output', file('late-out.csv'))
      expect([code, existsSync(file('late-out.csv'))]).toEqual([2, false])
      expect(stderr).toContain('The column "Статус" may be a term of pay: see row 121.')
      expect(stderr).toContain('dismissal_date')
    },
  )

  it.each([
    ...['Премия $(touch x)', 'Премия `touch x`', "Премия ' touch x '", 'Премия "а"', 'Премия \\'],
    ...['Премия!', 'Премия ; touch x', 'Премия $HOME'],
  ])('offers options that a shell takes as they are: %s', async (header) => {
    const quoted = `"${header.replaceAll('"', '""')}"`
    const table = `ФИО;Оклад;${quoted}\nАнна;100000;5000\n`
    const { code, stderr } = await batch('quote.csv', table, '--output', file('quote-out.csv'))
    expect(code).toBe(2)
    const option = /^ {2}(--keep .*)$/m.exec(stderr)?.[1] ?? ''
    const words = execFileSync('sh', ['-c', `printf '%s\\n' ${option}`], { encoding: 'utf8' })
    expect(words).toBe(`--keep\n${header}\n`)
    const [, given = ''] = words.trim().split('\n')
    const kept = await batch(
      'quote.csv',
      table,
      ...['--output', file('quote-out.csv'), '--keep', given],
    )
    expect(kept.code, kept.stderr).toBe(0)
  })

  it('shows a header in one line, and lets no character reach the terminal that it obeys', async () => {
    const table = 'ФИО;Оклад;"Премия\n  \u001b[31mза\u202e год"\nАнна;100000;5000\n'
    const given = ['lines.csv', table, '--output', file('lines-out.csv')] as const
    const { code, stderr } = await batch(...given)
    expect(code).toBe(2)
    expect(stderr).toContain("  --keep 'Премия [31mза год'\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
    expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/)
    const kept = await batch(...given, '--keep', 'Премия [31mза год')
    expect(kept.code, kept.stderr).toBe(0)
    expect(kept.stderr).toContain('Pass through: ФИО, Премия [31mза год.')
    expect(kept.stderr).not.toContain('\u001b')
  })

  it('says how many people have warnings', async () => {
    // Less than the minimum wage, and as much as it.
    const table = 'ФИО;Оклад\nАнна;20000\nБорис;27093\n'
    const { stderr } = await batch('low.csv', table, '--output', file('low-out.csv'))
    expect(stderr).toContain(
      'Rows: 2, refused: 0\nRows with warnings: 1, see the column warnings\n',
    )
    // A Russian list has titles in place of names.
    const output = file('low-ru.csv')
    const russian = await batch('low.csv', table, '--output', output, '--lang', 'ru')
    expect(russian.stderr).toContain('Строк с предупреждениями: 1, см. столбец «Предупреждения»\n')
    expect(readFileSync(output, 'utf8').split('\n', 1)[0]).toContain(';Предупреждения')
  })

  it('leaves headings out where asked, and says how many', async () => {
    const table = 'ФИО;Оклад\nСклад;\nАнна;100000\nДиректор ____;\n'
    const given = ['headings.csv', table, '--output', file('headings-out.csv')] as const
    const refused = await batch(...given)
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain(
      '\n--skip-headings leaves out the rows that look like headings',
    )
    const { code, stderr } = await batch(...given, '--skip-headings')
    expect(code).toBe(0)
    expect(stderr).toContain(
      'Rows: 1, refused: 0\nHeadings, subtotals, signatures and vacancies left out: 2\n',
    )
    expect(stderr).not.toContain('--skip-headings')
    expect(textOf('headings-out.csv')).not.toContain('Склад')
  })

  it('refuses the subtotals of departments of any size', async () => {
    // DuckDB could read the first, and not the second: a CSV in UTF-16.
    const people = (first: number, count: number) =>
      Array.from({ length: count }, (_, at) => `Анна;${first + at};50000\n`).join('')
    const table = `ФИО;Таб. №;Оклад\nОтдел;;75000000\n${people(1, 1500)}Склад;;1500000\n${people(2001, 30)}`
    for (const bytes of [table, Buffer.from(`\ufeff${table}`, 'utf16le')]) {
      const { stderr } = await batch('long.csv', bytes, '--output', file('long-out.csv'))
      expect(stderr).toContain('Rows: 1532, refused: 2\n')
    }
    expect(textOf('long-out.csv')).toMatch(/^Отдел;;75000000;.*rows 3–1502, which/m)
    const piped = await runOklad(['batch', file('long.csv'), '--output', '-', '--format', 'csv'])
    expect(piped.stdout).toMatch(/^Отдел;;75000000;.*rows 3–1502, which/m)
    // A stream is read once: the first is found after its answer, the second in its own block.
    const argv = ['batch', '-', '--format', 'csv', '--output', file('piped-out.csv')]
    const { code, stderr } = await runOklad(argv, { input: table })
    expect([code, existsSync(file('piped-out.csv'))]).toEqual([2, false])
    expect(stderr).toMatch(/oklad: Row 2 is found at the end .*rows 3–1502, .*\n$/)
    expect(stderr).not.toContain('Row 1503')
  })

  it('takes one value of an option, another file for the errors, and a new one for a template', async () => {
    const twice = [
      '--output',
      file('t1.csv'),
      '--output',
      file('t2.csv'),
      '--errors',
      file('t.csv'),
    ]
    const run = await batch('t.csv', rightTable, ...twice)
    expect(run.code).toBe(2)
    expect(run.stderr).toContain(
      '--errors needs a file of its own\noklad: --output is given more than once',
    )
    const said = ['--column', 'id=children_count', '--column', 'id=start_date']
    const repeated = await batch('t.csv', rightTable, '--output', file('t3.csv'), ...said)
    expect(repeated).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--column 'id=…' is given more than once"),
    })
    const { code, stderr } = await runOklad(['batch', '--template', file('t.csv')])
    expect([code, stderr]).toEqual([2, expect.stringContaining('t.csv exists: name another file')])
    expect(textOf('t.csv')).toBe(rightTable)
    const other = await runOklad(['batch', '--template', file('new.csv')])
    expect([other.code, existsSync(file('new.csv'))]).toEqual([2, false])
    expect(other.stderr).toContain('new.csv: the extension must be .xlsx')
  })

  it('refuses a format beside the names of files, which have it', async () => {
    const run = await batch('f.csv', rightTable, '--output', file('f.xlsx'), '--format', 'csv')
    expect([run.code, existsSync(file('f.xlsx'))]).toEqual([2, false])
    expect(run.stderr).toContain('--format is only for -: the extension of a file is its format')
  })

  it('returns 1 if some rows are refused, and writes the others and the problems', async () => {
    const output = ['--output', file('b-out.csv'), '--errors', file('b-errors.ndjson')]
    const { code, stderr } = await batch('b.csv', `${rightTable}2,x\n`, ...output)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^oklad: 1 of 2 rows is refused: see the column errors\n$/m)
    const [, right, wrong] = textOf('b-out.csv').split('\n')
    expect(right).toMatch(/,$/)
    expect(wrong).toMatch(/^2,x,.*"""gross_salary"" is the text ""x""; it must be a whole number/)
    expect(JSON.parse(textOf('b-errors.ndjson'))).toMatchObject({
      row: 3,
      column: 'gross_salary',
      code: 'unreadable',
    })
  })

  it.each([
    [
      'a misspelt header',
      'id,gros_salary\n',
      /\? gross_salary: Salary, kopecks\n.*\noklad: 1 column has a question.*\n.*\n.*\n.*\n {2}--column 'gros_salary=gross_salary'\n {2}--keep 'gros_salary'\n/,
    ],
    ['a broken file', 'gross_salary\n"1\n2\n', /^oklad: Line 3: a quote is opened and not closed/m],
  ])('returns 2 and keeps the old output for %s', async (_, content, message) => {
    writeFileSync(file('c-out.csv'), 'old')
    const { code, stderr } = await batch('c.csv', content, '--output', file('c-out.csv'))
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
    expect(textOf('c-out.csv')).toBe('old')
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('returns 2 for a wrong command line, with every problem, and for a missing file', async () => {
    const { code, stderr } = await runOklad([
      'batch',
      file('d.doc'),
      '--output',
      '-',
      '--detail',
      'week',
    ])
    expect(code).toBe(2)
    expect(stderr.split('\n').slice(0, 3)).toEqual([
      'oklad: --detail must be one of year, months',
      expect.stringContaining('has no extension of csv, ndjson'),
      'oklad: - needs --format: csv, ndjson, jsonl, xlsx, parquet, arrow, arrows',
    ])
    const missing = await runOklad(['batch', file('none.csv'), '--output', file('x.csv')])
    expect(missing).toMatchObject({
      code: 2,
      stderr: `oklad: there is no file or folder ${file('none.csv')}\n`,
    })
    mkdirSync(file('folder.csv'))
    const table = await runOklad(['batch', file('folder.csv'), '--output', file('x.csv')])
    expect(table.stderr).toBe(`oklad: ${file('folder.csv')} is a folder, not a file\n`)
    expect(existsSync(file('x.csv'))).toBe(false)
  })

  it.each([
    [['--output'], '--output'],
    [['--output', 'new.csv', '--errors'], '--errors'],
  ])('refuses its own input after %s, by any spelling and through a link', async (line, flag) => {
    writeFileSync(file('own.csv'), rightTable)
    rmSync(file('link.csv'), { force: true })
    symlinkSync(file('own.csv'), file('link.csv'))
    const options = line.map((word) => (word.endsWith('.csv') ? file(word) : word))
    for (const name of ['own.csv', './x/../own.csv', 'link.csv']) {
      const argv = ['batch', file('own.csv'), ...options, `${folder}/${name}`, '--lang', 'ru']
      const { code, stderr } = await runOklad(argv)
      expect([code, stderr.split('\n')[0]]).toEqual([2, `oklad: ${flag}: нужен отдельный файл`])
    }
    expect(textOf('own.csv')).toBe(rightTable)
  })

  it('reads and writes pipes', async () => {
    // 8,700,000 is 10,000,000 less 13 %.
    const argv = 'batch - --output - --format ndjson --question gross-up'.split(' ')
    const { code, stdout } = await runOklad(argv, { input: '{"id":7,"target_net":8700000}\n' })
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ id: 7, gross_salary: 10_000_000 })
  })

  it('writes a template that can be calculated', async () => {
    const template = file('people.xlsx')
    expect((await runOklad(['batch', '--template', template, '--lang', 'ru'])).code).toBe(0)
    const { code, stderr } = await runOklad(['batch', template, '--output', file('people.csv')])
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Rows: 2,/m) })
    expect(textOf('people.csv')).toMatch(/^ФИО,"Оклад, ₽",/)
  })

  it('reads a named sheet of a workbook, and says what to do with an old one', async () => {
    const output = file('sheet-out.csv')
    await runOklad(['batch', '--template', file('named.xlsx'), '--lang', 'ru'])
    const read = (name: string, sheet: string) =>
      runOklad(['batch', file(name), '--output', output, '--sheet', sheet])
    expect((await read('named.xlsx', 'Сотрудники')).code).toBe(0)
    const none = await read('named.xlsx', 'Лист1')
    expect([none.code, none.stderr]).toEqual([
      2,
      'oklad: The workbook has no sheet "Лист1". Its sheets are Сотрудники, Все столбцы.\n',
    ])
    writeFileSync(file('named.csv'), rightTable)
    expect((await read('named.csv', 'Лист1')).stderr).toContain('--sheet is for XLSX')
    const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
    const { code, stderr } = await batch('old.xls', old, '--output', output)
    expect([code, stderr]).toEqual([2, expect.stringContaining('Save as, Excel Workbook (.xlsx)')])
  })

  it('says which columns it renames, and which answers it replaces', async () => {
    const output = file('again.csv')
    const renamed = await batch(
      'own-errors.csv',
      'gross_salary,errors\n10000000,a\n',
      '--output',
      output,
    )
    expect(renamed.stderr).toContain('the answer has a column of that name: errors → input_errors.')
    await batch('once.csv', rightTable, '--output', output)
    const again = await batch('twice.csv', readFileSync(output), '--output', file('twice-out.csv'))
    expect(again.stderr).toMatch(/replaced by the new ones: .*annual_tax_amount/)
    expect(textOf('twice-out.csv')).toBe(readFileSync(output, 'utf8'))
  })

  it('has titles in the CSV of a Russian list', async () => {
    const output = file('titles.csv')
    await batch('list.csv', 'ФИО;Оклад\nАнна;100000\n', '--output', output, '--lang', 'ru')
    expect(readFileSync(output, 'utf8')).toMatch(/^\ufeffФИО;Оклад;Начислено всего за год, ₽;/)
  })

  it('says yes and no in the CSV of a Russian list', async () => {
    const output = file('yes-no.csv')
    // 6,000,000 and 120,000 a year; the limit of the self-employed is 2,400,000.
    const list = 'ФИО;Оклад;НПД\nАнна;500000;да\nПётр;10000;да\n'
    await batch('npd.csv', list, '--output', output, '--lang', 'ru')
    const [header = [], ...rows] = readFileSync(output, 'utf8')
      .split('\n')
      .map((line) => line.split(';'))
    const place = header.indexOf('Доход выше предела НПД')
    expect(rows.map((row) => row[place])).toEqual(['да', 'нет', undefined])
  })

  it.each([
    ['calc', 'ФИО;Оклад;Город\nАнна;50000;Норильск\nПётр;90000;Москва\n'],
    ['gross-up', 'ФИО;На руки;Город\nАнна;100000;Норильск\nПётр;90000;Москва\n'],
  ])('has no name of a program in a Russian list of %s', async (question, list) => {
    const output = `${folder}/${question}.csv`
    await batch('russian.csv', list, '--output', output, '--question', question, '--lang', 'ru')
    const [header = ''] = readFileSync(output, 'utf8').split('\n')
    expect(header).toContain(';Множитель северной надбавки, %;')
    expect(header.match(/[a-z_]+/g)).toBeNull()
  })
})

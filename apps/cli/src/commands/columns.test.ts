import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oklad-columns-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string) => join(folder, name)

function write(name: string, content: string): string {
  writeFileSync(file(name), content)
  return file(name)
}

/** The file of a mapping as it was printed. */
const columnsOf = (stdout: string): Record<string, string | readonly string[] | null> =>
  JSON.parse(stdout).columns

/** The headers with questions, in a file that was printed. */
const askedIn = (stdout: string) =>
  Object.entries(columnsOf(stdout)).flatMap(([header, entry]) =>
    Array.isArray(entry) ? [header] : [],
  )

const batch = async (table: string, ...given: string[]) => {
  const run = await runOklad(['batch', table, '--output', file('out.csv'), ...given])
  const text = run.code === 2 ? '' : readFileSync(file('out.csv'), 'utf8')
  const [head = '', ...rows] = text.trimEnd().split('\n')
  const separator = head.includes(';') ? ';' : ','
  const place = head.split(separator).indexOf('annual_tax_amount_rub')
  const taxOf = (row: string) => row.split(separator)[place]?.replace(',', '.')
  return { ...run, taxes: rows.map((row) => (taxOf(row) ? Number(taxOf(row)) : undefined)) }
}

const people = 'ФИО;Оклад;Надбавка;Премия\nКотов Иван;100000;10;0\nКим Анна;90000;20;5000\n'

describe('oklad columns with a table', () => {
  it('prints a line for each column, and writes the same as a file to answer in', async () => {
    const table = write('people.csv', people)
    const { code, stdout, stderr } = await runOklad(['columns', table, '--lang', 'ru'])
    expect(code).toBe(0)
    const lines = stderr.split('\n')
    expect(lines[1]).toMatch(/^Столбец +Значения +Что в нём$/)
    expect(stderr).toMatch(/^ФИО +Котов Иван; Ким Анна +остаётся как есть$/m)
    expect(stderr).toMatch(/^Оклад +100000; 90000 +Оклад, ₽: 100000 → 100\s000\s₽$/m)
    expect(stderr).toMatch(/^Надбавка +10; 20 +\? northern_coefficient: Северная надбавка, %/m)
    expect(columnsOf(stdout)).toEqual({
      ФИО: null,
      Оклад: 'gross_salary_rub',
      Надбавка: expect.arrayContaining(['northern_coefficient', 'keep']),
      Премия: expect.arrayContaining(['monthly_bonuses_3_rub', 'keep']),
    })
    const { stderr: english } = await runOklad(['columns', table, '--lang', 'en'])
    expect(english).toMatch(/^Надбавка +10; 20 +\? northern_coefficient: Northern allowance, %/m)
  })

  it('asks about the values of all rows', async () => {
    const rows = Array.from(
      { length: 150 },
      (_, at) => `${at === 119 ? 'уволен с 31.03' : 'работает'}`,
    )
    const table = write(
      'late.csv',
      `ФИО;Оклад;Статус\n${rows.map((status, at) => `Сотрудник ${at};100000;${status}\n`).join('')}`,
    )
    const { stdout, stderr } = await runOklad(['columns', table, '--lang', 'ru'])
    expect(askedIn(stdout)).toEqual(['Статус'])
    expect(stderr).toContain('см. строку 121')
  })

  it('asks about all columns of the widest list at once, and one file answers', async () => {
    const numbers = Array.from({ length: 700 }, (_, at) => at + 1)
    // Of the first hundred columns a value of a later row is asked about.
    const cells = (row: number) => numbers.map((at) => (at > 100 || row === 120 ? at * 7 : ''))
    const header = `${numbers.map((at) => `Показатель ${at}`).join(';')};ФИО;Оклад\n`
    const rows = Array.from(
      { length: 130 },
      (_, row) => `${cells(row).join(';')};Ким ${row};90000\n`,
    )
    const table = write('wide.csv', header + rows.join(''))
    const { stdout } = await runOklad(['columns', table])
    const asked = askedIn(stdout)
    expect(asked).toEqual(numbers.map((at) => `Показатель ${at}`))
    const kept = Object.fromEntries(asked.map((header) => [header, 'keep']))
    const columns = { ...columnsOf(stdout), ...kept }
    const mapping = write('wide.json', JSON.stringify({ version: 1, columns }))
    // 13 % of 90,000 × 12.
    const { taxes } = await batch(table, '--mapping', mapping)
    expect(taxes).toEqual(rows.map(() => 140_400))
  })

  it('says what no choice solves', async () => {
    const { stdout, stderr } = await runOklad([
      'columns',
      write('none.csv', 'ФИО;Отдел\nКим;Склад\n'),
    ])
    expect(stderr).toMatch(/^There is no column "Salary"/m)
    expect(columnsOf(stdout)).toEqual({ ФИО: null, Отдел: null })
  })

  it('keeps the answers of before where a column is new, and their file', async () => {
    const table = write(
      'next.csv',
      people.replace('Премия', 'Премия;Поле').replaceAll('0\n', '0;7\n'),
    )
    const mapping = write(
      'before.json',
      JSON.stringify({ version: 1, columns: { Надбавка: 'keep', Премия: 'keep' } }),
    )
    const { stderr } = await batch(table, '--mapping', mapping)
    expect(stderr).toContain(`oklad columns '${table}' --mapping '${mapping}' > next.mapping.json`)
    const { stdout } = await runOklad(['columns', table, '--mapping', mapping])
    expect(columnsOf(stdout)).toMatchObject({ Надбавка: 'keep', Премия: 'keep', Поле: ['keep'] })
  })

  it('shows headers that a terminal would obey as texts', async () => {
    const table = write('hostile.csv', 'Оклад;Премия\u001b[31m за год\n100000;5\n')
    const { stdout, stderr } = await runOklad(['columns', table])
    expect(stderr).not.toContain('\u001b')
    const [asked = ''] = askedIn(stdout)
    const mapping = write(
      'hostile.json',
      JSON.stringify({ version: 1, columns: { ...columnsOf(stdout), [asked]: 'keep' } }),
    )
    expect(asked).toBe('Премия\u001b[31m за год')
    expect((await batch(table, '--mapping', mapping)).code).toBe(0)
  })
})

/** Tables of an office and of an analyst, with the answers to their questions and the tax of each person. */
const tables = [
  // By hand: 90,000 × 12 × 13 %; nothing of the one who is paid by the hour; three months of the one who left.
  [
    'two schemes of pay',
    'ID;ФИО;Статус;Принят;Уволен;Схема оплаты;Оклад;Ставка ₽/ч;Бонус за лид;Комментарий\n1;Волков Пётр;работает;12.01.2025;;Оклад;90000;;;\n2;Лисина Анна;работает;12.01.2025;;Почасовая;;450;100;\n3;Зайцев Олег;уволен;01.02.2024;31.03.2026;Оклад;90000;;;\n',
    {},
    [140_400, undefined, 35_100],
  ],
  // 5,993 × 12 × 13 % = 9,349.08; 5,130 × 12 × 13 % = 8,002.80.
  [
    'a data set with rates of a day and an hour',
    'Age,DailyRate,Department,HourlyRate,MonthlyIncome,MonthlyRate,PercentSalaryHike,StandardHours,TotalWorkingYears\n41,1102,Sales,94,5993,19479,11,80,8\n49,279,R&D,61,5130,24907,23,80,10\n',
    { MonthlyIncome: 'gross_salary_rub' },
    [9349, 8003],
  ],
  // Novouralsk has 1.15: 50,000 × 1.15 × 12 × 13 %. Vorkuta has 1.6 and 80 %: 50,000 × 2.4 × 12 × 13 %.
  [
    'offices by town, and a period as a day of Excel',
    'Период;Табельный номер;Город;Должность;ФИО;Оклад\n44927;2201;Новоуральск;менеджер;Корнеев З.;50000\n44927;2222;Воркута;кассир;Петров Д.;50000\n',
    {},
    [89_700, 187_200],
  ],
] as const

describe('a mapping', () => {
  it.each(tables)(
    'answers all questions of a table, for good: %s',
    async (_, content, answers, tax) => {
      const table = write('table.csv', content)
      const { stdout } = await runOklad(['columns', table])
      const asked = askedIn(stdout)
      expect(asked.length).toBeGreaterThan(0)
      expect((await batch(table)).code).toBe(2)
      const columns = columnsOf(stdout)
      const answered = asked.map((header) => [header, 'keep'])
      const all = { ...columns, ...Object.fromEntries(answered), ...answers }
      const mapping = write('mapping.json', JSON.stringify({ version: 1, columns: all }))
      const { taxes } = await batch(table, '--mapping', mapping)
      expect(taxes).toEqual(tax)
      // The next month has the same columns, in another order.
      const turned = content
        .split('\n')
        .map((line) => {
          const separator = content.includes(';') ? ';' : ','
          return line.split(separator).reverse().join(separator)
        })
        .join('\n')
      const next = await runOklad(['columns', write('next.csv', turned), '--mapping', mapping])
      expect(askedIn(next.stdout)).toEqual([])
      expect((await batch(file('next.csv'), '--mapping', mapping)).taxes).toEqual(tax)
    },
  )

  it('leaves the questions of new headers, and names those that are gone', async () => {
    const mapping = write(
      'month.json',
      '{"version":1,"columns":{"Надбавка":"keep","Премия":"monthly_bonuses_3_rub","Разовая":"keep"}}',
    )
    const table = write('month.csv', people.replace('Надбавка', 'Надбавка за стаж'))
    const asked = await batch(table, '--mapping', mapping)
    expect(asked.code).toBe(2)
    expect(asked.stderr).toContain('oklad: 1 column has a question')
    const { stderr, taxes } = await batch(table, '--mapping', mapping, '--keep-rest')
    expect(stderr).toContain(
      'Passed through without a question, because of --keep-rest: Надбавка за стаж.\n',
    )
    expect(stderr).toContain('In the mapping, but not in the table: Надбавка, Разовая.\n')
    // 13 % of 1,200,000, and of 1,085,000.
    expect(taxes).toEqual([156_000, 141_050])
  })

  it('is completed by --column and --keep, which take precedence', async () => {
    const table = write('said.csv', people)
    const mapping = write(
      'said.json',
      '{"version":1,"columns":{"Надбавка":"keep","Премия":"keep"}}',
    )
    const given = ['--mapping', mapping, '--column', 'Премия=monthly_bonuses_3_rub']
    expect((await batch(table, ...given)).taxes).toEqual([156_000, 141_050])
    const { stdout } = await runOklad(['columns', table, ...given])
    expect(columnsOf(stdout)).toEqual({
      ФИО: null,
      Оклад: 'gross_salary_rub',
      Надбавка: 'keep',
      Премия: 'monthly_bonuses_3_rub',
    })
  })

  it.each([
    ['{"version":1,"colums":{}}', 'it has "colums", and only "version" and "columns" are known.'],
    ['{"version":3,"columns":{}}', 'it must have "version": 1.'],
    [' '.repeat(300_000), 'it must be a file in UTF-8 of at most 256 kB'],
  ])('is refused where it is wrong: %.30s', async (content, problem) => {
    const mapping = write('wrong.json', content)
    const { code, stderr } = await batch(write('w.csv', people), '--mapping', mapping)
    expect(code).toBe(2)
    expect(stderr).toContain(`--mapping ${mapping}: `)
    expect(stderr).toContain(problem)
  })

  it('is refused where there is none', async () => {
    const { code, stderr } = await batch(write('w.csv', people), '--mapping', file('none.json'))
    expect([code, stderr]).toEqual([2, expect.stringContaining('there is no file or folder')])
  })
})

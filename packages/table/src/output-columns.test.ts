import { describe, expect, it } from 'vitest'
import { answering } from './answer-rows.ts'
import { columnsInWords } from './columns-in-words.ts'
import { formatNamed, formatNames } from './formats/table-formats.ts'
import { joinTable } from './testing/join-table.ts'
import { rowsOf, runTable, russianCsv } from './testing/run-table.ts'

const asked = { question: 'calc', detail: 'year', language: 'en', currentYear: 2026 } as const

/** The terms of pay that the answers repeat. */
const terms = ['gross_salary', 'territorial_multiplier', 'northern_coefficient']

/** Every other column that the answers to a table of salaries have. */
const answerNames = answering({ ...asked, headers: ['gross_salary'] })
  .columns.map(({ name }) => name)
  .filter((name) => !terms.includes(name))

describe('a column of the input that is named as one of the answer', () => {
  it.each(formatNames)('is kept beside it in %s', async (format) => {
    for (const header of ['annual_tax_amount', 'errors', 'Warnings']) {
      const { bytes } = await runTable(['csv', format], `gross_salary,${header}\n10000000,own\n`)
      const [row] = await rowsOf(format, bytes)
      expect(row?.[`input_${header}`], `${header} in ${format}`).toBe('own')
      // 13 % of twelve salaries of 100,000.
      expect(String(row?.['annual_tax_amount'])).toBe('15600000')
    }
  })

  it('is kept whatever its name, also where it is given twice or written in capitals', () => {
    const headers = ['gross_salary', ...answerNames, 'input_errors', 'input_input_errors', 'ERRORS']
    const { columns, passed } = answering({ ...asked, headers, keepsAnswers: true })
    const names = columns.map(({ name }) => name)
    expect(passed).toHaveLength(headers.length)
    expect(new Set(names).size).toBe(names.length)
    const own = names.slice(0, passed.length).map((name) => name.toLowerCase())
    expect(own.filter((name) => answerNames.includes(name))).toEqual([])
  })

  it('is kept in a list, whose answers have titles, and beside a column without a name', () => {
    const headers = ['Оклад', 'Ошибки', 'НДФЛ за год, ₽', 'errors', '', 'Unnamed: 4']
    const samples = headers.map(() => ['1'])
    const keep = ['Ошибки', 'НДФЛ за год, ₽', 'errors', 'Unnamed: 4']
    const run = answering({ ...asked, headers, samples, keep, language: 'ru' })
    expect(run.columns.slice(0, 6).map(({ name }) => name)).toEqual([
      'Оклад',
      'input_Ошибки',
      expect.stringMatching(/НДФЛ за год, ₽$/),
      'input_errors',
      'input_Unnamed: 4',
      'Unnamed: 4',
    ])
    expect(columnsInWords(run, 'calc', 'ru').renamed).toContainEqual({
      header: 'errors',
      name: 'input_errors',
    })
  })

  it('is replaced in a file of answers, and said to be', async () => {
    const first = await runTable(['csv', 'csv'], 'gross_salary,note\n10000000,own\n')
    const headers = first.columns
    const run = answering({ ...asked, headers })
    expect(columnsInWords(run, 'calc', 'en')).toMatchObject({
      ...{ passing: ['note'], renamed: [] },
      replaced: headers.filter((name) => ![...terms, 'note'].includes(name)),
    })
    expect((await runTable(['csv', 'csv'], first.bytes)).bytes).toEqual(first.bytes)
  })

  it('is kept where DuckDB copies the table', async () => {
    const joined = await joinTable(['csv', 'csv'], 'gross_salary,errors\n10000000,own\n')
    const [row] = await rowsOf('csv', joined?.bytes ?? '')
    expect(row).toMatchObject({ input_errors: 'own', annual_tax_amount: '15600000', errors: '' })
  })
})

describe('a value of a closed list', () => {
  const words = async (to: string, content: string | Uint8Array, from = 'csv') => {
    const asked = { question: 'gross-up', language: 'ru' } as const
    const isText = to === 'csv' && typeof content === 'string'
    const { bytes } = isText
      ? { bytes: await russianCsv(content, asked) }
      : await runTable([from, to], content, asked)
    const [row = {}] = await rowsOf(to, bytes)
    return { bytes, basis: row['basis'] ?? row['За какой срок сумма на руки'] ?? row['Способ'] }
  }
  const list = 'ФИО;На руки;Способ\nСедов Пётр;87000;\n'

  it('is a word of the list where people read it, and of the API where programs do', async () => {
    expect((await words('csv', list)).basis).toBe('')
    const untold = list.replace(';Способ', '').replace('00;', '00')
    expect((await words('csv', untold)).basis).toBe('в среднем за год')
    expect((await words('xlsx', untold)).basis).toBe('в среднем за год')
    expect((await words('ndjson', untold)).basis).toBe('annual')
  })

  it('is read back from the title of its answer', async () => {
    const { bytes } = await words('xlsx', list.replace('00;\n', '00;в первом месяце\n'))
    expect((await words('csv', bytes, 'xlsx')).basis).toBe('в первом месяце')
    const titled = 'ФИО;На руки;За какой срок сумма на руки\nСедов Пётр;87000;в каждом месяце\n'
    const { bytes: answers } = await words('csv', titled)
    expect(String(answers)).toContain('monthly_salaries_12')
  })

  it('is said of payments', async () => {
    const list = 'ФИО;Оклад\nСедов Пётр;100000\n'
    const asked = { question: 'payments', detail: 'long', language: 'ru' } as const
    const kinds = (await rowsOf('csv', await russianCsv(list, asked))).map((row) => row['За что'])
    expect(new Set(kinds)).toEqual(new Set(['аванс', 'окончательный расчёт']))
  })
})

describe('a column that is empty or 0 for everybody', () => {
  const namesIn = async (headers: readonly string[], format: 'csv' | 'parquet') => {
    const written = answering({ ...asked, headers }, await formatNamed(format))
    return written.columns.map(({ name }) => name.replace('_rub', ''))
  }
  const list = ['ФИО', 'Оклад, руб.']

  it('is no column of a list: without sick pay no other agent withholds tax', async () => {
    const names = await namesIn([...list, 'Отпуск с', 'Отпуск по'], 'csv')
    expect(names.filter((name) => /^settlement|_pay/.test(name))).toEqual(['vacation_pay'])
    const sick = await namesIn([...list, 'Больничный с', 'Больничный по', 'Страховой стаж'], 'csv')
    expect(sick.filter((name) => /_pay|elsewhere/.test(name))).toEqual([
      ...['settlement_withheld_elsewhere_1', 'sick_pay', 'sick_pay_of_fund'],
    ])
  })

  it('is no column of a list: children bring no deduction for a home', async () => {
    const names = await namesIn([...list, 'Дети'], 'csv')
    expect(names.filter((name) => /^deduction_result/.test(name))).toEqual([
      'deduction_result_children_monthly_deduction',
      'deduction_result_children_months',
      'deduction_result_children_return',
      'deduction_result_total_return',
    ])
  })

  it('stays in a file of columns, and in a table of a program', async () => {
    const parquet = await namesIn([...list, 'Отпуск с', 'Отпуск по'], 'parquet')
    const program = await namesIn(['gross_salary', 'vacation_from', 'vacation_to'], 'csv')
    for (const names of [parquet, program]) {
      expect(names).toContain('settlement_withheld_elsewhere_11')
      expect(names).toContain('donor_day_pay')
    }
  })
})

import { describe, expect, it } from 'vitest'
import { joinTable } from './testing/join-table.ts'
import { outcomeOf, rowsOf, runTable } from './testing/run-table.ts'

/** The tax of each row in roubles, or why it is refused. */
async function fates(table: string) {
  const { bytes, problems } = await runTable(['csv', 'csv'], table)
  const codes = new Map(problems.map(({ row, code }) => [row, code]))
  const rows = await rowsOf('csv', bytes)
  return rows.map(({ annual_tax_amount_rub: tax }, at) => codes.get(at + 2) ?? tax)
}

describe('a person with two rows', () => {
  // 250,000 × 12 = 3,000,000: 2,400,000 × 13 % + 600,000 × 15 %. Half of it, 1,500,000 × 13 %. One base of 4,500,000
  // would have 2,400,000 × 13 % + 2,100,000 × 15 % = 627,000.
  it.each([
    ['Таб. №;ФИО;Оклад;Ставка\n7;Котов Иван;250000;1\n7;Котов Иван;250000;0,5\n'],
    ['ФИО;Оклад;Ставка\nКотов Иван;250000;1\nКОТОВ  Иван;250000;0,5\n'],
    ['Имя;Фамилия;Оклад\nИван;Котов;250000\nИван;Котов;250000\n'],
    ['ИНН;Сотрудник;Оклад\n500100732259;Котов И.;250000\n500100732259;Котов Иван;250000\n'],
    ['СНИЛС;Оклад\n112-233-445 95;250000\n11223344595;250000\n'],
    ['ФИО;Дата рождения;Оклад\nКотов Иван;01.02.1990;250000\nКотов Иван;01.02.1990;250000\n'],
    // Only one of them has a number.
    ['Таб. №;ФИО;Оклад\n7;Котов Иван;250000\n;Котов Иван;250000\n'],
    // A person and a civil contract.
    ['ФИО;Оклад;Договор\nКотов Иван;250000;ТД\nКотов Иван;250000;ГПХ\n'],
  ])('is refused in the second: %j', async (table) => {
    expect(await fates(table)).toEqual(['402000,00', 'same_person'])
    // DuckDB leaves such a table to our own reader.
    expect(await joinTable(['csv', 'csv'], table)).toBeUndefined()
  })

  it.each([
    ['name,gross_salary\nКотов Иван,25000000\nКотов Иван,25000000\n'],
    ['full_name,gross_salary\nIvan Kotov,25000000\nIvan Kotov,25000000\n'],
    ['ИНН,gross_salary\n500100732259,25000000\n500100732259,25000000\n'],
    ['employee_id,name,gross_salary\n7,Kotov,25000000\n7,Kotov,25000000\n'],
    ['person_id,gross_salary\n7,25000000\n7,25000000\n'],
    ['inn,snils,gross_salary\n,112-233-445 95,25000000\n,11223344595,25000000\n'],
  ])('is refused in the second where terms have the names of the API: %j', async (table) => {
    const { bytes, problems } = await runTable(['csv', 'csv'], table)
    const [first] = await rowsOf('csv', bytes)
    expect(first).toMatchObject({ annual_tax_amount: '40200000' })
    expect(problems.map(({ row, code }) => [row, code])).toEqual([[3, 'same_person']])
    expect(await joinTable(['csv', 'csv'], table)).toBeUndefined()
  })

  it.each(['ndjson', 'parquet', 'arrow'])('is refused in the second in %s, too', async (format) => {
    const list = ['Котов Иван', 'Ким Анна', 'Котов Иван']
      .map((name) => `{"ФИО":"${name}","Оклад":250000}\n`)
      .join('')
    const { bytes } = await runTable(['ndjson', format], list)
    const { problems } = await runTable([format, 'csv'], bytes)
    expect(problems.map(({ row, code }) => [row, code])).toEqual([[3, 'same_person']])
  })

  it.each([
    ['Таб. №;ФИО;Оклад\n7;Котов Иван;250000\n8;Котов Иван;250000\n'],
    ['ФИО;Дата рождения;Оклад\nКотов Иван;01.02.1990;250000\nКотов Иван;01.02.1991;250000\n'],
    // The numbers of two firms, and a first name alone.
    ['Таб. №;ФИО;Оклад\n7;Котов Иван;250000\n7;Ким Анна;250000\n'],
    ['ФИО;Оклад\nИван;250000\nИван;250000\n'],
    ['Дата рождения;Оклад\n01.02.1990;250000\n01.02.1990;250000\n'],
  ])('is none where the rows have other numbers: %j', async (table) => {
    expect(await fates(table)).toEqual(['402000,00', '402000,00'])
    expect(await joinTable(['csv', 'csv'], table)).toBeDefined()
  })

  it('is found in any block of rows', async () => {
    const others = Array.from({ length: 3000 }, (_, at) => `${at};Ким Анна${at};250000\n`)
    const table = `Таб. №;ФИО;Оклад\n7000;Котов Иван;250000\n${others.join('')}7000;Котов Иван;250000\n`
    const { problems } = await runTable(['csv', 'csv'], table)
    expect(problems).toMatchObject([{ row: 3003, code: 'same_person' }])
    expect(problems[0]?.detail).toMatch(/^The same number of a person as in row 2 /)
  })

  it('may continue the base of another row', async () => {
    // From July, 6 × 250,000 beside 1,500,000 that are taxed: 900,000 × 13 % + 600,000 × 15 %.
    const table =
      'ФИО;gross_salary_rub;start_date;end_date;income_before_base_gross_income_rub;income_before_north_gross_income_rub;income_before_tax_withheld_rub\n' +
      'Котов Иван;250000;2026-01-01;2026-06-30;;;\nКотов Иван;250000;2026-07-01;;1500000;0;195000\n'
    expect(await fates(table)).toEqual(['195000,00', '207000,00'])
  })
})

// Documents settle both rows. The year of the person is the corrected row: 13 % of 1,210,000, and 156,000 of another person.
describe('a person recalculated in the row below', () => {
  const header = 'ФИО;ИНН;Оклад;Премия, апрель;Дата пересчёта\n'
  const others = Array.from(
    { length: 18 },
    (_, at) => `Котов ${'абвгдежзиклмнопрст'[at]}б;;100000;;\n`,
  )
  const [was, is] = ['20000;', '10000;19.06.2026'].map(
    (rest) => `Образцова Анна;990000000115;100000;${rest}\n`,
  )
  const one = 'Примеров Борис;990000000299;100000;;\n'

  it('counts once, by the corrected row', async () => {
    expect(await outcomeOf(header + was + is + one)).toEqual([157_300, 156_000])
  })

  it('counts once where the two rows are read apart', async () => {
    const taxes = await outcomeOf(header + others.join('') + was + is + one)
    expect(taxes).toEqual([...others.map(() => 156_000), 157_300, 156_000])
  })

  it('is refused where another row stands between', async () => {
    expect(await outcomeOf(header + was + one + is)).toEqual([
      ...[158_600, 156_000],
      expect.stringContaining('Тот же номер человека, что в строке 2'),
    ])
  })
})

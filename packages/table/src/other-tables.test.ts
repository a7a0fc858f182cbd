import { expect, it } from 'vitest'
import { outcomeOf } from './testing/run-table.ts'

it.each([
  // Form Т-51, a register of a fortnight, a report of a year.
  'Таб. №;ФИО;Отработано дней;Начислено;Удержано НДФЛ;К выплате\n17;Седов Пётр;20;180000;23400;156600\n',
  'Employee;Hours;Gross Pay;Tax;Net Pay\nOleg Sedov;80;75000;9750;65250\n',
  'Сотрудник;Оплата по окладу;Премия;Всего начислено;НДФЛ\nСедов Пётр;1200000;50000;1250000;162500\n',
])('says that %j is a payroll of a period', async (table) => {
  const sentences = await outcomeOf(table)
  expect(sentences).toContainEqual(expect.stringContaining('похожа на ведомость за период'))
  expect(sentences).not.toContainEqual(expect.stringContaining('Назовите так нужный столбец'))
})

it('is answered where a column of a payroll is said to be the salary', async () => {
  const table = 'ФИО;Начислено;НДФЛ;К выплате\nСедов Пётр;100000;13000;87000\n'
  // 13 % of 1,200,000.
  expect(await outcomeOf(table, { columns: { Начислено: 'gross_salary_rub' } })).toEqual([156_000])
})

it('says that a row is a month, and that all rows are of one', async () => {
  const rows = (one: string, other: string) =>
    `ФИО;Месяц;Оклад\nСедов Пётр;${one};100000\nРыкова Анна;${other};100000\n`
  expect(await outcomeOf(rows('январь', 'февраль'))).toEqual([
    expect.stringMatching(/^Строка — это период из столбца «Месяц»/),
  ])
  expect(await outcomeOf(rows('03.2026', '03.2026'))).toEqual([
    expect.stringMatching(/^Все строки — за один период: «Месяц» — 03\.2026\./),
  ])
  const kept = await outcomeOf(rows('03.2026', '03.2026'), { mapping: { Месяц: 'keep' } })
  expect(kept).toEqual([156_000, 156_000])
  expect(await outcomeOf(rows('январь', 'февраль'), { keepsRest: true })).toEqual(kept)
})

it.each([
  'ФИО;Часовая ставка;Норма часов\nСедов Пётр;450;164\n',
  'ФИО;Оклад, руб./час\nСедов Пётр;450\n',
  'ФИО;Тариф за смену\nСедов Пётр;3600\n',
  'Employee;Hourly rate\nOleg Sedov;450\n',
  'ФИО;ЧТС\nСедов Пётр;450\n',
])('says that %j has pay of an hour or a shift', async (table) => {
  expect(await outcomeOf(table)).toContainEqual(
    expect.stringMatching(/оплата за час, день или смену.*Умножьте/),
  )
})

it('says that a row is a shift', async () => {
  const table = 'ФИО;Дата смены;Оплата\nСедов Пётр;01.03.2026;3600\nСедов Пётр;03.03.2026;3600\n'
  expect(await outcomeOf(table)).toContainEqual(
    expect.stringMatching(/^Строка — это период из столбца «Дата смены»/),
  )
})

it('says that the salary is missing where the rows are said to be no periods', async () => {
  const table = 'ФИО;Дата смены;Оплата\nСедов Пётр;01.03.2026;3600\nСедов Пётр;03.03.2026;3600\n'
  const missing = [expect.stringMatching(/^Нет столбца «Оклад»/)]
  expect(await outcomeOf(table, { keep: ['Дата смены', 'Оплата'] })).toEqual(missing)
  expect(await outcomeOf(table, { keepsRest: true })).toEqual(missing)
})

it('passes a column through whose header is named as it is shown, without its line break', async () => {
  const table = 'ФИО;Оклад;"Отпуск\nпо"\nСедов Пётр;100000;14.07.2026\n'
  const said = { columns: { 'Отпуск по': 'vacation_to' }, keepsRest: true }
  expect(await outcomeOf(table, said)).toEqual([156_000])
})

it('says that a table lists positions, and never takes several units for a share of full time', async () => {
  const rows = (header: string) =>
    `Должность;${header};Оклад\nинженер;3;100000\nслесарь;1;80000\nдворник;0,5;40000\n`
  for (const header of ['Количество штатных единиц', 'Шт. ед.', 'Ставок']) {
    expect(await outcomeOf(rows(header))).toEqual([
      expect.stringMatching(/несколько единиц на строку: это перечень должностей/),
    ])
  }
  const two = 'Должность;Ставок;Оклад\nинженер;2;100000\n'
  expect(await outcomeOf(two)).toEqual([expect.stringContaining('перечень должностей')])
})

it('says that people stand in columns', async () => {
  const table =
    'Показатель;Седов Пётр;Рыкова Анна\nОклад;100000;90000\nРайонный коэффициент;1,15;1\nДети;1;0\n'
  expect(await outcomeOf(table)).toEqual([expect.stringContaining('Транспонируйте таблицу')])
})

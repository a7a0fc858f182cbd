import { expect, it } from 'vitest'
import type { TableProblem } from './table-error.ts'
import { runTable } from './testing/run-table.ts'

/** Reports and exports as programs write them, with invented people, and headers that are asked about in each. */
const tables = [
  // A report of March: its bonuses and fines are of one month.
  [
    'Сотрудник,Оклад,Премии,Штрафы,Итого,Статус,Период\nСедов Пётр,100000,20000,0,120000,Оплачено,03.2026\nРыкова Анна,60000,0,1000,59000,Оплачено,03.2026\n',
    ['Премии', 'Период'],
  ],
  // A range of pay in vacancies.
  [
    'name,salary_from,salary_to,salary_currency,area_name\nАналитик,100000,150000,RUR,Москва\nВодитель,1500,,USD,Норильск\n',
    ['salary_from', 'salary_to'],
  ],
  // A bonus of every month in roubles.
  [
    'Кандидат;Районный коэффициент;Северная надбавка %;Оклад, руб.;Премиальная часть, руб. Гросс\nСедов Пётр;1.8;80;60000;15000\n',
    ['Премиальная часть, руб. Гросс'],
  ],
  ['ФИО;Часовая ставка;Норма часов;РК;СН\nСедов Пётр;450;164;1,5;80\n', ['Часовая ставка']],
  // The parts of 80 % are not known.
  [
    'ФИО;Оклад;Районный коэффициент и северная надбавка\nСедов Пётр;150000;80\n',
    ['Районный коэффициент и северная надбавка'],
  ],
  [
    '#,Employee,Base Salary,Bonuses,Deductions,Absent Days,Final Salary\n1,Oleg Sedov,150000,10000,500,1,152500\n',
    ['Bonuses', 'Deductions', 'Final Salary'],
  ],
  // A row is a month.
  [
    'Employee ID,Name,Month,Year,Base Salary,Bonus,Payment Date\nE1,Oleg Sedov,1,2026,150000,0,2026-01-31\nE1,Oleg Sedov,2,2026,150000,10000,2026-02-28\n',
    ['Month', 'Bonus', 'Payment Date'],
  ],
  // A commission in parts of one, and pay of a year or of an hour.
  ['LAST_NAME,SALARY,COMMISSION_PCT\nSedov,240000,\nRykova,140000,0.4\n', ['COMMISSION_PCT']],
  ['Last Name,Base Salary,Pay Basis\nSEDOV,85292,per Annum\nRYKOVA,20.5,per Hour\n', ['Pay Basis']],
  // A register of a fortnight.
  ['Employee,Gross Pay,Tax,Net Pay\nOleg Sedov,75000,9750,65250\n', ['Gross Pay']],
] as const

it.each(tables)('asks about the columns of %j', async (table, headers) => {
  const problems: readonly TableProblem[] = await runTable(['csv', 'csv'], table).then(
    () => [],
    ({ problems }) => problems,
  )
  const asked = problems.map(({ values }) => values?.['header'])
  for (const header of headers) expect(asked).toContain(header)
})
